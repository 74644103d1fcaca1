import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rows, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'
import { discard } from '../../storage/intake/arrival.ts'
import { incomingFolder } from '../../storage/intake/disk.ts'
import { sweepLeftovers } from './leftovers.ts'

/** Days that an upload waits for its next piece. */
const patience = 7
/** Hours that a film in the shop's numbered pieces does: no screen goes on with one after it was left. */
const filmPatience = 24
/** Milliseconds after which bytes that no upload is waiting for were left by a crash. */
const abandonedAfter = 3_600_000

/** Ends uploads that nobody went on with, and removes what crashes left of others. */
export async function sweepUploads(db: Db, folder: string, now = Date.now()): Promise<void> {
  const over = await rows<{ id: string }>(
    db,
    sql`with over as (delete from file_uploads where touched_at < now() - make_interval(days => ${patience}) returning id),
      films as (delete from video_uploads where touched_at < now() - make_interval(hours => ${filmPatience}) returning id)
      select id from over union all select id from films`,
  )
  for (const { id } of over) await discard({ path: join(incomingFolder(folder), id) })
  const names = await readdir(incomingFolder(folder)).catch(() => [])
  const held = new Set(
    (await rows<{ id: string }>(db, sql`select id from file_uploads union all select id from video_uploads`)).map(({ id }) => id),
  )
  for (const name of names) {
    const path = join(incomingFolder(folder), name)
    const written = held.has(name) ? undefined : await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < now - abandonedAfter) await rm(path, { force: true })
  }
}

/** Sweeps at the start and while the server runs. */
export function sweepWhenDue(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const run = async () => {
      await sweepLeftovers(app.db, app.storage)
      await sweepUploads(app.db, app.files)
    }
    const failed = (error: unknown) => app.log.warn({ err: error }, 'sweeping up after uploads did not work')
    worker = new DueWorker({ run, until: async () => undefined, failed, channel: 'file_leftovers' }, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
