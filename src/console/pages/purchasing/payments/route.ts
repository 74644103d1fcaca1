import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-payments-index'

export const routes: readonly Route[] = [{ path: '/purchasingManagement/payments', side: 'factory', auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/purchasingManagement/payments',
    key,
    title: { 'zh-cn': '付款记录', en: 'Payments', 'zh-tw': '付款記錄' },
    under: '/purchasingManagement',
    sort: 10,
  },
]
