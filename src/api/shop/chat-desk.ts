import { endpoint, type Id, type List, type Paging } from '../endpoint.ts'

const side = 'kefu' as const

/** A category of labels with its labels; `disabled` says that the customer has it (customer-service contract, "REST for the workbench"). */
export interface CustomerLabels {
  id: Id
  name: string
  label: { id: Id; label_name: string; disabled: boolean }[]
}

export const readCustomerLabels = endpoint<{ params: { uid: Id } }, CustomerLabels[]>('GET', '/user/label/:uid', { side })
/** `label_ids` are all that the customer is to have, `un_label_ids` those that were taken away. Refused with 410104 when both are empty. */
export const setCustomerLabels = endpoint<{ params: { uid: Id }; body: { label_ids: Id[]; un_label_ids: Id[] } }, unknown>(
  'PUT',
  '/user/label/:uid',
  { side, encoding: 'json' },
)
export const listCustomerGroups = endpoint<object, { id: Id; group_name: string }[]>('GET', '/user/group', { side })
/** Refused with 410103 when the customer is in it already. */
export const setCustomerGroup = endpoint<{ params: { uid: Id; id: Id } }, unknown>('PUT', '/user/group/:uid/:id', { side })

/** A line of an order as the workbench's list has it. Amounts are decimal text or numbers. */
export interface DeskOrderLine {
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
export interface DeskOrder {
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
  cartInfo: DeskOrderLine[]
  /** `_type`: -1 refund, 0 unpaid, 1 to ship, 2 to receive, 3 to review, 4 done. */
  _status?: { _type: number; _title: string; _payType?: string }
}

/** `type`: '' all, 0 unpaid, 1 to ship, -1 refunds. Refused with 410092 when the customer never talked to an agent. */
export const listCustomerOrders = endpoint<{ params: { uid: Id }; query: Paging & { type: number | ''; search: string } }, DeskOrder[]>(
  'GET',
  '/order/list/:uid',
  { side },
)
export const readChatOrder = endpoint<
  { params: { id: Id } },
  { orderInfo: DeskOrder; userInfo: { nickname?: string; spread_name?: string } | null }
>('GET', '/order/info/:id', { side })
export const remarkCustomerOrder = endpoint<{ body: { order_id: string; remark: string } }, unknown>('POST', '/order/remark', { side })
/** The form of another price; it is sent to `order/update/:id`. */
export const customerPriceForm = endpoint<{ params: { id: Id } }, object>('GET', '/order/edit/:id', { side })
export const customerRefundForm = endpoint<{ params: { id: Id } }, object>('GET', '/order/refund_form/:id', { side })
/** `type` 1 agree, 2 refuse. */
export const answerCustomerRefund = endpoint<{ body: { order_id: string; price: string; type: 1 | 2 } }, unknown>('POST', '/order/refund', {
  side,
})

/** A product in the workbench's lists. */
export interface DeskProduct {
  id: Id
  store_name: string
  image: string
  price: string | number
  stock: number
  sales: number | string
}

type ProductQuery = { params: { uid: Id }; query: Paging & { store_name: string } }
export const listBoughtProducts = endpoint<ProductQuery, DeskProduct[]>('GET', '/product/cart/:uid', { side })
export const listSeenProducts = endpoint<ProductQuery, DeskProduct[]>('GET', '/product/visit/:uid', { side })
export const listHotProducts = endpoint<ProductQuery, DeskProduct[]>('GET', '/product/hot/:uid', { side })

/** Agents to whom a conversation can be given: those who are there, without oneself. */
export interface TransferAgent {
  uid: Id
  nickname: string
  avatar: string
  wx_name?: string
  /** Ours: visitors whom they are talking to. */
  talking?: number
}

export const listTransferAgents = endpoint<{ query: { nickname: string; uid: Id } }, List<TransferAgent>>('GET', '/service/transfer_list', {
  side,
})
/** `note` is ours: a word to who takes over. */
export const transferVisitor = endpoint<{ body: { kefuToUid: Id; uid: Id; note?: string } }, unknown>('POST', '/service/transfer', {
  side,
})

/** A canned reply: `title` may be empty. */
export interface CannedReply {
  id: Id
  kefu_id: Id
  cate_id: Id
  title: string
  message: string
  sort: number
  cate_name?: string
}

/** `type` 0 shared, 1 own. */
export type ReplyShelf = 0 | 1

export const listAgentReplies = endpoint<
  { query: Paging & { title: string; cate_id: Id; type: ReplyShelf } },
  CannedReply[] | { list: CannedReply[] }
>('GET', '/service/speechcraft', { side })
export const addAgentReply = endpoint<{ body: { title: string; cate_id: Id; message: string; sort: number } }, unknown>(
  'POST',
  '/service/speechcraft',
  { side },
)
export const changeAgentReply = endpoint<{ params: { id: Id }; body: { title: string; cate_id: Id; message: string } }, unknown>(
  'PUT',
  '/service/speechcraft/:id',
  { side },
)
export const removeAgentReply = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/service/speechcraft/:id', { side })

export interface CannedCategory {
  id: Id
  name: string
  sort: number
}

/** A plain shop answers `{data, count}` where the contract says a list. */
export const listAgentCategories = endpoint<{ query: { type: ReplyShelf } }, CannedCategory[] | { data: CannedCategory[] }>(
  'GET',
  '/service/cate',
  { side },
)
export const addAgentCategory = endpoint<{ body: { name: string; sort: number } }, unknown>('POST', '/service/cate', { side })
export const changeAgentCategory = endpoint<{ params: { id: Id }; body: { name: string; sort: number } }, unknown>(
  'PUT',
  '/service/cate/:id',
  { side },
)
export const removeAgentCategory = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/service/cate/:id', { side })
