import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dbOver, openPool, row, transaction, type Db } from '#src/server/db.ts'
import { recordCapital } from '#src/server/shop/capital.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { withDatabase } from '../database.ts'

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
