import { sql, type SQL } from 'drizzle-orm'
import type { WaitingPaper } from '#src/api/factory-settings.ts'
import { row, rows, transaction, type Db } from '../db.ts'
import type { Scoped } from '../access/data-scope.ts'
import { Refusal } from '../refusal.ts'
import { isSeenPaper } from './scopes/papers.ts'
import type { Keeper } from './scopes/warehouses.ts'

type Asking = Scoped & Keeper

/** So many papers that wait are listed. */
const most = 200

/** Lets months neither be closed nor opened until the transaction ends: whoever does so waits for postings that began before. */
export const holdMonths = sql`pg_advisory_xact_lock_shared(hashtext('accounting months'))`

/** The first closed month that a day is in or before, null for none; to be asked by whoever holds the months. */
export const closedMonthOf = (day: SQL): SQL =>
  sql`(select min(month)::text from accounting_months where month >= date_trunc('month', ${day}))`

/** Refused with 422 `MONTH_CLOSED` where there is one. */
export function refuseClosed(month: string | null): void {
  if (month !== null) throw new Refusal({ status: 422, code: 'MONTH_CLOSED', values: { month: month.slice(0, 7) } })
}

/**
 * Closes a month and writes what every key and every party had at its end: openings of later months are read from there.
 * @throws Refusal 422 `MONTH_RUNNING` for one that has not ended, `MONTH_OPEN` while something up to its end is a draft or waits for its audit, `MONTH_CLOSED` for one that is closed
 */
export async function closeMonth(db: Db, month: string, who: string, user?: Asking): Promise<void> {
  const first = `${month}-01`
  await transaction(db, async (inner) => {
    // all moves of a month take as long as they take; a call of the shop would be cut off
    await inner.execute(sql`set local statement_timeout = 0`)
    await inner.execute(sql`select pg_advisory_xact_lock(hashtext('accounting months'))`)
    const end = sql`(${first}::date + interval '1 month')`
    const running = await row<{ is_running: boolean }>(inner, sql`select now() at time zone 'Asia/Shanghai' < ${end} as is_running`)
    if (running!.is_running) throw new Refusal({ status: 422, code: 'MONTH_RUNNING', values: { month } })
    const { count, list: waiting } = await waitingPapers(inner, month, user)
    if (count > 0) {
      const names =
        waiting
          .slice(0, 5)
          .map(({ sn }) => sn)
          .join('、') + (count > 5 ? ' …' : '')
      throw new Refusal({ status: 422, code: 'MONTH_OPEN', values: { count, names }, data: { waiting, count } })
    }
    const made = await row(
      inner,
      sql`insert into accounting_months (month, closed_by) values (${first}, ${who}) on conflict do nothing returning month`,
    )
    if (!made) throw new Refusal({ status: 422, code: 'MONTH_CLOSED', values: { month } })
    await tellMonth(inner, first, 'close', who)
    const last = sql`(select max(month) from accounting_months where month < ${first}::date)`
    await inner.execute(sql`
      insert into stock_months (month, sku_id, warehouse_id, pieces, area, weight)
      select ${first}, sku_id, warehouse_id, sum(pieces), sum(area), sum(weight) from (
        select sku_id, warehouse_id, pieces, area, weight from stock_months where month = ${last}
        union all select sku_id, warehouse_id, pieces, area, weight from stock_moves
        where biz_date < ${end} and biz_date >= coalesce(${last} + interval '1 month', '-infinity')) m group by 2, 3`)
    await inner.execute(sql`
      insert into party_months (month, party_id, side, debit, credit)
      select ${first}, party_id, side, sum(debit), sum(credit) from (
        select party_id, side, debit, credit from party_months where month = ${last}
        union all select party_id, side, debit, credit from party_entries
        where biz_date < ${end} and biz_date >= coalesce(${last} + interval '1 month', '-infinity')) m group by 2, 3`)
  })
}

/**
 * Opens a month again, and those behind it: what stood at their ends is forgotten.
 * @throws Refusal 422 `MONTH_NOT_CLOSED`
 */
export async function openMonth(db: Db, month: string, who = '', reason = ''): Promise<void> {
  await transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtext('accounting months'))`)
    const opened = await rows<{ month: string }>(
      inner,
      sql`delete from accounting_months where month >= ${`${month}-01`}::date returning month::text as month`,
    )
    if (!opened.some((one) => one.month.startsWith(month))) throw new Refusal({ status: 422, code: 'MONTH_NOT_CLOSED', values: { month } })
    for (const one of opened.toSorted((a, b) => b.month.localeCompare(a.month))) await tellMonth(inner, one.month, 'reopen', who, reason)
  })
}

const tellMonth = (db: Db, first: string, what: 'close' | 'reopen', who: string, reason = '') =>
  db.execute(sql`insert into accounting_month_events (month, what, who, reason) values (${first}, ${what}, ${who}, ${reason})`)

/** Drafts and papers that wait for their audit, up to the end of a month: what keeps it from being closed. All are counted, those of `user` listed. */
export async function waitingPapers(db: Db, month: string, user?: Asking): Promise<{ list: WaitingPaper[]; count: number }> {
  const where = sql`from factory_documents d where status in (0, 1) and biz_date < ${`${month}-01`}::date + interval '1 month'
    and type not in ('PO', 'PLAN', 'SO', 'SAMPLE')`
  const list = await rows<WaitingPaper>(
    db,
    sql`select id::int as id, type, sn, biz_date::text as biz_date, status ${where} and ${user ? isSeenPaper(user, 'd') : sql`true`}
        order by biz_date, id limit ${most}`,
  )
  return { list, count: (await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`))!.count }
}
