import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dbOver, openPool, row, rows, transaction, type Db } from '#src/server/db.ts'
import { recordCapital } from '#src/server/shop/capital.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { withDatabase } from '../database.ts'
import { livesOfUsers } from './lives-of-users.ts'

const database = withDatabase()
let pool: ReturnType<typeof openPool>
let db: Db
let uid: number
beforeAll(() => {
  pool = openPool(database.config)
  db = dbOver(pool)
})
afterAll(() => pool.end())
beforeEach(async () => {
  uid = (await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('陈晓雨') returning uid`))!.uid
})

const given = { account: 'money', type: 'system_add', title: '系统增加余额' } as const
const owned = async () =>
  (await row<{ money: string; sum: string }>(
    db,
    sql`select now_money::text as money, (select coalesce(sum(case pm when 1 then number else -number end), 0)::numeric(12, 2)::text
      from shop_ledger l where l.uid = u.uid and account = 'money') as sum from shop_users u where uid = ${uid}`,
  ))!

it('keeps a balance equal to its entries, however many change it at once', async () => {
  await enter(db, { uid, ...given, amount: '50.00' })
  const taken = await Promise.allSettled(
    Array.from({ length: 8 }, () => transaction(db, (inner) => enter(inner, { uid, ...given, amount: '-7.01' }))),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await owned()).toEqual({ money: '0.93', sum: '0.93' })
})

it('refuses what would fall below zero and leaves nothing of it', async () => {
  await enter(db, { uid, ...given, amount: '5.00' })
  await expect(enter(db, { uid, ...given, amount: '-5.01' })).rejects.toMatchObject({
    detail: { code: 'BALANCE_SHORT', values: { balance: '5.00' } },
  })
  expect(await owned()).toEqual({ money: '5.00', sum: '5.00' })
  await expect(enter(db, { uid: 0, ...given, amount: '1.00' })).rejects.toMatchObject({ detail: { code: '400214' } })
})

it('lets nobody change or remove an entry; its remark may be written', async () => {
  await enter(db, { uid, ...given, amount: '5.00' })
  await expect(db.execute(sql`update shop_ledger set number = 6 where uid = ${uid}`)).rejects.toThrow()
  await expect(db.execute(sql`delete from shop_ledger where uid = ${uid}`)).rejects.toThrow()
  await db.execute(sql`update shop_ledger set mark = '补发' where uid = ${uid}`)
  const flow = await recordCapital(db, { uid, amount: '-3.00', type: 'refund', order: 'R1', payType: 'yue' })
  expect(flow).toMatch(/^LS\d{20}$/)
  await expect(db.execute(sql`update capital_flow set price = -4 where flow_id = ${flow}`)).rejects.toThrow()
})

const none = (query: Promise<object[]>) => expect(query).resolves.toEqual([])

it('keeps balance, points and commission equal to their entries, whatever is done to users at once', async () => {
  const made = await rows<{ uid: number }>(
    db,
    sql`insert into shop_users (nickname) values ('陈晓雨'), ('林宇轩'), ('何静怡') returning uid`,
  )
  const uids = made.map((user) => user.uid)
  const done = await Promise.all(Array.from({ length: 8 }, (_, at) => livesOfUsers(db, uids, (at + 1) * 7_919)))
  // most of it is no refusal
  expect(done.reduce((sum, some) => sum + some, 0)).toBeGreaterThan(80)
  // each entry says what was left, in the order in which they were written, and nothing ever fell below nought
  await none(
    rows(
      db,
      sql`select * from (select uid, account, balance, sum(case pm when 1 then number else -number end) over (partition by uid, account order by id) as sum
        from shop_ledger) l where balance <> sum or balance < 0`,
    ),
  )
  const held = sql`select coalesce(sum(case pm when 1 then number else -number end), 0) from shop_ledger l where l.uid = u.uid and account =`
  await none(
    rows(
      db,
      sql`select uid, now_money, integral, brokerage_price from shop_users u
        where now_money <> (${held} 'money') or integral <> (${held} 'points') or brokerage_price <> (${held} 'commission')`,
    ),
  )
  // no more was given back than was paid, and each once
  await none(rows(db, sql`select id from shop_recharges where refund_price > price * paid`))
  await none(
    rows(
      db,
      sql`select link_id from shop_ledger where type in ('recharge_refund', 'extract_fail') group by type, uid, link_id having count(*) > 1`,
    ),
  )
  // the shop's own flow of money is what was paid to it less what it paid out
  const theirs = sql`uid = any(${sql.param(uids)}::bigint[])`
  const flow = await row(
    db,
    sql`select (select coalesce(sum(price), 0) from capital_flow where ${theirs})
      = (select coalesce(sum(price - refund_price), 0) from shop_recharges where paid = 1 and recharge_type <> 'system' and ${theirs})
      - (select coalesce(sum(extract_price - extract_fee), 0) from shop_extracts where status = 1 and extract_type <> 'balance' and ${theirs})
      + (select coalesce(sum(pay_price), 0) from shop_cashier_orders where ${theirs}) as is_even`,
  )
  expect(flow).toEqual({ is_even: true })
}, 60_000)
