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
  {
    type: 'button',
    key: 'admin-store-supplierList-index-merge',
    title: { 'zh-cn': '合并', en: 'Merge', 'zh-tw': '合併' },
    under: 'admin-store-supplierList-index',
    api: 'POST /api/party/supplier/merge',
  },
]
