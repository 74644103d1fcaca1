import { sql } from 'drizzle-orm'
import type { BookRow, BooksOfKind, Reconciliation } from '#src/api/reconciliation.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { books } from './books.ts'

export interface BookFilter {
  page?: number
  limit?: number
  time?: string
  /** 0 for all. */
  kind?: number
  state?: string
}

const differs = sql`(b.paid <> b.flow or b.owed <> b.ledger)`
const text = (name: string) => sql.raw(`b.${name}::numeric(14, 2)::text as ${name}`)
const sum = (name: string) => sql.raw(`coalesce(sum(b.${name}), 0)::numeric(14, 2)::text as ${name}`)

type Stored = Omit<BookRow, 'pay_type_name'> & { pay_type: string; at: string }

/**
 * What documents, flow and ledgers say of some days, row by row where they do not agree, and summed up by kind. One statement reads both, so
 * that no payment comes between the rows and their sums, and the books are put side by side once.
 */
export async function reconcile(db: Db, filter: BookFilter, locale: Locale): Promise<Reconciliation> {
  const { time, kind, state } = filter
  const listed = sql`${state === 'all' ? sql`true` : differs} and ${kind ? sql`b.kind = ${kind}` : sql`true`}`
  const found = await row<{ list: Stored[]; kinds: (BooksOfKind & { listed: number })[] }>(
    db,
    sql`with ${books(time)},
      page as (select b.kind, b.number, b.ref, coalesce(b.uid, 0) as uid, coalesce(u.nickname, '') as nickname, b.pay_type, b.flow_number, b.at,
          ${shopTime('b.at')} as add_time, ${text('paid')}, ${text('flow')}, ${text('owed')}, ${text('ledger')},
          (b.flow - b.paid)::numeric(14, 2)::text as flow_gap, (b.ledger - b.owed)::numeric(14, 2)::text as ledger_gap
        from b left join shop_users u on u.uid = b.uid where ${listed} order by b.at desc, b.kind, b.number ${pageOf(filter, 20)}),
      summed as (select b.kind, count(*)::int as count, (count(*) filter (where ${differs}))::int as differences,
          (count(*) filter (where ${listed}))::int as listed, ${sum('paid')}, ${sum('flow')}, ${sum('owed')}, ${sum('ledger')}
        from b group by 1)
      select (select coalesce(json_agg(page order by at desc, kind, number), '[]') from page) as list,
        (select coalesce(json_agg(summed order by kind), '[]') from summed) as kinds`,
  )
  const { list, kinds } = found!
  return {
    list: list.map(({ pay_type: type, at: _at, ...one }) => ({
      ...one,
      pay_type_name: sentence(`finance.pay_type.${type}`, locale) || type,
    })),
    count: kinds.reduce((count, one) => count + one.listed, 0),
    kinds: kinds.map(({ listed: _listed, ...one }) => one),
  }
}
