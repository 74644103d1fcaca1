import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/user'

export const routes: readonly Route[] = [{ path, auth: ['admin-statistic'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key: 'admin-statistic', under: '/user', sort: 100 },
    title: { 'zh-cn': '用户统计', en: 'User statistics', 'zh-tw': '會員統計' },
  },
]
