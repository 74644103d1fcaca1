import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-storageDetails-index'

export const routes: readonly Route[] = [{ path: '/storageManagement/storageDetails', side: 'factory', auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/storageManagement/storageDetails',
    key,
    title: { 'zh-cn': '库存明细', en: 'Stock', 'zh-tw': '庫存明細' },
    under: '/storageManagement',
    sort: 16,
  },
  {
    type: 'button',
    key: 'admin-store-storageDetails-qc',
    title: { 'zh-cn': '质检判定', en: 'Inspect lots', 'zh-tw': '質檢判定' },
    under: key,
  },
  { type: 'button', key: 'cost:view', title: { 'zh-cn': '查看成本', en: 'See costs', 'zh-tw': '檢視成本' }, under: key },
]
