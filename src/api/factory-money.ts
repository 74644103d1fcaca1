import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { PaperType } from './factory-orders.ts'

// Payments, what they settle, and what is open (manufacturing 2.10 I3, 3.2, 3.4); amounts are decimal text.

const factory = { side: 'factory', encoding: 'json' } as const
const reading = { ...factory, keepsReads: true } as const

/** Money that comes in (`in`) or goes out, and the debts that it settles. */
export interface PaidBody {
  client_token?: string
  side: 'in' | 'out'
  party_id: Id
  biz_date?: string
  account_id?: Id
  method?: 'cash' | 'bank' | 'wechat' | 'alipay' | 'draft'
  amount: string
  discount?: string
  doc?: { type: PaperType; id: Id }
  allocations?: readonly { type: PaperType; id: Id; amount: string }[]
  auto?: 'fifo' | 'due' | 'none'
  ref_no?: string
  remark?: string
  /** Addresses of pictures. */
  files?: readonly string[]
}

/** Refused with AMOUNT_MISSING, ALLOCATION_OVER, MONTH_CLOSED; what is too much stays as money in advance. */
export const addPaid = endpoint<
  { body: PaidBody },
  { id: number; sn: string; allocated: { sn: string; amount: string; open_after: string }[]; unallocated: string; party_balance: string }
>('POST', '/order/addPaid', factory)
/** Takes money back by a document that mirrors it; what it had settled is open again. */
export const removePaid = endpoint<{ body: { id: Id; reason: string } }, { reversal_id: number; restored: { sn: string; open: string }[] }>(
  'POST',
  '/order/delPaid',
  factory,
)

/** What a list of payments is narrowed by; days are inclusive. */
export interface PaidQuery extends Paging {
  doc?: { type: PaperType; id: Id }
  party_id?: Id
  side?: 'in' | 'out'
  date_from?: string
  date_to?: string
  account_id?: Id
  method?: string
  /** Number, reference, remark or party. */
  keyword?: string
  /** `left`: something of it settles nothing yet. */
  state?: '' | 'left' | 'settled' | 'undone'
}

/** A debt that a payment has settled so much of; `ids` take that back. */
interface PaidAllocation {
  id: number
  type: string
  sn: string
  amount: string
  ids: readonly number[]
}

/** A payment; `doc` is what it was made for. */
export interface PaidRow {
  id: number
  sn: string
  type: string
  biz_date: string
  amount: string
  discount: string
  method: string
  ref_no: string
  remark: string
  /** 2, or 8 once it was taken back. */
  status: number
  operator: string
  account: string | null
  party_id: number
  party: string
  doc: { type: PaperType; id: number; sn: string } | null
  /** Why it was taken back. */
  reason: string
  allocations: readonly PaidAllocation[]
  unallocated: string
}

/** Payments by pages; sums are of all that is found and was not taken back. */
export const listPaid = endpoint<
  { body: PaidQuery },
  { list: PaidRow[]; count: number; summary: { amount: string; discount: string; unallocated: string } }
>('POST', '/order/paidList', reading)

/** A debt that is not settled whole. */
export interface OpenDebt {
  id: number
  type: string
  sn: string
  biz_date: string
  due: string
  original: string
  allocated: string
  open: string
  /** Days since it was due; 0 for what is not. */
  overdue: number
}

/** What of money settles nothing yet. */
export interface OpenMoney {
  id: number
  sn: string
  biz_date: string
  amount: string
  left: string
}

/** What is open between a party and us (manufacturing 3.4). `balance` is what is owed, below nought where too much was paid. */
export interface OpenItems {
  list: OpenDebt[]
  unallocated: OpenMoney[]
  balance: string
  overdue: string
}

export const openItemsOf = endpoint<{ body: { party_id: Id; side: 'AR' | 'AP'; as_of?: string } }, OpenItems>(
  'POST',
  '/finance/openItems',
  reading,
)

/** What settles debts: pairs of documents with amounts, or one payment with what is owed in an order. Refused with ALLOCATION_OVER. */
export const allocatePaid = endpoint<
  { body: { client_token?: string; pairs?: readonly { from: Id; to: Id; amount: string }[]; from?: Id; auto?: 'fifo' | 'due' } },
  { allocated: { sn: string; amount: string; open_after: string }[]; unallocated: string }
>('POST', '/finance/allocate', factory)

/** Takes back what was settled; the money stays, and is to settle something else. */
export const unallocatePaid = endpoint<{ body: { ids: readonly Id[]; reason: string } }, { restored: { sn: string; open: string }[] }>(
  'POST',
  '/finance/unallocate',
  factory,
)
