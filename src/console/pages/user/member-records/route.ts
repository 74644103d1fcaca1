import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/grade/record', auth: ['admin-user-grade-record'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/grade/record',
    key: 'admin-user-grade-record',
    title: { 'zh-cn': '会员记录', en: 'Members', 'zh-tw': '會員記錄' },
    under: '/user/grade',
    sort: 2,
  },
]
