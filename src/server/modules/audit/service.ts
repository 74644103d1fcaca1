import { sql, type SQL } from 'drizzle-orm'
import type { OperationRow, RowChange } from '#src/api/operation-log.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedRow } from '../../shop/personal.ts'
import { unixTime } from '../../shop/time.ts'
import { valuesWith } from './known-values.ts'

export interface LogQuery {
  page?: number
  limit?: number
  admin_id?: number
  path?: string
  ip?: string
  pages?: string
  data?: string
}

/** What the menu calls the page whose key a call asked for. */
const titleOf = (locale: Locale): SQL =>
  sql`(select coalesce(title->>${locale}, title->>'zh-cn') from menus where menus.permission = c.permission and c.permission <> '' order by id limit 1)`

/** Lines whose path or address holds this part. */
async function holding(db: Db, column: 'path' | 'address', part: string): Promise<SQL> {
  const values = await valuesWith(db, column, part)
  const name = sql`c.${sql.identifier(column)}`
  if (values?.length === 0) return sql`false`
  // one by one: how many lines each of them has is known to the planner
  if (values)
    return sql`${name} in (${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`
  return sql`position(${part.toLowerCase()} in lower(${name})) > 0`
}

async function narrowed(db: Db, { admin_id: admin, path, ip, pages, data }: LogQuery, locale: Locale): Promise<SQL> {
  const where = [sql`true`]
  if (admin) where.push(sql`c.kind = 'admin' and c.person = ${admin}`)
  if (path?.trim()) where.push(await holding(db, 'path', path.trim()))
  if (ip?.trim()) where.push(await holding(db, 'address', ip.trim()))
  if (pages?.trim()) where.push(sql`position(${pages.trim().toLowerCase()} in lower(${titleOf(locale)})) > 0`)
  if (data) where.push(datesAt('data', 'c.happened_at', data))
  return sql.join(where, sql` and `)
}

/** Lines of the log, newest first. A job's line is named after the job. */
export async function listOperations(db: Db, query: LogQuery, locale: Locale): Promise<{ list: OperationRow[]; count: number }> {
  const where = await narrowed(db, query, locale)
  const say = (key: string) => sentence(key, locale) ?? ''
  const counting = row<{ count: number }>(db, sql`select count(*)::int as count from audit_calls c where ${where}`)
  const reading = rows<Omit<OperationRow, 'page'> & { page: string | null }>(
    db,
    sql`select c.id, case when c.kind = 'admin' then c.person else 0 end as admin_id, c.name as admin_name, c.path, ${titleOf(locale)} as page,
        case when c.kind = 'agent' then 'kefuapi' else 'adminapi' end as method, c.address as ip, 'system' as type,
        ${unixTime('c.happened_at')} as add_time, 0 as merchant_id, c.kind, c.verb,
        (select count(*)::int from audit_changes x where x.call_id = c.id) as changes
      from audit_calls c where ${where} order by c.id desc ${pageOf(query, 15)}`,
  )
  const [counted, found] = await Promise.all([counting, reading])
  const list = found.map((entry) => ({
    ...entry,
    admin_name: entry.admin_name || say(`log_${entry.kind}`),
    page: entry.page ?? say('log_unknown'),
  }))
  return { list, count: counted?.count ?? 0 }
}

/** Everybody who can sign in, and who could. */
export const listOperators = (db: Db): Promise<{ id: number; real_name: string }[]> =>
  rows(db, sql`select id, coalesce(nullif(real_name, ''), account) as real_name from accounts order by id`)

/** More rows of one line are not shown. */
const mostChanges = 500

/** The rows of a line before and after, of buyers masked as lists show them. Refused with 100026 when there is no such line. */
export async function readChanges(db: Db, id: number): Promise<{ changes: RowChange[]; count: number }> {
  const changes = await rows<RowChange>(
    db,
    sql`select id, source, row_key, deed, before, after from audit_changes where call_id = ${id} order by id limit ${mostChanges}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from audit_changes where call_id = ${id}`)
  if (!counted?.count) throw new Refusal({ status: 400, code: '100026' })
  const shown = changes.map(({ before, after, ...one }) => ({
    ...{ ...one, before: before && maskedRow(one.source, before), after: after && maskedRow(one.source, after) },
  }))
  return { changes: shown, count: counted.count }
}
