import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { OrderChart } from '#src/api/orders.ts'
import { rows } from '#src/server/db.ts'
import { stateOf, states, type OrderState } from '#src/server/shop/orders/states.ts'
import { demoApp, signedIn } from '../database.ts'

const held = demoApp()
const all = <Row extends object>(query: string) => rows<Row>(held.app.db, sql.raw(query))
const days = 90
const day = 24 * 3_600_000

it('has 400 orders of a quarter, in every state that the contract has', async () => {
  const orders = await all<{ paid: number; status: number; is_del: number; shipping_type: number; at: Date }>(
    'select paid, status, is_del, shipping_type, added_at as at from shop_orders where pid <= 0',
  )
  expect(orders).toHaveLength(400)
  const counts = new Map<OrderState, number>()
  for (const order of orders) counts.set(stateOf(order), (counts.get(stateOf(order)) ?? 0) + 1)
  expect([...counts.keys()].toSorted()).toEqual(Object.keys(states).toSorted())
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(400)
  const times = orders.map(({ at }) => new Date(at).getTime())
  const span = (Math.max(...times) - Math.min(...times)) / day
  expect(span).toBeGreaterThan(days - 5)
  expect(span).toBeLessThanOrEqual(days)
  // no week of it without an order
  const first = Math.min(...times)
  expect(new Set(times.map((time) => Math.floor((time - first) / (7 * day)))).size).toBe(Math.ceil(span / 7))
})

it('has something under every tab of the list, and refunds of every kind', async () => {
  const { headers } = await signedIn(held.app)
  const read = async <Data>(url: string) => (await held.app.inject({ url: `/adminapi/${url}`, headers })).json<{ data: Data }>().data
  const { counts } = await read<OrderChart>('order/chart')
  for (const [tab, count] of Object.entries(counts!)) expect(count, tab).toBeGreaterThan(0)
  const { num } = await read<{ num: { num: number }[] }>('refund/list?page=1&limit=1')
  for (const [kind, { num: count }] of num.entries()) expect(count, String(kind)).toBeGreaterThan(0)
})

it('was made by the code of every order: each step in the log, money, points and stock as their entries say', async () => {
  expect(
    await all(`select o.id from shop_orders o where pid <= 0 and not exists (
    select 1 from shop_order_events e where e.order_id = o.id and e.change_type = 'cache_key_create_order')`),
  ).toEqual([])
  expect(
    await all(`select o.id from shop_orders o where pid <= 0 and paid = 1 and not exists (
    select 1 from shop_order_events e where e.order_id = o.id and e.change_type in ('pay_success', 'offline'))`),
  ).toEqual([])
  const ledgers = await all(`select u.uid from shop_users u, lateral (select
      coalesce(sum(case pm when 1 then number else -number end) filter (where account = 'money'), 0) as money,
      coalesce(sum(case pm when 1 then number else -number end) filter (where account = 'points'), 0) as points,
      coalesce(sum(case pm when 1 then number else -number end) filter (where account = 'commission'), 0) as commission
    from shop_ledger l where l.uid = u.uid) s where s.money <> u.now_money or s.points <> u.integral or s.commission <> u.brokerage_price`)
  expect(ledgers).toEqual([])
  expect(
    await all(`select s.id from product_skus s where s.stock <> (
    select coalesce(sum(m.quantity), 0) from product_stock_moves m where m.sku_id = s.id)`),
  ).toEqual([])
  expect(
    await all(`select p.id from products p where p.stock <> (
    select coalesce(sum(s.stock), 0) from product_skus s where s.product_id = p.id and s.removed_at is null)`),
  ).toEqual([])
  // what left the stock for an order is what is in it, less what came back
  expect(
    await all(`select l.order_id, l.sku_id from shop_order_lines l join shop_orders o on o.id = l.order_id
    where o.pid <= 0 and not (o.paid = 0 and o.is_del = 1) and -(
      select coalesce(sum(m.quantity), 0) from product_stock_moves m where m.order_id = l.order_id and m.sku_id = l.sku_id) <> l.num - l.refund_num`),
  ).toEqual([])
  // what was paid is in the flow of money, to the cent
  expect(
    await all(`select o.order_id from shop_orders o where o.pid <= 0 and o.paid = 1 and o.pay_price > 0 and o.pay_price <> (
    select coalesce(sum(f.price), 0) from capital_flow f where f.order_id = o.order_id and f.trading_type = 1)`),
  ).toEqual([])
})
