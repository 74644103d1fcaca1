import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { transaction, type Db } from '#src/server/db.ts'
import { applyForWithdrawal } from '#src/server/shop/withdrawals.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { applyForRefund } from '#src/server/shop/orders/refund.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'
import { connect, listening, type Client } from '../modules/chat/socket-client.ts'
import { stageShop, type ShopStage } from '../shop/orders/stage.ts'

const held = testApp()
/** Another server process over the same database. */
let other: FastifyInstance
let shop: ShopStage
let boss: SignedIn
const pages: Client[] = []

async function page(app: string, who: SignedIn): Promise<Client> {
  const client = await connect(app)
  client.send({ type: 'login', data: who.token })
  await client.next('success')
  pages.push(client)
  return client
}

let here = ''
let there = ''

beforeAll(async () => {
  other = await buildApp({ database: held.database, files: held.files })
  await other.ready()
  ;[here, there] = (await Promise.all([listening(held.app), listening(other)])).map((one) => one.replace('/msg', '/notice')) as [
    string,
    string,
  ]
  shop = await stageShop(held.app.db, 50)
  await held.app.db.execute(sql`update shop_users set brokerage_price = 100`)
  boss = await signedIn(held.app)
}, 120_000)
afterAll(async () => {
  await Promise.all(pages.map((client) => client.close()))
  await other.close()
})

/** Within a transaction, as every call is. */
const act = <T>(work: (db: Db) => Promise<T>) => transaction(held.app.db, work)

const buy = (at?: Date) =>
  act(async (db) => {
    const made = await createOrder(db, { uid: shop.uid, lines: [{ sku: shop.skus[0]!, num: 1 }], payType: 'weixin' }, at && { at })
    await payOrder(db, await lockOrder(db, made.id), { type: 'weixin' }, at && { at })
    return made
  })

const titles = async (who: SignedIn) =>
  (await held.app.inject({ url: '/adminapi/jnotice', headers: who.headers })).json<{ data: { title: string; url: string }[] }>().data

it('tells at every process what is bought, asked back and taken out, and puts it in the bell', async () => {
  const told = [await page(here, boss), await page(there, boss)]
  const receives = async (type: string, data: object) => {
    for (const client of told) expect(await client.next(type)).toEqual({ type, data })
  }
  const made = await buy()
  await receives('NEW_ORDER', { order_id: made.order_id })
  expect(await titles(boss)).toContainEqual(expect.objectContaining({ title: '您有1个待发货的订单', url: '/admin/order/list?status=1' }))
  const refund = await act(async (db) => applyForRefund(db, await lockOrder(db, made.id), { type: 1, pieces: [], reason: '不想要了' }))
  await receives('NEW_REFUND_ORDER', { order_id: refund.order_id })
  const id = await act((db) => applyForWithdrawal(db, { uid: shop.uid, type: 'alipay', price: '10.00', alipay_code: 'a@b.cn' }))
  await receives('WITHDRAW', { id })
  // what is asked back is shipped no more
  expect((await titles(boss)).map(({ title }) => title)).toEqual(['您有1个提现申请待审核', '您有1个售后申请待处理'])
})

it('tells nothing of what did not happen, of what happened long ago, and to who has nothing to do with it', async () => {
  const [bosses, clerk] = [await page(there, boss), await page(there, await signedIn(held.app, ['admin-order-refund']))]
  await expect(
    act(async (db) => {
      const made = await createOrder(db, { uid: shop.uid, lines: [{ sku: shop.skus[0]!, num: 1 }], payType: 'weixin' })
      await payOrder(db, await lockOrder(db, made.id), { type: 'weixin' })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await buy(new Date(Date.now() - 86_400_000))
  const { order_id } = await buy()
  expect(await bosses.next('NEW_ORDER')).toEqual({ type: 'NEW_ORDER', data: { order_id } })
  clerk.send({ type: 'ping' })
  await clerk.next('ping')
  expect(clerk.frames.map(({ type }) => type)).toEqual(['success', 'ping'])
})
