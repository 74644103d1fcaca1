import { beforeAll, describe, expect, it } from 'vitest'
import { sumOf } from '#src/lib/decimal.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { addOrder, addProduct, addUser, dice, localDay, type Order } from './stage.ts'

const held = testApp()
let who: SignedIn
const orders: Order[] = []
const joined: string[] = []
const roll = dice(11)
const now = Date.now()
const day = 86_400_000
const today = localDay(new Date(now).toISOString())
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const shifted = (from: string, by: number) => new Date(Date.parse(`${from}T00:00:00Z`) + by * day).toISOString().slice(0, 10)

async function ask<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
  const reply = await held.app.inject({ method: 'GET', url: ['/adminapi/home', path].join('/'), query, headers: who.headers })
  return reply.json<{ data: Data }>().data
}

beforeAll(async () => {
  const { db } = held.app
  who = await signedIn(held.app, ['admin-index-index'])
  const goods = await addProduct(db, '商品')
  const uids: number[] = []
  for (let at = 0; at < 12; at++) {
    const addedAt = minutesAgo(roll(40 * 1440))
    uids.push((await addUser(db, { province: '', sex: 0, type: 'h5', addedAt })).uid)
    joined.push(addedAt)
  }
  for (let at = 0; at < 240; at++) {
    // more lately than long ago
    const payAt = roll(6) ? minutesAgo(roll(at % 2 ? 3 * 1440 : 400 * 1440)) : null
    const order: Order = {
      ...{ uid: uids[roll(10)]!, pid: roll(6) ? 0 : 1, addedAt: payAt ?? minutesAgo(5), payAt, price: `${roll(90)}.${10 + roll(90)}` },
      ...{ cost: '1', num: 1, product: goods.product, channel: 2, payType: 'weixin', seckill: 0, refund: null },
    }
    orders.push(order)
    await addOrder(db, order, goods.sku)
  }
}, 120_000)

// parts of an order that was split count with the order
const paid = () => orders.flatMap(({ pid, payAt, price }) => (pid <= 0 && payAt ? [{ at: payAt, on: localDay(payAt), price }] : []))
const sum = (found: { price: string }[]) => Number(sumOf(found.map(({ price }) => price)))
const growth = (value: number, last: number) => (last === 0 ? 0 : (((value - last) * 100) / last).toFixed(2))

describe('the home page', () => {
  it('compares today with yesterday until the same time', async () => {
    const { info } = await ask<{ info: Record<string, unknown>[] }>('header')
    const on = (from: string) => paid().filter((one) => one.on === from)
    const until = on(shifted(today, -1)).filter(({ at }) => Date.parse(at) < now - day)
    const month = paid().filter((one) => one.on.slice(0, 7) === today.slice(0, 7))
    const [sales, count, users] = info
    expect(sales).toMatchObject({
      today: sum(on(today)),
      yesterday: sum(on(shifted(today, -1))),
      total: `${sum(month)}元`,
      title: '销售额',
    })
    expect(sales!['today_ratio']).toBe(growth(sum(on(today)), sum(until)))
    expect(count).toMatchObject({ today: on(today).length, yesterday: on(shifted(today, -1)).length, total: `${month.length}单` })
    expect(count!['today_ratio']).toBe(growth(on(today).length, until.length))
    expect(users).toMatchObject({ today: joined.filter((at) => localDay(at) === today).length })
    // nothing of ours counts visits
    expect(info).toHaveLength(3)
  })

  it.each(['thirtyday', 'week', 'month', 'year'])('draws a %s with as many days of the one before', async (cycle) => {
    const chart = await ask<{ series: { name: string; data: number[] }[]; xAxis: string[] } & Record<'cycle' | 'pre_cycle', Sums>>(
      'order',
      { cycle },
    )
    const year = Number(today.slice(0, 4))
    const sunday = shifted(today, -new Date(`${today}T00:00:00Z`).getUTCDay())
    const monthBefore = shifted(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
    const [from, before, most] = {
      thirtyday: [shifted(today, -29), shifted(today, -59), ''],
      week: [sunday, shifted(sunday, -7), ''],
      month: [`${today.slice(0, 7)}-01`, `${monthBefore}-01`, `${monthBefore}-31`],
      year: [`${year}-01-01`, `${year - 1}-01-01`, ''],
    }[cycle] as [string, string, string]
    const days = (Date.parse(today) - Date.parse(from)) / day
    const end = shifted(before, days)
    const found = paid().filter(({ on }) => on >= from && on <= today)
    const last = paid().filter(({ on }) => on >= before && on <= (most && end > most ? most : end))
    expect(chart.cycle).toMatchObject({ count: { data: found.length }, price: { data: sumOf(found.map(({ price }) => price)) } })
    expect(chart.pre_cycle).toEqual({ count: { data: last.length }, price: { data: sumOf(['0', ...last.map(({ price }) => price)]) } })
    const lengths = { thirtyday: 30, week: 7, month: 31, year: 12 }[cycle]
    expect(chart.series.map(({ data }) => data.length)).toEqual(chart.series.map(() => lengths))
    const counts = chart.series.at(-1)!
    expect(counts.data.reduce((all, one) => all + one, 0)).toBe(found.length)
    expect(chart.series).toHaveLength(cycle === 'thirtyday' ? 2 : 4)
  })

  it('puts every user into one group and counts those who are new', async () => {
    const chart = await ask<{ xAxis: string[]; series: number[]; bing_data: { name: string; value: number }[] }>('user')
    expect(chart.bing_data.reduce((all, { value }) => all + value, 0)).toBe(joined.length)
    expect(chart.bing_data[0]).toMatchObject({ name: '未消费用户', value: 2 })
    expect(chart.xAxis).toHaveLength(30)
    const since = shifted(today, -29)
    expect(chart.series.reduce((all, one) => all + one, 0)).toBe(joined.filter((at) => localDay(at) >= since).length)
  })

  it('ranks products by what was paid in thirty days, and is empty for who has no key', async () => {
    const lately = paid().filter(({ on }) => on >= shifted(today, -29))
    expect(await ask<{ list: unknown[] }>('rank')).toEqual({
      list: [expect.objectContaining({ store_name: '商品', val: sum(lately).toFixed(2) })],
    })
    const nobody = await signedIn(held.app, [])
    const reply = await held.app.inject({ method: 'GET', url: '/adminapi/home/header', headers: nobody.headers })
    expect(reply.json<{ status: number }>().status).toBe(110000)
  })
})

interface Sums {
  count: { data: number }
  price: { data: string }
}
