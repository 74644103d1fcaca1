import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** What a user earned by bringing others (finance contract, 佣金记录). Amounts are decimal text where the shop has any. */
export interface CommissionRow {
  type: null
  pm: null
  income: string
  pay: string
  /** `name|phone|uid`. */
  nickname: string
  phone: string
  uid: Id
  now_money: string
  brokerage_price: string
  time: string
  /** All that was earned. */
  sum_number: string
  /** Paid out. */
  extract_price: number | string
}

/** Sums over all that the filter finds; our own server only. */
export interface CommissionSums {
  sum_number: string
  brokerage_price: string
}

export interface Commissions extends List<CommissionRow> {
  summary?: CommissionSums
}

/** `sum_number` and `brokerage_price` order by them: `asc`, `desc`. */
export const listCommissions = endpoint<
  {
    query: Paging & {
      nickname?: string
      price_min?: string
      price_max?: string
      sum_number?: string
      brokerage_price?: string
      time?: string
    }
  },
  Commissions
>('GET', '/finance/finance/commission_list')

export interface CommissionUser {
  nickname: string
  spread_uid: Id
  spread_name: string
  now_money: string
  brokerage_price: string
  /** All that was earned. */
  number: string
  add_time: string
}
export const readCommissionUser = endpoint<{ params: { id: Id } }, { user_info: CommissionUser }>('GET', '/finance/finance/user_info/:id')

/** An entry of a user's commission. */
export interface CommissionEntry {
  id: Id
  uid: Id
  /** 1 in, 0 out. */
  pm: number
  number: string
  balance: string
  type: string
  title: string
  mark: string
  add_time: string
  _add_time: string
}
/** Days from `start_time` to `end_time`, both whole. The rows are called `data`. */
export const listCommissionEntries = endpoint<
  { params: { id: Id }; query: Paging & { start_time?: string; end_time?: string } },
  { data: CommissionEntry[]; count: number }
>('GET', '/finance/finance/extract_list/:id')
