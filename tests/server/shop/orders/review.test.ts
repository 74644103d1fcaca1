import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, transaction, type Db } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder, type StoredOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { receiveOrder } from '#src/server/shop/orders/receive.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { reviewLine } from '#src/server/shop/orders/review.ts'
import { shipOrder } from '#src/server/shop/orders/ship.ts'
import { demoApp, signedIn, testApp } from '../../database.ts'
import { stageShop } from './stage.ts'

const held = testApp()
const demo = demoApp()

/** An order of two lines with two pieces each, which its buyer has; and what is done with it. */
async function received() {
  const { db } = held.app
  const shop = await stageShop(db, 10)
  const { id } = await transaction(db, (inner) =>
    createOrder(inner, { uid: shop.uid, lines: shop.skus.map((sku) => ({ sku, num: 2 })), payType: 'weixin' }),
  )
  const act = (what: (inner: Db, order: StoredOrder) => Promise<unknown>) =>
    transaction(db, async (inner) => what(inner, await lockOrder(inner, id)))
  await act((inner, order) => payOrder(inner, order, { type: 'weixin' }))
  await act((inner, order) => shipOrder(inner, order, { type: 'express', name: '圆通速递', code: 'yuantong', number: 'YT1' }))
  await act((inner, order) => receiveOrder(inner, order))
  const [first, last] = await linesOf(db, id)
  const statusOf = async () => (await row<{ status: number }>(db, sql`select status from shop_orders where id = ${id}`))!.status
  const review = () =>
    act((inner, order) => reviewLine(inner, order, { line: first!.id, productScore: 5, serviceScore: 4, comment: '不错', pics: [] }))
  const refund = (line: number, num: number, price: string) =>
    act((inner, order) => refundOrder(inner, order, { price, pieces: [{ line, num }] }))
  return { id, first: first!.id, last: last!.id, statusOf, review, refund }
}

it('is over with the refund of what nobody said anything of, and not before', async () => {
  const { last, statusOf, review, refund } = await received()
  await review()
  await refund(last, 1, '10.01')
  expect(await statusOf()).toBe(2)
  await refund(last, 1, '10.01')
  expect(await statusOf()).toBe(3)
})

it('waits for the review of what was kept, and is no review where all of it was given back', async () => {
  const { first, last, statusOf, refund } = await received()
  await refund(last, 2, '20.02')
  expect(await statusOf()).toBe(2)
  await refund(first, 2, '66.66')
  expect(await statusOf()).toBe(-2)
})

it('says of each line whether it was reviewed', async () => {
  const { id, review } = await received()
  await review()
  const { headers } = await signedIn(held.app)
  const { data } = (await held.app.inject({ url: `/adminapi/order/info/${id}`, headers })).json<{
    data: { orderInfo: { cartInfo: { is_reply: number }[] } }
  }>()
  expect(data.orderInfo.cartInfo.map(({ is_reply }) => is_reply)).toEqual([1, 0])
})

it('has reviews and prices of levels in the demo shop, made by the same code', async () => {
  const found = await row<{ said: number; unsaid: number; unfinished: number; levels: number; wrong: number }>(
    demo.app.db,
    sql`select (count(*) filter (where r.comment not like '%系统默认%'))::int as said, (count(*) filter (where r.comment like '%系统默认%'))::int as unsaid,
        (select count(*)::int from shop_orders o where o.status = 3 and o.pid <= 0 and exists (select 1 from shop_order_lines l
          where l.order_id = o.id and l.num > l.refund_num and not exists (select 1 from product_replies x where x.line_id = l.id))) as unfinished,
        (select count(*)::int from shop_orders o where o.level_price > 0) as levels,
        (select count(*)::int from shop_orders o where o.level_price <> (select coalesce(sum(l.vip_off * l.num) filter (where l.price_type = 'level'), 0)
          from shop_order_lines l where l.order_id = o.id) and o.pid = 0) as wrong
      from product_replies r where r.line_id is not null`,
  )
  expect(found).toMatchObject({ unfinished: 0, wrong: 0 })
  for (const count of [found!.said, found!.unsaid, found!.levels]) expect(count).toBeGreaterThan(10)
})
