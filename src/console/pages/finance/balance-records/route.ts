import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/balance/balance', auth: ['finance-user-balance'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance',
    key: 'admin-finance',
    title: { 'zh-cn': '财务', en: 'Finance', 'zh-tw': '財務' },
    icon: 's-finance',
    sort: 90,
  },
  {
    type: 'menu',
    path: '/finance/balance',
    key: 'finance-balance-index',
    title: { 'zh-cn': '余额记录', en: 'Balances', 'zh-tw': '餘額紀錄' },
    under: '/finance',
    sort: 0,
  },
  {
    type: 'menu',
    path: '/finance/balance/balance',
    key: 'finance-user-balance',
    title: { 'zh-cn': '余额记录', en: 'Changes of balances', 'zh-tw': '餘額紀錄' },
    under: '/finance/balance',
  },
]
