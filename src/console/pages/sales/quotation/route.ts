import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/marketingManagement/quotation/:id?', auth: ['admin-store-quotation-index'], hasRecords: true },
]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/marketingManagement/quotation',
    key: 'admin-store-quotation-index',
    title: { 'zh-cn': '报价单', en: 'Quotations', 'zh-tw': '報價單' },
    under: '/marketingManagement',
    sort: 10,
  },
]
