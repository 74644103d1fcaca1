import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/order/offline'
const key = 'admin-order-offline'

export const routes: readonly Route[] = [{ path, auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/order', sort: 7 },
    title: { 'zh-cn': '收银订单', en: 'Cashier orders', 'zh-tw': '收銀訂單' },
  },
  { type: 'button', key: 'order-offline-enter', title: { 'zh-cn': '登记收款', en: 'Enter payments', 'zh-tw': '登記收款' }, under: key },
]
