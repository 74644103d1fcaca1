import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, transaction } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { cancelOrder } from '#src/server/shop/orders/unpaid.ts'
import { testApp } from '../../database.ts'
import { stageShop } from './stage.ts'

const held = testApp()

/** A product of two specifications with a rule, and who wants so many of them. */
async function shopWith(rule: SQL) {
  const { uid, skus } = await stageShop(held.app.db, 50)
  await held.app.db.execute(sql`update products set ${rule} where id = (select product_id from product_skus where id = ${skus[0]!})`)
  const order = (...nums: number[]) =>
    transaction(held.app.db, (db) =>
      createOrder(db, { uid, payType: 'weixin', lines: nums.map((num, at) => ({ sku: skus[at]!, num })).filter(({ num }) => num > 0) }),
    )
  const stock = async () => (await row<{ stock: number }>(held.app.db, sql`select stock from product_skus where id = ${skus[0]!}`))!.stock
  return { uid, order, stock }
}
const refusedFor = (code: string) => ({ detail: { code, errors: { lines: code } } })

it('sells no less than the least, of all specifications together', async () => {
  const { order, stock } = await shopWith(sql`min_qty = 3`)
  await expect(order(1, 1)).rejects.toMatchObject(refusedFor('BUY_LEAST'))
  expect(await stock()).toBe(50)
  expect(await order(1, 2)).toMatchObject({ id: expect.any(Number) })
})

it('sells no more at once than the limit', async () => {
  const { order } = await shopWith(sql`is_limit = 1, limit_type = 1, limit_num = 4`)
  await expect(order(3, 2)).rejects.toMatchObject(refusedFor('BUY_MOST'))
  for (let time = 0; time < 2; time++) expect(await order(2, 2)).toMatchObject({ id: expect.any(Number) })
})

it('sells one person no more than the limit, however often and however fast they buy', async () => {
  const { order, stock } = await shopWith(sql`is_limit = 1, limit_type = 2, limit_num = 4`)
  const first = await order(3)
  await expect(order(1, 1)).rejects.toMatchObject(refusedFor('BUY_MOST_PERSON'))
  // what was given up does not count
  await transaction(held.app.db, async (db) => cancelOrder(db, await lockOrder(db, first.id)))
  const quick = await Promise.allSettled(Array.from({ length: 8 }, () => order(1)))
  expect(quick.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await stock()).toBe(46)
})

it('sells to members alone, and only in the days of a presale', async () => {
  const { uid, order } = await shopWith(sql`vip_product = 1`)
  await expect(order(1)).rejects.toMatchObject(refusedFor('MEMBERS_ONLY'))
  await held.app.db.execute(sql`update shop_users set is_money_level = 1, overdue_at = now() - interval '1 day' where uid = ${uid}`)
  await expect(order(1)).rejects.toMatchObject(refusedFor('MEMBERS_ONLY'))
  await held.app.db.execute(sql`update shop_users set overdue_at = now() + interval '1 day' where uid = ${uid}`)
  expect(await order(1)).toMatchObject({ id: expect.any(Number) })
  const early = await shopWith(sql`presale = 1, presale_start_at = now() + interval '1 day', presale_end_at = now() + interval '2 days'`)
  await expect(early.order(1)).rejects.toMatchObject(refusedFor('PRESALE_CLOSED'))
})
