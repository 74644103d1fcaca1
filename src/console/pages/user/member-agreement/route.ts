import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/grade/agreement', auth: ['admin-user-grade-agreement'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/grade/agreement',
    key: 'admin-user-grade-agreement',
    title: { 'zh-cn': '会员协议', en: 'Agreement', 'zh-tw': '會員協議' },
    under: '/user/grade',
    sort: 1,
  },
]
