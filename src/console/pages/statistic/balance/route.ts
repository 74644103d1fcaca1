import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/balance'

export const routes: readonly Route[] = [{ path, auth: ['admin-statistic'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path: '/finance/balance', key: 'finance-balance-index', under: '/finance', sort: 0 },
    title: { 'zh-cn': '余额记录', en: 'Balances', 'zh-tw': '餘額紀錄' },
  },
  {
    ...{ type: 'menu', path, key: 'admin-statistic', under: '/finance/balance', sort: 100 },
    title: { 'zh-cn': '余额统计', en: 'Balance statistics', 'zh-tw': '餘額統計' },
  },
]
