import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows, transaction } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { linesOf, lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { refundOrder } from '#src/server/shop/orders/refund.ts'
import { shipPieces } from '#src/server/shop/orders/ship.ts'
import { priceFor } from '#src/server/shop/orders/buyer-price.ts'
import { signedIn, testApp } from '../../database.ts'
import { stageShop, type ShopStage } from './stage.ts'

const held = testApp()
let shop: ShopStage
beforeAll(async () => {
  const { db } = held.app
  shop = await stageShop(db, 100)
  // 33.33 and 10.01; members pay 25 for the first alone
  await db.execute(sql`update product_skus set vip_price = 25 where id = ${shop.skus[0]!}`)
  await db.execute(sql`update products set is_vip = 1 where id = (select product_id from product_skus where id = ${shop.skus[0]!})`)
  await db.execute(sql`insert into user_levels (id, name, grade, discount, exp_num) values (71, '金牌', 71, 88, 71000)`)
})
const buyerIs = (set: ReturnType<typeof sql>) => held.app.db.execute(sql`update shop_users set ${set} where uid = ${shop.uid}`)
const nobody = sql`level_id = null, is_money_level = 0, is_ever_level = 0`
const gold = sql`level_id = 71, is_money_level = 0`
const member = sql`is_money_level = 1, overdue_at = now() + interval '1 day'`
const order = (more: object = {}) =>
  transaction(held.app.db, (db) =>
    createOrder(db, { uid: shop.uid, payType: 'weixin', lines: shop.skus.map((sku) => ({ sku, num: 3 })), ...more }),
  )
const facts = (id: number) =>
  row(held.app.db, sql`select total_price, level_price, member_price, pay_price from shop_orders where id = ${id}`)

it('is the lower of the two, and the shop’s own where neither is lower', () => {
  const sku = { price: '100.00', vip_price: '85.00', is_vip: 1 }
  const at = (discount: string, isMember: boolean, more: object = {}) => priceFor({ ...sku, ...more }, { discount, isMember })
  expect(at('90', false)).toEqual({ price: '90.00', vip_off: '10.00', price_type: 'level' })
  expect(at('90', true)).toEqual({ price: '85.00', vip_off: '15.00', price_type: 'member' })
  expect(at('80', true)).toEqual({ price: '80.00', vip_off: '20.00', price_type: 'level' })
  expect(at('100', true, { is_vip: 0 })).toEqual({ price: '100.00', vip_off: '0.00', price_type: '' })
  expect(at('100', true, { vip_price: '0.00' })).toEqual({ price: '100.00', vip_off: '0.00', price_type: '' })
  expect(at('100', true, { vip_price: '120.00' })).toEqual({ price: '100.00', vip_off: '0.00', price_type: '' })
  expect(at('33.33', false, { price: '0.01' })).toMatchObject({ price: '0.00', vip_off: '0.01' })
})

it('makes what an order costs by the level and by the membership, and says what each took off', async () => {
  await buyerIs(nobody)
  expect(await facts((await order()).id)).toEqual({ total_price: '130.02', level_price: '0.00', member_price: '0.00', pay_price: '130.02' })
  await buyerIs(gold)
  // 29.33 and 8.81
  expect(await facts((await order()).id)).toEqual({
    total_price: '114.42',
    level_price: '15.60',
    member_price: '0.00',
    pay_price: '114.42',
  })
  await buyerIs(member)
  // 25 as a member, 8.81 by the level
  expect(await facts((await order()).id)).toEqual({
    total_price: '101.43',
    level_price: '3.60',
    member_price: '24.99',
    pay_price: '101.43',
  })
  await buyerIs(sql`overdue_at = now() - interval '1 second'`)
  expect(await facts((await order()).id)).toMatchObject({ member_price: '0.00', pay_price: '114.42' })
  await buyerIs(member)
  await held.app.db.execute(sql`update member_rights set status = 0 where right_type = 'vip_price'`)
  expect(await facts((await order()).id)).toMatchObject({ member_price: '0.00', pay_price: '114.42' })
  await held.app.db.execute(sql`update member_rights set status = 1 where right_type = 'vip_price'`)
})

it('stands in the detail, in parts and in what is given back', async () => {
  await buyerIs(sql`level_id = 71, is_money_level = 1, overdue_at = now() + interval '1 day'`)
  const { id } = await order({ usePoints: 10, pointsPrice: '1.43' })
  const { headers } = await signedIn(held.app)
  const { data } = (await held.app.inject({ url: `/adminapi/order/info/${id}`, headers })).json()
  expect(data.orderInfo).toMatchObject({
    ...{
      total_price: '101.43',
      levelPrice: '3.60',
      memberPrice: 24.99,
      vip_true_price: '28.59',
      deduction_price: '1.43',
      pay_price: '100.00',
    },
    cartInfo: [
      { sum_price: '33.33', truePrice: 25, vip_truePrice: 8.33, price_type: 'member', vip_sum_truePrice: '24.99' },
      { sum_price: '10.01', truePrice: 8.81, vip_truePrice: 1.2, price_type: 'level', vip_sum_truePrice: '3.60' },
    ],
  })
  const express = { type: 'express', name: '圆通速递', code: 'yuantong', number: 'YT1' } as const
  const lines = await transaction(held.app.db, async (db) => {
    await payOrder(db, await lockOrder(db, id), { type: 'weixin', tradeNo: '' })
    const all = await linesOf(db, id)
    await shipPieces(db, await lockOrder(db, id), express, [{ line: all[0]!.id, num: 2 }])
    return all
  })
  expect(await rows(held.app.db, sql`select total_price, level_price, member_price from shop_orders where pid = ${id}`)).toEqual([
    { total_price: '50.00', level_price: '0.00', member_price: '16.66' },
  ])
  await transaction(held.app.db, async (db) => {
    const pieces = [{ line: lines[1]!.id, num: 3 }]
    await refundOrder(db, await lockOrder(db, id), { price: lines[1]!.paid_price, pieces })
  })
  expect(await row(held.app.db, sql`select refund_price from shop_orders where id = ${id}`)).toEqual({ refund_price: lines[1]!.paid_price })
})
