import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/cms/article_category/index', auth: ['cms-article-category'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/cms/article_category/index',
    key: 'cms-article-category',
    title: { 'zh-cn': '文章分类', en: 'Article categories', 'zh-tw': '文章分類' },
    under: '/cms',
    sort: 0,
  },
]
