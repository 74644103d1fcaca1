import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EnteredOrder } from '#src/api/order-entry.ts'
import type { OrderChart, OrderEvent, OrderRow } from '#src/api/orders.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const held = testApp()
let who: SignedIn
let shop: ShopStage
let number = 0
beforeAll(async () => {
  process.env['CRM_SHOP_KEY'] = 'a key of the storefront'
  who = await signedIn(held.app)
  shop = await stageShop(held.app.db, 100)
})
afterAll(() => {
  delete process.env['CRM_SHOP_KEY']
})

interface Reply<Data = unknown> {
  status: number
  msg: string
  code?: string
  data: Data
  errors?: Record<string, string>
}

const call = async <Data = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply<Data>> =>
  (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()

const enter = async (more: object = {}, key = 'a key of the storefront'): Promise<Reply<EnteredOrder>> =>
  (
    await held.app.inject({
      ...{ method: 'POST', url: '/api/shop/orders', headers: { 'x-shop-key': key } },
      payload: {
        ...{ external_no: `T${++number}`, uid: shop.uid, lines: [{ unique: shop.codes[0], num: 3 }], pay_type: 'weixin' },
        ...{ real_name: '王五', user_phone: '13800000003', user_address: '江苏省 苏州市 人民路 1 号', ...more },
      },
    })
  ).json()
const bought = async (more: object = {}) => (await enter(more)).data
const listed = async (query: string) =>
  (await call<{ data: OrderRow[]; count: number; is_capped?: boolean }>('GET', `order/list?page=1&limit=20&${query}`)).data
const express = { type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT123' }

it('takes an order of a storefront once, by its key alone', async () => {
  expect(await enter({}, 'another')).toMatchObject({ status: 401 })
  // nor does a stranger learn what is wrong with a body
  expect(await enter({ lines: 'none' }, 'another')).toMatchObject({ status: 401 })
  const first = await enter({ external_no: 'WEB-1' })
  expect(first).toMatchObject({ status: 200, data: { created: true, paid: 1, pay_price: '99.99' } })
  expect((await enter({ external_no: 'WEB-1' })).data).toEqual({ ...first.data, created: false })
  expect(await enter({ external_no: 'WEB-1', lines: [{ unique: shop.codes[0], num: 4 }] })).toMatchObject({
    status: 409,
    code: 'EXTERNAL_NO_USED',
  })
  expect(await enter({ lines: [] })).toMatchObject({ status: 400 })
  expect(await enter({ lines: [{ unique: 'nowhere', num: 1 }] })).toMatchObject({ status: 400, code: 'SKU_GONE' })
  expect(await enter({ lines: [{ unique: shop.codes[0], num: 1_000 }] })).toMatchObject({ status: 400, code: 'STOCK_SHORT' })
})

it('finds orders by state, number and name, and counts those that wait', async () => {
  const unpaid = await bought({ pay_type: 'offline', real_name: '欧阳晓月' })
  expect((await listed('status=0&real_name=欧阳&field_key=real_name')).data.map(({ id }) => id)).toEqual([unpaid.id])
  expect((await listed(`real_name=${unpaid.order_id}`)).data.map(({ _status }) => _status)).toEqual([1])
  expect((await listed(`real_name=${shop.uid}&field_key=uid&status=1`)).count).toBeGreaterThan(0)
  // what the contract has no number for goes by its name
  await held.app.db.execute(sql`update shop_orders set pay_type = 'allinpay', is_channel = 3 where id = ${unpaid.id}`)
  expect((await listed('pay_type=allinpay')).data.map(({ id }) => id)).toEqual([unpaid.id])
  expect((await listed('pay_type=friend')).count).toBe(0)
  expect((await listed('channel=3')).data.map(({ id }) => id)).toEqual([unpaid.id])
  expect((await listed('channel=3&pay_type=3')).count).toBe(0)
  await held.app.db.execute(sql`update shop_orders set pay_type = 'offline' where id = ${unpaid.id}`)
  expect((await listed('real_name=丁腈&field_key=title&pay_type=3')).data.map(({ id }) => id)).toEqual([unpaid.id])
  expect((await call<{ un_paid: number }>('GET', 'order/chart?real_name=欧阳晓月')).data.un_paid).toBe(1)
})

it('finds what was paid and not shipped within the hours that the shop promises, and nothing where it promises none', async () => {
  const [late, given, young, sent] = [await bought(), await bought(), await bought(), await bought()]
  expect(await call('PUT', `order/delivery/${sent.id}`, express)).toMatchObject({ status: 200 })
  await held.app.db.execute(
    sql`update shop_orders set pay_at = now() - interval '49 hours' where id in (${late.id}, ${given.id}, ${sent.id})`,
  )
  await held.app.db.execute(sql`update shop_orders set pay_at = now() - interval '47 hours' where id = ${young.id}`)
  await held.app.db.execute(sql`update shop_orders set refund_status = 1 where id = ${given.id}`)
  expect(await listed('late=1')).toMatchObject({ data: [], count: 0 })
  const promise = async (hours: string) =>
    expect(await call('POST', 'setting/config/save_basics', { system_ship_time: hours })).toMatchObject({ status: 200 })
  await promise('48')
  const found = await listed('late=1')
  expect([found.data.map(({ id }) => id), found.count]).toEqual([[late.id], 1])
  await promise('0')
  expect((await listed('late=1')).count).toBe(0)
})

it('uses up a coupon that the buyer holds, and gives it back with the whole order', async () => {
  const { db } = held.app
  await db.execute(sql`insert into coupons (id, title, coupon_price, use_min_price, type, status) values (77, '满减', 10, 50, 0, 1)`)
  const mine = (uid: number, end: string) =>
    row<{ id: number }>(
      db,
      sql`insert into shop_user_coupons (coupon_id, uid, coupon_title, coupon_price, use_min_price, end_at)
        values (77, ${uid}, '满减', 10, 50, now() + ${end}::interval) returning id`,
    )
  const good = (await mine(shop.uid, '1 day'))!.id
  const old = (await mine(shop.uid, '-1 second'))!.id
  const state = async () => (await row<{ status: number }>(db, sql`select status from shop_user_coupons where id = ${good}`))!.status
  const whole = await bought()
  const first = await bought({ user_coupon_id: good })
  expect(Number(whole.pay_price) - Number(first.pay_price)).toBeCloseTo(10)
  expect(await state()).toBe(1)
  for (const id of [good, old, 99999]) expect(await enter({ user_coupon_id: id })).toMatchObject({ status: 400, code: 'COUPON_GONE' })
  expect(await call('PUT', `order/refund/${first.id}`, { refund_price: first.pay_price, cart_ids: [] })).toMatchObject({ status: 200 })
  expect(await state()).toBe(0)
  const second = await enter({ user_coupon_id: good, lines: [{ unique: shop.codes[0], num: 1 }] })
  expect(second).toMatchObject({ status: 400, code: 'COUPON_SHORT' })
  expect(await state()).toBe(0)
})

it('counts every tab in one call as the list counts it', async () => {
  const { counts, un_paid, un_send } = (await call<Required<OrderChart>>('GET', 'order/chart')).data
  expect(Object.keys(counts).toSorted()).toEqual(['-1', '-2', '-4', '0', '1', '2', '3', '4', '5', '6', '7', 'all'])
  for (const [status, count] of Object.entries(counts))
    expect([status, (await listed(status === 'all' ? '' : `status=${status}`)).count]).toEqual([status, count])
  expect([un_paid, un_send]).toEqual([counts['0'], counts['1']])
})

it('finds no more than a thousand by a word, and says that there are more', async () => {
  await held.app.db.execute(sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price, words, added_at)
    select 'many' || n, ${shop.uid}, 1, 1, 1, '同名的买家', now() - n * interval '1 minute' from generate_series(1, 1010) n`)
  const found = await listed('real_name=同名的')
  expect(found).toMatchObject({ count: 1000, is_capped: true })
  expect(found.data[0]!.order_id).toBe('many1')
  expect(
    (await call<{ data: OrderRow[] }>('GET', `order/list?real_name=${encodeURIComponent('同名的')}&page=50&limit=20`)).data.data.at(-1)!
      .order_id,
  ).toBe('many1000')
  expect((await call<Required<OrderChart>>('GET', `order/chart?real_name=${encodeURIComponent('同名的')}`)).data.counts['0']).toBe(1000)
  expect((await listed('real_name=many77')).is_capped).toBeUndefined()
})

it('changes a price before it is paid, confirms the payment, ships and receives, each once', async () => {
  const { id } = await bought({ pay_type: 'offline' })
  expect(await call('PUT', `order/update/${id}`, { order_id: 'x', pay_price: '-1' })).toMatchObject({ status: 400, code: '400155' })
  expect(await call('PUT', `order/update/${id}`, { order_id: 'x', pay_price: 'many' })).toMatchObject({ status: 400, code: '400395' })
  expect(await call('PUT', `order/update/${id}`, { pay_price: '90.00', gain_integral: 5 })).toMatchObject({ status: 200, code: '100001' })
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 400, code: 'ORDER_UNPAID' })
  expect(await call('POST', `order/pay_offline/${id}`)).toMatchObject({ status: 200, code: '100010' })
  expect(await call('POST', `order/pay_offline/${id}`)).toMatchObject({ status: 400, code: '100005' })
  expect(await call('PUT', `order/take/${id}`)).toMatchObject({ status: 400, code: '400115' })
  expect(await call('PUT', `order/delivery/${id}`, { ...express, delivery_code: 'nobody' })).toMatchObject({ status: 400, code: '410324' })
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 200, code: '100010' })
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 400, code: '400472' })
  expect(await call('GET', `order/distribution/${id}`)).toMatchObject({ status: 200, data: { title: '配送信息' } })
  expect(await call('PUT', `order/take/${id}`)).toMatchObject({ status: 200, code: '400117' })
  expect(await call('PUT', `order/take/${id}`)).toMatchObject({ status: 400, code: '400114' })
  expect(await row(held.app.db, sql`select pay_price, status from shop_orders where id = ${id}`)).toEqual({ pay_price: '90.00', status: 2 })
  const events = (await call<OrderEvent[]>('GET', `order/status/${id}`)).data
  // newest first, each with when it was and who did it
  expect(events.map(({ change_type }) => change_type)).toEqual([
    ...['take_delivery', 'delivery_goods', 'offline', 'order_edit', 'cache_key_create_order'],
  ])
  expect(events.slice(0, 4).every(({ by_name: by }) => by === events[0]!.by_name && by)).toBe(true)
  for (const { change_time } of events) expect(change_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
})

it('ships in parts, which stand below the order', async () => {
  const { id } = await bought()
  const [line] = Object.values(
    (await call<Record<string, { cart_id: string; surplus_num: number }>>('GET', `order/split_cart_info/${id}`)).data,
  )
  const part = (cart_num: number) => ({ ...express, cart_ids: [{ cart_id: line!.cart_id, cart_num }] })
  expect(await call('PUT', `order/split_delivery/${id}`, { ...express, cart_ids: [] })).toMatchObject({ status: 400, code: '400158' })
  expect(await call('PUT', `order/split_delivery/${id}`, part(4))).toMatchObject({ status: 400, code: '400159' })
  expect(await call('PUT', `order/split_delivery/${id}`, part(1))).toMatchObject({ status: 200 })
  const info = (await call<{ orderInfo: { status: number; pid: number } }>('GET', `order/info/${id}`)).data.orderInfo
  expect(info).toMatchObject({ status: 4, pid: -1 })
  expect(await call('PUT', `order/split_delivery/${id}`, part(2))).toMatchObject({ status: 200 })
  const parts = (await call<OrderRow[]>('GET', `order/split_order/${id}`)).data
  expect(parts.map(({ pay_price, total_num }) => [pay_price, total_num])).toEqual([
    [33.33, 1],
    [66.66, 2],
  ])
  for (const one of parts) expect(await call('PUT', `order/take/${one.id}`)).toMatchObject({ status: 200 })
  expect(await row(held.app.db, sql`select status from shop_orders where id = ${id}`)).toEqual({ status: 2 })
})

it('counts what is left to be shipped and to be given back of an order that was split', async () => {
  const { id, order_id } = await bought()
  const [line] = Object.values((await call<Record<string, { cart_id: string }>>('GET', `order/split_cart_info/${id}`)).data)
  const cart_ids = [{ cart_id: line!.cart_id, cart_num: 1 }]
  const left = async () => {
    const { orderInfo } = (await call<{ orderInfo: OrderRow }>('GET', `order/info/${id}`)).data
    const [found] = (await listed(`real_name=${order_id}`)).data
    expect([orderInfo.left_to_ship, orderInfo.left_to_refund]).toEqual([found!.left_to_ship, found!.left_to_refund])
    return [found!.status, found!.left_to_ship, found!.left_to_refund]
  }
  expect(await left()).toEqual([0, 3, 3])
  expect(await call('PUT', `order/split_delivery/${id}`, { ...express, cart_ids })).toMatchObject({ status: 200 })
  expect(await call('PUT', `order/refund/${id}`, { refund_price: '33.33', cart_ids })).toMatchObject({ status: 200 })
  expect(await left()).toEqual([4, 1, 2])
  const [part] = (await call<OrderRow[]>('GET', `order/split_order/${id}`)).data
  expect([part!.left_to_ship, part!.left_to_refund]).toEqual([0, 0])
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 200 })
  expect(await left()).toEqual([1, 0, 2])
})

it('verifies a pick-up order by its code, with the noughts that it begins with', async () => {
  const { id, order_id } = await bought({ shipping_type: 2 })
  await held.app.db.execute(sql`update shop_orders set verify_code = '000123456789' where id = ${id}`)
  expect(await call('POST', 'order/write', { code: '123456789', confirm: 0 })).toMatchObject({ status: 400, code: '400153' })
  expect(await call('POST', 'order/write', { code: '000123456789', confirm: 0 })).toMatchObject({ code: '400151', data: { order_id } })
  expect(await call('POST', 'order/write', { code: '000123456789', confirm: 1 })).toMatchObject({ code: '400152' })
  expect(await call('POST', 'order/write', { code: '000123456789', confirm: 1 })).toMatchObject({ status: 400, code: '400154' })
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 400, code: '400473' })
})

it('gives money back by piece and as a whole, and deletes what its buyer deleted', async () => {
  const { id } = await bought()
  const [line] = Object.values((await call<Record<string, { cart_id: string }>>('GET', `order/split_cart_info/${id}`)).data)
  const back = (refund_price: string, cart_num?: number) =>
    call('PUT', `order/refund/${id}`, { refund_price, cart_ids: cart_num ? [{ cart_id: line!.cart_id, cart_num }] : [] })
  expect(await back('')).toMatchObject({ status: 400, code: '400146' })
  expect(await back('33.34', 1)).toMatchObject({ status: 400, code: '400148' })
  expect(await back('33.33', 1)).toMatchObject({ status: 200, code: '400149' })
  expect(await back('66.66')).toMatchObject({ status: 200, code: '400149' })
  expect(await back('1.00')).toMatchObject({ status: 400, code: '400147' })
  const refunds = await call<{ list: { store_order_id: number; refund_type: number; id: number; order_id: string }[] }>(
    'GET',
    'refund/list?refund_type=6',
  )
  const own = refunds.data.list.filter(({ store_order_id }) => store_order_id === id)
  expect(own).toHaveLength(2)
  expect(await call('GET', `refund/info/${own[0]!.order_id}`)).toMatchObject({ status: 200, data: { orderInfo: { store_order_id: id } } })
  expect(await call('PUT', `refund/remark/${own[0]!.id}`, { remark: ' ' })).toMatchObject({ status: 400, code: '400106' })
  expect(await call('POST', 'order/dels', { ids: [id], all: 0, where: {} })).toMatchObject({ status: 400, code: '400157' })
  await held.app.db.execute(sql`update shop_orders set is_del = 1 where id = ${id}`)
  expect(await call('DELETE', `order/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
  expect(await call('DELETE', `order/del/${id}`)).toMatchObject({ status: 400, code: '400118' })
})
