import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: {
    list: Record<string, unknown>[]
    orderInfo: Record<string, unknown>
    userInfo: Record<string, unknown>
  } & Record<string, unknown>
}

let who: SignedIn
const orders: number[] = []
async function call(method: 'GET' | 'POST', path: string, payload?: object, by = who): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/order/${path}`, headers: by.headers, ...(payload && { payload }) })).json()
}
const found = async (query: object = {}) =>
  (await call('GET', `invoice/list?${String(new URLSearchParams({ page: '1', limit: '15', ...query }))}`)).data.list
const numbers = async (query: object = {}) => (await found(query)).map(({ order_id: number }) => number)

beforeAll(async () => {
  who = await signedIn(held.app)
  const { db } = held.app
  const { uid } = (await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('要票的') returning uid`))!
  for (const [index, status] of [0, 3, -2].entries()) {
    const made = await row<{ id: number }>(
      db,
      sql`insert into shop_orders (order_id, uid, real_name, user_phone, total_num, total_price, pay_price, paid, pay_type, status, added_at)
        values (${`wx${index}`}, ${uid}, ${`收货人${index}`}, ${`1380000000${index}`}, 1, 99, 90, 1, 'weixin', ${status},
          ${`2026-0${index + 1}-05 12:00:00+08`}) returning id`,
    )
    orders.push(made!.id)
    await db.execute(sql`insert into shop_invoices (order_id, name) values (${made!.id}, '个人')`)
  }
})

describe('invoices', () => {
  it('are listed and counted by tab, and found in each field', async () => {
    expect(await numbers()).toEqual(['wx2', 'wx1', 'wx0'])
    expect(await numbers({ type: '1' })).toEqual(['wx1', 'wx0'])
    expect(await numbers({ type: '3' })).toEqual(['wx2'])
    expect(await numbers({ real_name: '收货人1' })).toEqual(['wx1'])
    expect(await numbers({ real_name: '收货人1', field_key: 'order_id' })).toEqual([])
    expect(await numbers({ data: '2026/01/01-2026/01/31' })).toEqual(['wx0'])
    expect((await call('GET', 'invoice/chart')).data).toEqual({ all: '3', noOpened: '2', opened: '0', refund: '1', elec_invoice: 0 })
    expect((await found())[2]).toMatchObject({ id: orders[0], pay_price: '90.00', add_time: '2026-01-05 12:00:00', is_invoice: 0 })
  })

  it('are not noted over what somebody else has noted meanwhile', async () => {
    const { invoice_id: id, version } = (await found({ real_name: '收货人1' }))[0] as { invoice_id: number; version: number }
    const note = (body: object) => call('POST', `invoice/set/${id}`, { is_invoice: 1, version, ...body })
    expect(await note({ invoice_number: '1234567890' })).toMatchObject({ status: 200 })
    const refused = await note({ invoice_number: '0987654321' })
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { invoice_number: '1234567890' } } })
    expect(JSON.stringify(refused)).not.toContain('13800000001')
    expect((await found({ real_name: '收货人1' }))[0]).toMatchObject({ invoice_number: '1234567890', version: version + 1 })
    await call('POST', `invoice/set/${id}`, { is_invoice: 0 })
  })

  it('are found by a part of a phone number by who sees such numbers, by the whole of it by everybody', async () => {
    const page = 'admin-order-startOrderInvoice-index'
    const [plain, sees] = [await signedIn(held.app, [page]), await signedIn(held.app, [page, 'admin-user-personal-data'])]
    for (const field_key of ['', 'user_phone']) {
      const findsAs = async (by: SignedIn, real_name: string) => {
        const query = String(new URLSearchParams({ page: '1', limit: '15', real_name, field_key }))
        const counts = (await call('GET', `invoice/chart?${query}`, undefined, by)).data
        return [(await call('GET', `invoice/list?${query}`, undefined, by)).data.list.map(({ order_id: number }) => number), counts['all']]
      }
      expect(await findsAs(plain, '0000001')).toEqual([[], '0'])
      expect(await findsAs(plain, '13800000001')).toEqual([['wx1'], '1'])
      expect(await findsAs(sees, '0000001')).toEqual([['wx1'], '1'])
      expect(await findsAs(who, '0000001')).toEqual([['wx1'], '1'])
    }
  })

  it('are issued under a number, and taken back', async () => {
    const id = Number((await found({ real_name: 'wx0' }))[0]!['invoice_id'])
    const set = (body: object) => call('POST', `invoice/set/${id}`, body)
    expect(await set({ is_invoice: 1, invoice_number: '' })).toMatchObject({
      status: 400,
      code: '400166',
      errors: { invoice_number: '请填写开票号' },
    })
    expect(await set({ is_invoice: 1, invoice_number: 'ABC' })).toMatchObject({ code: '400167' })
    expect(await set({ is_invoice: 1, invoice_number: '12345678', remark: '已寄出' })).toMatchObject({ status: 200, code: '100014' })
    expect((await found({ type: '2' }))[0]).toMatchObject({ order_id: 'wx0', invoice_number: '12345678', invoice_reamrk: '已寄出' })
    expect(await call('POST', 'invoice/set/9999', { is_invoice: 0 })).toMatchObject({ status: 400, code: '100100' })
    expect(await set({ is_invoice: 0, invoice_number: '12345678' })).toMatchObject({ status: 200 })
    expect((await found({ real_name: 'wx0' }))[0]).toMatchObject({ is_invoice: 0, invoice_number: '' })
  })

  it('tell the order that they are for', async () => {
    const { orderInfo, userInfo } = (await call('GET', `invoice_order_info/${orders[2]}`)).data
    expect(orderInfo).toMatchObject({
      order_id: 'wx2',
      total_price: '99.00',
      _status: { _title: '已退款', _payType: '微信支付' },
      cartInfo: [],
    })
    expect(userInfo).toEqual({ nickname: '要票的', spread_name: '' })
    expect(await call('GET', 'invoice_order_info/9999')).toMatchObject({ status: 400118 })
  })
})
