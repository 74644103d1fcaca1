import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/customerManage/supplierList/:id?', side: 'factory', auth: ['admin-store-supplierList-index'], hasRecords: true },
]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/customerManage/supplierList',
    key: 'admin-store-supplierList-index',
    title: { 'zh-cn': '供应商', en: 'Suppliers', 'zh-tw': '供應商' },
    under: '/customerManage',
    sort: 10,
  },
]
