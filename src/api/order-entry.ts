import { endpoint } from './endpoint.ts'

/**
 * An order as a storefront sends it; amounts are decimal text. What goods cost is the shop's to say: the lower of what the buyer's level pays
 * and, for paid members, the members' price.
 */
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

/** A buyer wants money back, with or without the goods. */
export interface EntryRefund {
  /** The storefront's own number: what is asked for twice is there once. */
  external_no: string
  uid: number
  /** The shop's number of the order. */
  order_id: string
  /** 1 the money alone, 2 with the goods. */
  type: 1 | 2
  /** Pieces by the codes of their specifications; all that are left without them. */
  lines?: { unique: string; num: number }[]
  reason?: string
  explain?: string
  phone?: string
}

export interface EnteredRefund {
  id: number
  /** Of the refund. */
  order_id: string
  refund_price: string
  /** As it goes on (orders contract, "Refunds"): a later call of the same number says where it is by then. */
  refund_type: number
  created: boolean
}

/** Refunds that buyers ask for in a storefront, by the same key. */
export const enterRefund = endpoint<{ body: EntryRefund }, EnteredRefund>('POST', '/shop/refunds', {
  side: 'storefront',
  encoding: 'json',
  open: true,
})

/** A promoter wants their commission paid out: it is taken of the balance at once, and waits for the shop. */
export interface EntryExtract {
  external_no: string
  uid: number
  extract_type: 'weixin' | 'alipay' | 'bank' | 'balance'
  /** Decimal text. */
  extract_price: string
  real_name?: string
  /** Where it is paid to, by its type: one of these, a card together with its bank. */
  wechat?: string
  alipay_code?: string
  bank_code?: string
  bank_address?: string
  mark?: string
}

export interface EnteredExtract {
  id: number
  extract_price: string
  /** Commission that was left then. */
  balance: string
  /** -1 refused, 0 waiting, 1 passed. */
  status: number
  created: boolean
}

/** Withdrawals that promoters ask for in a storefront, by the same key. */
export const enterExtract = endpoint<{ body: EntryExtract }, EnteredExtract>('POST', '/shop/extracts', {
  side: 'storefront',
  encoding: 'json',
  open: true,
})

/** What a buyer says of a line of an order that they received; with the last of its lines the order is over. */
export interface EntryReview {
  external_no: string
  uid: number
  /** The shop's number of the order. */
  order_id: string
  /** The code of the specification that was bought. */
  unique: string
  /** Whole stars, from one to five. */
  product_score: number
  service_score: number
  comment?: string
  /** Addresses of at most eight pictures. */
  pics?: string[]
}

export interface EnteredReview {
  id: number
  /** 0 waits for being looked at, 1 is shown, 2 is not. */
  status: number
  /** Of the order: 2 while others of its lines wait, 3 once it is over. */
  order_status: number
  created: boolean
}

/** Reviews of buyers in a storefront, by the same key (products contract, 商品评论). */
export const enterReview = endpoint<{ body: EntryReview }, EnteredReview>('POST', '/shop/reviews', {
  side: 'storefront',
  encoding: 'json',
  open: true,
})
