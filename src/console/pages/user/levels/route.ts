import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/level', auth: ['user-user-level'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/level',
    key: 'user-user-level',
    title: { 'zh-cn': '用户等级', en: 'User levels', 'zh-tw': '會員等級' },
    under: '/user',
    sort: 7,
  },
]
