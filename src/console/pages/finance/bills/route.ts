import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/billing_records/index', auth: ['finance-billing_records-index'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance/billing_records/index',
    key: 'finance-billing_records-index',
    title: { 'zh-cn': '账单记录', en: 'Bills', 'zh-tw': '帳單記錄' },
    under: '/finance/user_recharge',
    sort: 2,
  },
]
