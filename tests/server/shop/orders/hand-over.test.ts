import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows, transaction } from '#src/server/db.ts'
import { createOrder, type NewOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { signedIn, testApp } from '../../database.ts'
import { stageShop, type ShopStage } from './stage.ts'

const held = testApp()
let shop: ShopStage
let coupon: number
beforeAll(async () => {
  shop = await stageShop(held.app.db, 100)
  const made = await row<{ id: number }>(
    held.app.db,
    sql`insert into coupons (id, title, coupon_price, use_min_price, status, is_permanent, remain_count, coupon_time)
      values (901, '满减', 5, 0, 1, 0, 2, 30) returning id`,
  )
  coupon = made!.id
})

/** A shop of its own, of whose first product something is said. */
async function goods(says = sql`virtual_type = 0`, pieces = 3): Promise<{ sku: number; product: number; uid: number }> {
  const other = await stageShop(held.app.db, pieces)
  const sku = other.skus[0]!
  const changed = await row<{ id: number }>(
    held.app.db,
    sql`update products p set ${says} from product_skus s where s.product_id = p.id and s.id = ${sku} returning p.id`,
  )
  return { sku, product: changed!.id, uid: other.uid }
}
const buy = (lines: NewOrder['lines'], uid = shop.uid, payType = 'weixin') =>
  transaction(held.app.db, async (db) => {
    const { id } = await createOrder(db, { uid, lines, payType })
    await payOrder(db, await lockOrder(db, id), { type: payType })
    return id
  })
const order = (id: number) =>
  row<{ status: number; virtual_type: number; virtual_info: string; delivery_type: string; gain_integral: number }>(
    held.app.db,
    sql`select status, virtual_type, virtual_info, delivery_type, gain_integral::int as gain_integral from shop_orders where id = ${id}`,
  )
const stockOf = async (sku: number) =>
  (await row<{ stock: number }>(held.app.db, sql`select stock from product_skus where id = ${sku}`))!.stock
const withCards = async (count: number) => {
  const one = await goods(sql`virtual_type = 1`, count)
  await held.app.db.execute(
    sql`insert into product_cards (sku_id, position, key, value) select ${one.sku}, n, 'K' || n, 'V' || n from generate_series(1, ${count}) n`,
  )
  return one
}

it('hands codes over as an order is paid, each to one buyer', async () => {
  const { sku } = await withCards(6)
  const first = await buy([{ sku, num: 2 }])
  expect(await order(first)).toMatchObject({ status: 1, virtual_type: 1, delivery_type: 'fictitious', virtual_info: 'K1 V1\nK2 V2' })
  expect(await stockOf(sku)).toBe(4)
  const others = await Promise.allSettled(Array.from({ length: 8 }, () => buy([{ sku, num: 1 }])))
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  const sold = await rows<{ value: string; order_id: number }>(
    held.app.db,
    sql`select value, order_id from product_cards where sku_id = ${sku}`,
  )
  expect(sold.filter(({ order_id }) => order_id === null)).toEqual([])
  expect(new Set(sold.map(({ order_id }) => order_id)).size).toBe(5)
})

it('sells no code again that somebody has seen', async () => {
  const { sku } = await withCards(3)
  const id = await buy([{ sku, num: 1 }])
  await transaction(held.app.db, async (db) => refundOrder(db, await lockOrder(db, id), { price: '33.33', pieces: [] }))
  expect(await stockOf(sku)).toBe(2)
  expect(await row(held.app.db, sql`select count(*)::int as left from product_cards where sku_id = ${sku} and order_id is null`)).toEqual({
    left: 2,
  })
})

it('keeps what is not sent apart from what is', async () => {
  const { sku } = await goods(sql`virtual_type = 3`)
  await expect(
    buy([
      { sku, num: 1 },
      { sku: shop.skus[0]!, num: 1 },
    ]),
  ).rejects.toMatchObject({ detail: { code: 'GOODS_MIXED' } })
  expect(await order(await buy([{ sku, num: 1 }]))).toMatchObject({ status: 0, virtual_type: 3 })
  expect(await stockOf(sku)).toBe(2)
})

it('gives the coupons, labels and points that a product promises, and coupons that are the goods', async () => {
  const { sku, product } = await goods(sql`give_integral = 7`)
  const { db } = held.app
  const label = await row<{ id: number }>(db, sql`insert into user_labels (label_name) values ('老客户') returning id`)
  await db.execute(sql`insert into product_labels (product_id, label_id) values (${product}, ${label!.id})`)
  await db.execute(sql`insert into product_coupons (product_id, coupon_id) values (${product}, ${coupon})`)
  const buyer = await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('新客') returning uid`)
  const coupons = async () => (await rows(db, sql`select 1 from shop_user_coupons where uid = ${buyer!.uid}`)).length
  expect((await order(await buy([{ sku, num: 2 }], buyer!.uid)))!.gain_integral).toBeGreaterThanOrEqual(14)
  expect(await coupons()).toBe(1)
  expect(await rows(db, sql`select label_id from shop_user_labels where uid = ${buyer!.uid}`)).toEqual([{ label_id: label!.id }])
  const sold = await goods(sql`virtual_type = 2`)
  await db.execute(sql`update product_skus set coupon_id = ${coupon} where id = ${sold.sku}`)
  // two were there, one was a gift
  expect(await order(await buy([{ sku: sold.sku, num: 1 }], buyer!.uid))).toMatchObject({ status: 1 })
  expect(await coupons()).toBe(2)
  await expect(buy([{ sku: sold.sku, num: 1 }], buyer!.uid)).rejects.toMatchObject({ detail: { code: 'COUPON_GONE' } })
  expect(await stockOf(sold.sku)).toBe(2)
})

it('takes coupons that were bought back with the money for them, but for those that were used', async () => {
  const { db } = held.app
  const made = await row<{ id: number }>(
    db,
    sql`insert into coupons (title, coupon_price, coupon_time, remain_count, total_count) values ('买来的', 5, 7, 9, 9) returning id`,
  )
  const sold = await goods(sql`virtual_type = 2`)
  await db.execute(sql`update product_skus set coupon_id = ${made!.id} where id = ${sold.sku}`)
  const id = await buy([{ sku: sold.sku, num: 3 }])
  const standing = async () => ({
    ...(await row<{ usable: number }>(
      db,
      sql`select count(*)::int as usable from shop_user_coupons where coupon_id = ${made!.id} and status = 0 and end_at > now()`,
    )),
    ...(await row<{ left: number }>(db, sql`select remain_count as left from coupons where id = ${made!.id}`)),
  })
  expect(await standing()).toEqual({ usable: 3, left: 6 })
  await db.execute(
    sql`update shop_user_coupons set status = 1 where id = (select min(id) from shop_user_coupons where coupon_id = ${made!.id})`,
  )
  const back = (num: number, price: string) =>
    transaction(db, async (inner) => {
      const line = await row<{ id: number }>(inner, sql`select id from shop_order_lines where order_id = ${id}`)
      await refundOrder(inner, await lockOrder(inner, id), { price, pieces: [{ line: line!.id, num }] })
    })
  await back(1, '33.33')
  expect(await standing()).toEqual({ usable: 1, left: 7 })
  await back(2, '66.66')
  expect(await standing()).toEqual({ usable: 0, left: 8 })
  expect(
    await rows(db, sql`select change_message as said from shop_order_events where order_id = ${id} and change_type = 'coupon_back'`),
  ).toEqual([{ said: '收回未使用的优惠券 1 张' }, { said: '收回未使用的优惠券 1 张' }])
})

it('takes coupons that were a gift back with the whole order, but for those that were used', async () => {
  const { db } = held.app
  const made = await row<{ id: number }>(
    db,
    sql`insert into coupons (title, coupon_price, coupon_time, remain_count, total_count) values ('赠品', 5, 7, 9, 9) returning id`,
  )
  const { sku, product } = await goods(undefined, 9)
  await db.execute(sql`insert into product_coupons (product_id, coupon_id) values (${product}, ${made!.id})`)
  const standing = async () => ({
    ...(await row<{ usable: number }>(
      db,
      sql`select count(*)::int as usable from shop_user_coupons where coupon_id = ${made!.id} and status = 0 and end_at > now()`,
    )),
    ...(await row<{ left: number }>(db, sql`select remain_count as left from coupons where id = ${made!.id}`)),
  })
  const back = (id: number, num: number, price: string) =>
    transaction(db, async (inner) => {
      const line = await row<{ id: number }>(inner, sql`select id from shop_order_lines where order_id = ${id}`)
      await refundOrder(inner, await lockOrder(inner, id), { price, pieces: [{ line: line!.id, num }] })
    })
  const id = await buy([{ sku, num: 2 }])
  expect(await standing()).toEqual({ usable: 1, left: 8 })
  // who keeps a piece keeps what came with it
  await back(id, 1, '33.33')
  expect(await standing()).toEqual({ usable: 1, left: 8 })
  await back(id, 1, '33.33')
  expect(await standing()).toEqual({ usable: 0, left: 9 })
  const said = (of: number) =>
    rows(db, sql`select change_message as said from shop_order_events where order_id = ${of} and change_type = 'coupon_back'`)
  expect(await said(id)).toEqual([{ said: '收回赠送的优惠券 1 张' }])
  const other = await buy([{ sku, num: 1 }])
  await db.execute(sql`update shop_user_coupons set status = 1 where given_by = ${other}`)
  await back(other, 1, '33.33')
  expect(await standing()).toEqual({ usable: 0, left: 8 })
  expect(await said(other)).toEqual([])
})

it('stores no form of a user over labels that an order has given meanwhile', async () => {
  const { db } = held.app
  const who = await signedIn(held.app)
  const { sku, product } = await goods()
  const label = await row<{ id: number }>(db, sql`insert into user_labels (label_name) values ('回头客') returning id`)
  await db.execute(sql`insert into product_labels (product_id, label_id) values (${product}, ${label!.id})`)
  const buyer = await row<{ uid: number }>(db, sql`insert into shop_users (nickname, phone) values ('贴签', '13700001234') returning uid`)
  const url = `/adminapi/user/user/${buyer!.uid}`
  const version = () => row<{ version: number }>(db, sql`select version from shop_users where uid = ${buyer!.uid}`)
  const opened = (await version())!
  await buy([{ sku, num: 1 }], buyer!.uid)
  const payload = { real_name: '李四', label_id: [], ...opened }
  const refused = await held.app.inject({ method: 'PUT', url, headers: who.headers, payload })
  expect(refused.json()).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { label_id: [label!.id] } } })
  expect(await rows(db, sql`select label_id from shop_user_labels where uid = ${buyer!.uid}`)).toEqual([{ label_id: label!.id }])
  // an order that gives none that is not there already changes nothing
  const now = await version()
  await buy([{ sku, num: 1 }], buyer!.uid)
  expect(await version()).toEqual(now)
})
