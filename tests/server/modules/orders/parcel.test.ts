import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Parcel } from '#src/api/order-logistics.ts'
import { orderStage } from './stage.ts'

const stage = orderStage()
const { call, bought } = stage
const express = { type: 1, express_record_type: '1', delivery_name: '圆通速递', delivery_code: 'yuantong', delivery_id: 'YT0099' }
const parcel = (id: number) => call<Parcel>('GET', `order/express/${id}`)

it('tells the courier, the waybill and the steps that the shop itself knows, the latest first', async () => {
  await stage.db.execute(sql`insert into couriers (name, code) values ('圆通速递', 'yuantong') on conflict do nothing`)
  const { id } = await bought()
  expect(await parcel(id)).toMatchObject({ status: 400, code: '400120', msg: '快递单号不存在' })
  expect(await call('PUT', `order/delivery/${id}`, express)).toMatchObject({ status: 200 })
  const sent = await parcel(id)
  expect(sent.data).toMatchObject({ delivery_name: '圆通速递', delivery_id: 'YT0099', is_traced: false })
  expect(sent.data.result.map(({ status }) => status)).toEqual(['已发货'])
  await call('PUT', `order/distribution/${id}`, { ...express, delivery_id: 'YT0100' })
  await call('PUT', `order/take/${id}`)
  const { result, delivery_id: number } = (await parcel(id)).data
  expect(number).toBe('YT0100')
  expect(result.map(({ status }) => status)).toEqual(['已收货', '修改了物流信息', '已发货'])
  expect(result.every(({ time }) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time))).toBe(true)
})

it('knows nothing of what no courier carries, or of no order', async () => {
  const { id } = await bought()
  await call('PUT', `order/delivery/${id}`, { type: 2, sh_delivery_name: '周师傅', sh_delivery_id: '13900000001' })
  expect(await parcel(id)).toMatchObject({ status: 400, code: '400120' })
  expect(await parcel(99_999_999)).toMatchObject({ status: 400, code: '400118' })
})
