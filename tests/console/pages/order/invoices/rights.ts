import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-order-startOrderInvoice-index'
const path = '/order/invoice/list'
const roles = {
  invoiceReader: ['admin-order', page],
  invoiceEditor: ['admin-order', page, 'invoice-edit'],
  invoiceOrderReader: ['admin-order', page, 'invoice-order-info'],
  invoiceContactReader: ['admin-order', page, 'admin-user-personal-data'],
}
const readers = Object.keys(roles)
const on = { page: path, on: 'row', without: 'invoiceReader' } as const

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET order/invoice/list', 'GET order/invoice/chart') },
    { who: ['invoiceEditor'], calls: call('adminapi', 'POST order/invoice/set/:id') },
    { who: ['invoiceOrderReader'], calls: call('adminapi', 'GET order/invoice_order_info/:id') },
    { who: ['invoiceContactReader'], calls: call('adminapi', 'GET order/invoice/personal_data/:id') },
  ],
  buttons: [
    { ...on, word: '编辑', having: 'invoiceEditor', call: 'POST /adminapi/order/invoice/set/:id' },
    { ...on, word: '订单信息', having: 'invoiceOrderReader', call: 'GET /adminapi/order/invoice_order_info/:id' },
    { ...on, word: '查看联系方式', having: 'invoiceContactReader', call: 'GET /adminapi/order/invoice/personal_data/:id' },
  ],
})
