import { sql } from 'drizzle-orm'
import type { Bills, BillSums, BillType } from '#src/api/capital-flow.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'

export interface BillFilter {
  page?: number
  limit?: number
  type?: BillType
  time?: string
}

interface Stored extends BillSums {
  /** First day of the day, week or month. */
  begins: string
  week: string
  /** Days with flows that the filter finds. */
  first: string
  last: string
}

/** Flows by days, weeks (from Monday) or months of the shop's calendar, newest first. */
export async function listBills(db: Db, { type = 'day', time, ...paging }: BillFilter, locale: Locale): Promise<Bills> {
  const local = sql`f.added_at at time zone 'Asia/Shanghai'`
  const begins = sql`date_trunc(${type}, ${local})`
  const where = datesAt('time', 'f.added_at', time)
  const stored = await rows<Stored>(
    db,
    sql`select to_char(begins, ${type === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}) as begins, to_char(begins, 'IW') as week,
        income::numeric(14, 2)::text as income_price, payout::numeric(14, 2)::text as exp_price, (income + payout)::numeric(14, 2)::text as entry_price,
        to_char(first, 'YYYY-MM-DD') as first, to_char(last, 'YYYY-MM-DD') as last
      from (select ${begins} as begins, coalesce(sum(f.price) filter (where f.price > 0), 0) as income,
          coalesce(sum(f.price) filter (where f.price < 0), 0) as payout, min(${local}) as first, max(${local}) as last
        from capital_flow f where ${where} group by 1) b
      order by b.begins desc ${pageOf(paging)}`,
  )
  const found = await row<BillSums & { count: number }>(
    db,
    sql`select count(distinct ${begins})::int as count, coalesce(sum(f.price) filter (where f.price > 0), 0)::numeric(14, 2)::text as income_price,
      coalesce(sum(f.price) filter (where f.price < 0), 0)::numeric(14, 2)::text as exp_price,
      coalesce(sum(f.price), 0)::numeric(14, 2)::text as entry_price from capital_flow f where ${where}`,
  )
  const { count = 0, ...summary } = found ?? { income_price: '0.00', exp_price: '0.00', entry_price: '0.00' }
  const title = sentence(`finance.bill.${type}`, locale) ?? ''
  const skipped = paging.page ? (paging.page - 1) * (paging.limit || 15) : 0
  const list = stored.map(({ begins: day, week, first, last, ...sums }, at) => ({
    ...{ id: skipped + at + 1, title, ...sums },
    add_time: type === 'week' ? (sentence('finance.bill.of_week', locale, { week: Number(week), day }) ?? day) : day,
    // all flows of these days: a month may have more of them than an address can name
    ids: `${first}~${last}`,
  }))
  return { list, count, summary }
}
