import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-order-storeOrder-index'
const path = '/order/list'

/** Roles of the page with one button each. */
const keys = {
  orderPricer: 'order-edit',
  orderShipper: 'order-send',
  orderCashier: 'order-offline-confirm',
  orderNoter: 'order-mark',
  orderTaker: 'order-take',
  orderVerifier: 'order-write-off',
  orderRemover: 'order-delete',
  orderRefunder: 'refund-yes',
  orderRefuser: 'refund-no',
  orderContactReader: 'admin-user-personal-data',
} as const
const readers = ['orderReader', ...Object.keys(keys)]

const orders = (...calls: string[]) => call('adminapi', ...calls.map((one) => one.replace(' ', ' order/')))
const row = (word: string, having: keyof typeof keys, narrowed: string, made: string) => ({
  ...{ page: `${path}${narrowed}`, word, on: 'row' as const, without: 'orderReader', having },
  call: orders(made)[0]!,
})
const beside = (word: string, on: 'list' | 'batch', having: keyof typeof keys, made: string) => ({
  ...{ page: path, word, on, without: 'orderReader', having },
  call: orders(made)[0]!,
})

export default defineRights({
  roles: { orderReader: [page], ...Object.fromEntries(Object.entries(keys).map(([role, key]) => [role, [page, key]])) },
  pages: { [path]: readers },
  calls: [
    {
      who: readers,
      calls: orders(
        'GET list',
        'GET chart',
        'GET info/:id',
        'GET status/:id',
        'GET split_cart_info/:id',
        'GET split_order/:id',
        'GET express_list',
        'GET express/:id',
        'GET sheet_info',
        'GET print/shipping/:order_id',
      ),
    },
    { who: readers, calls: call('adminapi', 'GET export/order_list', 'GET export/order_delivery_list') },
    { who: ['orderPricer'], calls: orders('GET edit/:id', 'PUT update/:id') },
    {
      who: ['orderShipper'],
      calls: orders(
        'PUT delivery/:id',
        'PUT split_delivery/:id',
        'GET distribution/:id',
        'PUT distribution/:id',
        'GET delivery/import_express',
      ),
    },
    { who: ['orderCashier'], calls: orders('POST pay_offline/:id') },
    { who: ['orderNoter'], calls: orders('PUT remark/:id') },
    { who: ['orderTaker'], calls: orders('PUT take/:id') },
    { who: ['orderVerifier'], calls: orders('POST write', 'PUT write_update/:order_id') },
    { who: ['orderRemover'], calls: orders('DELETE del/:id', 'POST dels') },
    { who: ['orderRefunder'], calls: orders('GET refund/:id', 'PUT refund/:id', 'GET refund_integral/:id', 'PUT refund_integral/:id') },
    { who: ['orderRefuser'], calls: orders('GET no_refund/:id', 'PUT no_refund/:id') },
    { who: ['orderContactReader'], calls: orders('GET personal_data') },
  ],
  // who delivers is chosen while an order is shipped
  chooses: [{ who: readers, calls: orders('GET delivery/list') }],
  buttons: [
    row('改价', 'orderPricer', '?orderStatus=0', 'GET edit/:id'),
    row('确认付款', 'orderCashier', '?orderStatus=0&orderPayType=3', 'POST pay_offline/:id'),
    row('发货', 'orderShipper', '?orderStatus=1', 'PUT delivery/:id'),
    row('配送信息', 'orderShipper', '?orderStatus=2', 'GET distribution/:id'),
    row('立即核销', 'orderVerifier', '?orderStatus=5', 'PUT write_update/:order_id'),
    row('已收货', 'orderTaker', '?orderStatus=2', 'PUT take/:id'),
    row('备注', 'orderNoter', '?orderStatus=1', 'PUT remark/:id'),
    row('立即退款', 'orderRefunder', '?orderStatus=4', 'PUT refund/:id'),
    row('退积分', 'orderRefunder', '?orderStatus=4', 'GET refund_integral/:id'),
    row('删除', 'orderRemover', '?orderStatus=-4', 'DELETE del/:id'),
    row('查看收货信息', 'orderContactReader', '', 'GET personal_data'),
    beside('订单核销', 'list', 'orderVerifier', 'POST write'),
    beside('扫码发货', 'list', 'orderShipper', 'PUT delivery/:id'),
    beside('批量发货', 'list', 'orderShipper', 'PUT delivery/:id'),
    beside('批量删除', 'batch', 'orderRemover', 'POST dels'),
  ],
  shopButtons: [
    { page: path, word: '小票打印', key: 'order-tips' },
    { page: path, word: '电子面单打印', key: 'order-electron' },
  ],
})
