import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/label', auth: ['user-user-label'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/label',
    key: 'user-user-label',
    title: { 'zh-cn': '用户标签', en: 'User labels', 'zh-tw': '會員標籤' },
    under: '/user',
    sort: 8,
  },
  {
    type: 'button',
    key: 'user-label-cate',
    title: { 'zh-cn': '标签分类', en: 'Label categories', 'zh-tw': '標籤分類' },
    under: 'user-user-label',
  },
]
