import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row, transaction } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { testApp } from '../../database.ts'
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
