import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/cms/article/add_article/:id?', auth: ['cms-article-creat'], under: '/cms/article/index', name: 'cms_addArticle' },
]
