import { sql } from 'drizzle-orm'
import { row, rows, transaction, type Db } from '../../db.ts'
import type { Storage } from '../../storage/storage.ts'
import { dropContent, hasContent, copyContent, readContent } from './content.ts'
import { storageKeyOf, remove } from '../../storage/intake/disk.ts'
import { renderThumbnail } from '../../storage/intake/picture.ts'
import { isAt } from './service.ts'

/** Addresses on the disk that the library may not have (any more), with the hash of what they show. */
export interface Leftover {
  address: string
  thumbnail: string
  sha256: string
}

/**
 * Says before anything is written, or in the same transaction in which a row goes, which files a crash would leave
 * behind. What is announced is claimed by the row that shows it, or settled.
 */
export async function announce(db: Db, { address, thumbnail, sha256 }: Leftover): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into file_leftovers (address, thumbnail, sha256) values (${address}, ${thumbnail}, ${sha256}) returning id`,
  )
  return made!.id
}

/** The row now has what was announced. @throws Error when it was settled meanwhile: then nothing is on the disk */
export async function claim(db: Db, id: number): Promise<void> {
  if (!(await row(db, sql`delete from file_leftovers where id = ${id} returning id`)))
    throw new Error('what was written for a file was swept away before its row came')
}

/** Whoever stores, shows or frees the bytes of a hash does so alone, until the transaction ends. */
export async function lockContent(db: Db, sha256: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${sha256}`}, 0))`)
}

/** Makes the disk agree with the library about one announcement: shown, or gone; bytes that nobody shows are freed. */
export async function settle(db: Db, files: Storage, id: number): Promise<void> {
  const before = await row<Leftover>(db, sql`select address, thumbnail, sha256 from file_leftovers where id = ${id}`)
  if (!before) return
  await transaction(db, async (inner) => {
    await lockContent(inner, before.sha256)
    if (!(await row(inner, sql`delete from file_leftovers where id = ${id} returning id`))) return
    await settleAddress(inner, files, before)
    const { sha256 } = before
    const shown = sql`select 1 as used from files where sha256 = ${sha256} union all select 1 from file_leftovers where sha256 = ${sha256} limit 1`
    if (sha256 && !(await row(inner, shown))) await dropContent(files, sha256)
  })
}

interface Shown {
  satt_dir: string
  kind: string
  sha256: string
  crop: unknown
}

async function settleAddress(db: Db, files: Storage, { address, thumbnail }: Leftover): Promise<void> {
  if (!address) return
  const shown = await row<Shown>(db, sql`select satt_dir, kind, sha256, crop from files where ${isAt(address)} limit 1`)
  if (!shown) await Promise.all([remove(files, address), remove(files, thumbnail)])
  else if (!shown.crop && shown.sha256 && (await hasContent(files, shown.sha256))) await show(files, address, shown)
}

/** Shows the bytes of a row at its addresses, which may still show those before. */
async function show(files: Storage, address: string, { satt_dir, kind, sha256 }: Shown): Promise<void> {
  await copyContent(files, sha256, storageKeyOf(address))
  if (kind !== 'picture' || satt_dir === address) return
  await files.put(storageKeyOf(satt_dir), await renderThumbnail(await readContent(files, sha256)))
}

/** Seconds after which nobody is writing what was announced any more. */
export const settledAfter = 120

/** Settles what crashes left behind. */
export async function sweepLeftovers(db: Db, files: Storage, seconds = settledAfter): Promise<void> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from file_leftovers where since <= now() - make_interval(secs => ${seconds}) order by id limit 1000`,
  )
  for (const { id } of found) await settle(db, files, id)
}

/** Takes files out of the trash for good; what was brought back meanwhile stays. Bytes that no other file shows go from the disk, now or at the next sweep. */
export async function destroyRows(db: Db, files: Storage, ids: readonly number[]): Promise<void> {
  const announced = await rows<{ id: number }>(
    db,
    sql`with gone as (delete from files where id = any(${sql.param(ids)}::bigint[]) and removed_at is not null returning att_dir, satt_dir, sha256)
      insert into file_leftovers (address, thumbnail, sha256)
      select att_dir, case when satt_dir = att_dir then '' else satt_dir end, sha256 from gone returning id`,
  )
  // the rows are gone either way; a file that cannot be removed is not the caller's business
  await Promise.allSettled(announced.map(({ id }) => settle(db, files, id)))
}
