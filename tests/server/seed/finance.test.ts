import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dbOver, openPool, rows, type Db } from '#src/server/db.ts'
import finance from '../../../demo/seed/finance.ts'
import memberships from '../../../demo/seed/memberships.ts'
import shopUsers from '../../../demo/seed/shop-users.ts'
import users from '../../../demo/seed/users.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()
let pool: pg.Pool
let db: Db
const all = <Row extends object>(query: string) => rows<Row>(db, sql.raw(query))

beforeAll(async () => {
  pool = openPool(database.config)
  db = dbOver(pool)
  for (const part of [users, shopUsers, finance, memberships]) await part.run({ db, files: '', now: new Date('2026-11-25T08:00:00Z') })
})
afterAll(() => pool.end())

it('has withdrawals, recharges, cards and members in every state', async () => {
  const states = await all<{ status: number }>('select distinct status from shop_extracts order by status')
  expect(states.map(({ status }) => status)).toEqual([-1, 0, 1])
  const recharges = await all<{ paid: number; back: boolean }>(
    'select distinct paid, refund_price > 0 as back from shop_recharges order by 1, 2',
  )
  expect(recharges).toEqual([
    { paid: 0, back: false },
    { paid: 1, back: false },
    { paid: 1, back: true },
  ])
  expect(await all('select 1 from member_cards where use_uid is not null')).toHaveLength(5)
  expect((await all('select distinct member_type from member_orders')).length).toBeGreaterThan(5)
})

it('agrees with itself: balances are the sum of their entries, and what was paid in and out is in the flow of money', async () => {
  const wrong = await all(`select u.uid from shop_users u, lateral (select
      coalesce(sum(case pm when 1 then number else -number end) filter (where account = 'money'), 0) as money,
      coalesce(sum(case pm when 1 then number else -number end) filter (where account = 'commission'), 0) as commission
    from shop_ledger l where l.uid = u.uid) l where l.money <> u.now_money or l.commission <> u.brokerage_price`)
  expect(wrong).toEqual([])
  const [sums] = await all<Record<string, string>>(`select
      (select coalesce(sum(price), 0)::text from capital_flow where trading_type = 3) as paid_in,
      (select sum(price)::text from shop_recharges where paid = 1 and recharge_type <> 'system') as recharged,
      (select coalesce(-sum(price), 0)::text from capital_flow where trading_type = 4) as given_back,
      (select sum(refund_price)::text from shop_recharges) as refunded,
      (select coalesce(-sum(price), 0)::text from capital_flow where trading_type = 6) as paid_out,
      (select sum(extract_price - extract_fee)::text from shop_extracts where status = 1 and extract_type <> 'balance') as withdrawn,
      (select coalesce(sum(price), 0)::text from capital_flow where trading_type = 7) as of_members,
      (select sum(pay_price)::text from member_orders) as joined`)
  expect([sums!['paid_in'], sums!['given_back'], sums!['paid_out'], sums!['of_members']]).toEqual([
    ...[sums!['recharged'], sums!['refunded'], sums!['withdrawn'], sums!['joined']],
  ])
})
