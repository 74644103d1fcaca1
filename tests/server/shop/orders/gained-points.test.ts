import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, transaction, type Db } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { receiveOrder } from '#src/server/shop/orders/receive.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { shipOrder } from '#src/server/shop/orders/ship.ts'
import { testApp } from '../../database.ts'
import { stageShop, type ShopStage } from './stage.ts'

const held = testApp()
let shop: ShopStage
beforeAll(async () => void (shop = await stageShop(held.app.db, 100)))

const act = <T>(work: (db: Db) => Promise<T>) => transaction(held.app.db, work)
const points = async () =>
  (await row<{ integral: number }>(held.app.db, sql`select integral from shop_users where uid = ${shop.uid}`))!.integral

/** Three of 33.33 and one of 10.01, 110.00 in all, that promise 110 points. */
const bought = () =>
  act(async (db) => {
    const [black, red] = shop.skus as [number, number]
    const lines = [
      { sku: black, num: 3 },
      { sku: red, num: 1 },
    ]
    const made = await createOrder(db, { uid: shop.uid, lines, payType: 'weixin', gainPoints: 110 })
    await payOrder(db, await lockOrder(db, made.id), { type: 'weixin' })
    return made.id
  })
const receive = (id: number) =>
  act(async (db) => {
    await shipOrder(db, await lockOrder(db, id), { type: 'fictitious', content: '' })
    await receiveOrder(db, await lockOrder(db, id))
  })
const giveBack = (id: number, at: number, num: number, price: string) =>
  act(async (db) => {
    const line = (await linesOf(db, id))[at]!
    await refundOrder(db, await lockOrder(db, id), { price, pieces: [{ line: line.id, num }] })
  })

it('gives points for what is kept alone, where pieces came back before the rest was received', async () => {
  const before = await points()
  const id = await bought()
  await giveBack(id, 0, 2, '66.66')
  expect(await points()).toBe(before)
  await receive(id)
  // 43.34 of 110.00
  expect(await points()).toBe(before + 43)
  await giveBack(id, 0, 1, '33.33')
  expect(await points()).toBe(before + 10)
  await giveBack(id, 1, 1, '10.01')
  expect(await points()).toBe(before)
})

it('takes back no more than the buyer has, and the rest with the next pieces', async () => {
  const id = await bought()
  await receive(id)
  const spent = await points()
  await held.app.db.execute(sql`update shop_users set integral = 5 where uid = ${shop.uid}`)
  await giveBack(id, 0, 1, '33.33')
  expect(await points()).toBe(0)
  await held.app.db.execute(sql`update shop_users set integral = ${spent} where uid = ${shop.uid}`)
  await giveBack(id, 0, 2, '66.66')
  // of 110 points ten are still earned, and five were taken
  expect(await points()).toBe(spent - 95)
})
