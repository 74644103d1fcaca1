import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/capital_flow/index', auth: ['finance-capital_flow-index'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance/capital_flow/index',
    key: 'finance-capital_flow-index',
    title: { 'zh-cn': '资金流水', en: 'Flow of money', 'zh-tw': '資金流水' },
    under: '/finance/user_recharge',
    sort: 3,
  },
]
