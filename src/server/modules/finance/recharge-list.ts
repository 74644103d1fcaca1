import { sql, type SQL } from 'drizzle-orm'
import type { RechargeFigure, RechargeRow } from '#src/api/recharges.ts'
import type { List } from '#src/api/endpoint.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { datesAt } from '../../shop/date-range.ts'
import { isCalled } from '../../shop/users/names.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { shopTime, unixTime } from '../../shop/time.ts'

export interface RechargeFilter {
  page?: number
  limit?: number
  data?: string
  /** Empty for all. */
  paid?: string
  nickname?: string
}

const from = sql`from shop_recharges r join shop_users u on u.uid = r.uid`

function conditions({ data, paid, nickname }: RechargeFilter): SQL {
  const all = [sql`true`]
  const words = nickname?.trim()
  if (paid) all.push(sql`r.paid = ${Number(paid)}`)
  if (words) all.push(sql`(${isCalled(words)} or ${holds('r.order_id', words)} or ${holds('r.uid::text', words)})`)
  all.push(datesAt('data', 'r.added_at', data))
  return sql.join(all, sql` and `)
}

const say = (key: string, locale: Locale) => sentence(`finance.${key}`, locale)

type Stored = Omit<RechargeRow, '_recharge_type' | 'paid_type'>

/** Recharges, newest first. */
export async function listRecharges(db: Db, filter: RechargeFilter, locale: Locale): Promise<List<RechargeRow>> {
  const where = conditions(filter)
  const list = await rows<Stored>(
    db,
    sql`select r.id, r.uid, r.order_id, r.trade_no, r.price::text as price, r.give_price::text as give_price, r.recharge_type, r.paid,
        coalesce(${unixTime('r.pay_at')}, 0) as pay_time, ${unixTime('r.added_at')} as add_time, r.refund_price::text as refund_price,
        r.channel_type, u.nickname, u.avatar, coalesce(${shopTime('r.pay_at')}, ${say('never', locale) ?? ''}) as _pay_time,
        ${shopTime('r.added_at')} as _add_time
      ${from} where ${where} order by r.added_at desc, r.id desc ${pageOf(filter)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${from} where ${where}`)
  const named = list.map((one) => ({
    ...one,
    _recharge_type: say(`recharge_type.${one.recharge_type}`, locale) ?? say('recharge_type.other', locale) ?? '',
    paid_type: say(`paid.${one.paid}`, locale) ?? '',
  }))
  return { list: named, count: counted?.count ?? 0 }
}

const cards = [
  ['whole', 'iconjiaoyijine'],
  ['refunded', 'iconshangpintuikuanjine'],
  ['alipay', 'iconzhifubao'],
  ['weixin', 'iconweixinzhifu'],
] as const

/** What was paid in of what the filter finds, what was given back, and by which way it came. */
export async function rechargeFigures(db: Db, filter: RechargeFilter, locale: Locale): Promise<RechargeFigure[]> {
  const sums = await row<Record<(typeof cards)[number][0], string>>(
    db,
    sql`select coalesce(sum(r.price), 0)::text as whole, coalesce(sum(r.refund_price), 0)::text as refunded,
        coalesce(sum(r.price) filter (where r.recharge_type = 'alipay'), 0)::text as alipay,
        coalesce(sum(r.price) filter (where r.recharge_type in ('weixin', 'routine')), 0)::text as weixin
      ${from} where r.paid = 1 and ${conditions(filter)}`,
  )
  const field = say('yuan', locale) ?? ''
  // numbers on the shop's wire; one of two places is the same decimal there
  return cards.map(([key, className]) => ({ name: say(`sum.${key}`, locale) ?? '', field, count: Number(sums?.[key]), className, col: 6 }))
}
