import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'

/** Refused with 422 `MONTH_CLOSED` for a day in a closed month. Whoever closes a month waits for postings that began before. */
export async function refuseClosed(db: Db, day: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('accounting months'))`)
  const found = await row<{ month: string }>(
    db,
    sql`select month::text as month from accounting_months where month >= date_trunc('month', ${day}::date) order by month limit 1`,
  )
  if (found) throw new Refusal({ status: 422, code: 'MONTH_CLOSED', values: { month: found.month.slice(0, 7) } })
}

/**
 * Closes a month and writes what every key and every party had at its end: openings of later months are read from there.
 * @throws Refusal 422 `MONTH_RUNNING` for one that has not ended, `MONTH_OPEN` while something of it waits for its audit, `MONTH_CLOSED` for one that is closed
 */
export async function closeMonth(db: Db, month: string, who: string): Promise<void> {
  const first = `${month}-01`
  await transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtext('accounting months'))`)
    const end = sql`(${first}::date + interval '1 month')`
    const running = await row<{ is_running: boolean }>(inner, sql`select now() at time zone 'Asia/Shanghai' < ${end} as is_running`)
    if (running!.is_running) throw new Refusal({ status: 422, code: 'MONTH_RUNNING', values: { month } })
    const waiting = await row<{ count: number }>(
      inner,
      sql`select count(*)::int as count from factory_documents where status = 1 and biz_date < ${end}
          and type not in ('PO', 'PLAN', 'SO', 'SAMPLE')`,
    )
    if (waiting!.count > 0) throw new Refusal({ status: 422, code: 'MONTH_OPEN', values: { count: waiting!.count } })
    const made = await row(
      inner,
      sql`insert into accounting_months (month, closed_by) values (${first}, ${who}) on conflict do nothing returning month`,
    )
    if (!made) throw new Refusal({ status: 422, code: 'MONTH_CLOSED', values: { month } })
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

/** Opens a month again, and those behind it: what stood at their ends is forgotten. */
export async function openMonth(db: Db, month: string): Promise<void> {
  await transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtext('accounting months'))`)
    await inner.execute(sql`delete from accounting_months where month >= ${`${month}-01`}::date`)
  })
}
