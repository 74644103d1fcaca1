import { sql } from 'drizzle-orm'
import { notify, row, type Db } from '../db.ts'
import type { Locale, Sentence } from '../locale.ts'

/** A file that a job hands over, its bytes as they come. */
export interface JobFile {
  name: string
  type: string
  content: AsyncIterable<Uint8Array>
}

/** What a job works with. */
export interface JobRun<Payload> {
  payload: Payload
  /** The database, no transaction: what a job writes is there at once. */
  db: Db
  /** Of the requester. */
  locale: Locale
  /** Aborted when somebody cancels, and when the server stops. */
  signal: AbortSignal
  /** Says how far it is, 0 to 1, and what it is at; throws once the job is to stop. */
  progress(share: number, step?: string): Promise<void>
  /** Stores a file for the requester; the last one counts. */
  storeFile(file: JobFile): Promise<void>
}

/** Long work, in the file `jobs/<name>.ts` of a module, default export. */
export interface Job<Payload> {
  name: string
  title: Sentence
  /** Does no harm when it is done twice: then it is tried again after a failure, and after its process was killed. */
  isRepeatable?: boolean
  run(run: JobRun<Payload>): Promise<void>
}
export type AnyJob = Job<unknown>

/** Declares a job; gives its payload a type. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job

/** Heard when a job was added or is to be cancelled. */
export const jobChannel = 'jobs'

export interface EnqueueOptions {
  /** The requester: they alone see it and get its file; nobody for the server's own. */
  account?: number
  locale?: Locale
  /** Of two of this job with one key only the first is done, whatever became of it. */
  key?: string
}

/** Adds a job in the caller's transaction: it begins when that is committed, and never when it is rolled back. Answers its id. */
export async function enqueue<Payload>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { account, locale = 'zh-cn', key }: EnqueueOptions = {},
): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into jobs (name, payload, key, account_id, locale)
      values (${job.name}, ${JSON.stringify(payload ?? {})}::jsonb, ${key ?? null}, ${account ?? null}, ${locale})
      on conflict (name, key) where key is not null do nothing returning id`,
  )
  if (made) {
    await notify(db, jobChannel, { id: made.id })
    return made.id
  }
  const first = await row<{ id: number }>(db, sql`select id from jobs where name = ${job.name} and key = ${key ?? null}`)
  return first!.id
}
