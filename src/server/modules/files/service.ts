import { sql } from 'drizzle-orm'
import type { FileRow } from '#src/api/files.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { contains } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'
import { destroyRows } from './leftovers.ts'

export interface FileQuery {
  page?: number | undefined
  limit?: number | undefined
  pid?: number | undefined
  real_name?: string | undefined
}

const columns = sql`id as att_id, name, att_dir, satt_dir, att_size::text as att_size, att_type, pid, ${shopTime('add_time')} as time,
  1 as image_type, 1 as module_type, real_name, scan_token`

const shown = (file: FileRow, origin: string): FileRow => ({
  ...file,
  att_dir: absolute(file.att_dir, origin),
  satt_dir: absolute(file.satt_dir, origin),
})

/** One file as lists show it. */
export async function readFile(db: Db, id: number, origin: string): Promise<FileRow> {
  const found = await row<FileRow>(db, sql`select ${columns} from files where id = ${id}`)
  if (!found) throw new Refusal({ status: 400, code: 'file_gone' })
  return shown(found, origin)
}

/** Pictures of a category (0 = all), newest first; addresses absolute as the shop sends them. */
export async function listFiles(db: Db, query: FileQuery, origin: string): Promise<{ list: FileRow[]; count: number }> {
  const where = [sql`kind = 'picture'`]
  if (query.pid) where.push(sql`pid = ${query.pid}`)
  if (query.real_name?.trim()) where.push(contains('real_name', 'grams', query.real_name.trim()))
  const all = sql.join(where, sql` and `)
  const list = await rows<FileRow>(db, sql`select ${columns} from files where ${all} order by id desc ${pageOf(query, 18)}`)
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from files where ${all}`)
  return { list: list.map((file) => shown(file, origin)), count: found?.count ?? 0 }
}

// separators, control characters and marks that turn the reading direction
const tricks = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name a file came with, for people to read; it never becomes a path. */
export const readableName = (name: string): string =>
  name.normalize('NFC').replaceAll('\\', '/').split('/').at(-1)!.replace(tricks, '').trim().slice(-200)

/** Ids of a comma list or of a list; whatever is no number is left out. */
export const idsOf = (ids: unknown): number[] =>
  (Array.isArray(ids) ? ids : String(ids ?? '').split(','))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 1_000)

/** Removes pictures from the library and from the disk. */
export async function removeFiles(db: Db, folder: string, ids: number[]): Promise<void> {
  if (!ids.length) throw new Refusal({ status: 400, code: '400599' })
  await destroyRows(db, folder, ids)
}

export const moveFiles = (db: Db, pid: number, ids: number[]): Promise<void> =>
  transaction(db, async (inner) => {
    if (!ids.length) throw new Refusal({ status: 400, code: '100100' })
    if (pid && !(await row(inner, sql`select id from file_categories where id = ${pid} for share`))) throw new Refusal({ status: 400103 })
    await inner.execute(sql`update files set pid = ${pid} where id = any(${sql.param(ids)}::bigint[])`)
  })

export async function renameFile(db: Db, id: number, name: string): Promise<void> {
  const readable = readableName(name)
  if (!readable) throw new Refusal({ status: 400, code: '400104' })
  const found = await row(db, sql`update files set real_name = ${readable} where id = ${id} returning id`)
  if (!found) throw new Refusal({ status: 400, code: '100100' })
}
