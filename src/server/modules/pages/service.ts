import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PageColumns, SavedPage } from '#src/api/pages.ts'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { withOrigin } from '../../shop/address.ts'
import { hydrateValue } from './hydrate.ts'
import { pageOrRefusal, type StoredRow } from './store.ts'
import { hashOf, readValue, stripValue, type PageValue } from './value.ts'

/** Who saves, and from where: `origin` makes the addresses of a conflict's page absolute. */
export interface Saver {
  id: number
  name: string
  origin: string
}

export interface SaveBody extends PageColumns {
  value: unknown
  cover_image: string
  if_version?: string | undefined
  client_save_id?: string | undefined
}

/** A page as the designer reads it. A page that nobody has saved yet here carries addresses without an origin. */
export async function pageInfo(db: Db, page: StoredRow, origin: string) {
  const { portable, ...stored } = page
  const value = portable ? withOrigin(stored.value, origin) : stored.value
  const info = portable ? { ...stored, value, hash: hashOf(value) } : stored
  return {
    ...info,
    bg_pic: portable ? String(withOrigin(stored.bg_pic, origin)) : stored.bg_pic,
    value: await hydrateValue(db, value, origin),
  }
}

export const readPage = async (db: Db, id: number, origin: string) => pageInfo(db, await pageOrRefusal(db, id), origin)

/**
 * Saves a page, id 0 creates one. Everything happens in one transaction, the history included.
 * Throws a Refusal: unknown page, wrong value, other version than `if_version`.
 */
export function savePage(db: Db, id: number, body: SaveBody, saver: Saver): Promise<SavedPage> {
  const value = stripValue(readValue(body.value))
  const key = body.client_save_id
  if (!key) return transaction(db, (inner) => store(inner, id, body, value, saver))
  const request = hashOf({ id, value, columns: columnsOf(body) })
  return transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${saver.id} ${key}`}, 0))`)
    const before = await earlier(inner, saver.id, key, request)
    if (before) return before
    const saved = await store(inner, id, body, value, saver)
    await inner.execute(sql`delete from page_saves where saved_at < now() - interval '2 days'`)
    await inner.execute(sql`insert into page_saves (admin_id, save_key, request_hash, page_id, reply)
      values (${saver.id}, ${key}, ${request}, ${Number(saved.id)}, ${JSON.stringify(saved)}::json)`)
    return saved
  })
}

async function earlier(db: Db, admin: number, key: string, request: string): Promise<SavedPage | undefined> {
  const found = await row<{ request_hash: string; reply: SavedPage }>(
    db,
    sql`select request_hash, reply from page_saves where admin_id = ${admin} and save_key = ${key}`,
  )
  if (found && found.request_hash !== request) throw new Refusal({ status: 400, code: 'page_save_id_used' })
  return found?.reply
}

function columnsOf(body: SaveBody): PageColumns & { cover_image: string } {
  const { title, name, is_show, is_bg_color, color_picker, is_bg_pic, bg_pic, bg_tab_val, cover_image } = body
  return { title, name, is_show, is_bg_color, color_picker, is_bg_pic, bg_pic, bg_tab_val, cover_image }
}

async function store(db: Db, id: number, body: SaveBody, value: PageValue, saver: Saver): Promise<SavedPage> {
  if (id) await refuseConflict(db, id, body.if_version, saver.origin)
  const columns = columnsOf(body)
  const version = randomBytes(8).toString('hex')
  const hash = hashOf(value)
  const names = Object.keys(columns)
  const values = Object.values(columns)
  const json = JSON.stringify(value)
  const saved = id
    ? await row<{ id: number }>(
        db,
        sql`update pages set ${sql.join(
          names.map((name, index) => sql`${sql.identifier(name)} = ${values[index]}`),
          sql`, `,
        )},
          value = ${json}::json, version = ${version}, hash = ${hash}, type = 2, is_diy = 1, portable = false, update_time = now() where id = ${id} returning id`,
      )
    : await row<{ id: number }>(
        db,
        sql`insert into pages (${sql.join(
          names.map((name) => sql.identifier(name)),
          sql`, `,
        )}, value, version, hash, update_time)
          values (${sql.join(
            values.map((entry) => sql`${entry}`),
            sql`, `,
          )}, ${json}::json, ${version}, ${hash}, now()) returning id`,
      )
  const stored = saved!.id
  await db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, admin_id, admin_name)
    values (${stored}, ${version}, ${hash}, ${JSON.stringify(columns)}::json, ${json}::json, ${saver.id}, ${saver.name})`)
  // the shop answers a new page's id as text
  return { id: id ? stored : String(stored), version, hash }
}

async function refuseConflict(db: Db, id: number, expected: string | undefined, origin: string): Promise<void> {
  const page = await pageOrRefusal(db, id, true)
  if (expected === undefined || expected === page.version) return
  throw new Refusal({ status: 409, code: 'page_conflict', data: { info: await pageInfo(db, page, origin) } })
}

/** Removes a page; the default page and the home page stay. */
export function removePage(db: Db, id: number): Promise<void> {
  return transaction(db, async (inner) => {
    if (id === 1) throw new Refusal({ status: 400457 })
    const page = await pageOrRefusal(inner, id, true)
    if (page.status === 1) throw new Refusal({ status: 400458 })
    await inner.execute(sql`update pages set deleted_at = now() where id = ${id}`)
  })
}

/** Makes a page the home page; the one before stops being it. */
export function setHome(db: Db, id: number): Promise<void> {
  return transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended('home page', 0))`)
    const page = await pageOrRefusal(inner, id, true)
    await inner.execute(sql`update pages set is_home = false where is_home`)
    await inner.execute(sql`update pages set is_home = true where id = ${id}`)
    if (page.is_diy) await inner.execute(sql`update pages set is_show = 1, type = 2 where id = ${id}`)
  })
}
