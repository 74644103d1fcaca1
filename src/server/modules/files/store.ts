import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Approved } from '../../storage/intake/arrival.ts'
import { keepContent, copyContent } from './content.ts'
import { newKey, storageKeyOf } from '../../storage/intake/disk.ts'
import { announce, claim, lockContent, settle } from './leftovers.ts'
import { diskFault } from '../../storage/intake/limits.ts'
import { readableName } from './service.ts'

/** Where a file goes, and from whom it came. */
export interface Destination {
  name: string
  pid: number
  admin: number | null
  /** Of the slot that a phone sent it into. */
  scanToken?: string
}

export interface Stored {
  id: number
  /** Address without an origin. */
  src: string
  /** The library had these bytes in this category already. */
  known: boolean
}

interface Same {
  id: number
  att_dir: string
  sha256: string
  removed_at: string | null
}

/** Refused with 400103 when there is no such category; it stays until the transaction ends. */
export async function refuseCategory(db: Db, pid: number): Promise<void> {
  if (pid && !(await row(db, sql`select id from file_categories where id = ${pid} for share`))) throw new Refusal({ status: 400103 })
}

/** The file of this category that has the bytes already; one that was thrown away is brought back. */
async function sameFile(db: Db, file: Pick<Approved, 'sha256' | 'sentSha256'>, { pid, scanToken }: Destination): Promise<Same | undefined> {
  const same = await row<Same>(
    db,
    sql`select id, att_dir, sha256, removed_at from files where (sha256 = ${file.sha256} or sent_sha256 = ${file.sentSha256}) and pid = ${pid}
      order by removed_at is not null, id limit 1 for update`,
  )
  if (same && (same.removed_at || scanToken))
    await db.execute(sql`update files set removed_at = null, removed_by = null, scan_token = coalesce(${scanToken ?? null}, scan_token)
      where id = ${same.id}`)
  return same
}

// somebody may have emptied the folder behind our back: the bytes are here again
async function mend(files: Storage, file: Approved, same: Same): Promise<void> {
  if (same.sha256 !== file.sha256 || (await files.look(storageKeyOf(same.att_dir)))) return
  await keepContent(files, file.sha256, file)
  await copyContent(files, file.sha256, storageKeyOf(same.att_dir))
}

const insert = (db: Db, file: Approved, { name, pid, admin, scanToken = '' }: Destination, address: string, thumbnail: string) =>
  row<{ id: number }>(
    db,
    sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, kind, width, height, sha256, sent_sha256, admin_id, scan_token)
      values (${pid}, ${address.split('/').at(-1)}, ${readableName(name)}, ${address}, ${thumbnail}, ${file.size}, ${file.mime}, ${file.kind},
        ${file.width}, ${file.height}, ${file.sha256}, ${file.sentSha256}, ${admin}, ${scanToken}) returning id`,
  )

/**
 * Stores an approved file: its bytes once on the disk, a row and an address for each category that it comes into. Where
 * this category has them already, that file is answered. Any number of processes may store the same at once.
 */
export async function storeFile(db: Db, files: Storage, file: Approved, to: Destination): Promise<Stored> {
  const key = newKey(new Date())
  const address = `/uploads/${key}.${file.extension}`
  const small = file.thumbnail ? `/uploads/${key}_small.webp` : ''
  const leftover = await announce(db, { address, thumbnail: small, sha256: file.sha256 })
  try {
    return await transaction(db, async (inner) => {
      await lockContent(inner, file.sha256)
      await refuseCategory(inner, to.pid)
      const same = await sameFile(inner, file, to)
      if (same) {
        await mend(files, file, same)
        return { id: same.id, src: same.att_dir, known: true }
      }
      await keepContent(files, file.sha256, file)
      await copyContent(files, file.sha256, storageKeyOf(address))
      if (file.thumbnail) await files.put(storageKeyOf(small), file.thumbnail)
      const made = await insert(inner, file, to, address, small || address)
      await claim(inner, leftover)
      return { id: made!.id, src: address, known: false }
    })
  } catch (error) {
    throw diskFault(error)
  } finally {
    // nothing is left to settle when the row came
    await settle(db, files, leftover).catch(() => undefined)
  }
}
