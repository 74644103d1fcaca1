import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { CartInfo, OrderUser } from './orders.ts'
import type { ServerForm } from './server-form.ts'

/** What a list's row and a detail of a refund have in common (orders contract, "Refunds"). */
export interface RefundFacts {
  id: Id
  store_order_id: Id
  order_id: string
  uid: Id
  nickname: string
  /** 1 refund only, 2 return and refund, 3 refused, 4 agreed, waiting for the goods, 5 goods on the way, 6 refunded. */
  refund_type: number
  refund_num: number
  refund_price: string | number
  refunded_price: string | number
  /** Of what the buyer sent back. */
  refund_phone: string
  refund_express: string
  refund_express_name: string
  refund_explain: string
  refund_img: string[]
  refund_reason: string
  refuse_reason: string
  remark: string
  is_cancel: number
  is_del: number
  /** 1 where a group buy that failed pays it back: nobody refuses that. */
  is_pink_cancel: number
  refund_status: number
  total_num: number
  pay_price: string | number
  paid: number
  cart_info: CartInfo[]
  _status: { _type: number; _title: string }
}

export interface RefundRow extends RefundFacts {
  add_time: string
  /** The order's number, and its state as text. */
  store_order_order_id: string
  store_order_status: string
  /** Unix seconds, 0 before it is paid back. */
  refunded_time: number
  phone: string
  /** What it is about; a list here, where an order has a table. */
  _info: { cart_info: CartInfo }[]
}

/** `refund_type` 0 for all; `time` a range of days. */
export interface RefundQuery {
  refund_type?: number | string
  order_id?: string
  time?: string
}
/** `num` are figures by `refund_type`, a list or keyed by it; 0 is all of them. */
export const listRefunds = endpoint<
  { query: Paging & RefundQuery },
  { list: RefundRow[]; count: number; num: Record<string, { name: string; num: number }> | { name: string; num: number }[] }
>('GET', '/refund/list')

/** One refund in full, with what the order paid. */
export interface RefundInfo extends RefundFacts {
  store_order_sn: string
  real_name: string
  user_phone: string
  user_address: string
  total_price: string | number
  coupon_price: string | number
  deduction_price: string | number
  pay_postage: string | number
  levelPrice: string | number
  memberPrice: string | number
  pay_type: string
  _pay_time: string
  _add_time: string
  mark: string
  cartInfo: CartInfo[]
}
/** By the refund's own number. */
export const readRefund = endpoint<{ params: { uni: string } }, { orderInfo: RefundInfo; userInfo: OrderUser }>('GET', '/refund/info/:uni')

export const remarkRefund = endpoint<{ params: { id: Id }; body: { remark: string } }, unknown>('PUT', '/refund/remark/:id', {
  encoding: 'json',
})
/** Lets the buyer send the goods back; the shop's own call, a GET that writes. */
export const agreeToReturn = endpoint<{ params: { id: Id } }, unknown>('GET', '/refund/agree/:id')
/** Form "退款处理". */
export const payRefundForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/refund/refund/:id')
/** `type` 1 pays it back, 2 refuses. */
export const payRefund = endpoint<{ params: { id: Id }; body: { refund_price: string; type: 1 | 2 } }, unknown>(
  'PUT',
  '/refund/refund/:id',
  {
    encoding: 'json',
  },
)
/** Form "不退款原因". */
export const refuseRefundForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/refund/no_refund/:id')
export const refuseRefund = endpoint<{ params: { id: Id }; body: { refund_reason: string } }, unknown>('PUT', '/refund/no_refund/:id', {
  encoding: 'json',
})

/** How the buyer of a refund is reached, in clear; ours, which masks it everywhere else. */
export interface RefundContacts {
  real_name: string
  user_phone: string
  user_address: string
  refund_phone: string
}
export const readRefundContacts = endpoint<{ params: { id: Id } }, RefundContacts>('GET', '/refund/personal_data/:id')
