import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'

/** Which of a user's three balances an entry changes. */
export type Account = 'money' | 'points' | 'commission'

export interface LedgerEntry {
  uid: number
  account: Account
  /** Decimal text, below zero what is taken; points are whole. */
  amount: string
  /** The shop's name for the reason: `system_add`, `pay_product`, `recharge` … (finance contract). */
  type: string
  title: string
  /** Id or number of what it belongs to. */
  link?: string
  mark?: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

const balances = { money: sql`now_money`, points: sql`integral`, commission: sql`brokerage_price` } as const
const isNegative = (amount: string) => amount.startsWith('-')

/**
 * Changes one balance of a user and writes the entry that says so, in the caller's transaction; answers the new balance. The user's row is
 * held from its change on, so entries of one user stand in the order of their balances; rows of others may refer to it meanwhile.
 * @throws Refusal 400214 for a user who is not there, `BALANCE_SHORT` where the balance would fall below zero
 */
export async function enter(db: Db, { uid, account, amount, type, title, link = '', mark = '', at }: LedgerEntry): Promise<string> {
  const column = balances[account]
  const written = await row<{ balance: string }>(
    db,
    sql`with changed as (
        update shop_users set ${column} = ${column} + ${amount}::numeric where uid = ${uid} and ${column} + ${amount}::numeric >= 0
        returning uid, ${column} as balance)
      insert into shop_ledger (uid, account, pm, number, balance, type, title, link_id, mark, added_at)
      select uid, ${account}, ${isNegative(amount) ? 0 : 1}, abs(${amount}::numeric), balance, ${type}, ${title}, ${link}, ${mark},
        coalesce(${at?.toISOString() ?? null}::timestamptz, now()) from changed
      returning (select balance::text from changed) as balance`,
  )
  if (written) return written.balance
  const held = await row<{ balance: string }>(db, sql`select ${column}::text as balance from shop_users where uid = ${uid}`)
  if (!held) throw new Refusal({ status: 400, code: '400214' })
  throw new Refusal({ status: 400, code: 'BALANCE_SHORT', values: { balance: held.balance } })
}
