import type { Db } from '../../db.ts'
import type { FactoryDocument } from '../documents.ts'
import type { JournalRow } from '../ledgers/journal.ts'
import type { PartyEntry } from '../ledgers/party-ledger.ts'
import type { Between } from '../ledgers/settling.ts'
import type { Move, Posted } from '../stock.ts'

/** What it writes beside its moves: what parties owe, and the journal, which balances. */
export interface Entries {
  parties?: readonly PartyEntry[]
  journal: readonly JournalRow[]
}

/** What the audit of a document writes (manufacturing 2.9). */
export interface PostingRule {
  /** Completes the lines before they are posted: their lots. */
  prepare?(db: Db, document: number): Promise<void>
  /** Of stock; none for papers that move nothing. */
  moves(document: FactoryDocument): readonly Move[]
  /** Of one that answers others: the money and the debts that settle each other once it is posted. It asks only. */
  settles?(db: Db, document: FactoryDocument): Promise<Between>
  /** Once its moves have their worth. */
  entries?(document: FactoryDocument, posted: readonly Posted[]): Entries
}

/** What moves have changed of the worth of stock, by what their goods are. */
export const stockRows = (posted: readonly Posted[]): JournalRow[] => posted.map(({ account, value }) => ({ account, amount: value }))

/** Fen of moves together. */
export const worthOf = (posted: readonly Posted[]): bigint => posted.reduce((sum, { value }) => sum + value, 0n)
