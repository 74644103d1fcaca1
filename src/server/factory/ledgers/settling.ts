import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { allocate, openItems, type OpenItem, type Share } from './allocations.ts'
import type { Side } from './party-ledger.ts'

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const sumOf = (amounts: readonly { amount: bigint }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0n)

/** What is left of entries together. */
export const leftOf = (items: readonly OpenItem[]): bigint => items.reduce((sum, { open }) => sum + BigInt(open), 0n)

/** So much of each debt as there is money for, in their order. */
export function shared(debts: readonly OpenItem[], money: bigint): Share[] {
  const shares: Share[] = []
  let left = money
  for (const { seq, open } of debts) {
    const amount = least(left, BigInt(open))
    if (amount <= 0n) break
    shares.push({ debt: seq, amount })
    left -= amount
  }
  return shares
}

/** What somebody named of debts, by document; several entries of one are taken in their order. @throws Refusal 422 `ALLOCATION_OVER` */
export const namedShares = (debts: readonly OpenItem[], wanted: readonly { document: number; amount: bigint }[]): Share[] =>
  wanted.flatMap(({ document, amount }) => {
    const shares = shared(
      debts.filter((debt) => debt.document === document),
      amount,
    )
    if (sumOf(shares) !== amount) throw new Refusal({ status: 422, code: 'ALLOCATION_OVER' })
    return shares
  })

/** Spreads shares over the entries of one payment: what was paid, then what was let off. The caller holds the party. */
export async function settle(db: Db, own: readonly OpenItem[], shares: readonly Share[], who: string): Promise<void> {
  const left = own.map(({ seq, open }) => ({ seq, open: BigInt(open) }))
  for (const { debt, amount } of shares) {
    let rest = amount
    for (const entry of left) {
      const part = least(rest, entry.open)
      if (part <= 0n) continue
      await allocate(db, entry.seq, [{ debt, amount: part }], who)
      entry.open -= part
      rest -= part
    }
    if (rest > 0n) throw new Refusal({ status: 422, code: 'ALLOCATION_OVER' })
  }
}

/** Money that was paid in advance for documents that lines of another one answer, the oldest first. */
export const advancesFor = async (db: Db, document: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select f.id from factory_documents f where f.status = 2 and f.reversal_of is null and f.paid_for in (
            select s.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
            where l.parent_id = ${document}) order by f.id`,
    )
  ).map(({ id }) => id)

/** Documents whose lines another one answers, the oldest first. */
export const sourcesOf = async (db: Db, document: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select distinct s.parent_id as id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
          where l.parent_id = ${document} order by 1`,
    )
  ).map(({ id }) => id)

/** Documents of a party whose money and debts settle each other, in this order. */
export interface Between {
  party: number
  side: Side
  payments: readonly number[]
  debts: readonly number[]
}

/**
 * Settles what a document that was just posted owes with money that was there before it: advances for what it answers, or, where goods go back,
 * what they are worth with what is still owed for them (manufacturing 2.7, 2.9). Its posting holds the party.
 */
export async function settleBetween(db: Db, { party, side, payments, debts }: Between, who: string): Promise<void> {
  if (payments.length === 0 || debts.length === 0) return
  const of = (documents: readonly number[]) => (item: OpenItem) => item.document !== null && documents.includes(item.document)
  const money = (await openItems(db, party, side, 'payments', 'fifo')).filter(of(payments))
  const owed = (await openItems(db, party, side, 'debts', 'fifo')).filter(of(debts))
  await settle(db, money, shared(owed, leftOf(money)), who)
}
