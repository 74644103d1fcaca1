import { sql } from 'drizzle-orm'
import type { AccountingMonth, MonthEvent } from '#src/api/factory-settings.ts'
import { rows, type Db } from '../../db.ts'
import { shopTime } from '../../shop/time.ts'

/** Months from the first paper to this one, the newest first, each with what was posted and what still waits up to its end. */
export const monthsOf = (db: Db): Promise<AccountingMonth[]> =>
  rows<AccountingMonth>(
    db,
    sql`with today as (select date_trunc('month', now() at time zone 'Asia/Shanghai')::date as month),
        papers as (
          select date_trunc('month', biz_date)::date as month, count(*) filter (where status in (2, 8)) as posted, count(*) filter (where status in (0, 1)) as waiting
          from factory_documents where type not in ('PO', 'PLAN', 'SO', 'SAMPLE') group by 1),
        months as (select generate_series(least((select min(month) from papers), t.month), t.month, interval '1 month')::date as month from today t)
      select to_char(m.month, 'YYYY-MM') as month, case when c.month is null then 0 else 1 end as is_closed, coalesce(c.closed_by, '') as closed_by,
        coalesce(${shopTime('c.closed_at')}, '') as closed_at, case when m.month < t.month then 1 else 0 end as has_ended,
        coalesce(p.posted, 0)::int as posted, coalesce((select sum(w.waiting) from papers w where w.month <= m.month), 0)::int as waiting
      from months m cross join today t left join papers p on p.month = m.month
        left join accounting_months c on c.month = m.month
      order by m.month desc limit 120`,
  )

export const monthEvents = (db: Db): Promise<MonthEvent[]> =>
  rows<MonthEvent>(
    db,
    sql`select to_char(month, 'YYYY-MM') as month, what, who, reason, ${shopTime('added_at')} as at
        from accounting_month_events order by id desc limit 50`,
  )
