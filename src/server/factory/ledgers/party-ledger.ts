import { sql } from 'drizzle-orm'
import { type Db } from '../../db.ts'
import type { Posting } from '../stock.ts'

/** Receivable of a customer, or payable to a supplier. */
export type Side = 'AR' | 'AP'

export type EntryKind = 'slip' | 'return' | 'receipt' | 'payment' | 'discount' | 'adjust' | 'opening' | 'transfer'

/** What a party owes, or is owed: exactly one of the two amounts, in fen. */
export interface PartyEntry {
  party: number
  side: Side
  kind: EntryKind
  debit?: bigint
  credit?: bigint
  due?: string | undefined
  reversalOf?: number
}

/**
 * Writes entries of parties in the caller's transaction, and what is left of them. Whoever writes for a party holds its balance, in the order of
 * their ids. An entry of nothing is left out.
 */
export async function enterParties(db: Db, { document, day }: Posting, given: readonly PartyEntry[]): Promise<void> {
  const entries = given
    .map(({ debit = 0n, credit = 0n, reversalOf = null, due = null, ...rest }) => {
      const less = debit < credit ? debit : credit
      return { ...rest, due, reversal: reversalOf, debit: String(debit - less), credit: String(credit - less) }
    })
    .filter(({ debit, credit }) => debit !== credit)
  if (entries.length === 0) return
  await db.execute(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(entries)}::json)
        e (party bigint, side text, kind text, debit bigint, credit bigint, due date, reversal bigint)),
      written as (
        insert into party_entries (party_id, side, biz_date, due_date, document_id, kind, debit, credit, reversal_of)
        select party, side, ${day}, due, ${document}, kind, debit, credit, reversal from given)
    insert into party_balances as b (party_id, side, debit, credit)
    select party, side, sum(debit), sum(credit) from given group by 1, 2 order by 1, 2
    on conflict (party_id, side) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit`)
}
