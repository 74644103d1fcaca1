import { sql } from 'drizzle-orm'
import type { OrderFigures, Shares, Trend } from '#src/api/statistics.ts'
import type { Db } from '../../db.ts'
import { numbers, sharesOf, spread } from './figures.ts'
import { axisOf, type Period } from './period.ts'
import { paidBy, paidIn, paidParts, refundedIn, refundParts } from './sums.ts'

export async function figures(db: Db, period: Period): Promise<OrderFigures> {
  const paid = await paidIn(db, period)
  const refunds = await refundedIn(db, period)
  return {
    pay_price: Number(paid.amount),
    pay_count: Number(paid.count),
    refund_price: Number(refunds.amount),
    refund_count: Number(refunds.count),
  }
}

export async function trend(db: Db, period: Period): Promise<Trend> {
  const xAxis = axisOf(period)
  const paid = await paidParts(db, period)
  const refunds = await refundParts(db, period)
  const line = (name: string, found: typeof paid, key: 'amount' | 'count') => ({
    name,
    data: numbers(spread(found, key, xAxis.length)),
    type: 'line',
  })
  return {
    xAxis,
    series: [
      line('订单金额', paid, 'amount'),
      line('订单量', paid, 'count'),
      line('退款金额', refunds, 'amount'),
      line('退款订单量', refunds, 'count'),
    ],
  }
}

/** By `is_channel`, 0 to 4. */
const channels = ['公众号', '小程序', 'H5', 'PC', 'APP']

export async function byChannel(db: Db, period: Period): Promise<Shares> {
  const found = new Map((await paidBy(db, period, sql`o.is_channel`)).map(({ key, count }) => [key, count]))
  return sharesOf(channels.map((name, at) => ({ name, value: found.get(at) ?? '0' })))
}

const types = ['普通订单', '秒杀订单', '砍价订单', '拼团订单', '预售订单']
const typeOf = sql`case when o.seckill_id > 0 then 1 when o.bargain_id > 0 then 2 when o.combination_id > 0 then 3
  when o.advance_id > 0 then 4 else 0 end`

export async function byType(db: Db, period: Period): Promise<Shares> {
  const found = new Map((await paidBy(db, period, typeOf)).map(({ key, amount }) => [key, amount]))
  return sharesOf(types.map((name, at) => ({ name, value: found.get(at) ?? '0' })))
}
