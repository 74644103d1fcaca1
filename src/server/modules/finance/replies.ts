import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const withdrawalRow = record({
  ...{ id, uid: id, nickname: text, avatar: text, real_name: text, extract_type: text, bank_code: text, bank_address: text },
  ...{ alipay_code: text, wechat: text, qrcode_url: text, extract_price: text, extract_fee: text, balance: text, mark: text },
  ...{ status: number, fail_msg: text, add_time: text, decided_time: text, shared_users: number, is_unusual: number },
})
export const listWithdrawals = record({
  extract_statistics: record({ price: number, priced: number, brokerage_count: text, brokerage_not: number }),
  list: counted(withdrawalRow),
})

const rechargeRow = record({
  ...{ id, uid: id, order_id: text, trade_no: text, price: text, give_price: text, recharge_type: text, paid: number, pay_time: number },
  ...{ add_time: number, refund_price: text, channel_type: text, nickname: text, avatar: text, _recharge_type: text, _pay_time: text },
  ...{ _add_time: text, paid_type: text },
})
export const listRecharges = counted(rechargeRow)
export const rechargeFigures = list(record({ name: text, field: text, count: number, className: text, col: number }))

/** Of a list, or of what is written into a file. */
export const listFlows = open({ list: list(open()), count: number, status: list(text), summary: anything })

const sums = { income_price: text, exp_price: text, entry_price: text }
export const listBills = record({
  list: list(record({ id: number, title: text, add_time: text, ...sums, ids: text })),
  count: number,
  summary: record(sums),
})

const commissionRow = record({
  ...{ type: anything, pm: anything, income: text, pay: text, nickname: text, phone: text, uid: id, now_money: text },
  ...{ brokerage_price: text, time: text, sum_number: text, extract_price: number },
})
export const listCommissions = record({
  list: list(commissionRow),
  count: number,
  summary: record({ sum_number: text, brokerage_price: text }),
})
export const readCommissionUser = record({
  user_info: record({
    ...{ nickname: text, spread_uid: id, now_money: text, add_time: text, brokerage_price: text, number: text, spread_name: text },
  }),
})
const entry = record({
  ...{ id, uid: id, pm: number, number: text, balance: text, type: text, title: text, mark: text, add_time: text, _add_time: text },
})
export const listEntries = record({ data: list(entry), count: number })

export const readWithdrawalAccount = record({ real_name: text, bank_code: text, bank_address: text, alipay_code: text, wechat: text })

const bookSums = { paid: text, flow: text, owed: text, ledger: text }
const bookRow = record({
  ...{ ...bookSums, kind: number, number: text, ref: id, uid: id, nickname: text, pay_type_name: text, add_time: text, flow_gap: text },
  ...{ ledger_gap: text, flow_number: text },
})
export const listReconciliation = record({
  ...{ list: list(bookRow), count: number },
  kinds: list(record({ ...bookSums, kind: number, count: number, differences: number })),
})
