import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-order-offline'
const path = '/order/offline'
const roles = { cashierReader: ['admin-order', page], cashierClerk: ['admin-order', page, 'order-offline-enter'] }
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET order/scan_list') },
    {
      who: ['cashierClerk'],
      calls: call(
        'adminapi',
        'POST order/cashier_payment',
        'POST order/cashier_sale',
        'POST order/cashier_quote',
        'GET order/cashier_goods',
      ),
    },
  ],
  chooses: [{ who: ['cashierClerk'], calls: call('adminapi', 'GET app/wechat/kefu/create') }],
  buttons: [
    {
      page: path,
      without: 'cashierReader',
      word: '收银开单',
      on: 'list',
      having: 'cashierClerk',
      call: 'POST /adminapi/order/cashier_sale',
    },
    {
      page: path,
      without: 'cashierReader',
      word: '登记收款',
      on: 'list',
      having: 'cashierClerk',
      call: 'POST /adminapi/order/cashier_payment',
    },
  ],
  shopButtons: [{ page: path, word: '查看收款二维码', key: 'order-offline-qrcode' }],
})
