import { counted, id, number, record, text } from '../../replies.ts'

export const listShips = counted(
  record({
    ...{ id, type: text, title: text, vip_day: number, price: text, pre_price: text, sort: number, is_del: number, add_time: number },
    version: number,
  }),
)
export const listRights = counted(
  record({
    ...{ id, right_type: text, title: text, show_title: text, image: text, explain: text, number, sort: number, status: number },
    ...{ add_time: number, version: number },
  }),
)
export const listBatches = counted(
  record({ id, title: text, use_day: number, total_num: number, use_num: number, status: number, remark: text, add_time: text }),
)
export const listCards = counted(
  record({
    ...{ id, card_batch_id: id, card_number: text, card_password: text, use_uid: id, username: text, phone: text, use_time: text },
    ...{ status: number, add_time: text },
  }),
)
export const listRecords = counted(
  record({
    ...{ id, uid: id, order_id: text, member_type: text, vip_day: number, pay_price: text, pay_type: text, pay_time: text },
    user: record({ nickname: text, phone: text }),
  }),
)
