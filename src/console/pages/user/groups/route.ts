import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/group', auth: ['user-user-group'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user',
    key: 'admin-user',
    title: { 'zh-cn': '用户', en: 'Users', 'zh-tw': '會員' },
    icon: 'user-solid',
    sort: 125,
  },
  {
    type: 'menu',
    path: '/user/group',
    key: 'user-user-group',
    title: { 'zh-cn': '用户分组', en: 'User groups', 'zh-tw': '會員分組' },
    under: '/user',
    sort: 9,
  },
]
