import type { Schema } from '../../schemas.ts'
import { anything, flag, id, list, number, open, orNull, record, text } from '../../replies.ts'

const order = open({ id, order_id: text })
const line = open({ cart_id: id, cart_num: number, surplus_num: number })

export const orders = record({ data: list(order), count: number, is_capped: flag })
/** `counts`: ours, by the number of a state in the list's filter. */
export const chart = record({ un_paid: number, un_send: number, counts: { type: 'object', additionalProperties: number } })
export const info = record({ orderInfo: order, userInfo: open({ uid: id }) })
/** `by_name`: ours, who did it. */
export const events = list(record({ oid: id, change_type: text, change_message: text, change_time: text, by_name: text }))
export const parcel = record({
  delivery_name: text,
  delivery_id: text,
  result: list(record({ time: text, status: text })),
  is_traced: flag,
})
export const parts = list(order)
/** Keyed by their ids, as the shop does it. */
export const lines = open({ line })
export const couriers = list(record({ id, value: text, code: text }))
/** A list without anything in it: what the shop answers where nothing is to be told. */
export const emptyList = list(anything)
export const verified = orNull(open({}))

export const importedWaybills = record({ shipped: number, refused: list(record({ line: number, order_id: text, msg: text })) })

const sheet = (row: Schema) => record({ header: list(text), fileKey: list(id), export: list(row), filename: text })
// goods stand within a line as a list
export const exportedOrders = sheet(list(anything))
export const ordersToShip = sheet(
  record({
    ...{ id, order_id: text, delivery_name: text, delivery_code: text, delivery_id: text, real_name: text, user_phone: text },
    ...{ user_address: text, goods_name: text, pay_price: number, mark: text },
  }),
)
export const waybillSender = record({ express_temp_id: id, id, to_name: text, to_tel: text, to_add: text, export_open: flag })
export const packingSlip = record({
  ...{ order_id: text, user_name: text, user_phone: text, user_address: text, pay_time: text, pay_type: text, pay_postage: text },
  ...{ coupon_price: text, vip_price: text, deduction_price: text, pay_price: text, mark: text },
  list: list(list(record({ index: number, name: text, sku: text, price: text, num: number, sum_price: text }))),
})
export const contacts = list(record({ id, real_name: text, user_phone: text, user_address: text, phone: text }))
