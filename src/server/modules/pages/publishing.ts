import { sql } from 'drizzle-orm'
import type { Expected, OpenedDraft, SavedDraft } from '#src/api/page-publishing.ts'
import type { PageColumns, SavedPage } from '#src/api/pages.ts'
import { transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { columnsOf, settled } from './content.ts'
import { putDraft, readDraft, refuseConflict, savedDraft, standingOf, type DraftRow, type Editor, type Standing } from './drafts.ts'
import { versionContent } from './history.ts'
import { addPage, newContent, newVersion, putLive } from './live.ts'
import { contentOf } from './store.ts'
import { readValue, stripValue } from './value.ts'

export interface DraftBody extends PageColumns, Expected {
  value: unknown
  cover_image: string
}

/** Saves a draft; id 0 makes a page that is not published. Refuses unknown pages, wrong values, conflicts. */
export function saveDraft(db: Db, id: number, body: DraftBody, editor: Editor): Promise<SavedDraft> {
  const value = stripValue(readValue(body.value))
  const columns = columnsOf(body)
  return transaction(db, async (inner) => {
    const standing = await standingOf(inner, id || (await addPage(inner)), true)
    if (id) await refuseConflict(inner, standing, body, editor)
    await putDraft(inner, standing.page, newContent(columns, value), editor, { kind: 'saved' })
    const saved = await savedDraft(inner, standing.page.id, editor)
    // a new page's id is text, as in the shop
    return id ? saved : { ...saved, id: String(saved.id) }
  })
}

/** The draft of a page that is to be published. Refuses when there is none. */
export function draftOrRefusal({ draft }: Standing): DraftRow {
  if (!draft) throw new Refusal({ status: 400, code: 'page_no_draft' })
  return draft
}

/** Publishes the stored draft; a waiting schedule ends with it. */
export function publishDraft(db: Db, id: number, expected: Expected, editor: Editor): Promise<SavedDraft> {
  return transaction(db, async (inner) => {
    const standing = await standingOf(inner, id, true)
    await refuseConflict(inner, standing, expected, editor)
    const { version: _, ...draft } = draftOrRefusal(standing)
    await inner.execute(sql`delete from page_schedules where page_id = ${id}`)
    await putLive(inner, id, { ...draft, version: newVersion() }, editor)
    await inner.execute(sql`delete from page_drafts where page_id = ${id}`)
    return savedDraft(inner, id, editor)
  })
}

/** Throws the draft away, and a schedule of it; answers what is published. */
export function discardDraft(db: Db, id: number, expected: Expected, editor: Editor): Promise<OpenedDraft> {
  return transaction(db, async (inner) => {
    const standing = await standingOf(inner, id, true)
    const draft = draftOrRefusal(standing)
    if (!standing.page.is_published) throw new Refusal({ status: 400, code: 'page_never_published' })
    await refuseConflict(inner, standing, { ...expected, if_published: standing.page.version }, editor)
    await inner.execute(sql`delete from page_schedules where page_id = ${id}`)
    await inner.execute(sql`delete from page_drafts where page_id = ${id} and version = ${draft.version}`)
    return readDraft(inner, id, editor)
  })
}

/** Makes an older version the draft. */
export function restoreVersion(db: Db, id: number, version: number, expected: Expected, editor: Editor): Promise<SavedDraft> {
  return transaction(db, async (inner) => {
    const standing = await standingOf(inner, id, true)
    await refuseConflict(inner, standing, expected, editor)
    const { saved_at, ...older } = await versionContent(inner, id, version)
    const content = { ...settled(older, editor.origin), version: newVersion() }
    await putDraft(inner, standing.page, content, editor, { kind: 'restored', restored: { id: version, saved_at } })
    return savedDraft(inner, id, editor)
  })
}

/** Copies what the designer would open into a page of its own that is not published. */
export function duplicatePage(db: Db, id: number, body: { name?: string }, editor: Editor): Promise<SavedPage> {
  return transaction(db, async (inner) => {
    const { page, draft } = await standingOf(inner, id)
    const source = draft ?? settled(contentOf(page), editor.origin)
    const name = body.name?.trim() || `${source.columns.name} 副本`
    const copy = await standingOf(inner, await addPage(inner), true)
    const content = { ...source, columns: { ...source.columns, name }, version: newVersion(), portable: false }
    await putDraft(inner, copy.page, content, editor, { kind: 'saved' })
    const { version, hash } = content
    return { id: String(copy.page.id), version, hash }
  })
}
