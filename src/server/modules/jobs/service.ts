import { sql } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { JobRow } from '#src/api/jobs.ts'
import { notify, row, rows, type Db } from '../../db.ts'
import { jobChannel, type AnyJob } from '../../jobs/job.ts'
import type { StoredFile } from '../../jobs/stored-file.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'

/** Whose jobs, and in which language they are named. */
export interface JobReader {
  account: number
  jobs: readonly AnyJob[]
  locale: Locale
}

interface Stored extends Omit<JobRow, 'title' | 'file'> {
  file_name: string
  file_size: number
  has_file: boolean
}

const columns = sql`id, name, state, progress, step, ${shopTime('created_at')} as created_at,
  coalesce(${shopTime('finished_at')}, '') as finished_at, file_name, file_size, file_location <> '' as has_file`

function shown({ file_name, file_size, has_file, ...job }: Stored, { jobs, locale }: JobReader): JobRow {
  const title = jobs.find(({ name }) => name === job.name)?.title[locale] ?? job.name
  return { ...job, title, file: has_file ? { name: file_name, size: file_size } : null }
}

/** Own jobs by pages, newest first. */
export async function list(db: Db, by: JobReader, paging: { page?: number; limit?: number }): Promise<List<JobRow>> {
  const found = await rows<Stored>(
    db,
    sql`select ${columns} from jobs where account_id = ${by.account} order by id desc ${pageOf(paging, 15)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from jobs where account_id = ${by.account}`)
  return { list: found.map((one) => shown(one, by)), count: counted?.count ?? 0 }
}

const missing = () => new Refusal({ status: 400, code: 'JOB_MISSING' })

/** One's own job. Refused with JOB_MISSING. */
export async function read(db: Db, by: JobReader, id: number): Promise<JobRow> {
  const found = await row<Stored>(db, sql`select ${columns} from jobs where id = ${id} and account_id = ${by.account}`)
  if (!found) throw missing()
  return shown(found, by)
}

/** Stops one's own job: one that waits at once, one that runs as soon as it hears of it. Refused with JOB_MISSING. */
export async function cancel(db: Db, by: JobReader, id: number): Promise<JobRow> {
  await db.execute(
    sql`update jobs set is_cancelled = true, state = case state when 'waiting' then 'cancelled' else state end,
        finished_at = case state when 'waiting' then clock_timestamp() else finished_at end
      where id = ${id} and account_id = ${by.account} and state in ('waiting', 'running')`,
  )
  await notify(db, jobChannel, { id })
  return read(db, by, id)
}

/** The file of one's own job. Refused with JOB_MISSING, JOB_NO_FILE. */
export async function fileOf(db: Db, by: JobReader, id: number): Promise<StoredFile> {
  await read(db, by, id)
  const found = await row<StoredFile>(
    db,
    sql`select file_name as name, file_type as type, file_location as location, file_size as size from jobs where id = ${id} and file_location <> ''`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'JOB_NO_FILE' })
  return found
}
