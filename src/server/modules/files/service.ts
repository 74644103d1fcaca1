import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FileRow } from '#src/api/files.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { contains } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'
import { newPlace, put, remove } from './disk.ts'
import { examine, pixelLimit, type Fault } from './picture.ts'

/** Bytes of an upload; the shop's limit unless the environment says otherwise. */
export const uploadLimit = Number(process.env['CRM_UPLOAD_LIMIT']) || 2_097_152

export interface FileQuery {
  page?: number | undefined
  limit?: number | undefined
  pid?: number | undefined
  real_name?: string | undefined
}

/** Pictures of a category (0 = all), newest first; addresses absolute as the shop sends them. */
export async function listFiles(db: Db, query: FileQuery, origin: string): Promise<{ list: FileRow[]; count: number }> {
  const where = [sql`true`]
  if (query.pid) where.push(sql`pid = ${query.pid}`)
  if (query.real_name?.trim()) where.push(contains('real_name', 'grams', query.real_name.trim()))
  const all = sql.join(where, sql` and `)
  const list = await rows<FileRow>(
    db,
    sql`select id as att_id, name, att_dir, satt_dir, att_size::text as att_size, att_type, pid, ${shopTime('add_time')} as time,
      1 as image_type, 1 as module_type, real_name, scan_token from files where ${all} order by id desc ${pageOf(query, 18)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from files where ${all}`)
  const shown = list.map((file) => ({ ...file, att_dir: absolute(file.att_dir, origin), satt_dir: absolute(file.satt_dir, origin) }))
  return { list: shown, count: found?.count ?? 0 }
}

// separators, control characters and marks that turn the reading direction
const tricks = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name a file came with, for people to read; it never becomes a path. */
export const readableName = (name: string): string =>
  name.normalize('NFC').replaceAll('\\', '/').split('/').at(-1)!.replace(tricks, '').trim().slice(-200)

export interface Upload {
  bytes: Buffer
  name: string
  pid: number
  admin: number
  /** Not recorded: stored and answered only. */
  isLoose?: boolean
}

const faultValues: Partial<Record<Fault, Record<string, number>>> = { file_pixels: { million: pixelLimit / 1_000_000 } }

/** The refusal of a file, in the shop's form: status 400 with words and an empty list. */
export const faultOf = (fault: string, values?: Record<string, string | number>): Refusal =>
  new Refusal({ status: 400, code: fault, data: [], ...(values ? { values } : {}) })

/** Stores a picture under a name of ours and records it. Answers its address without an origin. */
export async function storePicture(db: Db, folder: string, { bytes, name, pid, admin, isLoose }: Upload): Promise<{ src: string }> {
  const seen = await examine(bytes, name)
  if (typeof seen === 'string') throw faultOf(seen, faultValues[seen])
  if (pid && !(await row(db, sql`select id from file_categories where id = ${pid}`))) throw new Refusal({ status: 400103 })
  const { picture, thumbnail } = seen
  const place = newPlace(new Date())
  const original = `${place}.${picture.extension}`
  const small = thumbnail ? `${place}_small.webp` : original
  await put(folder, original, bytes)
  if (thumbnail) await put(folder, small, thumbnail)
  const src = `/uploads/${original}`
  if (isLoose) return { src }
  try {
    const hash = createHash('sha256').update(bytes).digest('hex')
    await db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, width, height, sha256, admin_id)
      values (${pid}, ${original.split('/').at(-1)}, ${readableName(name)}, ${src}, ${`/uploads/${small}`}, ${bytes.length}, ${picture.mime},
        ${picture.width}, ${picture.height}, ${hash}, ${admin})`)
  } catch (error) {
    await Promise.all([remove(folder, src), remove(folder, `/uploads/${small}`)])
    throw error
  }
  return { src }
}

/** Ids of a comma list or of a list; whatever is no number is left out. */
export const idsOf = (ids: unknown): number[] =>
  (Array.isArray(ids) ? ids : String(ids ?? '').split(','))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 1_000)

/** Removes pictures from the library and from the disk. */
export async function removeFiles(db: Db, folder: string, ids: number[]): Promise<void> {
  if (!ids.length) throw new Refusal({ status: 400, code: '400599' })
  const gone = await rows<{ att_dir: string; satt_dir: string }>(
    db,
    sql`delete from files where id = any(${sql.param(ids)}::bigint[]) returning att_dir, satt_dir`,
  )
  // the record is gone either way; a file that cannot be removed is not the caller's business
  await Promise.allSettled(gone.flatMap(({ att_dir, satt_dir }) => [remove(folder, att_dir), remove(folder, satt_dir)]))
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
