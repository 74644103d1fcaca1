import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row, rows } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { list: Record<string, unknown>[]; count: number }
}

let who: SignedIn
let uid = 0
const pay = async (more: object = {}): Promise<Reply> =>
  (
    await held.app.inject({
      method: 'POST',
      url: '/adminapi/order/cashier_payment',
      headers: who.headers,
      payload: { uid, due: '100', pay_price: '95.50', pay_type: 'weixin', mark: '', ...more },
    })
  ).json()
const listed = async (query: object = {}) => {
  const text = String(new URLSearchParams({ page: '1', limit: '15', ...query }))
  const reply = await held.app.inject({ method: 'GET', url: `/adminapi/order/scan_list?${text}`, headers: who.headers })
  return reply.json<Reply>().data.list
}

beforeAll(async () => {
  who = await signedIn(held.app)
  uid = (await row<{ uid: number }>(
    held.app.db,
    sql`insert into shop_users (nickname, phone) values ('柜台客', '13800000077') returning uid`,
  ))!.uid
})

describe('payments at the counter', () => {
  it('need a customer and amounts that fit together', async () => {
    expect(await pay({ uid: 0 })).toMatchObject({ status: 400, code: '400250', errors: { uid: '请选择用户' } })
    for (const due of ['0', '-1', '1.234', 'x', '']) expect((await pay({ due })).status, due).toBe(400)
    expect(await pay({ pay_price: '100.01' })).toMatchObject({ code: 'CASHIER_DUE', errors: { pay_price: '实收金额不能大于应收金额' } })
    expect((await pay({ pay_type: 'gold' })).status).toBe(400)
    expect((await pay({ more: 1 })).status).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('move money into the shop, and are found by number, name and day', async () => {
    expect(await pay()).toMatchObject({ status: 200, code: 'CASHIER_ENTERED' })
    const [one] = await listed()
    expect(one).toMatchObject({ uid, nickname: '柜台客', pay_price: '95.50', true_price: '4.50' })
    const flow = await rows(held.app.db, sql`select order_id, price::text, trading_type, pay_type from capital_flow`)
    expect(flow).toEqual([{ order_id: one!['order_id'], price: '95.50', trading_type: 8, pay_type: 'weixin' }])
    expect(await listed({ order_id: one!['order_id'], name: '柜台', add_time: 'today' })).toHaveLength(1)
    expect(await listed({ name: '别人' })).toEqual([])
    expect(await listed({ add_time: '2020/01/01-2020/01/02' })).toEqual([])
  })

  it('take a balance from who has enough of it, and leave nothing where there is too little', async () => {
    const { db } = held.app
    expect(await pay({ pay_type: 'yue' })).toMatchObject({ status: 400, code: 'BALANCE_SHORT' })
    expect(await listed()).toHaveLength(1)
    await enter(db, { uid, account: 'money', amount: '100.00', type: 'system_add', title: 'x' })
    expect(await pay({ pay_type: 'yue' })).toMatchObject({ status: 200 })
    expect(await row(db, sql`select now_money::text as money from shop_users where uid = ${uid}`)).toEqual({ money: '4.50' })
    const [latest] = await listed()
    expect(await row(db, sql`select pm, number::text, type from shop_ledger where link_id = ${String(latest!['order_id'])}`)).toEqual({
      ...{ pm: 0, number: '95.50', type: 'offline_scan' },
    })
  })
})
