import type { Id } from './endpoint.ts'

/** One article of an order: what was bought, how often, and what one piece cost (orders contract, `order/list` row). */
export interface CartInfo {
  /** The cart's id, by which a shipment or a refund by piece names it. */
  id: Id
  product_id: Id
  cart_num: number
  productInfo: {
    id: Id
    image: string
    store_name: string
    unit_name?: string
    price?: string | number
    attrInfo?: { image: string; suk: string; price: string | number }
  }
  /** What a piece cost the shop when it was sold; nought where nobody said. */
  costPrice?: string | number
  /** Paid for one piece, after what a level or a membership takes off. */
  truePrice: string | number
  /** What a level or a membership takes off one piece. */
  vip_truePrice: string | number
  /** Of all pieces: what a coupon and points take off. */
  coupon_price?: string | number
  integral_price?: string | number
  postage_price?: string | number
  /** Paid for all of its pieces together, exactly. */
  sum_true_price?: string | number
  /** Pieces that were refunded or are being refunded. */
  refund_num?: number
  /** In the detail: pieces that were not shipped yet, and those that can still be refunded. */
  surplus_num?: number
  surplus_refund_num?: number
}

/** What an order tells of a refund of it. */
export interface OrderRefund {
  id: Id
  order_id: string
  /** 1 refund only, 2 return and refund, 3 refused, 4 agreed, 5 goods on the way, 6 refunded. */
  refund_type: number
  refund_num: number
  refund_price: string | number
  refunded_price: string | number
  refund_reason: string
  refund_explain: string
  refuse_reason: string
  /** Unix seconds. */
  add_time: number
}

export interface OrderInvoice {
  /** 1 electronic ordinary, 2 paper special. */
  type: number
  /** 1 personal, 2 company. */
  header_type: number
  name: string
  duty_number: string
  drawer_phone: string
  email: string
  /** 1 issued. */
  is_invoice: number
  invoice_number: string
  remark: string
}
