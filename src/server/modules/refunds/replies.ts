import { id, list, number, open, record, text } from '../../replies.ts'

const refund = open({ id, order_id: text })

export const refunds = record({ list: list(refund), count: number, num: list(record({ name: text, num: number })) })
export const info = record({ orderInfo: refund, userInfo: open({ uid: id }) })
export const contacts = record({ real_name: text, user_phone: text, user_address: text, refund_phone: text })
