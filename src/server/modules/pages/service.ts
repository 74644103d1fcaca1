import { sql } from 'drizzle-orm'
import type { PageColumns, SavedPage } from '#src/api/pages.ts'
import { transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { columnsOf, infoOf, settled } from './content.ts'
import { addPage, newContent, newVersion, putLive } from './live.ts'
import { contentOf, pageOrRefusal } from './store.ts'
import { hashOf, readValue, stripValue } from './value.ts'

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
}

/** A page as the shop's designer reads it: what is published. */
export async function readPage(db: Db, id: number, origin: string) {
  const page = await pageOrRefusal(db, id)
  return infoOf(db, page, contentOf(page), origin)
}

/**
 * Saves a page as the shop does, live at once; id 0 creates one. Everything happens in one transaction, the history
 * included. Throws a Refusal: unknown page, wrong value, other version than `if_version`.
 */
export function savePage(db: Db, id: number, body: SaveBody, saver: Saver): Promise<SavedPage> {
  const value = stripValue(readValue(body.value))
  const columns = columnsOf(body)
  return transaction(db, async (inner) => {
    if (id) await refuseConflict(inner, id, body.if_version, saver.origin)
    const stored = id || (await addPage(inner))
    const content = newContent(columns, value)
    await putLive(inner, stored, content, saver)
    const { version, hash } = content
    // the shop answers a new page's id as text
    return { id: id ? stored : String(stored), version, hash }
  })
}

/** Refuses with status 409 and the stored page when the page has another version than `expected`. */
export async function refuseConflict(db: Db, id: number, expected: string | undefined, origin: string): Promise<void> {
  const page = await pageOrRefusal(db, id, true)
  if (expected === undefined || expected === page.version) return
  throw new Refusal({ status: 409, code: 'page_conflict', data: { info: await infoOf(db, page, contentOf(page), origin) } })
}

/** Keeps what is published as the page's default content. Refuses a page that nothing was ever published of. */
export function keepDefault(db: Db, id: number, origin: string): Promise<void> {
  return transaction(db, async (inner) => {
    const page = await pageOrRefusal(inner, id, true)
    if (!page.is_published) throw new Refusal({ status: 400, code: 'page_never_published' })
    const { value } = settled(contentOf(page), origin)
    await inner.execute(sql`update pages set default_value = ${JSON.stringify(value)}::json where id = ${id}`)
  })
}

/** Publishes the default content. The shop leaves the version as it was, and its storefront shows the old page for a while. */
export function takeDefault(db: Db, id: number, saver: Saver): Promise<void> {
  return transaction(db, async (inner) => {
    const page = await pageOrRefusal(inner, id, true)
    if (page.default_value === null) throw new Refusal({ status: 400, code: 'page_no_default' })
    const value: unknown = JSON.parse(page.default_value)
    const content = { ...settled(contentOf(page), saver.origin), value, hash: hashOf(value), version: newVersion() }
    await putLive(inner, id, content, saver)
  })
}

/** Removes a page; the default page and the home page stay. */
export function removePage(db: Db, id: number): Promise<void> {
  return transaction(db, async (inner) => {
    if (id === 1) throw new Refusal({ status: 400457 })
    const page = await pageOrRefusal(inner, id, true)
    if (page.status === 1) throw new Refusal({ status: 400458 })
    await inner.execute(sql`update pages set deleted_at = now() where id = ${id}`)
    await inner.execute(sql`delete from page_schedules where page_id = ${id}`)
  })
}

/** Makes a page the home page; the one before stops being it. Refuses one that visitors cannot see. */
export function setHome(db: Db, id: number): Promise<void> {
  return transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended('home page', 0))`)
    const page = await pageOrRefusal(inner, id, true)
    if (!page.is_published) throw new Refusal({ status: 400, code: 'page_never_published' })
    await inner.execute(sql`update pages set is_home = false where is_home`)
    await inner.execute(sql`update pages set is_home = true where id = ${id}`)
    if (page.is_diy) await inner.execute(sql`update pages set is_show = 1, type = 2 where id = ${id}`)
  })
}
