import { endpoint } from './endpoint.ts'

/** Rules of the factory that its staff set (manufacturing 3.5 no. 1); each is read by what it is about. */
export interface FactorySwitches {
  /** What numbers of products are made of: `{TYPE}`, `{HARDNESS}`, `{T2}` (thickness in two figures), `{SEQ4}`. */
  product_number: string
  /** Per cent that may be taken over what was ordered, decimal text. */
  over_delivery: string
  /** Per cent by which a weight may differ from that by theory without a word why, decimal text. */
  weight_tolerance: string
  /** Per cent above the price of last time from which a price is pointed out, decimal text. */
  price_alert: string
  /** SKUs that are allowed to may fall below nought; without it none may. */
  negative_stock: boolean
  /** Who wrote a document neither approves nor audits it. */
  second_person: boolean
  /** Submitting approves or audits at once, for who may. */
  submit_audits: boolean
  version: number
}

export const usualSwitches: FactorySwitches = {
  product_number: '{TYPE}{HARDNESS}-{T2}-{SEQ4}',
  over_delivery: '3',
  weight_tolerance: '3',
  price_alert: '5',
  negative_stock: true,
  second_person: false,
  submit_audits: false,
  version: 0,
}

const options = { side: 'factory', encoding: 'json' } as const
const reads = { ...options, keepsReads: true } as const

export const readSwitches = endpoint<{ body?: Record<never, never> }, FactorySwitches>('POST', '/basic/switches/read', reads)
/** What is not named stays. 409 CHANGED and `data.row` for an older version. */
export const saveSwitches = endpoint<{ body: Partial<FactorySwitches> }, { version: number }>('POST', '/basic/switches/edit', options)

/** A paper that keeps a month from being closed. */
export interface WaitingPaper {
  id: number
  type: string
  sn: string
  biz_date: string
  status: number
}

/** A month of business. */
export interface AccountingMonth {
  /** `2026-10` */
  month: string
  is_closed: 0 | 1
  closed_by: string
  closed_at: string
  /** Has ended, so that it can be closed. */
  has_ended: 0 | 1
  /** Papers of it that were posted. */
  posted: number
  /** Drafts and submitted papers up to its end. */
  waiting: number
}

/** What was done with months, the newest first. */
export interface MonthEvent {
  month: string
  what: 'close' | 'reopen'
  who: string
  reason: string
  at: string
}

/** Something that is not what its ledger says. */
export interface VerifyDifference {
  /** What it is about, by name: goods and where they lie, a party, a paper with its line. */
  about: string
  ledger: string
  kept: string
}

/** One thing that is compared with its ledger (manufacturing 3.4). */
export interface VerifyCheck {
  name: string
  rows: number
  diffs: number
  ms: number
  /** The first fifty. */
  differences: VerifyDifference[]
}

/** Compares everything that is kept with the ledgers that it follows from; nothing is written. */
export const verifyFactory = endpoint<{ body?: Record<never, never> }, { checks: VerifyCheck[]; ok: boolean }>(
  'POST',
  '/finance/verify',
  reads,
)
/** Keys of closing months alone, and of comparing. */
export const periodKey = 'setting-systemBasicdata-period'
export const verifyKey = 'setting-systemBasicdata-verify'

/** Months from the first paper to this one, the newest first. */
export const listMonths = endpoint<{ body?: Record<never, never> }, { list: AccountingMonth[]; events: MonthEvent[] }>(
  'POST',
  '/finance/months',
  reads,
)
/** What keeps a month from being closed; at most 200. */
export const waitingOfMonth = endpoint<{ body: { month: string } }, { list: WaitingPaper[]; count: number }>(
  'POST',
  '/finance/monthWaiting',
  reads,
)
/** Refused with MONTH_OPEN and the papers in `data.waiting`, MONTH_RUNNING, MONTH_CLOSED. */
export const closeMonthCall = endpoint<{ body: { month: string } }, unknown>('POST', '/finance/periodClose', options)
/** Needs `period:override`, and a reason; later months open with it. */
export const reopenMonth = endpoint<{ body: { month: string; reason: string } }, unknown>('POST', '/finance/periodReopen', options)
