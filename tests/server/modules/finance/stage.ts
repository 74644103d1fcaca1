import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import type { SignedIn, TestApp } from '../../database.ts'

export interface Reply<Data = unknown> {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: Data
}

/** Calls of the finance pages. */
export const caller =
  (held: TestApp) =>
  async <Data = unknown>(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply<Data>> =>
    (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()

let people = 0

/** A user with so much commission. */
export async function earner(db: Db, commission = '100.00'): Promise<number> {
  const name = `earner ${++people}`
  const made = await row<{ uid: number }>(
    db,
    sql`insert into shop_users (nickname, phone) values (${name}, ${`139${people}`}) returning uid`,
  )
  const { uid } = made!
  await transaction(db, (inner) =>
    enter(inner, { uid, account: 'commission', amount: commission, type: 'one_brokerage', title: '获得推广佣金' }),
  )
  return uid
}

export interface Books {
  /** What stands in the account, and what its entries come to. */
  now_money: string
  money: string
  brokerage_price: string
  commission: string
  /** Movements of money with the world. */
  capital: string
  flows: number
}

/** What the books say of a user. */
export async function booksOf(db: Db, uid: number): Promise<Books> {
  const sumOf = (account: string) =>
    sql`(select coalesce(sum(case pm when 1 then number else -number end), 0)::numeric(12, 2)::text from shop_ledger where uid = ${uid} and account = ${account})`
  const found = await row<Books>(
    db,
    sql`select now_money::text, ${sumOf('money')} as money, brokerage_price::text, ${sumOf('commission')} as commission,
      (select coalesce(sum(price), 0)::numeric(12, 2)::text from capital_flow where uid = ${uid}) as capital,
      (select count(*)::int from capital_flow where uid = ${uid}) as flows from shop_users where uid = ${uid}`,
  )
  return found!
}
