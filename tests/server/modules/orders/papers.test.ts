import { beforeAll, expect, it } from 'vitest'
import type { ServerForm } from '#src/api/server-form.ts'
import { transaction, type Db } from '#src/server/db.ts'
import { createOrder, type NewOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { applyForRefund } from '#src/server/shop/orders/refund.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { stageShop, type ShopStage } from '../../shop/orders/stage.ts'

const held = testApp()
let who: SignedIn
let shop: ShopStage
beforeAll(async () => {
  who = await signedIn(held.app)
  shop = await stageShop(held.app.db, 100)
})

interface Reply<Data = unknown> {
  status: number
  code?: string
  data: Data
  errors?: Record<string, string>
}
const call = async <Data = unknown>(method: 'GET' | 'PUT', path: string, payload?: object): Promise<Reply<Data>> =>
  (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()

const act = <T>(work: (db: Db) => Promise<T>) => transaction(held.app.db, work)
const order = (more: Partial<NewOrder> = {}, isPaid = true) =>
  act(async (db) => {
    const [one, other] = shop.skus as [number, number]
    const made = await createOrder(db, {
      ...{
        uid: shop.uid,
        lines: [
          { sku: one, num: 2 },
          { sku: other, num: 1 },
        ],
        payType: 'weixin',
        realName: '王五',
      },
      ...{ phone: '13800000003', address: '江苏省 苏州市 人民路 1 号', postage: '8.00', couponPrice: '5.00', mark: '请尽快发货', ...more },
    })
    if (isPaid) await payOrder(db, await lockOrder(db, made.id), { type: 'weixin' })
    return made
  })

it('writes orders into a sheet as the shop does, narrowed like the list', async () => {
  const made = await order({ realName: '欧阳晓月' })
  const { data } = await call<{ header: string[]; export: unknown[][] }>('GET', 'export/order_list?page=1&limit=10&real_name=欧阳晓月')
  expect(data.header).toHaveLength(17)
  expect(data.export).toHaveLength(1)
  const [row] = data.export
  expect(row!.slice(0, 7)).toEqual([
    ...[made.order_id, '欧阳晓月', '13800000003', '江苏省 苏州市 人民路 1 号'],
    // names, specifications, pieces and prices stand in one place
    ...[
      [
        ['丁腈胶板', '黑', 2, 33.33],
        ['丁腈胶板', '红', 1, 10.01],
      ],
      '76.67',
      79.67,
    ],
  ])
  expect([row![7], row![9], row![11]]).toEqual(['微信支付', '未发货', '请尽快发货'])
})

it('lists what waits for being shipped, with nothing else', async () => {
  const [waiting] = [await order(), await order({}, false), await order({ shippingType: 2 })]
  const { data } = await call<{ export: { id: number; goods_name: string }[] }>('GET', 'export/order_delivery_list?page=1&limit=50')
  expect(data.export.find(({ id }) => id === waiting.id)?.goods_name).toBe('丁腈胶板 (黑) [2 * 33.33] 丁腈胶板 (红) [1 * 10.01]')
  expect(data.export.map(({ id }) => id).some((id) => id > waiting.id)).toBe(false)
})

it('prints a slip whose sums are those of the order, of what is paid alone', async () => {
  const made = await order()
  const { data } = await call<{ list: { sum_price: string }[][] }>('GET', `order/print/shipping/${made.id}`)
  expect(data).toMatchObject({ order_id: made.order_id, user_name: '王五', pay_price: '79.67', pay_postage: '8.00', coupon_price: '5.00' })
  expect(data.list.flat().map(({ sum_price: sum }) => sum)).toEqual(['66.66', '10.01'])
  const unpaid = await order({}, false)
  expect(await call('GET', `order/print/shipping/${unpaid.id}`)).toMatchObject({ status: 400, code: '100100' })
  expect(await call('GET', 'order/print/shipping/99999999')).toMatchObject({ status: 400, code: '400118' })
})

it('refuses the refund that an order waits with, for a reason alone', async () => {
  const made = await order()
  expect(await call('PUT', `order/no_refund/${made.id}`, { refund_reason: '已使用' })).toMatchObject({ status: 100026 })
  const form = await call<ServerForm>('GET', `order/refund/${made.id}`)
  expect(form.data.rules.find(({ field }) => field === 'refund_price')).toMatchObject({ value: 79.67 })
  await act(async (db) => applyForRefund(db, await lockOrder(db, made.id), { type: 1, pieces: [], reason: '不想要了' }))
  expect((await call<ServerForm>('GET', `order/no_refund/${made.id}`)).data.action).toBe(`/order/no_refund/${made.id}`)
  expect(await call('PUT', `order/no_refund/${made.id}`, { refund_reason: ' ' })).toMatchObject({
    errors: { refund_reason: expect.anything() },
  })
  expect(await call('PUT', `order/no_refund/${made.id}`, { refund_reason: '已使用' })).toMatchObject({ status: 200, code: '100010' })
  expect(await call('GET', `order/no_refund/${made.id}`)).toMatchObject({ status: 100026 })
  expect(await call('PUT', 'order/no_refund/99999999', { refund_reason: '已使用' })).toMatchObject({ status: 400, code: '400118' })
})
