import { sql, type SQL } from 'drizzle-orm'
import type { FileRow } from '#src/api/files.ts'
import type { Id } from '#src/api/endpoint.ts'
import { row, rows, type Db } from '../../db.ts'
import { holds, hasGrams } from '../../shop/search.ts'
import { fileColumns, shownFile } from './service.ts'
import { soundOut } from './sounds.ts'
import { isUnused } from './uses.ts'

export interface ListQuery {
  page?: number | undefined
  limit?: number | undefined
  pid?: number | undefined
  real_name?: string | undefined
  type?: 'picture' | 'video' | 'gif' | 'all' | undefined
  min_size?: number | undefined
  max_size?: number | undefined
  from?: string | undefined
  to?: string | undefined
  order?: 'newest' | 'oldest' | 'name' | 'largest' | undefined
  trash?: number | undefined
  unused?: number | undefined
  counted?: number | undefined
}

const usual = 18
const mostOfPage = 500
const mostWhole = 1_000

const orders = {
  newest: 'id desc',
  oldest: 'id',
  name: 'name_key, id',
  largest: 'att_size desc, id desc',
}

/** What files of a type are, as a condition. */
export const types: Record<NonNullable<ListQuery['type']>, string> = {
  picture: "kind = 'picture'",
  video: "kind = 'video'",
  gif: "att_type = 'image/gif'",
  all: 'true',
}

const dayOf = (day: string): SQL => sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`

/** Part of the name or of the alternative text, or how it sounds: full pinyin or initials from any syllable on. */
function named(text: string): SQL {
  const wanted = text.toLowerCase()
  // one or two Latin letters stand in most names: reading them all is faster than any index
  const written = (/^[\x20-\x7e]+$/.test(wanted) ? undefined : hasGrams('grams(words)', wanted)) ?? holds('words', wanted, 'like')
  const letters = wanted.replaceAll(/[\s']/g, '')
  const canSound = /^[a-z0-9]+$/.test(letters) && /[a-z]/.test(letters)
  const found = canSound ? sql`(${written} or pinyin like ${`% ${letters}%`})` : written
  return sql`id in (select file_id from file_words where ${found})`
}

async function conditions(db: Db, query: ListQuery): Promise<SQL> {
  const { pid, type = 'picture', min_size, max_size, from, to } = query
  const wanted = query.real_name?.trim()
  const all = [query.trash ? sql`removed_at is not null` : sql`removed_at is null`, sql.raw(types[type])]
  // the trash is one place: where its files were may be gone
  if (pid) all.push(sql`pid = ${pid}`)
  if (min_size) all.push(sql`att_size >= ${min_size}`)
  if (max_size) all.push(sql`att_size <= ${max_size}`)
  if (from) all.push(sql`add_time >= ${dayOf(from)}`)
  if (to) all.push(sql`add_time < ${dayOf(to)} + interval '1 day'`)
  if (query.unused) all.push(isUnused)
  if (wanted) {
    await soundOut(db, 'await')
    all.push(named(wanted))
  }
  return sql.join(all, sql` and `)
}

const orderOf = (query: ListQuery, prefix = ''): SQL =>
  sql.raw(
    (query.trash ? 'removed_at desc, id desc' : orders[query.order ?? 'newest'])
      .split(', ')
      .map((key) => prefix + key)
      .join(', '),
  )

function pageOf({ page, limit }: ListQuery): SQL {
  if (!page) return sql`limit ${Math.min(limit || mostWhole, mostWhole)}`
  const size = Math.min(limit || usual, mostOfPage)
  return sql`limit ${size} offset ${(page - 1) * size}`
}

/**
 * Files of a category (0 = all) with addresses absolute, as the shop sends them. Without keys of ours it is what a shop
 * answers: pictures, not those of the trash, newest first, 18. A page holds at most 500. `counted` 0 spares the count, which
 * of a hundred thousand costs more than the page.
 */
export async function listFiles(db: Db, query: ListQuery, origin: string): Promise<{ list: FileRow[]; count?: number }> {
  const where = await conditions(db, query)
  // the page is found in an index alone, then only its rows are read
  const list = await rows<FileRow>(
    db,
    sql`with shown as materialized (select id from files where ${where} order by ${orderOf(query)} ${pageOf(query)})
      select ${fileColumns} from shown join files f on f.id = shown.id order by ${orderOf(query, 'f.')}`,
  )
  const shown = list.map((file) => shownFile(file, origin))
  if (query.counted === 0) return { list: shown }
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from files where ${where}`)
  return { list: shown, count: found?.count ?? 0 }
}

/** Ids of everything that a list shows, in its order. */
export async function listFileIds(db: Db, query: ListQuery): Promise<Id[]> {
  const where = await conditions(db, query)
  const found = await row<{ ids: string }>(
    db,
    sql`select array_to_json(array(select id from files where ${where} order by ${orderOf(query)}))::text as ids`,
  )
  return JSON.parse(found?.ids ?? '[]') as Id[]
}
