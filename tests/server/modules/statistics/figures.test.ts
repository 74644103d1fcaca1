import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sumOf } from '#src/lib/decimal.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { addOrder, addProduct, addUser, dice, localDay, localHour, type Order, type User } from './stage.ts'

const held = testApp()
let who: SignedIn
const orders: Order[] = []
const users: User[] = []
const products: { product: number; sku: number }[] = []
const flows: { type: number; price: string; at: string; uid: number }[] = []
const entries: { pm: number; number: string; type: string; at: string }[] = []

const start = Date.parse('2026-05-01T00:00:00Z')
const days = 200
const roll = dice(7)
const moment = () => new Date(start + roll(days * 86_400) * 1000).toISOString()
const cents = (below: number) => `${roll(below)}.${String(roll(100)).padStart(2, '0')}`

const provinces = ['江苏省', '广东省', '']
const channels = ['wechat', 'routine', 'h5', 'pc', 'app']

function anOrder(): Order {
  const addedAt = moment()
  const isPaid = roll(5) > 0
  const price = cents(400)
  const isRefunded = isPaid && roll(4) === 0
  return {
    ...{ addedAt, price, num: 1 + roll(4), channel: roll(5), cost: cents(100), payType: roll(2) ? 'yue' : 'weixin' },
    uid: users[roll(users.length)]!.uid,
    // an order that is split, and a part of one, which counts no second time
    pid: roll(6) === 0 ? -1 : roll(6) === 0 ? 1 : 0,
    payAt: isPaid ? moment() : null,
    product: products[roll(products.length)]!.product,
    seckill: roll(3) === 0 ? 5 : 0,
    refund: isRefunded ? { at: roll(3) ? moment() : null, amount: price, num: 1 + roll(2) } : null,
  }
}

beforeAll(async () => {
  const { db } = held.app
  who = await signedIn(held.app, ['admin-statistic'])
  for (let at = 0; at < 4; at++) products.push(await addProduct(db, `商品 ${at}`))
  for (let at = 0; at < 30; at++)
    users.push(await addUser(db, { province: provinces[roll(3)]!, sex: roll(3), type: channels[roll(5)]!, addedAt: moment() }))
  for (let at = 0; at < 260; at++) {
    const order = anOrder()
    orders.push(order)
    await addOrder(db, order, products.find(({ product }) => product === order.product)!.sku)
  }
  for (let at = 0; at < 60; at++) {
    const flow = { type: 1 + roll(8), price: `${roll(2) ? '' : '-'}1${cents(90)}`, at: moment(), uid: users[roll(30)]!.uid }
    // of one kind money goes one way
    flow.price = [2, 4, 5, 6].includes(flow.type) ? `-${flow.price.replace('-', '')}` : flow.price.replace('-', '')
    flows.push(flow)
    await db.execute(sql`insert into capital_flow (flow_id, order_id, uid, price, trading_type, added_at)
      values (${`F${at}`}, 'x', ${flow.uid}, ${flow.price}, ${flow.type}, ${flow.at})`)
  }
  const types = ['system_add', 'recharge', 'pay_product_refund', 'pay_product', 'system_sub', 'something_else']
  for (let at = 0; at < 60; at++) {
    const type = types[roll(types.length)]!
    const entry = { pm: /add|recharge|refund/.test(type) ? 1 : 0, number: `1${cents(50)}`, type, at: moment() }
    entries.push(entry)
    await db.execute(sql`insert into shop_ledger (uid, account, pm, number, balance, type, title, added_at)
      values (${users[0]!.uid}, 'money', ${entry.pm}, ${entry.number}, 0, ${type}, 'x', ${entry.at})`)
  }
  // another account of the same user is another matter
  await db.execute(sql`insert into shop_ledger (uid, account, pm, number, balance, type, title, added_at)
    values (${users[0]!.uid}, 'points', 1, 999, 999, 'system_add', 'x', '2026-07-01')`)
}, 120_000)

async function ask<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
  const reply = await held.app.inject({ method: 'GET', url: `/adminapi/statistic/${path}`, query, headers: who.headers })
  const body = reply.json<{ status: number; msg: string; data: Data }>()
  expect(body, path).toMatchObject({ status: 200 })
  return body.data
}

type Range = readonly [from: string, to: string]
const ranges: Range[] = [
  ['2026-07-10', '2026-07-10'],
  ['2026-07-01', '2026-07-31'],
  ['2026-06-15', '2026-08-20'],
  ['2026-04-20', '2026-11-30'],
]
const written = ([from, to]: Range) => `${from}-${to}`.replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, '$1/$2/$3')
const shifted = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
const before = ([from, to]: Range): Range => {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return [shifted(from, -length), shifted(from, -1)]
}
const isIn = ([from, to]: Range, at: string | null): at is string => at !== null && from <= localDay(at) && localDay(at) <= to
const sum = (values: string[]) => Number(sumOf(values))
const close = (value: number) => Math.round(value * 100) / 100
const whole = () => orders.filter(({ pid }) => pid <= 0)
const paid = (range: Range) => whole().filter(({ payAt }) => isIn(range, payAt))
const refunds = (range: Range) => orders.flatMap(({ refund }) => (refund && isIn(range, refund.at) ? [refund] : []))
const growth = (now: number, last: number) => Number((((now - last) * 100) / (last || 1)).toFixed(2))

/** What a chart's axis says for a moment. */
function labelOf([from, to]: Range, at: string): string {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (length === 1) return localHour(at).slice(11)
  if (length > 92) return localDay(at).slice(0, 7)
  const step = length > 31 ? 3 : 1
  const since = (Date.parse(localDay(at)) - Date.parse(from)) / 86_400_000
  return shifted(from, Math.floor(since / step) * step).slice(5)
}

describe.each(ranges)('%s to %s', (...range) => {
  const query = { time: written(range), data: written(range) }

  it('counts orders and refunds as they are one by one', async () => {
    expect(await ask('order/get_basic', query)).toEqual({
      pay_price: sum(paid(range).map(({ price }) => price)),
      pay_count: paid(range).length,
      refund_price: sum(refunds(range).map(({ amount }) => amount)),
      refund_count: refunds(range).length,
    })
    const { bing_data: byChannel } = await ask<{ bing_data: { value: number }[] }>('order/get_channel', query)
    expect(byChannel.map(({ value }) => value)).toEqual(channels.map((_, at) => paid(range).filter(({ channel }) => channel === at).length))
    const { bing_data: byType } = await ask<{ bing_data: { value: number }[] }>('order/get_type', query)
    const amountOf = (seckill: boolean) => sum(paid(range).flatMap((one) => (one.seckill > 0 === seckill ? [one.price] : [])))
    expect(byType.map(({ value }) => value)).toEqual([amountOf(false), amountOf(true), 0, 0, 0])
  })

  it('spreads them over the time, and the parts come to the whole', async () => {
    const { xAxis, series } = await ask<{ xAxis: string[]; series: { name: string; data: number[] }[] }>('order/get_trend', query)
    const expected = xAxis.map((label) => sum(paid(range).flatMap((one) => (labelOf(range, one.payAt!) === label ? [one.price] : []))))
    expect(series[0]!.data).toEqual(expected)
    expect(series.map(({ name }) => name)).toEqual(['订单金额', '订单量', '退款金额', '退款订单量'])
    expect(series[1]!.data.reduce((all, one) => all + one, 0)).toBe(paid(range).length)
    expect(close(series[2]!.data.reduce((all, one) => all + one, 0))).toBe(sum(refunds(range).map(({ amount }) => amount)))
  })

  it('compares pieces and amounts with as many days before', async () => {
    const found = await ask<Record<string, { num: number; percent: string }>>('product/get_basic', query)
    const figuresOf = (of: Range) => ({
      order: whole().reduce((all, { addedAt, num }) => all + (isIn(of, addedAt) ? num : 0), 0),
      pay: paid(of).reduce((all, { num }) => all + num, 0),
      payPrice: sum(paid(of).map(({ price }) => price)),
      cost: sum(paid(of).map(({ cost }) => cost)),
      refundPrice: sum(refunds(of).map(({ amount }) => amount)),
      refund: refunds(of).reduce((all, { num }) => all + num, 0),
    })
    const [now, last] = [figuresOf(range), figuresOf(before(range))]
    expect(Object.keys(found)).toEqual(Object.keys(now))
    for (const key of Object.keys(now) as (keyof typeof now)[]) {
      expect(found[key]!.num, key).toBe(now[key])
      expect(Number(found[key]!.percent), key).toBeCloseTo(growth(now[key], last[key]), 1)
    }
  })

  it('ranks products by what was asked for', async () => {
    const amounts = products.map(({ product }) => ({
      product,
      price: sum(paid(range).flatMap((one) => (one.product === product ? [one.price] : []))),
      orders: whole().reduce((all, one) => all + (one.product === product && isIn(range, one.addedAt) ? one.num : 0), 0),
    }))
    const rows = await ask<{ product_id: number; price: string; orders: number; store_name: string; image: string }[]>(
      'product/get_product_ranking',
      { ...query, sort: 'price' },
    )
    expect(rows.length).toBeGreaterThanOrEqual(Math.min(10, amounts.filter(({ price }) => price > 0).length))
    for (const one of rows) {
      const counted = amounts.find(({ product }) => product === one.product_id)!
      expect([Number(one.price), one.orders]).toEqual([counted.price, counted.orders])
      expect(one.image).toMatch(/^http.*\/uploads\/attach\/p\.png$/)
    }
    expect(rows.map(({ price }) => Number(price))).toEqual(
      amounts
        .map(({ price }) => price)
        .toSorted((a, b) => b - a)
        .slice(0, rows.length),
    )
    const byPieces = await ask<{ orders: number }[]>('product/get_product_ranking', { ...query, sort: 'orders', limit: '2' })
    expect(byPieces).toHaveLength(Math.min(2, rows.length))
    expect(byPieces.map((one) => one.orders)).toEqual(
      amounts
        .map((one) => one.orders)
        .toSorted((a, b) => b - a)
        .slice(0, byPieces.length),
    )
  })

  it.each(['', 'h5'])('counts users of the channel %j', async (channel_type) => {
    const found = await ask<Record<string, { num: number; last_num: number }>>('user/get_basic', { ...query, channel_type })
    const own = users.filter(({ type }) => !channel_type || type === channel_type)
    const figuresOf = (of: Range) => ({
      newUser: own.filter(({ addedAt }) => isIn(of, addedAt)).length,
      payPeople: new Set(paid(of).flatMap((one) => (!channel_type || channels[one.channel] === channel_type ? [one.uid] : []))).size,
      payUser: new Set(
        flows.flatMap((one) => (one.type === 7 && isIn(of, one.at) && own.some(({ uid }) => uid === one.uid) ? [one.uid] : [])),
      ).size,
      cumulativeUser: own.filter(({ addedAt }) => localDay(addedAt) <= of[1]).length,
    })
    const [now, last] = [figuresOf(range), figuresOf(before(range))]
    for (const key of Object.keys(now) as (keyof typeof now)[])
      expect([key, found[key]!.num, found[key]!.last_num]).toEqual([key, now[key], last[key]])
    const regions = await ask<{ province: string; allNum: number; payPrice: number }[]>('user/get_region', { ...query, channel_type })
    expect(regions.reduce((all, { allNum }) => all + allNum, 0)).toBe(now.cumulativeUser)
    const ofThem = paid(range).filter((one) => !channel_type || channels[one.channel] === channel_type)
    expect(close(regions.reduce((all, { payPrice }) => all + payPrice, 0))).toBe(sum(ofThem.map(({ price }) => price)))
    expect(regions.map(({ province }) => province)).not.toContain('')
    const sexes = await ask<{ value: number }[]>('user/get_sex', { ...query, channel_type })
    expect(sexes.map(({ value }) => value)).toEqual(
      [0, 1, 2].map((sex) => own.filter((one) => one.sex === sex && localDay(one.addedAt) <= range[1]).length),
    )
    const trend = await ask<{ series: { name: string; value: number[] }[] }>('user/get_trend', { ...query, channel_type })
    expect(trend.series[0]!.value.reduce((all, one) => all + one, 0)).toBe(now.newUser)
  })

  it('adds up what came in and what was paid out', async () => {
    const { series } = await ask<{ series: { name: string; money: string; value: number[] }[] }>('trade/bottom_trade', query)
    const flow = (type: number) =>
      sum(flows.flatMap((one) => (one.type === type && isIn(range, one.at) ? [one.price.replace('-', '')] : [])))
    const amount = sum(paid(range).map(({ price }) => price))
    const balance = sum(paid(range).flatMap((one) => (one.payType === 'yue' ? [one.price] : [])))
    const refunded = sum(refunds(range).map((one) => one.amount))
    const expected = [
      ...[amount + flow(3) + flow(7) + flow(8), amount, flow(7), flow(3), flow(8)],
      ...[balance + flow(6) + refunded, balance, flow(6), refunded],
    ].map(close)
    expect(series.map(({ money }) => Number(money))).toEqual(expected)
    for (const one of series) expect(close(one.value.reduce((all, value) => all + value, 0)), one.name).toBe(Number(one.money))
  })

  it('tells where balances came from, and what they were used for', async () => {
    const reasons = {
      ...{ system_add: '系统增加', recharge: '用户充值', pay_product_refund: '商品退款' },
      ...{ pay_product: '购买商品', system_sub: '系统减少', something_else: '其他' },
    }
    type Shares = { bing_data: { name: string; value: number }[]; list: { percent: string }[] }
    const own = entries.filter(({ at }) => isIn(range, at))
    for (const [path, pm] of [
      ['get_channel', 1],
      ['get_type', 0],
    ] as const) {
      const { bing_data, list } = await ask<Shares>(`balance/${path}`, query)
      const total = sum(own.flatMap((one) => (one.pm === pm ? [one.number] : [])))
      expect(close(bing_data.reduce((all, { value }) => all + value, 0))).toBe(total)
      for (const [type, name] of Object.entries(reasons))
        if (own.some((one) => one.pm === pm && one.type === type)) {
          const part = sum(own.flatMap((one) => (one.pm === pm && one.type === type ? [one.number] : [])))
          expect([name, close(Number(bing_data.find((one) => one.name === name)?.value))]).toEqual([name, part])
        }
      if (total > 0) expect(list.reduce((all, { percent }) => all + Number(percent), 0)).toBeCloseTo(100, 1)
    }
    const { series } = await ask<{ series: { data: number[] }[] }>('balance/get_trend', query)
    expect(close(series[0]!.data.reduce((all, value) => all + value, 0))).toBe(sum(own.flatMap((one) => (one.pm ? [one.number] : []))))
  })
})

it('knows what all balances ever were', async () => {
  const of = (pm: number) => sum(entries.flatMap((one) => (one.pm === pm ? [one.number] : [])))
  const found = await ask<Record<string, string | number>>('balance/get_basic')
  expect([Number(found['add_balance']), Number(found['sub_balance']), found['now_balance']]).toEqual([of(1), of(0), 0])
})
