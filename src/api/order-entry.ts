import { endpoint } from './endpoint.ts'

/** An order as a storefront sends it; amounts are decimal text. */
export interface EntryOrder {
  /** The storefront's own number: an order that comes twice is there once. */
  external_no: string
  uid: number
  /** What is bought: the code of a specification (`unique` of the product calls), and how many pieces. */
  lines: { unique: string; num: number }[]
  /** `weixin`, `alipay`, `allinpay` come in paid; `yue` is paid from the buyer's balance at once, `offline` later. */
  pay_type: string
  /** The number that the bank gave the payment. */
  trade_no?: string
  postage?: string
  coupon_id?: number
  /** One of the buyer's own coupons, in place of `coupon_id`: it is used up, and free again when the order is given up or paid back whole. */
  user_coupon_id?: number
  use_integral?: number
  /** What the points are worth; by the shop's setting unless told. */
  deduction_price?: string
  /** Points that the buyer gets on receipt; by the shop's setting unless told. */
  gain_integral?: number
  /** 1 delivery, 2 pick-up: refused with PICK_UP_OFF where the shop offers none. */
  shipping_type?: 1 | 2
  real_name?: string
  user_phone?: string
  user_address?: string
  province?: string
  mark?: string
  /** 0 official account, 1 mini-program, 2 H5, 3 PC, 4 app. */
  is_channel?: number
}

export interface EnteredOrder {
  id: number
  order_id: string
  pay_price: string
  paid: number
  verify_code: string
  /** False for one that was there already. */
  created: boolean
}

/** Orders of a storefront, by a key of its own in the header `X-Shop-Key`; this product has no other way in for them. */
export const enterOrder = endpoint<{ body: EntryOrder }, EnteredOrder>('POST', '/shop/orders', {
  side: 'storefront',
  encoding: 'json',
  open: true,
})
