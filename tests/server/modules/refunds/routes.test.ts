import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { lockRefund, applyForRefund, type Application } from '#src/server/shop/orders/refund.ts'
import { sendBack } from '#src/server/shop/orders/refund-acts.ts'
import { hideOrder } from '#src/server/shop/orders/remove.ts'
import { orderStage } from '../orders/stage.ts'

const stage = orderStage()
const { call, bought } = stage

interface Listed {
  list: { id: number; order_id: string; refund_type: number; store_order_id: number }[]
  count: number
  num: { num: number }[]
}
const listed = async (query: string) => (await call<Listed>('GET', `refund/list?page=1&limit=50&${query}`)).data

/** A buyer of three pieces asks for some of them back. */
async function applied(type: 1 | 2, num = 3): Promise<{ id: number; number: string; order: number; orderNumber: string }> {
  const { id, order_id } = await bought({ pay_type: 'yue' })
  const refund = await stage.db.transaction(async (db) => {
    const line = await row<{ id: number }>(db, sql`select id from shop_order_lines where order_id = ${id}`)
    const wanted: Application = { type, pieces: [{ line: line!.id, num }], reason: '不想要了' }
    return applyForRefund(db, await lockOrder(db, id), wanted)
  })
  return { id: refund.id, number: refund.order_id, order: id, orderNumber: order_id }
}
const money = async () =>
  Number((await row<{ now_money: string }>(stage.db, sql`select now_money from shop_users where uid = ${stage.shop.uid}`))!.now_money)
const typeOf = async (id: number) =>
  (await row<{ refund_type: number }>(stage.db, sql`select refund_type from shop_refunds where id = ${id}`))!.refund_type

it('lists what is asked back by number, day and state, with how many there are of each', async () => {
  const one = await applied(1)
  const two = await applied(2, 1)
  for (const text of [one.number, one.orderNumber]) expect((await listed(`order_id=${text}`)).list.map(({ id }) => id)).toEqual([one.id])
  expect((await listed('refund_type=2')).list.map(({ id }) => id)).toEqual([two.id])
  expect((await listed('time=2020/01/01-2020/01/31')).count).toBe(0)
  const all = await listed('')
  expect(all.list.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(all.num.map(({ num }) => num)).toEqual([2, 1, 1, 0, 0, 0, 0])
  for (const type of [1, 2, 3, 4, 5, 6]) expect((await listed(`refund_type=${type}`)).count).toBe(all.num[type]!.num)
})

it('pays back what was asked, and no more than that; a second time it says so', async () => {
  const { id } = await applied(1, 2)
  const before = await money()
  expect(await call('PUT', `refund/refund/${id}`, { refund_price: '66.67', type: 1 })).toMatchObject({ status: 400 })
  expect(await call('PUT', `refund/refund/${id}`, { refund_price: '66.66', type: 1 })).toMatchObject({ status: 200, code: '400149' })
  expect(await money()).toBeCloseTo(before + 66.66)
  expect(await typeOf(id)).toBe(6)
  expect((await call('PUT', `refund/refund/${id}`, { refund_price: '66.66', type: 1 })).status).toBe(400)
  expect(await money()).toBeCloseTo(before + 66.66)
})

it('goes the way of goods that come back: agreed, sent, paid', async () => {
  const { id } = await applied(2)
  expect(await call('GET', `refund/agree/${id}`)).toMatchObject({ status: 200 })
  expect(await typeOf(id)).toBe(4)
  expect((await call('GET', `refund/agree/${id}`)).status).toBe(400)
  await stage.db.transaction(async (db) => sendBack(db, await lockRefund(db, id), { express: 'SF1', name: '顺丰' }))
  expect(await typeOf(id)).toBe(5)
  expect(await call('PUT', `refund/refund/${id}`, { refund_price: '99.99', type: 1 })).toMatchObject({ status: 200 })
  expect(await typeOf(id)).toBe(6)
})

it('is refused with a reason that the buyer reads, and can be asked for again', async () => {
  const { id, order } = await applied(1)
  expect(await call('PUT', `refund/no_refund/${id}`, { refund_reason: ' ' })).toMatchObject({
    status: 400,
    errors: { refund_reason: expect.any(String) },
  })
  expect(await call('PUT', `refund/no_refund/${id}`, { refund_reason: '已过退货期' })).toMatchObject({ status: 200 })
  expect(await row(stage.db, sql`select refund_type, refuse_reason from shop_refunds where id = ${id}`)).toEqual({
    refund_type: 3,
    refuse_reason: '已过退货期',
  })
  expect(
    (await row<{ refund_status: number }>(stage.db, sql`select refund_status from shop_orders where id = ${order}`))!.refund_status,
  ).toBe(0)
  expect((await call('PUT', `refund/refund/${id}`, { refund_price: '1', type: 1 })).status).toBe(400)
  const again = await stage.db.transaction(async (db) => applyForRefund(db, await lockOrder(db, order), { type: 1, pieces: [] }))
  expect(await typeOf(again.id)).toBe(1)
})

it('is refused by who may refuse, and paid back by who may pay, by whatever call', async () => {
  const { id, order } = await applied(1)
  const [pages, no] = [['admin-order-refund', 'admin-order-storeOrder-index'], { refund_reason: '已过退货期' }]
  const [payer, refuser] = [await stage.as([...pages, 'refund-yes']), await stage.as([...pages, 'refund-no'])]
  for (const [path, body] of [
    [`refund/refund/${id}`, { refund_price: '1', type: 2 }],
    [`refund/no_refund/${id}`, no],
    [`order/no_refund/${order}`, no],
  ] as const)
    expect(await payer(path, 'PUT', body), path).toMatchObject({ status: 110000 })
  expect(await refuser(`refund/refund/${id}`, 'PUT', { refund_price: '1', type: 1 })).toMatchObject({ status: 110000 })
  expect(await typeOf(id)).toBe(1)
  expect(await refuser(`refund/refund/${id}`, 'PUT', { refund_price: '1', type: 2 })).toMatchObject({ status: 200, code: '400145' })
  expect(await typeOf(id)).toBe(3)
})

it('is paid back once by eight who press at once', async () => {
  const { id } = await applied(1)
  const before = await money()
  const replies = await Promise.all(Array.from({ length: 8 }, () => call('PUT', `refund/refund/${id}`, { refund_price: '99.99', type: 1 })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await money()).toBeCloseTo(before + 99.99)
})

it('leaves the list with its order, once the buyer has deleted that, for who sees either page and holds the key', async () => {
  const { id, number, order } = await applied(1)
  await call('PUT', `refund/refund/${id}`, { refund_price: '99.99', type: 1 })
  expect(await call('DELETE', `order/del/${order}`)).toMatchObject({ status: 400, code: '400157' })
  await stage.db.transaction(async (db) => hideOrder(db, await lockOrder(db, order)))
  const [shown] = (await call<{ list: { is_del: number }[] }>('GET', `refund/list?page=1&limit=5&order_id=${number}`)).data.list
  expect(shown!.is_del).toBe(1)
  for (const keys of [['order-delete'], ['admin-order-refund']])
    expect(await (await stage.as(keys))(`order/del/${order}`, 'DELETE')).toMatchObject({ status: 110000 })
  expect(await (await stage.as(['admin-order-refund', 'order-delete']))(`order/del/${order}`, 'DELETE')).toMatchObject({ status: 200 })
  expect((await listed(`order_id=${number}`)).count).toBe(0)
  expect(await call('GET', `refund/info/${number}`)).toMatchObject({ status: 400, code: '100026' })
})
