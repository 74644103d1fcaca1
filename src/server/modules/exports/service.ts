import { sql } from 'drizzle-orm'
import type { RecordExport } from '#src/api/record-exports.ts'
import { row, type Db } from '../../db.ts'
import type { AnyExportSource } from '../../jobs/export-source.ts'
import { enqueue } from '../../jobs/job.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import exportJob from './jobs/export-records.ts'

/** Exports of one person that wait or run at a time. */
const mostAtOnce = 3

/** Adds the job; answers its id. Refused with EXPORT_COLUMNS, EXPORT_MANY. */
export async function begin(
  db: Db,
  source: AnyExportSource,
  wanted: RecordExport,
  { user, locale }: { user: User; locale: Locale },
): Promise<number> {
  if (!wanted.columns.every(({ name }) => source.hasColumn(name))) throw new Refusal({ status: 400, code: 'EXPORT_COLUMNS' })
  // two calls at once count each other
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('exports', ${user.id}))`)
  const found = await row<{ count: number; day: string }>(
    db,
    sql`select count(*)::int as count, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from jobs
      where account_id = ${user.id} and name = ${exportJob.name} and state in ('waiting', 'running')`,
  )
  if (found!.count >= mostAtOnce) throw new Refusal({ status: 400, code: 'EXPORT_MANY' })
  return enqueue(db, exportJob, { ...wanted, account: user.id, day: found!.day }, { account: user.id, locale })
}
