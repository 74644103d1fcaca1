import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/finance/commission', auth: ['finance-finance-commission'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance/finance',
    key: 'finance-finance-index',
    title: { 'zh-cn': '佣金记录', en: 'Commissions', 'zh-tw': '佣金記錄' },
    under: '/finance',
    sort: 2,
  },
  {
    type: 'menu',
    path: '/finance/finance/commission',
    key: 'finance-finance-commission',
    title: { 'zh-cn': '佣金记录', en: 'Commissions', 'zh-tw': '佣金記錄' },
    under: '/finance/finance',
  },
]
