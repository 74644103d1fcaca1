import { endpoint, type Id } from './endpoint.ts'

const side = 'kefu' as const

/** What a frame shows of a product; `sales` counts what the shop adds to it. */
export interface ChatProduct {
  id: Id
  store_name: string
  sales: string
  image: string
  slider_image: string[]
  price: string
  vip_price: string
  ot_price: string
  stock: number
}

/** A product's page; `description` is HTML of the shop's staff. */
export interface ChatProductDetail extends ChatProduct {
  description: string
}

/**
 * An order as a card of a message and a visitor's page show it: the tidied order of orders.md, with day and hour of it. What the shop
 * notes for itself and what the goods cost it are left out.
 */
export interface ChatOrder extends Record<string, unknown> {
  id: Id
  order_id: string
  pay_price: string
  total_num: number
  cartInfo: Record<string, unknown>[]
  _status: { _type: number; _title: string; _msg: string; _class: string; _payType: string; _deliveryType: string }
  add_time_y: string
  add_time_h: string
}

/** A product as an agent opens it. Refused with 410143 where there is none. */
export const readChatProduct = endpoint<{ params: { id: Id } }, ChatProductDetail>('GET', '/product/info/:id', { side })
/** The same for a visitor, signed in or not: what is for sale. */
export const readVisitorProduct = endpoint<{ params: { id: Id } }, ChatProductDetail>('GET', '/tourist/product/:id', { side, open: true })
/**
 * An order of a customer of one's own, by its id; at our server by its number as well. Refused with 410173 where there is none, 410092 for
 * an order of somebody else's customer (ours), 410032 without its buyer.
 */
export const readChatOrder = endpoint<{ params: { id: Id } }, { orderInfo: Record<string, unknown>; userInfo: Record<string, unknown> }>(
  'GET',
  '/order/info/:id',
  { side },
)
/** A visitor's own order by its number; refused with 410090 for who proves nothing (a tourist has no orders), 410173 for another's. */
export const readVisitorOrder = endpoint<{ params: { order_id: string }; query: { token: string } }, ChatOrder>(
  'GET',
  '/tourist/order/:order_id',
  { side, open: true },
)
