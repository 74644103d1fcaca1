import { sql } from 'drizzle-orm'
import type { Id, List, Paging } from '#src/api/endpoint.ts'
import type { PageVersion, VersionKind } from '#src/api/page-versions.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { unixTime } from '../../shop/time.ts'
import { columnsAsJson, infoOf, type Content } from './content.ts'
import { pageOrRefusal } from './store.ts'

/** Whose work a version is. */
export interface Author {
  id: number | null
  name: string
}

export interface Entry {
  kind: VersionKind
  /** The version that a restored one repeats. */
  restored?: { id: number; saved_at: number }
}

/** How many versions of a page are kept at least, and for how many days every one. */
export const mostVersions = 100
export const mostDays = 90

/**
 * Adds to a page's history and prunes it; answers the entry's id. Inside the transaction of the write, before the
 * page itself is written: what it was so far becomes the first entry if nobody has saved it here yet.
 */
export async function remember(db: Db, page: number, content: Content, by: Author, entry: Entry): Promise<number> {
  await db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, kind, is_diy, portable, saved_at)
    select id, version, hash, ${columnsAsJson}, value, 'published', is_diy, portable, coalesce(update_time, add_time) from pages p
    where id = ${page} and is_published and not exists (select 1 from page_versions v where v.page_id = p.id and v.version = p.version)`)
  const { version, hash, columns, value, is_diy, portable } = content
  const { kind, restored } = entry
  const made = await row<{ id: number }>(
    db,
    sql`insert into page_versions (page_id, version, hash, columns, value, kind, is_diy, portable, admin_id, admin_name, restored_from, restored_saved_at)
      values (${page}, ${version}, ${hash}, ${JSON.stringify(columns)}::json, ${JSON.stringify(value)}::json, ${kind}, ${is_diy}, ${portable},
        ${by.id}, ${by.name}, ${restored?.id ?? null}, to_timestamp(${restored?.saved_at ?? null})) returning id`,
  )
  await prune(db, page)
  return made!.id
}

/** Lets go of what is both old and far down; never of a named version or of one that is in use. */
async function prune(db: Db, page: number): Promise<void> {
  await db.execute(sql`delete from page_versions v where page_id = ${page} and label = '' and saved_at < now() - make_interval(days => ${mostDays})
    and id < (select min(id) from (select id from page_versions where page_id = ${page} order by id desc limit ${mostVersions}) newest)
    and not exists (select 1 from pages p where p.id = v.page_id and p.version = v.version)
    and not exists (select 1 from page_drafts d where d.page_id = v.page_id and d.version = v.version)
    and not exists (select 1 from page_schedules s where s.version_id = v.id)`)
}

const seconds = (column: string) => unixTime(column)

const entry = sql`v.id, v.version, v.hash, v.kind, v.label, v.admin_name, ${seconds('v.saved_at')} as saved_at,
  coalesce(p.is_published and p.version = v.version, false)::int as is_published, (d.version is not distinct from v.version)::int as is_draft,
  case when v.restored_from is not null then json_build_object('id', v.restored_from, 'saved_at', ${seconds('v.restored_saved_at')}) end as restored_from`

const tables = sql`from page_versions v join pages p on p.id = v.page_id left join page_drafts d on d.page_id = v.page_id`

/** A page's history, newest first. Refuses an unknown page. */
export async function listVersions(db: Db, page: number, paging: Paging): Promise<List<PageVersion>> {
  await pageOrRefusal(db, page)
  const list = await rows<PageVersion>(
    db,
    sql`select ${entry} ${tables} where v.page_id = ${page} order by v.id desc ${pageOf({ page: 1, ...paging })}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from page_versions where page_id = ${page}`)
  return { list, count: found?.count ?? 0 }
}

async function versionEntry(db: Db, page: number, id: number): Promise<PageVersion> {
  const found = await row<PageVersion>(db, sql`select ${entry} ${tables} where v.page_id = ${page} and v.id = ${id}`)
  if (!found) throw new Refusal({ status: 400, code: 'page_no_version' })
  return found
}

/** What a version holds. Refuses one that there is not, or not any more. */
export async function versionContent(db: Db, page: number, id: number): Promise<Content & { saved_at: number }> {
  const found = await row<Content & { saved_at: number }>(
    db,
    sql`select version, hash, columns, value, is_diy, portable, ${seconds('saved_at')} as saved_at
      from page_versions where page_id = ${page} and id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'page_no_version' })
  return found
}

/** One version in the form in which a page is read. */
export async function readVersion(db: Db, page: number, id: number, origin: string) {
  const stored = await pageOrRefusal(db, page)
  const version = await versionEntry(db, page, id)
  const { saved_at: _, ...content } = await versionContent(db, page, id)
  return { version, info: await infoOf(db, stored, content, origin) }
}

/** Names a version; an empty name takes the old one away. */
export async function nameVersion(db: Db, page: number, id: Id, label: string): Promise<PageVersion> {
  await pageOrRefusal(db, page)
  await db.execute(sql`update page_versions set label = ${label.trim()} where page_id = ${page} and id = ${id}`)
  return versionEntry(db, page, Number(id))
}
