import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { BookRow, Reconciliation } from '#src/api/reconciliation.ts'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { buyMembership } from '#src/server/modules/members/joining.ts'
import { reconcile } from '#src/server/modules/finance/reconciliation.ts'
import { Refusal } from '#src/server/refusal.ts'
import { recordCapital } from '#src/server/shop/capital.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { demoApp, signedIn, testApp } from '../../database.ts'
import { drawn } from '../../shop/drawn.ts'
import { livesOfUsers } from '../../shop/lives-of-users.ts'
import { stageShop } from '../../shop/orders/stage.ts'
import { booksOf, caller, earner } from './stage.ts'

const held = testApp()
const demo = demoApp()
const call = caller(held)

const books = async (query = '') =>
  (await call<Reconciliation>(await signedIn(held.app), 'GET', `finance/reconciliation?page=1&limit=100${query}`)).data

const gaps = (list: readonly BookRow[]) => list.map(({ kind, flow_gap, ledger_gap }) => [kind, flow_gap, ledger_gap])

/** Orders by every way of paying, given back in parts and as a whole. */
async function trade(db: Db, shop: { uid: number; skus: readonly number[] }, seed: number): Promise<void> {
  const draw = drawn(seed)
  for (let count = 0; count < 12; count++) {
    const payType = ['weixin', 'yue', 'offline'][draw(3)]!
    try {
      const { id } = await transaction(db, (inner) =>
        createOrder(inner, {
          ...{ uid: shop.uid, payType, shippingType: 1 },
          lines: [{ sku: shop.skus[draw(2)]!, num: 2 }],
          postage: '8.00',
        }),
      )
      await transaction(db, async (inner) => payOrder(inner, await lockOrder(inner, id), { type: payType }))
      for (let part = draw(3); part > 0; part--)
        await transaction(db, async (inner) => {
          const [line] = await linesOf(inner, id)
          await refundOrder(inner, await lockOrder(inner, id), { price: `1.${10 + draw(80)}`, pieces: [{ line: line!.id, num: 1 }] })
        })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

it('finds that books agree after whatever happened, and what was tampered with to the cent', async () => {
  const { db } = held.app
  const shop = await stageShop(db, 500)
  // the stage writes the balance by hand
  await db.execute(sql`update shop_users set now_money = 0 where uid = ${shop.uid}`)
  await transaction(db, (inner) =>
    enter(inner, { uid: shop.uid, account: 'money', amount: '900.00', type: 'system_add', title: '系统增加余额' }),
  )
  const people = [await earner(db, '300.00'), await earner(db, '300.00'), shop.uid]
  for (const seed of [3, 11]) {
    await Promise.all([livesOfUsers(db, people, seed * 7_919), livesOfUsers(db, people, seed * 104_729)])
    await trade(db, shop, seed)
  }
  await transaction(db, (inner) =>
    enter(inner, { uid: shop.uid, account: 'money', amount: '60.00', type: 'system_add', title: '系统增加余额' }),
  )
  await transaction(db, (inner) => buyMembership(inner, { uid: shop.uid, type: 'month', payType: 'yue' }))

  const even = await books()
  expect(even.list).toEqual([])
  const all = await books('&state=all')
  expect(new Set(all.list.map(({ kind }) => kind))).toEqual(new Set([1, 2, 3, 4, 6, 7, 8, 9, 10]))
  expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.count)
  // sums by kind are those of the tables
  const [paid] = await rows<{ orders: string; refunds: string }>(
    db,
    sql`select (select sum(pay_price)::text from shop_orders where paid = 1) as orders, (select sum(-refunded_price)::text from shop_refunds) as refunds`,
  )
  const of = (kind: number) => even.kinds.find((one) => one.kind === kind)!
  expect([of(1).paid, of(1).flow, of(2).paid, of(2).flow]).toEqual([paid!.orders, paid!.orders, paid!.refunds, paid!.refunds])

  // a flow of nothing, a payment that never moved, and a balance that was written by hand
  await transaction(db, (inner) =>
    recordCapital(inner, { uid: shop.uid, amount: '7.77', type: 'cashier', order: 'SY nobody', payType: 'offline' }),
  )
  const order = await row<{ order_id: string }>(
    db,
    sql`update shop_orders set pay_price = pay_price + 0.01 where id = (select max(id) from shop_orders where paid = 1 and pay_type = 'yue') returning order_id`,
  )
  await db.execute(sql`update shop_users set now_money = now_money + 5 where uid = ${shop.uid}`)
  const found = await books()
  expect(found.count).toBe(3)
  expect(gaps(found.list)).toEqual(
    expect.arrayContaining([
      [8, '7.77', '0.00'],
      [1, '-0.01', '0.01'],
      [9, '0.00', '-5.00'],
    ]),
  )
  expect(found.list.find(({ kind }) => kind === 1)!.number).toBe(order!.order_id)
  expect(found.kinds.map(({ differences }) => differences).reduce((sum, one) => sum + one)).toBe(3)
  expect((await books('&kind=8')).list).toMatchObject([{ number: 'SY nobody', ref: 0, paid: '0.00', flow: '7.77' }])
  // another day has nothing of it
  expect(await books('&time=2020/01/01-2020/01/02')).toEqual({ list: [], count: 0, kinds: [] })
}, 60_000)

it('reads thirty days where none are named, refuses what says none, and has rows and sums of one moment', async () => {
  const { db } = held.app
  const who = await signedIn(held.app)
  const uid = await earner(db, '10.00')
  const at = new Date(Date.now() - 31 * 24 * 3_600_000)
  await transaction(db, (inner) =>
    recordCapital(inner, { uid, amount: '1.11', type: 'cashier', order: 'SY long ago', payType: 'offline', at }),
  )
  const isListed = async (query: string) => (await books(`&kind=8${query}`)).list.some(({ number }) => number === 'SY long ago')
  expect([await isListed(''), await isListed('&time='), await isListed('&time=lately30')]).toEqual([false, false, false])
  expect(await isListed('&time=2000/01/01-2100/01/01')).toBe(true)
  for (const time of ['whenever', '2026/02/30-2026/03/01', '2026/01/01 25:00-2026/01/02 10:00'])
    expect(await call(who, 'GET', `finance/reconciliation?${String(new URLSearchParams({ page: '1', time }))}`)).toMatchObject({
      ...{ status: 400, code: '100100', errors: { time: '格式不正确' } },
    })
  // a database of its own: what the app does by itself meanwhile does not count
  const read = vi.fn<typeof held.app.db.execute>((query) => held.app.db.execute(query))
  await reconcile({ execute: read } as unknown as typeof held.app.db, { page: 1, limit: 10 }, 'zh-cn')
  expect(read).toHaveBeenCalledTimes(1)
})

const broughtIn = readFileSync('src/server/migrations/20261126-0758-flow-of-memberships.sql', 'utf8')

it('agrees on memberships that were bought before their payments were written down, once they are brought in', async () => {
  const { db } = held.app
  const uid = await earner(db)
  await transaction(db, (inner) => enter(inner, { uid, account: 'money', amount: '30.00', type: 'system_add', title: '系统增加余额' }))
  // as they were stored then: one with neither a flow nor an entry, one without a flow, one that was tried for nothing
  await db.execute(sql`insert into member_orders (uid, order_id, member_type, vip_day, member_price, pay_price, pay_type, pay_at)
    select ${uid}, name, 'month', 30, 20, price, way, now() - interval '1 day'
    from (values ('hy then 1', 20.00, 'yue'), ('hy then 2', 19.90, 'weixin'), ('hy then 3', 0, 'free')) as t (name, price, way)`)
  const ofThen = async () =>
    (await books('&kind=7')).list.filter(({ number }) => number.startsWith('hy then')).sort((a, b) => a.number.localeCompare(b.number))
  expect(gaps(await ofThen())).toEqual([
    [7, '-20.00', '20.00'],
    [7, '-19.90', '0.00'],
  ])
  for (let times = 0; times < 2; times++) {
    await db.execute(sql.raw(broughtIn))
    expect(await ofThen()).toEqual([])
    expect((await books('&kind=9')).list.filter((one) => one.uid === uid)).toEqual([])
  }
  const { now_money, flows, capital } = await booksOf(db, uid)
  expect([now_money, flows, capital]).toEqual(['30.00', 2, '39.90'])
})

it('is refused without its key', async () => {
  const who = await signedIn(held.app, ['finance-capital_flow-index'])
  expect(await call(who, 'GET', 'finance/reconciliation')).toMatchObject({ status: 110000 })
})

it('finds nothing amiss in the demo shop', async () => {
  const { headers } = await signedIn(demo.app)
  const { data } = (await demo.app.inject({ url: '/adminapi/finance/reconciliation?page=1&limit=10', headers })).json<{
    data: Reconciliation
  }>()
  expect(data.list).toEqual([])
  expect(data.kinds.length).toBeGreaterThan(7)
})
