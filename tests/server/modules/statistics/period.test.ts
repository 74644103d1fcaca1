import { beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { axisOf, periodFrom, readPeriod, startsOf } from '#src/server/modules/statistics/period.ts'
import * as trade from '#src/server/modules/statistics/trade.ts'
import { signedIn, testApp } from '../../database.ts'
import { addOrder, addProduct, addUser, type Order } from './stage.ts'

const held = testApp()
beforeEach(() => held.app.db.execute(sql`truncate shop_orders, shop_order_lines, shop_refunds cascade`))

const usual = { pid: 0, price: '10.00', cost: '1', num: 1, channel: 2, payType: 'weixin', seckill: 0, refund: null }

async function paidAt(...moments: string[]) {
  const { db } = held.app
  const { product, sku } = await addProduct(db, '商品')
  const { uid } = await addUser(db, { province: '', sex: 0, type: 'h5', addedAt: '2026-01-01T00:00:00Z' })
  for (const payAt of moments) await addOrder(db, { ...usual, uid, product, addedAt: payAt, payAt } satisfies Order, sku)
}

async function ask(path: string, query: Record<string, string>, keys = ['admin-statistic']) {
  const { headers } = await signedIn(held.app, keys)
  return (await held.app.inject({ method: 'GET', url: `/adminapi/statistic/${path}`, query, headers })).json<{
    status: number
    code?: string
    data: never
  }>()
}

it('cuts the time as the contract says', () => {
  expect(startsOf(periodFrom('2026-11-21', '2026-11-21'))).toHaveLength(24)
  expect(axisOf(periodFrom('2026-11-01', '2026-11-30')).slice(0, 2)).toEqual(['11-01', '11-02'])
  expect(axisOf(periodFrom('2026-10-01', '2026-10-31'))).toHaveLength(31)
  expect(axisOf(periodFrom('2026-10-01', '2026-11-01')).slice(0, 3)).toEqual(['10-01', '10-04', '10-07'])
  expect(axisOf(periodFrom('2026-09-01', '2026-12-01'))).toHaveLength(31)
  expect(axisOf(periodFrom('2025-11-30', '2026-03-02'))).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
})

it('cuts the time as it is asked for, weeks from Monday', () => {
  const days = { ...periodFrom('2026-10-30', '2026-12-02') }
  expect(startsOf({ ...days, cut: 'week' })).toEqual([
    ...['2026-10-30', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ])
  expect(startsOf({ ...days, cut: 'month' })).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(startsOf({ ...days, cut: 'day' })).toHaveLength(34)
  expect(startsOf({ ...periodFrom('2026-11-02', '2026-11-02'), cut: 'week' })).toEqual(['2026-11-02'])
})

it('counts in the parts that are asked for, in every trend', async () => {
  // a Sunday and the Monday behind it, in Shanghai
  await paidAt('2026-11-08T15:59:59Z', '2026-11-08T16:00:00Z', '2026-11-30T16:00:00Z')
  const time = '2026/10/30-2026/12/02'
  const counts = async (cut: string) =>
    ((await ask('order/get_trend', { time, cut })).data as { series: { data: number[] }[] }).series[1]!.data
  expect(await counts('week')).toEqual([0, 1, 1, 0, 0, 1])
  expect(await counts('month')).toEqual([0, 2, 1])
  expect((await counts('day')).reduce((all, one) => all + one, 0)).toBe(3)
  for (const [path, more] of [
    ['order', {}],
    ['product', {}],
    ['user', { channel_type: '' }],
    ['balance', {}],
    ['service', {}],
  ] as const) {
    const keys = ['admin-statistic', 'admin-statistic-service']
    const { data } = await ask(`${path}/get_trend`, { time, cut: 'week', ...more }, keys)
    expect((data as { xAxis: string[] }).xAxis, path).toEqual(['10-30', '11-02', '11-09', '11-16', '11-23', '11-30'])
  }
  expect(((await ask('trade/bottom_trade', { time, cut: 'month' })).data as { x: string[] }).x).toEqual(['2026-10', '2026-11', '2026-12'])
  expect((await ask('order/get_trend', { time, cut: 'hour' })).status).not.toBe(200)
})

it('refuses what is no range', async () => {
  for (const time of [
    '',
    'today',
    '2026/11/30-2026/11/01',
    '2026/02/30-2026/03/01',
    '1900/01/01-2026/01/01',
    '9999/12/01-9999/12/31',
    "2026/01/01-2026/01/02'",
  ])
    expect(() => readPeriod(time), time).toThrow()
  for (const path of ['order/get_basic', 'product/get_trend', 'user/get_region', 'trade/bottom_trade', 'balance/get_type'])
    expect(await ask(path, { time: 'today' })).toMatchObject({ status: 400, code: '100100' })
  expect(readPeriod('2026/1/2-2026/1/3')).toEqual({ from: '2026-01-02', to: '2026-01-03', days: 2 })
})

it('ends a day at midnight in Shanghai', async () => {
  await paidAt('2026-11-20T15:59:59.999Z', '2026-11-20T16:00:00Z', '2026-11-21T15:59:59.999Z', '2026-11-21T16:00:00Z')
  const time = '2026/11/21-2026/11/21'
  expect(await ask('order/get_basic', { time })).toMatchObject({ data: { pay_count: 2, pay_price: 20 } })
  const { data } = await ask('order/get_trend', { time })
  const counts = (data as { series: { data: number[] }[] }).series[1]!.data
  expect([counts[0], counts[23], counts.reduce((all, one) => all + one, 0)]).toEqual([1, 1, 2])
  // the year ends there, too
  await paidAt('2026-12-31T16:00:00Z')
  expect(await ask('order/get_basic', { time: '2027/01/01-2027/01/01' })).toMatchObject({ data: { pay_count: 1 } })
})

it('sets today beside yesterday, and this month beside the last', async () => {
  await paidAt('2026-11-21T05:00:00Z', '2026-11-21T05:30:00Z', '2026-11-20T05:00:00Z', '2026-10-31T16:00:00Z', '2026-10-31T15:00:00Z')
  const { left, right } = await trade.today(held.app.db, '2026-11-21')
  expect(left.series.map(({ money }) => money)).toEqual([20, 10])
  expect(left.series[0]!.value[13]).toBe('20.00')
  expect(right.today.series[0]).toMatchObject({ now_money: 2, last_money: 1, rate: 100 })
  expect(right.month[0]).toMatchObject({ now_money: 4, last_money: 1, value: { '2026-11-01': 1, '2026-11-20': 1, '2026-11-21': 2 } })
  expect(right.month[1]).toMatchObject({ now_money: 1, last_money: 1, rate: 0 })
})

it('answers noughts for a shop without anything, and never half a figure', async () => {
  const time = '2026/11/01-2026/11/30'
  expect((await ask('order/get_basic', { time })).data).toEqual({ pay_price: 0, pay_count: 0, refund_price: 0, refund_count: 0 })
  expect((await ask('product/get_product_ranking', { time })).data).toEqual([])
  const { data } = await ask('order/get_type', { time })
  expect((data as { list: { percent: string }[] }).list.map(({ percent }) => percent)).toEqual(Array(5).fill('0.00'))
  const { data: trend } = await ask('trade/bottom_trade', { time })
  expect((trend as { x: string[] }).x).toHaveLength(30)
})

it('is for who has the key of statistics', async () => {
  for (const path of ['order/get_basic', 'balance/get_basic', 'trade/top_trade', 'user/get_sex', 'product/get_basic'])
    expect(await ask(path, { time: '2026/11/01-2026/11/30' }, ['admin-order'])).toMatchObject({ status: 110000 })
})
