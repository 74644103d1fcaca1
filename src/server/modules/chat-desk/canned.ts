import { sql, type SQL } from 'drizzle-orm'
import type { CannedCategory, CannedCategoryBody, CannedQuery, CannedReply, CannedReplyBody } from '#src/api/canned-replies.ts'
import type { List } from '#src/api/endpoint.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

/** Whose library: the shared one of the shop, or an agent's own. */
export type Library = 'shared' | { agent: number }

/** Who writes, for the count of changes. */
interface Writer {
  name: string
}

const ownerOf = (library: Library): SQL => (library === 'shared' ? sql`null::bigint` : sql`${library.agent}::bigint`)
const inLibrary = (library: Library): SQL => sql`t.agent_id is not distinct from ${ownerOf(library)}`

export const replyThing = (id: number): string => `canned reply ${id}`
export const categoryThing = (id: number): string => `canned category ${id}`

export const refused = (code: string, field?: string): Refusal =>
  new Refusal({ status: 400, code, ...(field && { errors: { [field]: code } }) })

/** Replies of a library, by their order. */
export async function listReplies(db: Db, library: Library, query: CannedQuery, locale: Locale): Promise<List<CannedReply>> {
  const { title = '', message = '', cate_id: category = '' } = query
  const inCategory = category === '' ? sql`true` : sql`coalesce(t.category_id, 0) = ${category}`
  const where = sql`${inLibrary(library)} and ${holds('t.title', title)} and ${holds('t.message', message)} and ${inCategory}`
  const found = await rows<CannedReply>(
    db,
    sql`select t.id::int as id, coalesce(t.agent_id, 0)::int as kefu_id, coalesce(t.category_id, 0)::int as cate_id, t.title, t.message, t.sort,
        ${shopTime('t.added_at')} as add_time, coalesce(c.name, ${sentence('canned.usual', locale) ?? ''}) as cate_name
      from chat_replies t left join chat_reply_categories c on c.id = t.category_id where ${where}
      order by t.sort desc, t.id ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from chat_replies t where ${where}`)
  return { list: found, count: counted!.count }
}

/** One of a library with its version; undefined where it is not there. */
export async function readReply(db: Db, library: Library, id: number): Promise<(CannedReplyBody & { version: number }) | undefined> {
  const version = await versionOf(db, replyThing(id))
  const found = await row<CannedReplyBody>(
    db,
    sql`select t.title, t.message, t.sort, coalesce(t.category_id, 0)::int as cate_id from chat_replies t where t.id = ${id} and ${inLibrary(library)}`,
  )
  return found && { ...found, version }
}

/** Whether a library has the category; the shared one always has 0. */
export async function hasCategory(db: Db, library: Library, id: number): Promise<boolean> {
  if (id === 0) return library === 'shared'
  return (await row(db, sql`select 1 from chat_reply_categories t where t.id = ${id} and ${inLibrary(library)} for share`)) !== undefined
}

/** Whether the same words are there already. */
export async function isTwice(db: Db, library: Library, message: string, id = 0): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('chat_replies', 0))`)
  const same = sql`t.message = ${message} and t.id <> ${id}`
  return (await row(db, sql`select 1 from chat_replies t where ${inLibrary(library)} and ${same}`)) !== undefined
}

/** What is stored of a reply. */
export interface CannedValues {
  title: string
  message: string
  category: number
  sort: number
}

export async function addReply(db: Db, library: Library, { title, message, category, sort }: CannedValues): Promise<void> {
  await db.execute(sql`insert into chat_replies (agent_id, category_id, title, message, sort)
    values (${ownerOf(library)}, ${category || null}, ${title}, ${message}, ${sort})`)
}

/** Refused with 409 CHANGED for an older version. */
export async function changeReply(
  db: Db,
  library: Library,
  id: number,
  { title, message, category, sort }: CannedValues,
  { by, version }: { by: Writer; version: number | undefined },
): Promise<void> {
  await revise(db, by, replyThing(id), { version, now: async () => (await readReply(db, library, id)) ?? {} })
  await db.execute(sql`update chat_replies set title = ${title}, message = ${message}, category_id = ${category || null}, sort = ${sort}
    where id = ${id}`)
}

/** Whether there was one. */
export const removeReply = async (db: Db, library: Library, id: number): Promise<boolean> =>
  (await row(db, sql`delete from chat_replies t where t.id = ${id} and ${inLibrary(library)} returning t.id`)) !== undefined

/** Categories of a library; the shared one begins with the usual category, which is not counted. */
export async function listCategories(
  db: Db,
  library: Library,
  name: string,
  locale: Locale,
): Promise<{ data: CannedCategory[]; count: number }> {
  const found = await rows<CannedCategory>(
    db,
    sql`select t.id::int as id, t.name, t.sort from chat_reply_categories t where ${inLibrary(library)} and ${holds('t.name', name)}
      order by t.sort desc, t.id`,
  )
  const usual = { id: 0, name: sentence('canned.shared', locale) ?? '', sort: 0 }
  return { data: library === 'shared' ? [usual, ...found] : found, count: found.length }
}

/** One of a library with its version; undefined where it is not there. */
export async function readCategory(db: Db, library: Library, id: number): Promise<(CannedCategory & { version: number }) | undefined> {
  const version = await versionOf(db, categoryThing(id))
  const found = await row<CannedCategory>(
    db,
    sql`select t.id::int as id, t.name, t.sort from chat_reply_categories t where t.id = ${id} and ${inLibrary(library)}`,
  )
  return found && { ...found, version }
}

async function refuseSameName(db: Db, library: Library, name: string, id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('chat_reply_categories', 0))`)
  const same = sql`lower(t.name) = lower(${name}) and t.id <> ${id}`
  if (await row(db, sql`select 1 from chat_reply_categories t where ${inLibrary(library)} and ${same}`)) throw refused('400101', 'name')
}

/** Refused with 400101 where there is one of this name. */
export async function addCategory(db: Db, library: Library, { name, sort = 0 }: CannedCategoryBody & { name: string }): Promise<void> {
  await refuseSameName(db, library, name, 0)
  await db.execute(sql`insert into chat_reply_categories (agent_id, name, sort) values (${ownerOf(library)}, ${name}, ${sort})`)
}

/** Refused with 400101 where there is one of this name, and with 409 CHANGED for an older version. */
export async function changeCategory(
  db: Db,
  library: Library,
  id: number,
  { name, sort = 0, version }: CannedCategoryBody & { name: string },
  by: Writer,
): Promise<void> {
  await revise(db, by, categoryThing(id), { version, now: async () => (await readCategory(db, library, id)) ?? {} })
  await refuseSameName(db, library, name, id)
  await db.execute(sql`update chat_reply_categories set name = ${name}, sort = ${sort} where id = ${id}`)
}

/** Whether there was one. Refused with 100008 while it has replies. */
export async function removeCategory(db: Db, library: Library, id: number, locale: Locale): Promise<boolean> {
  const found = await row(db, sql`select 1 from chat_reply_categories t where t.id = ${id} and ${inLibrary(library)} for update`)
  if (!found) return false
  if (await row(db, sql`select 1 from chat_replies where category_id = ${id}`))
    throw new Refusal({ status: 400, code: '100008', message: sentence('canned.used', locale) ?? '' })
  await db.execute(sql`delete from chat_reply_categories where id = ${id}`)
  return true
}
