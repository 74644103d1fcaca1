import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { linesOf, lockOrder, type StoredOrder } from '#src/server/shop/orders/order.ts'
import { receiveOrder } from '#src/server/shop/orders/receive.ts'
import { shipOrder, shipPieces } from '#src/server/shop/orders/ship.ts'
import { signedIn, testApp } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const key = 'a key of the storefront'
const held = testApp()
let shop: ShopStage
let order: string
beforeAll(async () => {
  process.env['CRM_SHOP_KEY'] = key
  shop = await stageShop(held.app.db, 100)
  const lines = shop.codes.map((unique) => ({ unique, num: 2 }))
  const { data } = await send('orders', { external_no: 'WEB-1', uid: shop.uid, lines, pay_type: 'weixin' })
  order = data['order_id'] as string
  await transaction(held.app.db, (db) =>
    enter(db, { uid: shop.uid, account: 'commission', amount: '50.00', type: 'one_brokerage', title: '获得推广佣金' }),
  )
})
afterAll(() => {
  delete process.env['CRM_SHOP_KEY']
})

interface Reply {
  status: number
  code?: string
  data: Record<string, unknown>
  errors?: Record<string, string>
}
const send = async (path: string, payload: object, by = key): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/shop/${path}`, headers: { 'x-shop-key': by }, payload })).json()

const refund = (body: object, by?: string) =>
  send('refunds', { uid: shop.uid, order_id: order, type: 1, lines: [{ unique: shop.codes[1], num: 1 }], reason: '不想要了', ...body }, by)
const extract = (body: object, by?: string) =>
  send('extracts', { uid: shop.uid, extract_type: 'alipay', extract_price: '20.00', alipay_code: 'a@example.com', ...body }, by)

it('takes a refund that a buyer asks for once, by the storefront’s key alone', async () => {
  expect(await refund({ external_no: 'R-1' }, 'another')).toMatchObject({ status: 401 })
  const first = await refund({ external_no: 'R-1' })
  expect(first).toMatchObject({ status: 200, data: { created: true, refund_price: '10.01', refund_type: 1 } })
  expect((await refund({ external_no: 'R-1' })).data).toEqual({ ...first.data, created: false })
  expect(await refund({ external_no: 'R-1', reason: '尺寸不合适' })).toMatchObject({ status: 409, code: 'EXTERNAL_NO_USED' })
  const count = await row(held.app.db, sql`select count(*)::int as count from shop_refunds`)
  expect(count).toEqual({ count: 1 })
})

it('refuses a refund of what is not the buyer’s, is not in the order, or is more than there is', async () => {
  expect(await refund({ external_no: 'R-2', uid: 99_999 })).toMatchObject({ status: 400, code: '400118' })
  expect(await refund({ external_no: 'R-2', order_id: 'cp404' })).toMatchObject({ status: 400, code: '400118' })
  expect(await refund({ external_no: 'R-2', lines: [{ unique: 'nowhere', num: 1 }] })).toMatchObject({ status: 400, code: 'SKU_GONE' })
  expect(await refund({ external_no: 'R-2', lines: [{ unique: shop.codes[0], num: 3 }] })).toMatchObject({ status: 400, code: '400159' })
  expect(await refund({ external_no: 'R-2', type: 4 })).toMatchObject({ status: 400 })
  // a number that was refused is free
  expect(await refund({ external_no: 'R-2', lines: undefined, type: 2 })).toMatchObject({ data: { created: true, refund_type: 2 } })
})

it('takes a withdrawal once, out of the commission at once, and says where it stands', async () => {
  const first = await extract({ external_no: 'E-1' })
  expect(first).toMatchObject({ status: 200, data: { created: true, extract_price: '20.00', balance: '30.00', status: 0 } })
  expect((await extract({ external_no: 'E-1' })).data).toEqual({ ...first.data, created: false })
  expect(await extract({ external_no: 'E-1', extract_price: '21.00' })).toMatchObject({ status: 409 })
  expect(await extract({ external_no: 'E-2' }, '')).toMatchObject({ status: 401 })
  expect(await extract({ external_no: 'E-2', extract_price: '30.01' })).toMatchObject({ status: 400, code: 'BALANCE_SHORT' })
  expect(await extract({ external_no: 'E-2', extract_price: '0' })).toMatchObject({ code: '100100' })
  expect(await extract({ external_no: 'E-2', uid: 99_999 })).toMatchObject({ code: '400214' })
  expect(await extract({ external_no: 'E-2', extract_type: 'bank', bank_code: '6222' })).toMatchObject({
    ...{ code: '400112', errors: { bank_address: expect.any(String) } },
  })
  const left = await row(held.app.db, sql`select brokerage_price::text as left from shop_users where uid = ${shop.uid}`)
  expect(left).toEqual({ left: '30.00' })
})

describe('a review', () => {
  let bought: { id: number; order_id: string }
  const review = (external_no: string, body: object = {}) =>
    send('reviews', {
      ...{
        external_no,
        uid: shop.uid,
        order_id: bought.order_id,
        unique: shop.codes[0],
        product_score: 5,
        service_score: 4,
        comment: ' 很好 ',
      },
      ...body,
    })
  const step = (act: (db: Db, order: StoredOrder) => Promise<void>) =>
    transaction(held.app.db, async (db) => act(db, await lockOrder(db, bought.id)))
  beforeAll(async () => {
    const lines = shop.codes.map((unique) => ({ unique, num: 2 }))
    const { data } = await send('orders', { external_no: 'WEB-R', uid: shop.uid, lines, pay_type: 'weixin' })
    bought = data as unknown as typeof bought
  })

  it('waits until the order is received', async () => {
    expect(await review('V-1')).toMatchObject({ status: 400, code: 'REVIEW_EARLY', msg: '收货后才能评价' })
    const [line] = await transaction(held.app.db, (db) => linesOf(db, bought.id))
    const express = { type: 'express', name: '圆通速递', code: 'yuantong', number: 'YT1' } as const
    // in parts, which are over with the order
    await step((db, order) => shipPieces(db, order, express, [{ line: line!.id, num: 1 }]))
    await step((db, order) => shipOrder(db, order, express))
    await step((db, order) => receiveOrder(db, order))
  })

  it('is kept once, with stars, words and pictures, for what the buyer has', async () => {
    expect(await send('reviews', {}, 'another')).toMatchObject({ status: 401 })
    expect(await review('V-1', { product_score: 6 })).toMatchObject({ status: 400 })
    expect(await review('V-1', { service_score: 4.5 })).toMatchObject({ status: 400 })
    expect(await review('V-1', { uid: 99_999 })).toMatchObject({ code: '400118' })
    expect(await review('V-1', { unique: 'nowhere' })).toMatchObject({ code: 'SKU_GONE' })
    const first = await review('V-1', { pics: ['http://localhost:80/uploads/a.jpg', 'https://img.example.com/b.jpg'] })
    expect(first).toMatchObject({ status: 200, data: { created: true, status: 0, order_status: 2 } })
    const pics = ['http://localhost:80/uploads/a.jpg', 'https://img.example.com/b.jpg']
    expect((await review('V-1', { pics })).data).toEqual({ ...first.data, created: false })
    expect(await review('V-1', { comment: '一般' })).toMatchObject({ status: 409, code: 'EXTERNAL_NO_USED' })
    expect(await review('V-2')).toMatchObject({ status: 400, code: 'REVIEW_TWICE' })
    const who = await signedIn(held.app)
    const { data } = (await held.app.inject({ url: '/adminapi/product/reply?status=0', headers: who.headers })).json()
    expect(data.list).toMatchObject([
      { uid: shop.uid, oid: bought.id, nickname: '陈晓雨', suk: '黑', product_score: 5, service_score: 4, comment: '很好', is_reply: 0 },
    ])
    expect(data.list[0].pics).toEqual([expect.stringMatching(/\/uploads\/a\.jpg$/), 'https://img.example.com/b.jpg'])
  })

  it('of the last line makes the order and its parts over, with an event each', async () => {
    expect(await review('V-3', { unique: shop.codes[1] })).toMatchObject({ status: 200, data: { order_status: 3 } })
    const states = await rows<{ status: number }>(
      held.app.db,
      sql`select status from shop_orders where ${bought.id} in (id, pid) order by id`,
    )
    expect(states.map(({ status }) => status)).toEqual([3, 3, 3])
    const events = await row(
      held.app.db,
      sql`select count(*)::int as count from shop_order_events e join shop_orders o on o.id = e.order_id
        where ${bought.id} in (o.id, o.pid) and change_type = 'check_order_over'`,
    )
    expect(events).toEqual({ count: 3 })
  })
})
