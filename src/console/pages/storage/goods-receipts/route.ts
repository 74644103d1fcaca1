import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-godownEntry-index'

export const routes: readonly Route[] = [{ path: '/storageManagement/godownEntry/:id?', side: 'factory', auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/storageManagement',
    key: 'admin-store-storageManagement',
    title: { 'zh-cn': '仓储管理', en: 'Storage', 'zh-tw': '倉儲管理' },
    icon: 'box',
    sort: 50,
  },
  {
    type: 'menu',
    path: '/storageManagement/godownEntry',
    key,
    title: { 'zh-cn': '入库单', en: 'Receipts', 'zh-tw': '入庫單' },
    under: '/storageManagement',
    sort: 20,
  },
]
