import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import type { Storage } from '../storage/storage.ts'
import type { JobFile } from './job.ts'

/** A stored file of a job. */
export interface StoredFile {
  name: string
  type: string
  location: string
  size: number
}

// hidden, so that no address leads to it
const folderName = '.jobs'

/** Stores what a job hands over. */
export async function storeFile(storage: Storage, { name, type, content }: JobFile, signal: AbortSignal): Promise<StoredFile> {
  const id = randomBytes(16).toString('hex')
  const folder = join(storage.folder, '.incoming')
  const path = join(folder, id)
  const location = `${folderName}/${id}`
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600 }), { signal })
    await storage.keep(location, path)
    return { name, type, location, size: (await stat(path)).size }
  } finally {
    await rm(path, { force: true })
  }
}

const days = (count: number) => count * 86_400_000

/**
 * Files stay for a week, what is known of a job for a month. A file lies a day longer than its row names it, and that is when those go
 * which no row names: their process was killed before it ended the job, or their owner's account is deleted.
 */
export async function removeOldJobs(db: Db, storage: Storage): Promise<void> {
  await db.execute(sql`update jobs set file_location = '' where file_location <> '' and finished_at < now() - interval '7 days'`)
  await db.execute(sql`delete from jobs where finished_at < now() - interval '30 days'`)
  await storage.removeBefore(folderName, Date.now() - days(8))
}
