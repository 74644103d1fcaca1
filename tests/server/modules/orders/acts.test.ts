import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { orderStage, type Reply } from './stage.ts'

const stage = orderStage()
const { call, enter, bought } = stage

/** The same press eight times at once: how many of them the server did. */
async function eightTimes(press: () => Promise<Reply>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: 8 }, press))
  for (const { status } of replies) expect([200, 400]).toContain(status)
  return replies.filter(({ status }) => status === 200).length
}
const eventsOf = async (id: number, type: string) =>
  (await rows(stage.db, sql`select 1 from shop_order_events where order_id = ${id} and change_type = ${type}`)).length
const money = async () =>
  (await row<{ now_money: string }>(stage.db, sql`select now_money from shop_users where uid = ${stage.shop.uid}`))!.now_money
const stock = async () =>
  (await row<{ stock: number }>(stage.db, sql`select stock from product_skus where id = ${stage.shop.skus[0]!}`))!.stock

it('is entered once for eight calls with one number of the caller', async () => {
  const before = await stock()
  const replies = await Promise.all(Array.from({ length: 8 }, () => enter({ external_no: 'WEB-8' })))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  expect(replies.filter(({ data }) => data.created)).toHaveLength(1)
  expect(await stock()).toBe(before - 3)
})

it('is paid, shipped and received once', async () => {
  const { id } = await bought({ pay_type: 'offline' })
  expect(await eightTimes(() => call('POST', `order/pay_offline/${id}`))).toBe(1)
  const express = { type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT1' }
  expect(await eightTimes(() => call('PUT', `order/delivery/${id}`, express))).toBe(1)
  expect(await eightTimes(() => call('PUT', `order/take/${id}`))).toBe(1)
  for (const type of ['offline', 'delivery_goods', 'take_delivery']) expect([type, await eventsOf(id, type)]).toEqual([type, 1])
})

it('is given back once, whole or by piece, to the buyer’s balance', async () => {
  const whole = await bought({ pay_type: 'yue' })
  const [before, left] = [await money(), await stock()]
  expect(await eightTimes(() => call('PUT', `order/refund/${whole.id}`, { refund_price: whole.pay_price, cart_ids: [] }))).toBe(1)
  expect(Number(await money()) - Number(before)).toBeCloseTo(Number(whole.pay_price))
  expect(await stock()).toBe(left + 3)

  const pieces = await bought({ pay_type: 'yue' })
  const [line] = Object.values((await call<Record<string, { cart_id: string }>>('GET', `order/split_cart_info/${pieces.id}`)).data)
  const start = await money()
  const body = { refund_price: '33.33', cart_ids: [{ cart_id: line!.cart_id, cart_num: 1 }] }
  // of three pieces no more than three come back, whoever presses
  expect(await eightTimes(() => call('PUT', `order/refund/${pieces.id}`, body))).toBe(3)
  expect(Number(await money()) - Number(start)).toBeCloseTo(99.99)
  const refunds = await rows(stage.db, sql`select 1 from shop_refunds where store_order_id = ${pieces.id} and refund_type = 6`)
  expect(refunds).toHaveLength(3)
})

it('is removed with everything that a filter finds, and nothing beside it', async () => {
  const orders = [await bought({ real_name: '删除甲' }), await bought({ real_name: '删除甲' }), await bought({ real_name: '留下乙' })]
  await stage.db.execute(sql`update shop_orders set is_del = 1 where id in ${orders.map(({ id }) => id)}`)
  const where = { real_name: '删除甲', field_key: 'real_name' }
  expect(await call('POST', 'order/dels', { ids: [], all: 0, where })).toMatchObject({ status: 400, code: '400156' })
  expect(await call('POST', 'order/dels', { ids: [], all: 1, where })).toMatchObject({ status: 200, code: '100002' })
  const left = await rows<{ real_name: string }>(
    stage.db,
    sql`select real_name from shop_orders where id in ${orders.map(({ id }) => id)} and is_system_del = 0`,
  )
  expect(left).toEqual([{ real_name: '留下乙' }])
})
