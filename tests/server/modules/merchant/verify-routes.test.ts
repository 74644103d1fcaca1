import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

let who: SignedIn
let store = 0
let referrer = 0
async function call<Data>(path: string, by = who): Promise<{ status: number; code?: string; data: Data }> {
  return (await held.app.inject({ method: 'GET', url: `/adminapi/merchant/${path}`, headers: by.headers })).json()
}
const numbers = async (query: object = {}, by = who) =>
  (
    await call<{ data: { order_id: string }[] }>(`verify_order?${String(new URLSearchParams({ page: '1', limit: '15', ...query }))}`, by)
  ).data.data.map(({ order_id: number }) => number)

beforeAll(async () => {
  who = await signedIn(held.app)
  const { db } = held.app
  const id = async (query: ReturnType<typeof sql>) => Number((await row<{ id: number }>(db, query))!.id)
  referrer = await id(sql`insert into shop_users (nickname, pay_count) values ('带人的', 3) returning uid as id`)
  const uid = await id(sql`insert into shop_users (nickname, spread_uid) values ('自提客', ${referrer}) returning uid as id`)
  store = await id(sql`insert into pick_up_stores (name, phone) values ('平江路自提点', '1') returning id`)
  const clerk = await id(
    sql`insert into pick_up_staff (store_id, uid, staff_name, phone) values (${store}, ${uid}, '沈师傅', '1') returning id`,
  )
  const orders = [
    ['done', 2, 3, store, clerk],
    ['received', 2, 2, null, null],
    ['waiting', 2, 0, store, null],
    ['shipped', 1, 3, null, null],
    ['partly', 2, 2, null, null, 3, 9.5],
    ['waiting for the rest', 2, 0, null, null, 3, 9.5],
    ['asked back', 2, 2, null, null, 1],
  ] as const
  for (const [number, shipping, status, at, by, refund = 0, back = 0] of orders)
    await db.execute(sql`insert into shop_orders (order_id, uid, real_name, user_phone, total_num, total_price, pay_price, paid, pay_type, status, shipping_type,
        store_id, clerk_id, spread_uid, refund_status, refund_price, added_at)
      values (${number}, ${uid}, '取货人', ${number === 'done' ? '13800004321' : ''}, 1, 20, 19.5, 1, 'yue', ${status}, ${shipping}, ${at}, ${by}, ${referrer}, ${refund}, ${back}, '2026-03-04 12:00:00+08')`)
})

describe('orders that were picked up', () => {
  it('are those that were verified, with who handed them out and where', async () => {
    expect((await numbers()).toSorted()).toEqual(['done', 'partly', 'received'])
    const [one] = (await call<{ data: object[] }>(`verify_order?page=1&limit=15&store_id=${store}`)).data.data
    expect(one).toMatchObject({
      ...{ order_id: 'done', nickname: '自提客', pay_price: '19.50', clerk_name: '沈师傅', store_name: '平江路自提点' },
      ...{
        pay_type_name: '余额支付',
        status_name: { status_name: '已完成' },
        add_time: '2026-03-04 12:00:00',
        spread_uid: referrer,
        _info: {},
      },
    })
    expect(await numbers({ real_name: 'received', field_key: 'order_id' })).toEqual(['received'])
    expect(await numbers({ real_name: 'received', field_key: 'title' })).toEqual([])
    expect(await numbers({ data: '2026/03/05-2026/03/06' })).toEqual([])
  })

  it('are found by a part of a phone number by who sees such numbers, by the whole of it by everybody', async () => {
    const page = 'setting-merchant-system-verify-order'
    const [plain, sees] = [await signedIn(held.app, [page]), await signedIn(held.app, [page, 'admin-user-personal-data'])]
    for (const field_key of ['', 'user_phone']) {
      expect(await numbers({ real_name: '4321', field_key }, plain)).toEqual([])
      expect(await numbers({ real_name: '13800004321', field_key }, plain)).toEqual(['done'])
      expect(await numbers({ real_name: '4321', field_key }, sees)).toEqual(['done'])
      expect(await numbers({ real_name: '4321', field_key })).toEqual(['done'])
    }
  })

  it('are counted with those that wait, and tell who brought their customer', async () => {
    expect((await call<{ count: unknown }[]>('verify_badge')).data.map(({ count }) => count)).toEqual([3, '49.00', 2])
    expect(await call(`verify/spread_info/${referrer}`)).toMatchObject({
      status: 200,
      data: { spread: { nickname: '带人的', spread_count: 1, pay_count: 3 } },
    })
    expect(await call('verify/spread_info/9999')).toMatchObject({ status: 400, code: '400119' })
  })
})
