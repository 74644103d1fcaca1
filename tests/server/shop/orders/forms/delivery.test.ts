import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { orderStage } from '../../../modules/orders/stage.ts'

const stage = orderStage()
const { call, bought } = stage
const express = { type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong' }
const stored = (id: number) =>
  row(
    stage.db,
    sql`select status, delivery_type, delivery_name, delivery_id, delivery_uid::int, fictitious_content from shop_orders where id = ${id}`,
  )
const numbersOf = async (text: string) => {
  const found = await call<{ data: { id: number }[] }>('GET', `order/list?page=1&limit=20&real_name=${encodeURIComponent(text)}`)
  return found.data.data.map(({ id }) => id)
}

it('goes out with the shop’s own people, and with nothing to carry', async () => {
  const sent = await bought()
  const own = { type: 2, sh_delivery_name: '刘师傅', sh_delivery_id: '13900000001', sh_delivery_uid: '7' }
  expect(await call('PUT', `order/delivery/${sent.id}`, { ...own, sh_delivery_name: ' ' })).toMatchObject({
    status: 400,
    errors: { sh_delivery_name: expect.any(String) },
  })
  expect(await call('PUT', `order/delivery/${sent.id}`, own)).toMatchObject({ status: 200 })
  expect(await stored(sent.id)).toMatchObject({
    ...{ status: 1, delivery_type: 'send', delivery_name: '刘师傅', delivery_id: '13900000001', delivery_uid: 7 },
  })
  const virtual = await bought()
  expect(await call('PUT', `order/delivery/${virtual.id}`, { type: 3, fictitious_content: '账号 a，密码 b' })).toMatchObject({
    status: 200,
  })
  expect(await stored(virtual.id)).toMatchObject({ status: 1, delivery_type: 'fictitious', fictitious_content: '账号 a，密码 b' })
  expect(await call('PUT', `order/distribution/${virtual.id}`, { delivery_name: 'x' })).toMatchObject({ status: 400, code: '400479' })
})

it('is found by the number that it went out with, by the one it was put right to, and by those of its parts', async () => {
  const { id } = await bought()
  expect(await call('PUT', `order/delivery/${id}`, { ...express, delivery_id: 'YT7700112233445' })).toMatchObject({ status: 200 })
  expect(await numbersOf('yt7700112233445')).toEqual([id])
  expect(await numbersOf('2233445')).toEqual([id])
  const right = { delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT9900112233446' }
  expect(await call('PUT', `order/distribution/${id}`, { ...right, delivery_id: ' ' })).toMatchObject({
    status: 400,
    code: 'DELIVERY_NUMBER',
  })
  expect(await call('PUT', `order/distribution/${id}`, right)).toMatchObject({ status: 200 })
  expect(await stored(id)).toMatchObject({ status: 1, delivery_id: 'YT9900112233446' })
  expect(await numbersOf('YT9900112233446')).toEqual([id])

  const split = await bought()
  const [line] = Object.values((await call<Record<string, { cart_id: string }>>('GET', `order/split_cart_info/${split.id}`)).data)
  for (const number of ['YT5500000000001', 'YT5500000000002', 'YT5500000000003'])
    await call('PUT', `order/split_delivery/${split.id}`, {
      ...{ ...express, delivery_id: number, cart_ids: [{ cart_id: line!.cart_id, cart_num: 1 }] },
    })
  for (const number of ['YT5500000000001', 'YT5500000000003']) expect(await numbersOf(number)).toEqual([split.id])
  expect(await numbersOf('YT5500000000009')).toEqual([])
})

it('is verified by its number, keeps what the shop remarks, and gives points back once', async () => {
  const { id, order_id } = await bought({ shipping_type: 2 })
  expect(await call('PUT', `order/write_update/${order_id}`)).toMatchObject({ status: 200 })
  expect(await call('PUT', `order/write_update/${order_id}`)).toMatchObject({ status: 400 })
  expect(await stored(id)).toMatchObject({ status: 2 })
  expect(await call('PUT', `order/remark/${id}`, { remark: '周五前送到' })).toMatchObject({ status: 200 })
  expect(await row(stage.db, sql`select remark from shop_orders where id = ${id}`)).toEqual({ remark: '周五前送到' })

  const withPoints = await bought()
  await stage.db.execute(sql`update shop_orders set use_integral = 30 where id = ${withPoints.id}`)
  const points = async () =>
    Number((await row<{ integral: string }>(stage.db, sql`select integral from shop_users where uid = ${stage.shop.uid}`))!.integral)
  const before = await points()
  expect(await call('PUT', `order/refund_integral/${withPoints.id}`, { back_integral: 31 })).toMatchObject({ status: 400 })
  expect(await call('PUT', `order/refund_integral/${withPoints.id}`, { back_integral: 30 })).toMatchObject({ status: 200, code: '400164' })
  expect(await points()).toBe(before + 30)
  expect(await call('PUT', `order/refund_integral/${withPoints.id}`, { back_integral: 1 })).toMatchObject({ status: 400 })
  expect(await points()).toBe(before + 30)
})
