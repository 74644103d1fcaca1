import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows, transaction } from '#src/server/db.ts'
import { actOnDue } from '#src/server/modules/orders/due.ts'
import { createOrder, type NewOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder, type StoredOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { receiveOrder } from '#src/server/shop/orders/receive.ts'
import { shipOrder } from '#src/server/shop/orders/ship.ts'
import { setShopSettings } from '#src/server/shop/settings.ts'
import { testApp } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const held = testApp()
let shop: ShopStage
beforeAll(async () => {
  shop = await stageShop(held.app.db, 100)
})

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
const order = (hours: number, more: Partial<NewOrder> = {}) =>
  transaction(held.app.db, async (db) => {
    const wanted = { uid: shop.uid, lines: [{ sku: shop.skus[0]!, num: 3 }], payType: 'weixin', ...more }
    return (await createOrder(db, wanted, { at: ago(hours) })).id
  })
const shipped = async (hours: number) => {
  const id = await order(hours, { gainPoints: 7 })
  await transaction(held.app.db, async (db) => {
    await payOrder(db, await lockOrder(db, id), { type: 'weixin', tradeNo: '' }, { at: ago(hours) })
    await shipOrder(db, await lockOrder(db, id), { type: 'express', name: '圆通速递', code: 'yuantong', number: 'YT1' }, { at: ago(hours) })
  })
  return id
}
const read = async (id: number) => (await row<StoredOrder>(held.app.db, sql`select * from shop_orders where id = ${id}`))!
const stock = async () => (await row<{ stock: number }>(held.app.db, sql`select stock from product_skus where id = ${shop.skus[0]}`))!.stock
const points = async () =>
  (await row<{ integral: number }>(held.app.db, sql`select integral from shop_users where uid = ${shop.uid}`))!.integral

it('gives up what nobody paid in time, with its goods, once the shop says so', async () => {
  const [old, young, offline] = [await order(3), await order(1), await order(3, { payType: 'offline' })]
  const before = await stock()
  await actOnDue(held.app.db)
  expect((await read(old)).is_del).toBe(0)
  await setShopSettings(held.app.db, { cancelHours: '2.5' })
  await Promise.all([actOnDue(held.app.db), actOnDue(held.app.db)])
  expect([await read(old), await read(young), await read(offline)].map(({ is_del: gone }) => gone)).toEqual([1, 0, 0])
  expect(await stock()).toBe(before + 3)
  await setShopSettings(held.app.db, { cancelHours: '0' })
})

it('receives what was shipped long ago, with the points that were promised, and nothing under a refund', async () => {
  const [old, young, refunding] = [await shipped(24 * 8), await shipped(24 * 6), await shipped(24 * 8)]
  await held.app.db.execute(sql`update shop_orders set refund_status = 1 where id = ${refunding}`)
  const before = await points()
  await setShopSettings(held.app.db, { receiveDays: '7' })
  await Promise.all([actOnDue(held.app.db), actOnDue(held.app.db)])
  expect([await read(old), await read(young), await read(refunding)].map(({ status }) => status)).toEqual([2, 1, 1])
  expect(await points()).toBe(before + 7)
})

it('likes what was received long ago and nobody reviewed, and the order is over', async () => {
  const [old, young, refunding] = [await shipped(24 * 12), await shipped(24 * 12), await shipped(24 * 12)]
  const receive = (id: number, hours: number) =>
    transaction(held.app.db, async (db) => receiveOrder(db, await lockOrder(db, id), { at: ago(hours) }))
  for (const [id, days] of [
    [old, 8],
    [young, 6],
    [refunding, 8],
  ] as const)
    await receive(id, 24 * days)
  await held.app.db.execute(sql`update shop_orders set refund_status = 1 where id = ${refunding}`)
  await setShopSettings(held.app.db, { receiveDays: '0', reviewDays: '7' })
  await Promise.all([actOnDue(held.app.db), actOnDue(held.app.db)])
  expect([await read(old), await read(young), await read(refunding)].map(({ status }) => status)).toEqual([3, 2, 2])
  const reviews = await rows(held.app.db, sql`select order_id, product_score, service_score, status, suk, nickname from product_replies`)
  expect(reviews).toEqual([{ order_id: old, product_score: 5, service_score: 5, status: 1, suk: '黑', nickname: '陈晓雨' }])
  const event = await row(
    held.app.db,
    sql`select change_message from shop_order_events where order_id = ${old} and change_type = 'check_order_over'`,
  )
  expect(event).toEqual({ change_message: '超时未评价，系统默认好评' })
  await setShopSettings(held.app.db, { reviewDays: '0' })
})

it('counts points as the shop says, where an order does not', async () => {
  await setShopSettings(held.app.db, { pointWorth: '0.05', pointsPerYuan: '1.5' })
  // 99.99 less 100 points
  expect(await read(await order(0, { usePoints: 100 }))).toMatchObject({ pay_price: '94.99', gain_integral: 142 })
  expect(await read(await order(0, { usePoints: 100, pointsPrice: '1.00', gainPoints: 3 }))).toMatchObject({
    ...{ pay_price: '98.99', gain_integral: 3 },
  })
})

it('takes no order that is picked up while the shop offers none', async () => {
  await setShopSettings(held.app.db, { hasPickUp: false })
  await expect(order(0, { shippingType: 2 })).rejects.toMatchObject({ detail: { code: 'PICK_UP_OFF' } })
  await setShopSettings(held.app.db, { hasPickUp: true })
  expect((await read(await order(0, { shippingType: 2 }))).shipping_type).toBe(2)
})
