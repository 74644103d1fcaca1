import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/finance/reconciliation'
const key = 'finance-reconciliation-index'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/finance/user_recharge', sort: 1 },
    title: { 'zh-cn': '对账', en: 'Reconciliation', 'zh-tw': '對帳' },
  },
]
