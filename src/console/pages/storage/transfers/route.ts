import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-transfer-index'

export const routes: readonly Route[] = [{ path: '/storageManagement/transfer/:id?', side: 'factory', auth: [key], hasRecords: true }]

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
    path: '/storageManagement/transfer',
    key,
    title: { 'zh-cn': '调拨单', en: 'Transfers', 'zh-tw': '調撥單' },
    under: '/storageManagement',
    sort: 12,
  },
]
