import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A movement of money between the shop and the world (finance contract, 资金流水). */
export interface FlowRow {
  id: Id
  flow_id: string
  order_id: string
  uid: Id
  nickname: string
  phone: string
  /** Decimal text, below zero what is paid out. */
  price: string
  /** Name of the kind, in the shop's language. */
  trading_type: string
  pay_type: string
  pay_type_name: string
  mark: string
  add_time: string
  /** What everything that the filter finds comes to, up to this one; our own server only. */
  running?: string
}

/** Sums over all that the filter finds; our own server only. */
export interface FlowSums {
  income: string
  payout: string
  net: string
}

/** `status` names the kinds by their number, 0 for all. */
export interface Flows extends List<FlowRow> {
  status: string[]
  summary?: FlowSums
}

/** The reply to `export=1` (conventions 8). */
export interface FlowSheet {
  list: FlowRow[]
  fileKey: string[]
  header: string[]
  fileName: string
}

interface FlowQuery extends Paging {
  time?: string
  trading_type?: number | string
  keywords?: string
  /** What a bill said of its flows: their ids, separated by commas, or what stands for them. */
  ids?: string
  export?: number
}

export const listFlows = endpoint<{ query: FlowQuery }, Flows | FlowSheet>('GET', '/statistic/flow/get_list')
export const markFlow = endpoint<{ params: { id: Id }; body: { mark: string } }, unknown>('POST', '/statistic/flow/set_mark/:id', {
  encoding: 'json',
})

export type BillType = 'day' | 'week' | 'month'

/** Sums of a bill, or of all that the filter finds. */
export interface BillSums {
  income_price: string
  exp_price: string
  entry_price: string
}

/** `summary` comes from our own server only. */
export interface Bills extends List<BillRow> {
  summary?: BillSums
}

/** What came in and went out in a day, a week or a month (账单记录). */
export interface BillRow extends BillSums {
  /** Counts the rows. */
  id: Id
  title: string
  /** The day, week or month, as the shop writes it. */
  add_time: string
  ids: string | readonly Id[]
}

export const listBills = endpoint<{ query: Paging & { type?: BillType; time?: string } }, Bills>('GET', '/statistic/flow/get_record')
