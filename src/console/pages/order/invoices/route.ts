import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/order/invoice/list'
const key = 'admin-order-startOrderInvoice-index'

export const routes: readonly Route[] = [{ path, auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/order', sort: 6 },
    title: { 'zh-cn': '发票管理', en: 'Invoices', 'zh-tw': '發票管理' },
  },
  { type: 'button', key: 'invoice-edit', title: { 'zh-cn': '编辑发票', en: 'Edit', 'zh-tw': '編輯發票' }, under: key },
  {
    type: 'button',
    key: 'invoice-order-info',
    title: { 'zh-cn': '发票订单信息', en: 'See the order', 'zh-tw': '發票訂單資訊' },
    under: key,
  },
]
