import { endpoint, type Id, type Paging } from './endpoint.ts'

interface VerifiedLine {
  cart_info: {
    cart_num: number
    productInfo: { image: string; store_name: string; attrInfo?: { suk: string; image: string } }
  }
}

/** An order that was picked up and verified (orders contract, 核销订单). */
export interface VerifiedOrder {
  id: Id
  order_id: string
  uid: Id
  nickname: string
  pay_price: string
  clerk_name: string
  store_name: string
  pay_type_name: string
  /** HTML at a plain shop where it was refunded in part. */
  status_name: { status_name: string }
  add_time: string
  /** Who brought the customer; 0 for nobody. */
  spread_uid: Id
  /** Its lines, by names of their own. */
  _info: Readonly<Record<string, VerifiedLine>> | readonly VerifiedLine[]
}

export interface VerifiedQuery extends Paging {
  /** Days as `2026/11/01-2026/11/21`. */
  data?: string
  /** What is looked for, and in which field: all, order_id, uid, real_name, user_phone, title. */
  real_name?: string
  field_key?: string
  store_id?: Id
}

/** A figure above the list; a plain shop may have none. */
export interface VerifyFigure {
  name: string
  /** Its unit. */
  field: string
  count: string | number
}

/** Who brought a customer. */
export interface Referrer {
  uid: Id
  nickname: string
  real_name: string
  phone: string
  avatar: string
  spread_count: number
  pay_count: number
  brokerage_price: string
}

/** Rows are called `data`. */
export const listVerifiedOrders = endpoint<{ query: VerifiedQuery }, { data: VerifiedOrder[]; count: number }>(
  'GET',
  '/merchant/verify_order',
)
export const readVerifyFigures = endpoint<Record<never, never>, VerifyFigure[]>('GET', '/merchant/verify_badge')
/** Refused with 400119 at our own server where there is none. */
export const readReferrer = endpoint<{ params: { uid: Id } }, { spread: Referrer }>('GET', '/merchant/verify/spread_info/:uid')
