import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notify, row, rows, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'
import type { Storage } from '../../storage/storage.ts'
import { destroyRows } from './leftovers.ts'
import { sweepThumbnails } from './thumbnails.ts'

/** Days that a file lies in the trash before it is gone for good. */
export const trashDays = 30

/** Files that are destroyed together. */
const batch = 500
const channel = 'files_trash'
const age = sql.raw(`interval '${trashDays} days'`)
const among = (ids: readonly number[]): SQL => sql`id = any(${sql.param([...ids])}::bigint[])`

/** Puts files into the trash; pages that show them go on showing them. Those that lie there already stay as they are. */
export async function throwAway(db: Db, which: SQL, admin: number): Promise<void> {
  await db.execute(sql`update files set removed_at = now(), removed_by = ${admin} where removed_at is null and ${which}`)
  await notify(db, channel, '')
}

export const throwAwayFiles = (db: Db, ids: readonly number[], admin: number): Promise<void> => throwAway(db, among(ids), admin)

/** Takes files out of the trash, back to where they were; outside of any category when theirs is gone. */
export async function restoreFiles(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`update files set removed_at = null, removed_by = null,
    pid = case when exists (select from file_categories c where c.id = files.pid) then pid else 0 end
    where removed_at is not null and ${among(ids)}`)
}

/** Removes files of the trash for good, their bytes too; what is not in the trash is left alone. */
export async function destroyFiles(db: Db, files: Storage, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    const thrown = await rows<{ id: number }>(db, sql`select id from files where removed_at is not null and ${among(some)}`)
    await destroy(db, files, thrown)
  }
}

const destroy = (db: Db, files: Storage, found: { id: number }[]): Promise<void> =>
  destroyRows(
    db,
    files,
    found.map(({ id }) => id),
  )

/** Removes what has lain in the trash for its days; several processes may do so at once. */
export async function purgeTrash(db: Db, files: Storage): Promise<void> {
  for (;;) {
    const due = await rows<{ id: number }>(
      db,
      sql`select id from files where removed_at < now() - ${age} order by removed_at limit ${batch}`,
    )
    if (!due.length) return
    await destroy(db, files, due)
  }
}

async function untilDue(db: Db): Promise<number | undefined> {
  const found = await row<{ wait: number | null }>(
    db,
    sql`select (extract(epoch from min(removed_at) + ${age} - now()) * 1000)::float8 as wait from files where removed_at is not null`,
  )
  return found?.wait == null ? undefined : Math.max(0, found.wait)
}

/** Empties the trash of what is old while the server runs, and at its start of what became old without it. */
export function purgeOnTime(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  let swept = 0
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'emptying the trash of the media library did not work')
    const run = async () => {
      await purgeTrash(app.db, app.storage)
      if (Date.now() - swept < 86_400_000) return
      swept = Date.now()
      await sweepThumbnails(app.storage)
    }
    worker = new DueWorker({ run, until: () => untilDue(app.db), failed, channel }, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
