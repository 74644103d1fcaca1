import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/statistic/transaction'

export const routes: readonly Route[] = [{ path, auth: ['admin-statistic'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path: '/finance', key: 'admin-finance', icon: 's-finance', sort: 90 },
    title: { 'zh-cn': '财务', en: 'Finance', 'zh-tw': '財務' },
  },
  {
    ...{ type: 'menu', path, key: 'admin-statistic', under: '/finance', sort: 100 },
    title: { 'zh-cn': '交易统计', en: 'Trade statistics', 'zh-tw': '交易統計' },
  },
]
