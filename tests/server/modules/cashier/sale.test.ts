import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CashierGoods, CashierQuote } from '#src/api/cashier-orders.ts'
import type { Reconciliation } from '#src/api/reconciliation.ts'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const held = testApp()
let who: SignedIn
let shop: ShopStage
beforeAll(async () => {
  who = await signedIn(held.app)
})
beforeEach(async () => {
  shop = await stageShop(held.app.db, 20)
})

interface Reply<Data> {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Data
}
async function call<Data = { id: number; order_id: string; pay_price: string }>(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  more: Record<string, string> = {},
): Promise<Reply<Data>> {
  const headers = { ...who.headers, ...more }
  return (await held.app.inject({ method, url: `/adminapi/order/${path}`, headers, ...(payload && { payload }) })).json()
}
/** 3 of 33.33 and 2 of 10.01. */
const sale = (more: object = {}) => ({
  ...{ uid: shop.uid, due: '120.01', discount: '0.01', pay_type: 'offline', mark: '老客户' },
  lines: [
    { unique: shop.codes[0], num: 3 },
    { unique: shop.codes[1], num: 2 },
  ],
  ...more,
})
const sell = (more: object = {}, headers?: Record<string, string>) => call('POST', 'cashier_sale', sale(more), headers)
const orders = () => rows(held.app.db, sql`select id from shop_orders where uid = ${shop.uid}`)
const stock = async () =>
  (
    await rows<{ stock: number }>(
      held.app.db,
      sql`select stock from product_skus where id = any(${sql.param(shop.skus)}::bigint[]) order by id`,
    )
  ).map((sku) => sku.stock)

describe('goods that are sold at the counter', () => {
  it('make an order with lines, stock, payment, discount and log, received at once, and stand in the list', async () => {
    const { data, ...reply } = await sell()
    expect(reply).toMatchObject({ status: 200, code: 'CASHIER_SOLD' })
    expect(data.pay_price).toBe('120.00')
    const order = await row(
      held.app.db,
      sql`select paid, status, pay_type, total_num, total_price::text, coupon_price::text, pay_price::text, mark from shop_orders where id = ${data.id}`,
    )
    expect(order).toEqual({
      ...{
        paid: 1,
        status: 2,
        pay_type: 'offline',
        total_num: 5,
        total_price: '120.01',
        coupon_price: '0.01',
        pay_price: '120.00',
        mark: '老客户',
      },
    })
    expect(await stock()).toEqual([17, 18])
    const lines = await rows(
      held.app.db,
      sql`select num, surplus_num, price::text from shop_order_lines where order_id = ${data.id} order by id`,
    )
    expect(lines).toEqual([
      { num: 3, surplus_num: 0, price: '33.33' },
      { num: 2, surplus_num: 0, price: '10.01' },
    ])
    const log = await rows<{ change_type: string }>(
      held.app.db,
      sql`select change_type from shop_order_events where order_id = ${data.id} order by id`,
    )
    expect(log.map(({ change_type: type }) => type)).toEqual([
      ...['cache_key_create_order', 'order_edit', 'offline', 'delivery_fictitious', 'take_delivery'],
    ])
    const flow = await rows(
      held.app.db,
      sql`select price::text, trading_type, pay_type from capital_flow where order_id = ${data.order_id}`,
    )
    expect(flow).toEqual([{ price: '120.00', trading_type: 1, pay_type: 'offline' }])
    const { list, count } = (
      await call<{ list: Record<string, unknown>[]; count: number }>('GET', `scan_list?page=1&limit=15&order_id=${data.order_id}`)
    ).data
    expect(count).toBe(1)
    expect(list[0]).toMatchObject({ store_order_id: data.id, pay_price: '120.00', true_price: '0.01', uid: shop.uid })
    // the books of money agree: it is an order, and no payment besides
    const url = '/adminapi/finance/reconciliation?page=1&limit=100&state=all'
    const books = (await held.app.inject({ url, headers: who.headers })).json<Reply<Reconciliation>>().data
    const own = books.list.filter(({ number }) => number === data.order_id)
    expect(own.map(({ kind, paid, flow, owed, ledger }) => [kind, paid, flow, owed, ledger])).toEqual([
      [1, '120.00', '120.00', '0.00', '0.00'],
    ])
  })

  it('cost what the server says they cost this customer, by level too', async () => {
    const quote = async (uid: number) => (await call<CashierQuote>('POST', 'cashier_quote', { uid, lines: sale().lines })).data
    expect(await quote(0)).toMatchObject({ due: '120.01', lines: [{ price: '33.33', sum: '99.99' }, { sum: '20.02' }] })
    const level = await row<{ id: number }>(
      held.app.db,
      sql`insert into user_levels (name, grade, discount, icon, image, exp_num) values ('九折', 77, 90, '', '', 7777) returning id`,
    )
    await held.app.db.execute(sql`update shop_users set level_id = ${level!.id} where uid = ${shop.uid}`)
    // 3 × 30.00 + 2 × 9.01
    expect((await quote(shop.uid)).due).toBe('108.02')
    expect(await sell()).toMatchObject({ status: 409, code: 'CASHIER_PRICE', msg: '应收金额现在是 108.02' })
    expect(await orders()).toEqual([])
    expect(await stock()).toEqual([20, 20])
    expect(await sell({ due: '108.02', discount: '8.02', pay_type: 'yue' })).toMatchObject({ status: 200, data: { pay_price: '100.00' } })
    expect(await row(held.app.db, sql`select now_money::text as money from shop_users where uid = ${shop.uid}`)).toEqual({
      money: '4900.00',
    })
  })

  it('are offered by specification, with what is left of each', async () => {
    const product = (await row<{ id: number }>(
      held.app.db,
      sql`select product_id::int as id from product_skus where id = ${shop.skus[0]}`,
    ))!.id
    const { data } = await call<CashierGoods[]>('GET', `cashier_goods?ids=${product},99999999`)
    expect(data.map(({ unique, suk, price, stock: left }) => [unique, suk, price, left])).toEqual([
      [shop.codes[0], '黑', '33.33', 20],
      [shop.codes[1], '红', '10.01', 20],
    ])
  })

  it('are sold once by who presses twice, and by eight at once no more than there are', async () => {
    const key = { 'idempotency-key': 'cashier-sale-0001-abcdef' }
    const twice = await Promise.all([sell({}, key), sell({}, key)])
    const sold = twice.filter(({ status }) => status === 200)
    expect(new Set(sold.map(({ data }) => data.id)).size).toBe(1)
    expect((await sell({}, key)).data.id).toBe(sold[0]!.data.id)
    expect(await orders()).toHaveLength(1)
    // 17 black ones are left: eight want three each
    const lines = [{ unique: shop.codes[0], num: 3 }]
    const eight = await Promise.all(Array.from({ length: 8 }, () => sell({ lines, due: '99.99', discount: '0' })))
    expect(eight.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const { status, code } of eight.filter((one) => one.status !== 200)) expect([status, code]).toEqual([400, 'STOCK_SHORT'])
    expect(await stock()).toEqual([2, 18])
  })

  it('leave nothing where something is refused, each with its sentence at its field', async () => {
    expect(await sell({ uid: 0 })).toMatchObject({ code: '400250', errors: { uid: '请选择用户' } })
    expect(await sell({ lines: [] })).toMatchObject({ status: 400 })
    expect(await sell({ lines: [{ unique: 'nowhere', num: 1 }] })).toMatchObject({ status: 400, code: 'SKU_GONE' })
    expect(await sell({ discount: '120.01' })).toMatchObject({ code: 'CASHIER_DISCOUNT', errors: { discount: '优惠金额必须小于应收金额' } })
    for (const discount of ['-1', '1.234', 'x'])
      expect(await sell({ discount }), discount).toMatchObject({ status: 400, code: 'CASHIER_AMOUNT' })
    expect(await sell({ lines: [{ unique: shop.codes[0], num: 21 }], due: '699.93' })).toMatchObject({ status: 400, code: 'STOCK_SHORT' })
    await held.app.db.execute(sql`update shop_users set now_money = 100 where uid = ${shop.uid}`)
    expect(await sell({ pay_type: 'yue' })).toMatchObject({ status: 400, code: 'BALANCE_SHORT' })
    expect(await orders()).toEqual([])
    expect(await stock()).toEqual([20, 20])
  })
})
