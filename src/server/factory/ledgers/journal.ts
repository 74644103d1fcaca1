import { sql } from 'drizzle-orm'
import { type Db } from '../../db.ts'
import type { Posting } from '../stock.ts'

/** Accounts of the journal (manufacturing 2.3): what accounting programs are given. */
export type JournalAccount =
  | 'materials'
  | 'goods'
  | 'work'
  | 'receivable'
  | 'payable'
  | 'revenue'
  | 'cost'
  | 'tax-out'
  | 'tax-in'
  | 'cash'
  | 'expense'
  | 'adjustment'

/** Above nought a debit, below a credit; in fen. */
export interface JournalRow {
  account: JournalAccount
  amount: bigint
}

/** Writes a document's rows of the journal; those of an account are one, and one of nothing is left out. @throws Error where they do not balance */
export async function writeJournal(db: Db, { document, day }: Posting, given: readonly JournalRow[]): Promise<void> {
  const sums = new Map<JournalAccount, bigint>()
  for (const { account, amount } of given) sums.set(account, (sums.get(account) ?? 0n) + amount)
  const left = [...sums.values()].reduce((sum, amount) => sum + amount, 0n)
  if (left !== 0n) throw new Error(`the journal of document ${document} does not balance: ${left} fen are left`)
  const written = [...sums]
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, debit: String(amount > 0n ? amount : 0n), credit: String(amount < 0n ? -amount : 0n) }))
  if (written.length === 0) return
  await db.execute(sql`
    insert into journal_entries (biz_date, document_id, account, debit, credit)
    select ${day}, ${document}, account, debit, credit
    from json_to_recordset(${JSON.stringify(written)}::json) j (account text, debit bigint, credit bigint)`)
}
