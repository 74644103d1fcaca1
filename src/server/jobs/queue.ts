import { sql } from 'drizzle-orm'
import { row, rows, transaction, type Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import { pushNotice } from '../web/notices.ts'
import type { StoredFile } from './stored-file.ts'

/** A job that this process has taken. */
export interface TakenJob {
  id: number
  name: string
  payload: unknown
  locale: Locale
  account: number | null
  /** How often it was started; a later start than this one owns the job. */
  attempts: number
}

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

const taken = sql`id, name, payload, locale, account_id as account, attempts`
const isLost = (lease: number) => sql`state = 'running' and seen_at < clock_timestamp() - make_interval(secs => ${lease})`
const textArray = (names: readonly string[]) => sql`${sql.param([...names])}::text[]`

/** Takes the next job that is due, or whose process has been silent for `lease` seconds; no two processes take the same. */
export const takeJob = (db: Db, names: readonly string[], repeatable: readonly string[], lease: number): Promise<TakenJob | undefined> =>
  row<TakenJob>(
    db,
    sql`update jobs set state = 'running', attempts = attempts + 1, seen_at = clock_timestamp(), fault = '' where id = (
        select id from jobs where (state = 'waiting' and run_at <= clock_timestamp() and name = any(${textArray(names)}))
          or (${isLost(lease)} and name = any(${textArray(repeatable)}))
        order by run_at, id limit 1 for update skip locked)
      returning ${taken}`,
  )

/** Ends those jobs of silent processes that nobody may take up again; of what this server does not know, it judges nothing. */
export async function endLostJobs(
  db: Db,
  {
    names,
    repeatable,
    lease,
    mostAttempts,
  }: { names: readonly string[]; repeatable: readonly string[]; lease: number; mostAttempts: number },
): Promise<void> {
  const lost = await rows<TakenJob & { is_cancelled: boolean }>(
    db,
    sql`select ${taken}, is_cancelled from jobs where ${isLost(lease)} and name = any(${textArray(names)})
      and (is_cancelled or attempts >= ${mostAttempts} or name <> all(${textArray(repeatable)}))`,
  )
  for (const job of lost) await endJob(db, job, job.is_cancelled ? 'cancelled' : 'failed', { fault: 'interrupted' })
}

export interface Ending {
  fault?: string
  file?: StoredFile | undefined
}

/** Writes how a job ended and tells the requester; does nothing where another process has taken it up meanwhile. */
export function endJob(db: Db, job: TakenJob, state: JobState, { fault = '', file }: Ending = {}): Promise<boolean> {
  return transaction(db, async (inner) => {
    const ended = await row(
      inner,
      sql`update jobs set state = ${state}, fault = ${fault}, finished_at = clock_timestamp(),
          progress = case when ${state} = 'done' then 1 else progress end, file_name = ${file?.name ?? ''},
          file_type = ${file?.type ?? ''}, file_location = ${file?.location ?? ''}, file_size = ${file?.size ?? 0}
        where id = ${job.id} and attempts = ${job.attempts} and state = 'running' returning id`,
    )
    if (ended && job.account !== null)
      await pushNotice(inner, { type: 'JOB_ENDED', data: { id: job.id, name: job.name, state }, account: job.account })
    return ended !== undefined
  })
}

/**
 * Puts a job back, to be begun again after so many seconds, unless it was cancelled meanwhile; an interruption does not count as an
 * attempt.
 */
export async function putBack(db: Db, job: TakenJob, seconds: number, fault: string): Promise<void> {
  await db.execute(
    sql`update jobs set state = case when is_cancelled then 'cancelled' else 'waiting' end, fault = ${fault},
        finished_at = case when is_cancelled then clock_timestamp() end, run_at = clock_timestamp() + make_interval(secs => ${seconds}),
        attempts = attempts - ${fault === '' ? 1 : 0}
      where id = ${job.id} and attempts = ${job.attempts} and state = 'running'`,
  )
}

/** Says how far a job is. */
export async function saveProgress(db: Db, job: TakenJob, share: number, step: string | undefined): Promise<void> {
  await db.execute(
    sql`update jobs set progress = ${Math.min(1, Math.max(0, share))}, step = coalesce(${step ?? null}, step)
      where id = ${job.id} and attempts = ${job.attempts} and state = 'running'`,
  )
}

/** Says that jobs are still worked on; answers which of them are, and which were cancelled. */
export const sayAlive = (db: Db, ids: readonly number[]): Promise<{ id: number; attempts: number; is_cancelled: boolean }[]> =>
  rows(
    db,
    sql`update jobs set seen_at = clock_timestamp() where id = any(${sql.param([...ids])}::bigint[]) and state = 'running'
      returning id, attempts, is_cancelled`,
  )

/** Milliseconds until a job of those names is due, or the process of one counts as lost. */
export async function untilNextJob(db: Db, names: readonly string[], lease: number): Promise<number | undefined> {
  const next = await row<{ wait: number | null }>(
    db,
    sql`select (extract(epoch from min(case state when 'waiting' then run_at else seen_at + make_interval(secs => ${lease}) end)
        - clock_timestamp()) * 1000)::float8 as wait
      from jobs where state in ('waiting', 'running') and name = any(${textArray(names)})`,
  )
  return next?.wait === null || next === undefined ? undefined : Math.max(0, next.wait)
}
