import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { CartInfo, OrderInvoice, OrderRefund } from './order-parts.ts'
import type { ServerForm } from './server-form.ts'

export type { CartInfo, OrderInvoice, OrderRefund } from './order-parts.ts'

/** What a list's row and a detail have in common. Amounts are decimal text, some are numbers in a list. */
export interface OrderFacts {
  id: Id
  /** 0 an order, -1 one that was split, else the order that this is a part of. */
  pid: number
  order_id: string
  trade_no: string
  uid: Id
  real_name: string
  user_phone: string
  user_address: string
  total_num: number
  total_price: string | number
  total_postage: string | number
  pay_price: string | number
  pay_postage: string | number
  deduction_price: string | number
  coupon_id: Id
  coupon_price: string | number
  /** 1 paid. */
  paid: number
  pay_type: string
  /** -2 refunded, 0 to be shipped, 1 to be received, 2 to be reviewed, 3 finished, 4 partly shipped. */
  status: number
  /** 0 none, 1 applied for, 2 refunded, 3 a part of a split order refunded, 4 all parts applied for. */
  refund_status: number
  refund_type: number
  refund_price: string | number
  delivery_name: string
  delivery_code: string
  /** `express`, `send`, `fictitious`, `split`, `delivery_part_split`, empty before it is shipped. */
  delivery_type: string
  delivery_id: string
  fictitious_content: string
  gain_integral: string | number
  use_integral: string | number
  back_integral: string | number
  /** The buyer's word, and the shop's. */
  mark: string
  remark: string
  verify_code: string
  /** 1 delivery, 2 pick-up. */
  shipping_type: number
  /** 1 deleted by the buyer. */
  is_del: number
  /** 0 goods, 1 card code, 2 coupon, 3 virtual. */
  virtual_type: number
  /** The group buy, seckill, bargain or pre-sale that it came from; 0 for none. */
  combination_id: Id
  seckill_id: Id
  bargain_id: Id
  advance_id: Id
  channel_type: string
  /** Address of a courier's label; the booking of one who fetches it; where an electronic waybill was made, what printing it again takes. */
  kuaidi_label: string
  kuaidi_order_id: string
  express_dump: string
  cost: string | number
  custom_form: { title?: string; value?: unknown }[]
  refund: OrderRefund[]
  invoice: OrderInvoice | null
  _pay_time: string
  is_all_refund: boolean
  /** Our own server's: pieces that wait for being shipped, and those that can still be given back through this order. */
  left_to_ship?: number
  left_to_refund?: number
}

/** A row of the list. */
export interface OrderRow extends OrderFacts {
  nickname: string
  phone: string
  add_time: string
  /** 1 running, 2 complete, 3 failed; null for what is no group buy. */
  pinkStatus: number | null
  spread_nickname: string | null
  /** Ids of sub-orders of one that was split. */
  split: unknown[]
  _info: Record<string, { cart_info: CartInfo }>
  /** 1 unpaid … 11 (orders contract, "Computed `_status`"). */
  _status: number
  /** May be a piece of HTML: pages say it by `_status`. */
  status_name: { status_name: string; pics: string[] }
  pay_type_name: string
  /** `[普通订单]`, with its colour. */
  pink_name: string
  color: string
  clerk_name: string
}

/**
 * What a list is narrowed by (orders contract, "List filter values"). `status`: '' all, 0 unpaid, 1 to ship, 7 partly shipped, 2 to receive,
 * 3 to review, 4 done, 5 to verify, 6 verified, -1 refunding, -2 refunded, -3 all refunds, -4 deleted by the buyer, 9 all that are not.
 * `type`: 1 ordinary, 2 group, 3 seckill, 4 bargain, 5 pre-sale, 6 with commission. `pay_type`: 1 weixin, 2 yue, 3 offline,
 * 4 alipay; our own server takes `allinpay`, `friend` and `bank` as well.
 * `data`: a range of days or one of the shop's words. `field_key` says what `real_name` is searched in.
 */
export interface OrderQuery {
  status?: number | string
  type?: number | string
  pay_type?: number | string
  /** `is_channel` of our own server's orders: 0 official account, 1 mini-program, 2 H5, 3 PC, 4 app. */
  channel?: string
  /** 1: paid and not shipped within the hours that our own server's shop promises. */
  late?: string
  data?: string
  real_name?: string
  field_key?: OrderField | ''
  is_del?: number | ''
  order?: string
}
export type OrderField = 'all' | 'order_id' | 'uid' | 'real_name' | 'user_phone' | 'title'

/** `data` where other lists say `list`. Our own server counts a search up to 1,000 orders and says so (`is_capped`). */
export const listOrders = endpoint<{ query: Paging & OrderQuery }, { data: OrderRow[]; count: number; is_capped?: boolean }>(
  'GET',
  '/order/list',
)

export interface OrderChart {
  un_paid: number
  un_send: number
  /** Our own server's: of every state, by its number in the list's filter, and of `all`. */
  counts?: Record<string, number>
}
export const readOrderChart = endpoint<{ query: Omit<OrderQuery, 'status' | 'is_del' | 'order'> }, OrderChart>('GET', '/order/chart')

/** An order that a shop has tidied up: `_status` is an object here, the times are unix seconds with their text beside them. */
export interface TidiedOrder extends OrderFacts {
  add_time: number
  _add_time: string
  cartInfo: CartInfo[]
  /** `_type`: 0 unpaid, 9 to be paid offline, 1 to ship, 2 to receive, 3 to review, 4 done, -1 refund, -2 refunded. */
  _status: { _type: number; _title: string; _msg: string; _payType: string; _deliveryType: string }
  spread_name?: string
}

/** One order in full. */
export interface OrderInfo extends TidiedOrder {
  /** What levels and memberships took off. */
  levelPrice: string | number
  memberPrice: string | number
  vip_true_price: string | number
  _store_name: string
  spread_name: string
}
export interface OrderUser {
  uid: Id
  nickname: string
  real_name: string
  phone: string
  avatar: string
  spread_name?: string
}
export const readOrder = endpoint<{ params: { id: Id } }, { orderInfo: OrderInfo; userInfo: OrderUser }>('GET', '/order/info/:id')

/** What happened to an order, newest first; `change_type` by the contract's "Order event records". */
export interface OrderEvent {
  oid: Id
  change_type: string
  change_message: string
  change_time: string
  /** Who did it, of our own server; nobody where it happened by itself. */
  by_name?: string
}
export const listOrderEvents = endpoint<{ params: { id: Id }; query: Paging }, OrderEvent[]>('GET', '/order/status/:id')

export const remarkOrder = endpoint<{ params: { id: Id }; body: { remark: string } }, unknown>('PUT', '/order/remark/:id', {
  encoding: 'json',
})
/**
 * Form "修改订单": `pay_price` and `gain_integral`, with `order_id`, `total_price` and `pay_postage` as they are. Our own server's carries
 * a `version` as well: a price that was changed after the form was opened is refused with 409 CHANGED and what it is now in `data.row`.
 */
export const editOrderForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/edit/:id')
export const updateOrder = endpoint<{ params: { id: Id }; body: Record<string, unknown> & { version?: number } }, unknown>(
  'PUT',
  '/order/update/:id',
  { encoding: 'json' },
)
/** `pay_price` is our own server's: what somebody has seen, refused with `PAY_PRICE_CHANGED` where the order costs another sum now. */
export const confirmOfflinePayment = endpoint<{ params: { id: Id }; body?: { pay_price: string } }, unknown>(
  'POST',
  '/order/pay_offline/:id',
)

/** Pieces of an article, as a shipment or a refund by piece names them. */
export interface Pieces {
  cart_id: Id
  cart_num: number
}
/**
 * How an order is shipped (orders contract, "Shipping body"): `type` 1 courier, 2 the shop's own delivery man, 3 nothing to deliver.
 * `express_record_type` 1 a number that was typed in, 2 an electronic waybill, 3 a courier who fetches: a shop's own, `shop/orders.ts`.
 */
export interface DeliveryBody {
  type: number
  express_record_type: string
  delivery_name: string
  delivery_code: string
  delivery_id: string
  express_temp_id: Id
  to_name: string
  to_tel: string
  to_addr: string
  sh_delivery_name: string
  sh_delivery_id: string
  sh_delivery_uid: Id
  fictitious_content: string
  day_type: number
  pickup_time: string[]
  service_type?: string
}
export const shipOrder = endpoint<{ params: { id: Id }; body: DeliveryBody }, unknown>('PUT', '/order/delivery/:id', { encoding: 'json' })
/** Ships some of the pieces: they become an order below this one. */
export const shipPieces = endpoint<{ params: { id: Id }; body: DeliveryBody & { cart_ids: Pieces[] } }, unknown>(
  'PUT',
  '/order/split_delivery/:id',
  { encoding: 'json' },
)
/** An article with the pieces that are not shipped yet; the reply is keyed by `cart_id`, empty it is a list. */
export interface SplitLine {
  cart_id: Id
  cart_num: number
  refund_num: number
  surplus_num: number
  cart_info: CartInfo
}
export const readSplitLines = endpoint<{ params: { id: Id } }, Record<string, SplitLine> | SplitLine[]>('GET', '/order/split_cart_info/:id')
/** The sub-orders of one that was split. */
export const listSplitOrders = endpoint<{ params: { id: Id } }, OrderRow[]>('GET', '/order/split_order/:id')

/** Form "配送信息": courier and number, or the delivery man. */
export const distributionForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/distribution/:id')
export const updateDistribution = endpoint<{ params: { id: Id }; body: Record<string, unknown> }, unknown>(
  'PUT',
  '/order/distribution/:id',
  { encoding: 'json' },
)

/** A courier to choose among; `value` is its name. */
export interface CourierChoice {
  id: Id
  value: string
  code: string
}
/** `status` 1: those with electronic waybills alone. */
export const listOrderCouriers = endpoint<{ query: { status?: number | '' } }, CourierChoice[]>('GET', '/order/express_list')
/** The buyer has got it. */
export const takeOrder = endpoint<{ params: { id: Id } }, unknown>('PUT', '/order/take/:id')
/** A pick-up order by its code, text of 12 digits: `confirm` 0 shows the order, 1 verifies it. */
export const verifyOrder = endpoint<{ body: { code: string; confirm: 0 | 1 } }, OrderRow | []>('POST', '/order/write', { encoding: 'json' })
/** A pick-up order by its number. */
export const verifyOrderById = endpoint<{ params: { order_id: string } }, unknown>('PUT', '/order/write_update/:order_id')

/** Makes a refund and pays it at once; without `cart_ids` of the whole order. */
export const refundOrder = endpoint<{ params: { id: Id }; body: { refund_price: string; cart_ids: Pieces[] } }, unknown>(
  'PUT',
  '/order/refund/:id',
  { encoding: 'json' },
)
/** Form "退款处理" of an order. */
export const refundOrderForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/refund/:id')
/** Form "不退款原因" for the refund of an order that waits for an answer (100026 where none does). */
export const refuseOrderRefundForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/no_refund/:id')
export const refuseOrderRefund = endpoint<{ params: { id: Id }; body: { refund_reason: string } }, unknown>('PUT', '/order/no_refund/:id', {
  encoding: 'json',
})
/** Form "退积分": points that were used and are to go back. */
export const refundPointsForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/order/refund_integral/:id')
export const refundPoints = endpoint<{ params: { id: Id }; body: Record<string, unknown> }, unknown>('PUT', '/order/refund_integral/:id', {
  encoding: 'json',
})

/** Only what the buyer has deleted (400157). */
export const removeOrder = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/order/del/:id')
/** `all` 1 takes whatever `where` finds. */
export const removeOrders = endpoint<{ body: { ids: Id[]; all: 0 | 1; where: OrderQuery } }, unknown>('POST', '/order/dels', {
  encoding: 'json',
})

/** Where an order goes and how its buyer is reached, in clear; ours, which masks it everywhere else. */
export interface OrderContacts {
  id: number
  real_name: string
  user_phone: string
  user_address: string
  /** Of the buyer, who may be somebody else. */
  phone: string
}
/** Of several at once; ids joined by commas. */
export const readOrderContacts = endpoint<{ query: { ids: string } }, OrderContacts[]>('GET', '/order/personal_data')
