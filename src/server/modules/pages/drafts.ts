import { sql } from 'drizzle-orm'
import type { DraftConflict, DraftState, Expected, OpenedDraft, PageSchedule, Publishing } from '#src/api/page-publishing.ts'
import type { SavedPage } from '#src/api/pages.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime, unixTime } from '../../shop/time.ts'
import { columnsSet, infoOf, settled, type Content } from './content.ts'
import { remember, type Author, type Entry } from './history.ts'
import { contentOf, pageOrRefusal, type StoredRow } from './store.ts'

/** Who writes, and to whom the reply is: `origin` makes addresses absolute, `locale` is the language of sentences. */
export interface Editor extends Author {
  id: number
  origin: string
  locale: Locale
}

export interface DraftRow extends Content {
  base_version: string
  saved_at: number
  /** As the shop writes times. */
  saved_time: string
  admin_name: string
}

/** A page and its draft, locked until the transaction ends when they are to be written. */
export interface Standing {
  page: StoredRow
  draft: DraftRow | undefined
}

export const findDraft = (db: Db, page: number): Promise<DraftRow | undefined> =>
  row(
    db,
    sql`select version, hash, columns, value, is_diy, false as portable, base_version, ${unixTime('saved_at')} as saved_at,
      ${shopTime('saved_at')} as saved_time, admin_name from page_drafts where page_id = ${page}`,
  )

export async function standingOf(db: Db, id: number, lock = false): Promise<Standing> {
  const page = await pageOrRefusal(db, id, lock)
  return { page, draft: await findDraft(db, id) }
}

/** The version that visitors read; empty when there is none. */
export const publishedVersion = (page: StoredRow): string => (page.is_published ? page.version : '')

const draftState = ({ version, hash, base_version, saved_at, admin_name }: DraftRow): DraftState => ({
  version,
  hash,
  base_version,
  saved_at,
  admin_name,
})

async function scheduleOf(db: Db, page: number, locale: Locale): Promise<PageSchedule | null> {
  const found = await row<Omit<PageSchedule, 'message'>>(
    db,
    sql`select ${unixTime('publish_at')} as publish_at, version_id, draft_version, state, failure, admin_name, ${unixTime('set_at')} as set_at
      from page_schedules where page_id = ${page}`,
  )
  return found ? { ...found, message: found.failure ? (sentence(found.failure, locale) ?? '') : '' } : null
}

/** Where a page stands between editing and visitors. */
export async function publishingOf(db: Db, { page, draft }: Standing, { origin, locale }: Editor): Promise<Publishing> {
  const { id, version, is_published } = page
  const times = await row<{ at: number }>(db, sql`select ${unixTime('coalesce(update_time, add_time)')} as at from pages where id = ${id}`)
  const { hash } = settled(contentOf(page), origin)
  return {
    published: is_published ? { version, hash, published_at: times!.at } : null,
    draft: draft ? draftState(draft) : null,
    schedule: await scheduleOf(db, id, locale),
  }
}

async function draftInfo(db: Db, { page, draft }: Standing, origin: string) {
  if (!draft) return infoOf(db, page, contentOf(page), origin)
  return { ...(await infoOf(db, page, draft, origin)), update_time: draft.saved_time }
}

/** The page for the designer: its draft, or what is published. */
export async function readDraft(db: Db, id: number, editor: Editor): Promise<OpenedDraft> {
  const standing = await standingOf(db, id)
  return { info: await draftInfo(db, standing, editor.origin), publishing: await publishingOf(db, standing, editor) }
}

/** Refuses with 409 when the draft or the published page is another one than the writer knows; see `Expected`. */
export async function refuseConflict(db: Db, standing: Standing, expected: Expected, editor: Editor): Promise<void> {
  const { page, draft } = standing
  const published = publishedVersion(page)
  const isOtherDraft = expected.if_version !== undefined && expected.if_version !== (draft?.version ?? published)
  const isOtherPage = (expected.if_published ?? draft?.base_version ?? published) !== published
  if (!isOtherDraft && !isOtherPage) return
  const against = isOtherDraft && draft ? 'draft' : 'published'
  const info = await draftInfo(db, against === 'draft' ? standing : { page, draft: undefined }, editor.origin)
  const data: DraftConflict = { against, info, publishing: await publishingOf(db, standing, editor) }
  throw new Refusal({ status: 409, code: 'page_conflict', data })
}

/** Makes a content the page's draft, and the newest entry of its history. */
export async function putDraft(db: Db, page: StoredRow, content: Content, by: Author, entry: Entry): Promise<void> {
  const { version, hash, columns, value, is_diy } = content
  await remember(db, page.id, content, by, entry)
  await db.execute(sql`insert into page_drafts (page_id, version, hash, base_version, columns, value, is_diy, admin_id, admin_name)
    values (${page.id}, ${version}, ${hash}, ${publishedVersion(page)}, ${JSON.stringify(columns)}::json, ${JSON.stringify(value)}::json,
      ${is_diy}, ${by.id}, ${by.name})
    on conflict (page_id) do update set version = excluded.version, hash = excluded.hash, base_version = excluded.base_version,
      columns = excluded.columns, value = excluded.value, is_diy = excluded.is_diy, admin_id = excluded.admin_id,
      admin_name = excluded.admin_name, saved_at = now()`)
  // the page list tells a page that is not published by its draft's name
  if (!page.is_published) await db.execute(sql`update pages set ${columnsSet(columns)}, update_time = now() where id = ${page.id}`)
}

/** The proof of a write to the draft. */
export async function savedDraft(
  db: Db,
  id: number,
  editor: Editor,
): Promise<SavedPage & { version: string; hash: string; publishing: Publishing }> {
  const standing = await standingOf(db, id)
  const { version, hash } = standing.draft ?? settled(contentOf(standing.page), editor.origin)
  return { id, version, hash, publishing: await publishingOf(db, standing, editor) }
}
