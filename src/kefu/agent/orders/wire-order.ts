import type { Id } from '#src/api/endpoint.ts'

/** A line of an order as the workbench's list has it. Amounts are decimal text or numbers. */
export interface WireOrderLine {
  cart_num: number
  truePrice?: string | number
  productInfo?: {
    id?: Id
    store_name?: string
    image?: string
    price?: string | number
    attrInfo?: { suk?: string; price?: string | number; image?: string }
  }
}

/** An order as the shop tidies it up for the workbench (customer-service and orders contracts); times are written out. */
export interface WireOrder {
  id: Id
  order_id: string
  total_num: number
  total_price: string | number
  pay_price: string | number
  pay_postage: string | number
  coupon_price?: string | number
  paid: number
  pay_type?: string
  refund_status: number
  /** 1 delivery, 2 pick-up. */
  shipping_type: number
  real_name?: string
  user_phone?: string
  user_address?: string
  /** The buyer's word, and the shop's. */
  mark?: string
  remark?: string
  delivery_type?: string
  delivery_name?: string
  delivery_id?: string
  add_time?: string | number
  _add_time?: string
  _pay_time?: string
  cartInfo: WireOrderLine[]
  /** `_type`: -1 refund, 0 unpaid, 1 to ship, 2 to receive, 3 to review, 4 done. */
  _status?: { _type: number; _title: string; _payType?: string }
}
