import type { MakeRows } from './recorded-shop.ts'

/** A place of a page where more of the shop is read than its opening asks for. */
export interface Place {
  /** Behind the page's address, or an address of its own. */
  at?: string
  /** What is pressed there, one after the other. */
  press?: readonly string[]
}

const add = { press: ['add'] }
const edit = { press: ['edit'] }

/** Where the pages read what was recorded, besides being opened. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  'cms/article-categories': [add, edit],
  'cms/article-form': [{ at: '/cms/article/add_article/1' }],
  'finance/commissions': [{ at: '?at=detail-1' }],
  'finance/recharges': [{ press: ['refund'] }],
  'finance/withdrawals': [edit],
  'freight/cities': [add, edit],
  'freight/couriers': [edit],
  'freight/delivery-people': [add, edit],
  'freight/pick-up-staff': [add, edit],
  'freight/pick-up-stores': [edit],
  'freight/shipping-templates': [edit],
  'marketing/recharge-packages': [{ press: ['agreement'] }, add, edit],
  'marketing/sign-rewards': [add, edit],
  'order/cashier': [{ press: ['codes'] }],
  'order/invoices': [{ press: ['order'] }],
  'order/list': [{ press: ['ship'] }, edit, { press: ['refundPoints'] }, { press: ['更多', 'changeDelivery'] }, { at: '?at=detail-3' }],
  'order/refund': [{ press: ['pay'] }, { press: ['refuse'] }, { at: '?at=detail-2' }],
  'order/verified': [{ press: ['referrer'] }],
  'product/attributes': [edit],
  'product/categories': [add, edit],
  'product/editor': [{ at: '/product/add_product/5' }],
  'user/groups': [add],
  'user/labels': [add, { press: ['addCategory'] }, edit],
  'user/levels': [add],
  'user/member-cards': [{ at: '?at=detail-3' }],
  'user/users': [
    ...[add, edit, { press: ['setBalance'] }],
    ...['giveTime', 'giveLevel', 'setLabels'].map((key) => ({ press: ['更多', key] })),
    { at: '?at=detail-3' },
  ],
}

const made =
  (...more: readonly object[]) =>
  (first: object) =>
    more.map((one) => ({ ...first, ...one }))

/** Rows that the recorded shop has none of: what stands at them could not be pressed. */
export const madeRows: Readonly<Record<string, MakeRows>> = {
  'GET /finance/recharge': made({ id: 1, recharge_type: 'weixin' }),
  'GET /finance/extract': made({
    ...{ id: 1, uid: 7, nickname: '孙七', extract_type: 'bank', extract_price: '50.00' },
    ...{ status: 0, fail_msg: '', mark: '', add_time: 1795220599 },
  }),
  'GET /merchant/store_staff': made({ id: 1, uid: 6, nickname: '赵六', avatar: '', staff_name: '赵店长', status: 1, add_time: '' }),
  'GET /merchant/verify_order': made({ id: 1, order_id: 'wx9', uid: 6, nickname: '赵六', spread_uid: 3, _info: {}, add_time: '' }),
  'GET /order/invoice/list': made({
    ...{ id: 1, invoice_id: 7, order_id: 'wx1', pay_price: '90.00', header_type: 1, type: 1, name: '个人', add_time: '' },
    ...{ status: 1, refund_status: 0, is_invoice: 0, invoice_number: '', invoice_reamrk: '', duty_number: '', unique_num: '' },
    ...{ drawer_phone: '', email: '', tell: '', address: '', bank: '', card_number: '', real_name: '', user_phone: '' },
  }),
  'GET /order/list': made(
    { id: 1, order_id: 'wx1', paid: 0, _status: 1, use_integral: '10.00', back_integral: '0.00' },
    { id: 5, order_id: 'wx5', paid: 1, status: 1, _status: 5, delivery_type: 'send', refund_status: 0, refund: [] },
  ),
  'GET /setting/group_data': made({ id: 1, gid: 62, add_time: 1605080140, sort: 3, status: 1, price: '100', give_money: '5' }),
}
