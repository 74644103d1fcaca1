import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/**
 * What the books are held against each other for: the finance contract's `trading_type`, then 9 what users hold in their balances, 10 their
 * commissions.
 */
export type BookKind = number

/** Sums of three books; amounts are decimal text, below zero what the shop pays out. */
export interface BookSums {
  /** What orders, refunds, recharges … say was paid. */
  paid: string
  /** What the flow of money says of it. */
  flow: string
  /** What users' ledgers have to say of it, and what they say. */
  owed: string
  ledger: string
}

/** One order, recharge … or user, in all three books. */
export interface BookRow extends BookSums {
  kind: BookKind
  /** Of the order, the recharge …; of a user, their name. */
  number: string
  /** By which the flow of money is found: of a refund its own number. */
  flow_number: string
  /** Of the document; 0 where there is none. */
  ref: Id
  uid: Id
  nickname: string
  pay_type_name: string
  add_time: string
  /** `flow` less `paid`, `ledger` less `owed`; 0.00 where the books agree. */
  flow_gap: string
  ledger_gap: string
}

export interface BooksOfKind extends BookSums {
  kind: BookKind
  count: number
  differences: number
}

/** `kinds` sums up all rows of the days, whatever is listed. */
export interface Reconciliation extends List<BookRow> {
  kinds: BooksOfKind[]
}

interface BookQuery extends Paging {
  /** A range or a keyword, as the shop's lists carry it; the latest thirty days without one, refused at its field where it is neither. */
  time?: string
  kind?: BookKind | string
  /** `all` lists what agrees as well. */
  state?: '' | 'all'
}

/** What documents, the flow of money and users' ledgers say of the same days; our own server only. */
export const listReconciliation = endpoint<{ query: BookQuery }, Reconciliation>('GET', '/finance/reconciliation')
