import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { giveCommission } from '#src/server/shop/orders/commission.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { receiveOrder } from '#src/server/shop/orders/receive.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { shipOrder } from '#src/server/shop/orders/ship.ts'
import { changePrice } from '#src/server/shop/orders/unpaid.ts'
import { setShopSettings } from '#src/server/shop/settings.ts'
import { testApp } from '../../database.ts'
import { stageShop, type ShopStage } from './stage.ts'

const held = testApp()
let shop: ShopStage
/** Who brought the buyer, and who brought that one. */
let one: number
let two: number

const act = <T>(work: (db: Db) => Promise<T>) => transaction(held.app.db, work)
const promoter = async (above: number | null) =>
  (await row<{ uid: number }>(
    held.app.db,
    sql`insert into shop_users (nickname, is_promoter, spread_uid) values ('林宇轩', 1, ${above}) returning uid`,
  ))!.uid

beforeEach(async () => {
  shop = await stageShop(held.app.db, 100)
  two = await promoter(null)
  one = await promoter(two)
  await held.app.db.execute(sql`update shop_users set spread_uid = ${one} where uid = ${shop.uid}`)
  await setShopSettings(held.app.db, { hasCommission: true, commissionOne: '10', commissionTwo: '5', isSelfCommission: false })
})

// two of 33.33 and one of 10.01: 76.67
const buy = (uid = shop.uid) =>
  act(async (db) => {
    const [black, red] = shop.skus as [number, number]
    const lines = [
      { sku: black, num: 2 },
      { sku: red, num: 1 },
    ]
    return createOrder(db, { uid, lines, payType: 'weixin', realName: '王五' })
  })
const pay = (id: number) => act(async (db) => payOrder(db, await lockOrder(db, id), { type: 'weixin' }))
const receive = (id: number) =>
  act(async (db) => {
    await shipOrder(db, await lockOrder(db, id), { type: 'fictitious', content: '' })
    await receiveOrder(db, await lockOrder(db, id))
  })
async function received(uid = shop.uid): Promise<{ id: number; order_id: string }> {
  const made = await buy(uid)
  await pay(made.id)
  await receive(made.id)
  return made
}
const owned = async (uid: number) =>
  (await row<{ sum: string }>(held.app.db, sql`select brokerage_price::text as sum from shop_users where uid = ${uid}`))!.sum
const entries = (order: string) =>
  rows(
    held.app.db,
    sql`select uid, pm, number::text as number, type from shop_ledger where account = 'commission' and link_id = ${order} order by id`,
  )

it('is earned by who brought the buyer and who brought that one, once what was bought is received', async () => {
  const made = await buy()
  await pay(made.id)
  expect(await entries(made.order_id)).toEqual([])
  await receive(made.id)
  // each line by itself, to the cent
  const earned = [
    { uid: one, pm: 1, number: '7.67', type: 'one_brokerage' },
    { uid: two, pm: 1, number: '3.83', type: 'two_brokerage' },
  ]
  expect(await entries(made.order_id)).toEqual(earned)
  expect([await owned(one), await owned(two)]).toEqual(['7.67', '3.83'])
  // what is asked again finds that nothing is due
  await act(async (db) => giveCommission(db, await lockOrder(db, made.id), {}))
  expect(await entries(made.order_id)).toEqual(earned)
})

it('goes back by the pieces that come back, the last of them with all that is left of it', async () => {
  const made = await received()
  const [black] = await linesOf(held.app.db, made.id)
  await act(async (db) =>
    refundOrder(db, await lockOrder(db, made.id), { price: '33.33', pieces: [{ line: black!.id, num: 1 }], reason: '' }),
  )
  // of 6.67 for two pieces 3.33 stay, and 1.00 for the other line
  expect([await owned(one), await owned(two)]).toEqual(['4.33', '2.16'])
  await act(async (db) => refundOrder(db, await lockOrder(db, made.id), { price: '43.34', pieces: [], reason: '' }))
  expect([await owned(one), await owned(two)]).toEqual(['0.00', '0.00'])
})

it('never takes more back than is there', async () => {
  const made = await received()
  await act((db) => enter(db, { uid: one, account: 'commission', amount: '-5.00', type: 'extract', title: '佣金提现' }))
  await act(async (db) => refundOrder(db, await lockOrder(db, made.id), { price: '76.67', pieces: [], reason: '' }))
  expect([await owned(one), await owned(two)]).toEqual(['0.00', '0.00'])
})

it('is not promised for pieces that were given back before they were received', async () => {
  const made = await buy()
  await pay(made.id)
  const [, red] = await linesOf(held.app.db, made.id)
  await act(async (db) =>
    refundOrder(db, await lockOrder(db, made.id), { price: '10.01', pieces: [{ line: red!.id, num: 1 }], reason: '' }),
  )
  await receive(made.id)
  expect([await owned(one), await owned(two)]).toEqual(['6.67', '3.33'])
})

it('goes by the amounts of a product that has its own, and follows a price that is changed', async () => {
  await held.app.db.execute(
    sql`update products set is_sub = 1 where id in (select product_id from product_skus where id = ${shop.skus[0]})`,
  )
  await held.app.db.execute(sql`update product_skus set brokerage = 2, brokerage_two = 1 where id = ${shop.skus[0]}`)
  const made = await buy()
  const promised = () =>
    row(held.app.db, sql`select one_brokerage::text as one, two_brokerage::text as two from shop_orders where id = ${made.id}`)
  expect(await promised()).toEqual({ one: '4.00', two: '2.00' })
  await act(async (db) => changePrice(db, await lockOrder(db, made.id), { payPrice: '38.34' }))
  expect(await promised()).toEqual({ one: '2.00', two: '1.00' })
})

it('is nobody’s who is no promoter, and of nothing while the shop gives none', async () => {
  await held.app.db.execute(sql`update shop_users set spread_open = 0 where uid = ${one}`)
  await received()
  expect([await owned(one), await owned(two)]).toEqual(['0.00', '3.83'])
  await setShopSettings(held.app.db, { hasCommission: false })
  const later = await received()
  expect(await entries(later.order_id)).toEqual([])
})

it('is a promoter’s own for what they buy, where the shop wants it so', async () => {
  await setShopSettings(held.app.db, { isSelfCommission: true })
  const made = await received(one)
  expect(await entries(made.order_id)).toMatchObject([
    { uid: one, type: 'self_brokerage', number: '7.67' },
    { uid: two, type: 'two_brokerage', number: '3.83' },
  ])
})
