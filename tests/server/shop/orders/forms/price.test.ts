import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ServerForm } from '#src/api/server-form.ts'
import { row } from '#src/server/db.ts'
import { orderStage } from '../../../modules/orders/stage.ts'

const stage = orderStage()
const { call, bought } = stage

const formOf = async (id: number) =>
  Object.fromEntries((await call<ServerForm>('GET', `order/edit/${id}`)).data.rules.map(({ field, value }) => [field, value]))
const priceOf = (id: number) => row(stage.db, sql`select pay_price, gain_integral::int from shop_orders where id = ${id}`)

it('refuses a price that was changed after its form was opened, and tells what it is now', async () => {
  const { id } = await bought({ pay_type: 'offline' })
  const opened = await formOf(id)
  expect(await call('PUT', `order/remark/${id}`, { remark: '尽快' })).toMatchObject({ status: 200 })
  expect(await call('PUT', `order/update/${id}`, { ...opened, pay_price: 9.99 })).toMatchObject({ status: 200 })
  const late = await call<{ row: object }>('PUT', `order/update/${id}`, { ...opened, gain_integral: 7 })
  expect(late).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { pay_price: 9.99, gain_integral: 0 } } })
  expect(await priceOf(id)).toEqual({ pay_price: '9.99', gain_integral: 0 })
  // somebody who has seen it may go on
  expect(await call('PUT', `order/update/${id}`, { ...opened, ...late.data.row, gain_integral: 7 })).toMatchObject({ status: 200 })
  expect(await priceOf(id)).toEqual({ pay_price: '9.99', gain_integral: 7 })
  // the shop's own screens name no version
  expect(await call('PUT', `order/update/${id}`, { pay_price: '20.00' })).toMatchObject({ status: 200 })
})

it('books a payment of what was seen alone', async () => {
  const { id, pay_price } = await bought({ pay_type: 'offline' })
  expect(await call('PUT', `order/update/${id}`, { pay_price: '9.90' })).toMatchObject({ status: 200 })
  const late = await call('POST', `order/pay_offline/${id}`, { pay_price })
  expect(late).toMatchObject({ status: 400, code: 'PAY_PRICE_CHANGED', msg: expect.stringContaining('¥9.90') })
  expect(await call('POST', `order/pay_offline/${id}`, { pay_price: '9.9' })).toMatchObject({ status: 200 })
  expect(await call('POST', `order/pay_offline/${id}`, { pay_price: '9.9' })).toMatchObject({ status: 400, code: '100005' })
})

it.each([
  ['pay_price', '1000000000', 'PRICE_LARGE', '订单金额不能超过 9999999.99'],
  ['pay_price', '10000000', 'PRICE_LARGE', '订单金额不能超过 9999999.99'],
  ['pay_price', '0.001', 'PRICE_PLACES', '订单金额最多两位小数'],
  ['pay_price', 'many', '400395', '订单金额必须为数字'],
  ['pay_price', '-0.01', '400155', '订单金额必须填写'],
  ['gain_integral', '-5', 'POINTS_WHOLE', '赠送积分必须是 0 到 999999999 的整数'],
  ['gain_integral', '0.5', 'POINTS_WHOLE', '赠送积分必须是 0 到 999999999 的整数'],
  ['gain_integral', '1234567890', 'POINTS_WHOLE', '赠送积分必须是 0 到 999999999 的整数'],
  ['gain_integral', 'many', '400398', '赠送积分必须为数字'],
])('refuses %s %s at its field', async (field, value, code, sentence) => {
  const { id } = await bought({ pay_type: 'offline' })
  const before = await priceOf(id)
  const reply = await call('PUT', `order/update/${id}`, { pay_price: '20', [field]: value })
  expect(reply).toMatchObject({ status: 400, code, errors: { [field]: sentence } })
  expect(await priceOf(id)).toEqual(before)
})

it('takes the dearest price, and points as other programs write them', async () => {
  const { id } = await bought({ pay_type: 'offline' })
  expect(await call('PUT', `order/update/${id}`, { pay_price: '9999999.99', gain_integral: '5.00' })).toMatchObject({ status: 200 })
  expect(await priceOf(id)).toEqual({ pay_price: '9999999.99', gain_integral: 5 })
})
