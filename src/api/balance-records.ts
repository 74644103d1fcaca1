import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A change of a user's balance (finance contract, 余额记录). */
export interface BalanceRecord {
  id: Id
  /** What it belongs to: an order's number, or a name. */
  relation: string
  add_time: string | number
  /** 1 in, 0 out. */
  pm: number
  /** Decimal text above nought. */
  number: string
  /** What the user has after it. */
  balance?: string
  nickname: string
  type_name: string
  mark: string
}

export interface BalanceReply extends List<BalanceRecord> {
  /** Kinds that a list can be narrowed to, by their place in it from 1. */
  status: Readonly<Record<string, string>>
  /** Sums over all that the filter finds; our own server only. */
  summary?: { income: string; payout: string; net: string }
}

/** `time` as a range or keyword, `trading_type` 0 for all kinds. */
export const listBalanceRecords = endpoint<{ query: Paging & { time?: string; trading_type?: number } }, BalanceReply>(
  'GET',
  '/finance/balance/list',
)
/** Refused with 400106 without words. */
export const markBalanceRecord = endpoint<{ params: { id: Id }; body: { mark: string } }, unknown>('POST', '/finance/balance/set_mark/:id')
