import { counted, flag, id, list, number, open, orNull, record, text } from '../../replies.ts'

const user = open({ uid: id, nickname: text, phone: text, card_id: text, now_money: text, add_time: number, last_time: number })
const label = record({ id, label_cate: id, label_name: text, disabled: { type: 'boolean' } })
const category = record({
  ...{ id, pid: id, owner_id: id, name: text, sort: number, type: number, other: orNull(text), add_time: number },
  label: list(label),
})

const found = (items: typeof user) => record({ list: list(items), count: number, is_capped: flag })

export const listUsers = found(user)
export const listPeople = found(open({ uid: id, nickname: text, phone: text, add_time: text }))
export const readUser = record({
  uid: id,
  userinfo: list(record({ name: text, value: id })),
  headerList: list(record({ title: text, value: id, key: text })),
  count: list(number),
  ps_info: user,
})
export const listRecords = counted(open())
export const readPersonalData = record({ phone: text, card_id: text, addres: text })
export const labelsOf = list(category)
export const saveInfo = record({
  userInfo: open(),
  levelInfo: list(record({ id, name: text })),
  groupInfo: list(record({ id, group_name: text })),
  labelInfo: labelsOf,
})
export const labelTree = list(open({ id, label: text, children: list(open({ id, label: text })) }))
export const listCoupons = counted(open({ id, coupon_title: text }))
export const listCancellations = counted(
  record({ id, uid: id, name: text, phone: text, status: number, remark: text, add_time: text, up_time: text }),
)
export const listBalanceRecords = record({
  list: list(
    record({
      ...{ id, uid: id, link_id: text, type: text, title: text, number: text, balance: text, pm: number, mark: text, status: number },
      ...{ add_time: text, nickname: text, relation: text, type_name: text },
    }),
  ),
  count: number,
  status: open(),
  summary: record({ income: text, payout: text, net: text }),
})
