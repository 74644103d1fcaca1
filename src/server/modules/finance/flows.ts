import { sql, type SQL } from 'drizzle-orm'
import type { FlowRow, FlowSheet, FlowSums, Flows } from '#src/api/capital-flow.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { trading } from '../../shop/capital.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPhone } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

export interface FlowFilter {
  page?: number
  limit?: number
  time?: string
  /** 0 for all. */
  trading_type?: number
  keywords?: string
  /** Ids, or the days of a bill (`bills.ts`). */
  ids?: string
  export?: number
}

// a phone number is found whole, or not at all: it is shown masked
const searched = ['f.order_id', 'f.flow_id', 'f.nickname', 'f.uid::text'] as const
/** What a bill is made of: the days from one to another, both whole, or the flows by their ids. @throws Refusal 100100 at `ids` for no day */
function ofBill(ids: string): SQL {
  const [, from, to] = /^(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)$/.exec(ids) ?? []
  if (from && to) return datesAt('ids', 'f.added_at', [from, to].map((day) => day.replaceAll('-', '/')).join('-'))
  return sql`f.id = any(${`{${ids}}`}::bigint[])`
}

function conditions({ time, trading_type: type, keywords, ids }: FlowFilter): SQL {
  const all = [sql`true`]
  const words = keywords?.trim()
  if (type) all.push(sql`f.trading_type = ${type}`)
  if (ids) all.push(ofBill(ids))
  if (words) all.push(sql`(${sql.join([...searched.map((column) => holds(column, words)), sql`f.phone = ${words}`], sql` or `)})`)
  all.push(datesAt('time', 'f.added_at', time))
  return sql.join(all, sql` and `)
}

const say = (key: string, locale: Locale) => sentence(`finance.${key}`, locale) ?? ''
const kinds = [0, ...Object.values(trading)]
/** The kinds of flow by their number, 0 for all. */
const kindNames = (locale: Locale) => kinds.map((kind) => say(`trading_type.${kind}`, locale))

type Stored = Omit<FlowRow, 'trading_type' | 'pay_type_name'> & { trading_type: number }

const named = (locale: Locale) => (stored: Stored) => ({
  ...stored,
  phone: maskedPhone(stored.phone),
  trading_type: say(`trading_type.${stored.trading_type}`, locale),
  pay_type_name: say(`pay_type.${stored.pay_type}`, locale) || stored.pay_type,
})

/** Rows of a page; `running` is what all that the filter finds comes to, from the first one up to this. */
async function pageRows(db: Db, filter: FlowFilter, where: SQL): Promise<Stored[]> {
  return rows<Stored>(
    db,
    sql`with shown as (select f.* from capital_flow f where ${where} order by f.added_at desc, f.id desc ${pageOf(filter, 20)}),
        oldest as (select added_at, id from shown order by added_at, id limit 1),
        before as (select coalesce(sum(f.price), 0) as price from capital_flow f, oldest o
          where ${where} and (f.added_at, f.id) < (o.added_at, o.id))
      select f.id, f.flow_id, f.order_id, coalesce(f.uid, 0) as uid, f.nickname, f.phone, f.price::text as price, f.trading_type, f.pay_type, f.mark,
        ${shopTime('f.added_at')} as add_time, (b.price + sum(f.price) over (order by f.added_at, f.id))::text as running
      from shown f, before b order by f.added_at desc, f.id desc`,
  )
}

/** Flows of money, newest first, with sums over all that the filter finds. */
export async function listFlows(db: Db, filter: FlowFilter, locale: Locale): Promise<Flows> {
  const where = conditions(filter)
  const list = (await pageRows(db, filter, where)).map(named(locale))
  const found = await row<FlowSums & { count: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(f.price) filter (where f.price > 0), 0)::numeric(14, 2)::text as income,
      coalesce(sum(f.price) filter (where f.price < 0), 0)::numeric(14, 2)::text as payout,
      coalesce(sum(f.price), 0)::numeric(14, 2)::text as net
      from capital_flow f where ${where}`,
  )
  const { count = 0, ...summary } = found ?? { income: '0.00', payout: '0.00', net: '0.00' }
  return { list, count, status: kindNames(locale), summary }
}

const sheetKeys = ['flow_id', 'order_id', 'nickname', 'phone', 'price', 'trading_type', 'pay_type_name', 'add_time', 'mark'] as const

/** The same rows as the shop writes them into a file (conventions 8). */
export async function flowSheet(db: Db, filter: FlowFilter, locale: Locale): Promise<FlowSheet> {
  const list = (await pageRows(db, filter, conditions(filter))).map(named(locale))
  const fileName = `${say('bills', locale)}${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  return { list, fileKey: [...sheetKeys], header: sheetKeys.map((key) => say(`flow.${key}`, locale)), fileName }
}

/** Stores a remark; the flow itself stays as it is. Refused with 100025. */
export async function markFlow(db: Db, id: number, mark: string): Promise<void> {
  const changed = await row<{ id: number }>(db, sql`update capital_flow set mark = ${mark} where id = ${id} returning id`)
  if (!changed) throw new Refusal({ status: 100025 })
}
