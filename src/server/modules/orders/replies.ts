import { anything, flag, id, list, number, open, orNull, record, text } from '../../replies.ts'

const order = open({ id, order_id: text })
const line = open({ cart_id: id, cart_num: number, surplus_num: number })

export const orders = record({ data: list(order), count: number, is_capped: flag })
/** `counts`: ours, by the number of a state in the list's filter. */
export const chart = record({ un_paid: number, un_send: number, counts: { type: 'object', additionalProperties: number } })
export const info = record({ orderInfo: order, userInfo: open({ uid: id }) })
export const events = list(record({ oid: id, change_type: text, change_message: text, change_time: text }))
export const parts = list(order)
/** Keyed by their ids, as the shop does it. */
export const lines = open({ line })
export const couriers = list(record({ id, value: text, code: text }))
/** A list without anything in it: what the shop answers where nothing is to be told. */
export const emptyList = list(anything)
export const verified = orNull(open({}))
