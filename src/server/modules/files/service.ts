import { sql, type SQL } from 'drizzle-orm'
import type { FileRow } from '#src/api/files.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { shopTime } from '../../shop/time.ts'

/** Columns of a row of the list, of `files f`. */
export const fileColumns = sql`f.id as att_id, f.name, f.att_dir, f.satt_dir, f.att_size::text as att_size, f.att_type, f.pid,
  ${shopTime('f.add_time')} as time, 1 as image_type, 1 as module_type, f.real_name, f.scan_token,
  json_build_object('width', f.width, 'height', f.height, 'alt', f.alt, 'focal', f.focal, 'crop', f.crop, 'sha256', f.sent_sha256,
    'version', f.version, 'removed', coalesce(${shopTime('f.removed_at')}, '')) as crm`

/** The rows whose bytes lie at an address; `place` is what the index is on. */
export const isAt = (address: string): SQL =>
  sql`(place = regexp_replace(regexp_replace(${address}::text, '^/uploads/', ''), '(_small)?\\.[A-Za-z0-9]+$', '') and att_dir = ${address})`

/** Addresses absolute, as the shop sends them. */
export const shownFile = (file: FileRow, origin: string): FileRow => ({
  ...file,
  att_dir: absolute(file.att_dir, origin),
  satt_dir: absolute(file.satt_dir, origin),
})

/** One file as lists show it. */
export async function readFile(db: Db, id: number, origin: string): Promise<FileRow> {
  const found = await row<FileRow>(db, sql`select ${fileColumns} from files f where f.id = ${id}`)
  if (!found) throw new Refusal({ status: 400, code: 'file_gone' })
  return shownFile(found, origin)
}

// separators, control characters and marks that turn the reading direction
const tricks = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name a file came with, for people to read; it never becomes a path. */
export const readableName = (name: string): string =>
  name.normalize('NFC').replaceAll('\\', '/').split('/').at(-1)!.replace(tricks, '').trim().slice(-200)
