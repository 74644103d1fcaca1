import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { Expected, SavedDraft } from './page-publishing.ts'
import type { SavedPage, StoredPage } from './pages.ts'

// Ours only (`features.pageVersions`). At least the last 100 versions of a page and everything of the last 90 days are
// kept; named ones, and those that are in use, for ever.

/**
 * Where a version came from: a draft was `saved`, the page was `published` (a save of the shop is that too), an older
 * version was `restored` into the draft, or a draft was `scheduled` for publishing.
 */
export type VersionKind = 'saved' | 'published' | 'restored' | 'scheduled'

/** One entry of a page's history, newest first. Times are unix seconds. */
export interface PageVersion {
  id: Id
  version: string
  hash: string
  kind: VersionKind
  /** A name given by a person; empty for none. */
  label: string
  /** Empty for what was there before anybody saved the page here. */
  admin_name: string
  saved_at: number
  /** 1 = this is what visitors read now. */
  is_published: 0 | 1
  /** 1 = this is the draft as it is stored now. */
  is_draft: 0 | 1
  /** Of a `restored` one: which version, and of when. That one may have been pruned since. */
  restored_from: { id: Id; saved_at: number } | null
}

export const listPageVersions = endpoint<{ params: { id: Id }; query: Paging }, List<PageVersion>>('GET', '/diy/versions/:id')
/** One version, its `info` in the form in which a page is read. */
export const readPageVersion = endpoint<{ params: { id: Id; version: Id } }, { version: PageVersion; info: StoredPage }>(
  'GET',
  '/diy/versions/:id/:version',
)
/** Names a version (≤ 50 characters), or takes the name away with an empty one. */
export const namePageVersion = endpoint<{ params: { id: Id; version: Id }; body: { label: string } }, PageVersion>(
  'PUT',
  '/diy/versions/:id/:version',
  { encoding: 'json' },
)
/** Makes an older version the page's draft; visitors see it when that is published. Conflicts as for a saved draft. */
export const restorePageVersion = endpoint<{ params: { id: Id; version: Id }; body: Expected }, SavedDraft>(
  'POST',
  '/diy/versions/:id/:version/restore',
  { encoding: 'json' },
)

/** Ours only (`features.pageDuplicates`): copies the draft, or what is published, into a page that is not published. */
export const duplicatePage = endpoint<{ params: { id: Id }; body: { name?: string; client_save_id?: string } }, SavedPage>(
  'POST',
  '/diy/duplicate/:id',
  { encoding: 'json' },
)
