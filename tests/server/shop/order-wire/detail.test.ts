import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, transaction } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { verifyOrder } from '#src/server/shop/orders/receive.ts'
import { demoApp, signedIn, testApp } from '../../database.ts'
import { stageShop } from '../orders/stage.ts'

const held = testApp()
const demo = demoApp()

it('says where an order was picked up, and who handed it over', async () => {
  const { db } = held.app
  const { headers } = await signedIn(held.app)
  const shop = await stageShop(db, 10)
  const store = (await row<{ id: number }>(
    db,
    sql`insert into pick_up_stores (name, phone, address, detailed_address, image, latitude, longitude, day_time)
      values ('平江路自提点', '', '', '', '', '0', '0', '') returning id`,
  ))!.id
  const clerk = (await row<{ id: number }>(
    db,
    sql`insert into pick_up_staff (store_id, uid, staff_name, phone) values (${store}, ${shop.uid}, '沈师傅', '') returning id`,
  ))!.id
  const { id } = await transaction(db, async (inner) => {
    const line = { sku: shop.skus[0]!, num: 1 }
    const made = await createOrder(inner, { uid: shop.uid, lines: [line], payType: 'weixin', shippingType: 2, storeId: store })
    await payOrder(inner, await lockOrder(inner, made.id), { type: 'weixin' })
    await verifyOrder(inner, await lockOrder(inner, made.id), '400153', { clerk })
    return made
  })
  const ask = async <Data>(url: string) => (await held.app.inject({ url: `/adminapi/${url}`, headers })).json<{ data: Data }>().data
  expect(await ask(`order/info/${id}`)).toMatchObject({ orderInfo: { _store_name: '平江路自提点', clerk_id: clerk, store_id: store } })
  expect(await ask('order/list?page=1&limit=1')).toMatchObject({ data: [{ clerk_name: '沈师傅' }] })
  expect(await ask('merchant/verify_order?page=1&limit=1')).toMatchObject({
    data: [{ clerk_name: '沈师傅', store_name: '平江路自提点' }],
  })
})

it('names stores and clerks for every pick-up order of the demo shop', async () => {
  const found = await row<{ orders: number; stores: number; unhanded: number }>(
    demo.app.db,
    sql`select count(*)::int as orders, count(store_id)::int as stores, (count(*) filter (where clerk_id is null and status in (2, 3)))::int as unhanded
      from shop_orders where shipping_type = 2 and pid <= 0`,
  )
  expect(found).toEqual({ orders: found!.stores, stores: found!.stores, unhanded: 0 })
  expect(found!.orders).toBeGreaterThan(5)
})
