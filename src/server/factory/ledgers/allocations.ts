import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Side } from './party-ledger.ts'

/** A debt that is not settled whole; in fen. */
export interface OpenItem {
  seq: number
  document: number | null
  type: string
  sn: string
  day: string
  due: string | null
  original: string
  open: string
}

/** What was settled of entries, by either end. */
const settled = sql`(select coalesce(sum(a.amount), 0) from allocations a where e.post_seq in (a.payment_seq, a.debt_seq))`

/** Whether an entry is a debt: what a customer owes, or is owed to a supplier; the other way round it settles. */
const isDebt = sql`(e.side = 'AR') = (e.debit > 0)`

/** Entries of a party that are not settled whole: debts, or what settles them; by what was due first, or what is the oldest. */
export async function openItems(
  db: Db,
  party: number,
  side: Side,
  end: 'debts' | 'payments',
  by: 'due' | 'fifo' = 'due',
): Promise<OpenItem[]> {
  const order = by === 'due' ? sql`coalesce(e.due_date, e.biz_date), e.post_seq` : sql`e.post_seq`
  const found = await rows<OpenItem>(
    db,
    sql`select * from (
      select e.post_seq as seq, e.document_id as document, coalesce(d.type, '') as type, coalesce(d.sn, '') as sn, e.biz_date::text as day,
        e.due_date::text as due, (e.debit + e.credit)::text as original, (e.debit + e.credit - ${settled})::text as open,
        row_number() over (order by ${order}) as place
      from party_entries e left join factory_documents d on d.id = e.document_id
      where e.party_id = ${party} and e.side = ${side} and ${end === 'debts' ? isDebt : sql`not (${isDebt})`}
        and e.reversal_of is null and not exists (select from party_entries r where r.reversal_of = e.post_seq)) i
      where open::bigint > 0 order by place`,
  )
  return found
}

/** Holds a party's side until the transaction ends, so that two payments never settle one debt twice. */
export async function holdParty(db: Db, party: number, side: Side): Promise<void> {
  await db.execute(sql`insert into party_balances (party_id, side) values (${party}, ${side}) on conflict do nothing`)
  await db.execute(sql`select 1 from party_balances where party_id = ${party} and side = ${side} for update`)
}

/** So much of a debt, by its entry. */
export interface Share {
  debt: number
  amount: bigint
}

/**
 * Settles debts with a payment (manufacturing 2.10, I3). The caller holds the party.
 * @throws Refusal 422 `ALLOCATION_OVER` where a debt, or the payment, has less left
 */
export async function allocate(db: Db, payment: number, shares: readonly Share[], who: string): Promise<void> {
  for (const { debt, amount } of shares) {
    const left = await row<{ debt: string; payment: string; fits: boolean }>(
      db,
      sql`select (select e.debit + e.credit - ${settled} from party_entries e where e.post_seq = ${debt})::text as debt,
            (select e.debit + e.credit - ${settled} from party_entries e where e.post_seq = ${payment})::text as payment,
            exists (select from party_entries o join party_entries p on p.party_id = o.party_id and p.side = o.side and (p.debit > 0) <> (o.debit > 0)
              where o.post_seq = ${debt} and p.post_seq = ${payment}) as fits`,
    )
    if (!left?.fits || amount <= 0n || BigInt(left.debt ?? 0) < amount || BigInt(left.payment ?? 0) < amount)
      throw new Refusal({ status: 422, code: 'ALLOCATION_OVER' })
    await db.execute(sql`insert into allocations (payment_seq, debt_seq, amount, added_by) values (${payment}, ${debt}, ${amount}, ${who})`)
  }
}

/** Undoes what entries of a document have settled, or what settled them; answers the documents whose debts are open again. */
export async function releaseAllocations(db: Db, document: number, who: string): Promise<{ sn: string; seq: number }[]> {
  const released = await rows<{ seq: number }>(
    db,
    sql`insert into allocations (payment_seq, debt_seq, amount, reversal_of, added_by)
        select a.payment_seq, a.debt_seq, -a.amount, a.id, ${who} from allocations a
        join party_entries e on e.post_seq in (a.payment_seq, a.debt_seq)
        where e.document_id = ${document} and a.amount > 0 and not exists (select from allocations r where r.reversal_of = a.id)
        returning debt_seq as seq`,
  )
  if (released.length === 0) return []
  return rows(
    db,
    sql`select e.post_seq as seq, d.sn from party_entries e join factory_documents d on d.id = e.document_id
        where e.post_seq = any(${sql.param(released.map(({ seq }) => seq))}::bigint[])`,
  )
}

/** Undoes chosen allocations, those that stand; answers the debts that are open again. The caller holds their parties. */
export const releaseChosen = async (db: Db, ids: readonly number[], who: string): Promise<number[]> =>
  (
    await rows<{ seq: number }>(
      db,
      sql`insert into allocations (payment_seq, debt_seq, amount, reversal_of, added_by)
          select a.payment_seq, a.debt_seq, -a.amount, a.id, ${who} from allocations a
          where a.id = any(${sql.param([...ids])}::bigint[]) and a.amount > 0 and not exists (select from allocations r where r.reversal_of = a.id)
          returning debt_seq as seq`,
    )
  ).map(({ seq }) => seq)
