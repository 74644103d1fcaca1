import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-outboundOrder-index'

export const routes: readonly Route[] = [{ path: '/outboundManagement/outboundOrder/:id?', side: 'factory', auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/outboundManagement',
    key: 'admin-store-outboundManagement',
    title: { 'zh-cn': '出库管理', en: 'Goods out', 'zh-tw': '出庫管理' },
    icon: 'truck',
    sort: 45,
  },
  {
    type: 'menu',
    path: '/outboundManagement/outboundOrder',
    key,
    title: { 'zh-cn': '出库单', en: 'Issues', 'zh-tw': '出庫單' },
    under: '/outboundManagement',
    sort: 20,
  },
  {
    ...{ type: 'button', key: 'stock:negative', under: key },
    title: { 'zh-cn': '允许负库存过账', en: 'Let stock fall below nought', 'zh-tw': '允許負庫存過帳' },
  },
]
