import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, transaction } from '#src/server/db.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { applyForRefund } from '#src/server/shop/orders/refund.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let agent: Somebody
let other: Somebody
let onlooker: Somebody
let rain: Customer

beforeAll(async () => {
  agent = await stage.agent('desk')
  other = await stage.agent('other')
  onlooker = await stage.agent('onlooker', { mayAct: false })
  rain = await stage.customer('陈晓雨', { of: agent })
})

const stored = (id: number) =>
  row<Record<string, unknown>>(
    stage.db,
    sql`select paid, status, refund_status, pay_price, remark, delivery_id from shop_orders where id = ${id}`,
  )
const express = { type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT1' }

async function asked(): Promise<{ id: number; order_id: string }> {
  const bought = await rain.buys()
  await transaction(stage.db, async (db) => applyForRefund(db, await lockOrder(db, bought.id), { type: 1, pieces: [], reason: '不想要了' }))
  return bought
}

it('lists orders of a customer by their tabs, and finds them by a part of the number', async () => {
  const paid = await rain.buys()
  const unpaid = await rain.buys({ pay_type: 'offline' })
  const refund = await asked()
  const list = async (query: string) =>
    (await agent.call<{ order_id: string }[]>('GET', `order/list/${rain.uid}?${query}`)).data.map(({ order_id }) => order_id)
  expect(await list('type=')).toEqual([refund, unpaid, paid].map(({ order_id }) => order_id))
  expect(await list('type=0')).toEqual([unpaid.order_id])
  expect(await list('type=1')).toEqual([paid.order_id])
  expect(await list('type=-1')).toEqual([refund.order_id])
  for (const type of [2, 3, 4]) expect(await list(`type=${type}`)).toEqual([])
  expect(await list(`type=&search=${paid.order_id.slice(-6)}`)).toEqual([paid.order_id])
  expect(await list('type=&page=2&limit=1')).toEqual([unpaid.order_id])
  expect(await agent.call('GET', `order/list/${rain.uid}?type=7`)).toMatchObject({ status: 400 })
})

describe('an act of an agent', () => {
  it('is the shop’s own, with the agent’s name in the log', async () => {
    const { id, order_id } = await rain.buys()
    expect(await agent.call('POST', 'order/remark', { order_id, remark: '' })).toMatchObject({ status: 400, code: '410177' })
    expect(await agent.call('POST', 'order/remark', { order_id, remark: '尽快' })).toMatchObject({
      status: 200,
      msg: '备注成功',
      code: '100024',
    })
    expect(await agent.call('POST', `order/delivery/${id}`, { ...express, delivery_id: '' })).toMatchObject({ code: 'DELIVERY_NUMBER' })
    expect(await agent.call('POST', `order/delivery/${id}`, express)).toMatchObject({ status: 200, msg: '发货成功', code: '410273' })
    expect(await agent.call('POST', `order/delivery/${id}`, express)).toMatchObject({ status: 400, code: '400472' })
    expect(await stored(id)).toMatchObject({ status: 1, remark: '尽快', delivery_id: 'YT1' })
    const log = await row(stage.db, sql`select by_name from shop_order_events where order_id = ${id} and change_type = 'delivery_goods'`)
    expect(log).toEqual({ by_name: '客服desk' })
  })

  it('changes a price that nobody has changed meanwhile', async () => {
    const { id } = await rain.buys({ pay_type: 'offline' })
    const form = (await agent.call<{ rules: { field: string; value: unknown }[]; action: string }>('GET', `order/edit/${id}`)).data
    expect(form.action).toBe(`/order/update/${id}`)
    const sent = Object.fromEntries(form.rules.map(({ field, value }) => [field, String(value)]))
    expect(await agent.call('PUT', `order/update/${id}`, { ...sent, pay_price: '' })).toMatchObject({
      code: '410093',
      errors: { pay_price: expect.any(String) },
    })
    expect(await agent.call('PUT', `order/update/${id}`, { ...sent, pay_price: '50' })).toMatchObject({ status: 200, code: '100001' })
    expect(await agent.call('PUT', `order/update/${id}`, { ...sent, pay_price: '40' })).toMatchObject({ status: 409, code: 'CHANGED' })
    expect(await stored(id)).toMatchObject({ pay_price: '50.00' })
  })

  it('answers a refund that was asked for, and no other', async () => {
    const none = await rain.buys()
    expect(await agent.call('GET', `order/refund_form/${none.id}`)).toMatchObject({ status: 100026 })
    expect(await agent.call('POST', 'order/refund', { order_id: none.order_id, price: '1', type: 1 })).toMatchObject({ status: 100026 })
    const paid = await asked()
    const form = (await agent.call<{ rules: { field: string; value: unknown }[]; action: string }>('GET', `order/refund_form/${paid.id}`))
      .data
    expect(form.action).toBe('/order/refund')
    expect(form.rules.map(({ field, value }) => [field, value])).toEqual([
      ['order_id', paid.order_id],
      ['price', 99.99],
      ['type', 1],
    ])
    const answer = (price: string, type = 1) => agent.call('POST', 'order/refund', { order_id: paid.order_id, price, type })
    expect(await answer('')).toMatchObject({ status: 400, code: '410184' })
    expect(await answer('100')).toMatchObject({ status: 400, code: '410185' })
    expect(await answer('99.99')).toMatchObject({ status: 200, msg: '退款成功', code: '410186' })
    expect(await answer('99.99')).toMatchObject({ status: 400, code: '410183' })
    const refused = await asked()
    expect(await agent.call('POST', 'order/refund', { order_id: refused.order_id, type: 2, reason: '已拆封' })).toMatchObject({
      code: '410182',
    })
    const kept = await row(stage.db, sql`select refuse_reason, refund_type from shop_refunds where store_order_id = ${refused.id}`)
    expect(kept).toEqual({ refuse_reason: '已拆封', refund_type: 3 })
  })

  it('books the money of an order that is paid offline, at the price that was seen', async () => {
    const { id } = await rain.buys({ pay_type: 'offline' })
    const confirm = (pay_price: string) => agent.call('POST', `order/pay_offline/${id}`, { pay_price })
    expect(await confirm('1.00')).toMatchObject({ status: 400, code: 'PAY_PRICE_CHANGED' })
    expect(await confirm('99.99')).toMatchObject({ status: 200, code: '100010' })
    expect(await stored(id)).toMatchObject({ paid: 1, status: 0 })
    const log = await row(stage.db, sql`select by_name from shop_order_events where order_id = ${id} and change_type = 'offline'`)
    expect(log).toEqual({ by_name: '客服desk' })
  })

  it('hands over nothing that is shipped', async () => {
    const { id } = await rain.buys()
    expect(await agent.call('GET', `order/verific/${id}`)).toMatchObject({ status: 400, code: '410272' })
  })

  it('is refused for somebody else’s customer, and to whose row does not allow it', async () => {
    const { id, order_id } = await rain.buys({ pay_type: 'offline' })
    await stage.db.execute(sql`insert into chat_conversations (agent_uid, visitor_uid, last_seq) values (${onlooker.uid}, ${rain.uid}, 1)`)
    await stage.db.execute(sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type)
      select id, 1, ${rain.uid}, '在吗', 1 from chat_conversations where agent_uid = ${onlooker.uid}`)
    const acts = (who: Somebody) => [
      who.call('POST', 'order/remark', { order_id, remark: '看过' }),
      who.call('POST', `order/delivery/${id}`, express),
      who.call('GET', `order/edit/${id}`),
      who.call('PUT', `order/update/${id}`, { pay_price: '1' }),
      who.call('POST', `order/pay_offline/${id}`, { pay_price: '99.99' }),
      who.call('GET', `order/refund_form/${id}`),
      who.call('POST', 'order/refund', { order_id, price: '1', type: 1 }),
      who.call('GET', `order/verific/${id}`),
    ]
    for (const reply of await Promise.all(acts(other))) expect(reply).toMatchObject({ status: 400, code: '410092' })
    // may look, and no more
    expect(await onlooker.call('GET', `order/info/${id}`)).toMatchObject({ status: 200 })
    for (const reply of await Promise.all(acts(onlooker))) expect(reply).toMatchObject({ status: 400, code: 'AGENT_MAY_NOT' })
    expect(await stored(id)).toMatchObject({ paid: 0, remark: '', pay_price: '99.99' })
  })
})

it('masks where an order goes, as for staff without the key', async () => {
  const { id, order_id } = await rain.buys()
  await stage.db.execute(
    sql`update shop_orders set user_phone = '13800000021', user_address = '浙江省 杭州市 西湖区 文三路 1 号' where id = ${id}`,
  )
  const masked = { order_id, user_phone: '138****0021', user_address: '浙江省 杭州市 ****' }
  expect((await agent.call<object[]>('GET', `order/list/${rain.uid}?type=&search=${order_id}`)).data[0]).toMatchObject(masked)
  expect((await agent.call<{ orderInfo: object }>('GET', `order/info/${id}`)).data.orderInfo).toMatchObject(masked)
})

it('names couriers and riders, and has no electronic waybills', async () => {
  expect((await agent.call('GET', 'order/export')).data).toContainEqual({ id: expect.any(Number), value: '圆通速递', code: 'yuantong' })
  expect((await agent.call('GET', 'order/temp?com=yuantong')).data).toEqual([])
  expect((await agent.call('GET', 'order/delivery_all')).data).toEqual([])
  expect((await agent.call('GET', 'order/delivery_info')).data).toEqual({
    express_temp_id: '',
    to_name: '',
    id: '',
    to_tel: '',
    to_add: '',
  })
})
