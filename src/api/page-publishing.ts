import { endpoint, type Id } from './endpoint.ts'
import type { PageColumns, SavedPage, StoredPage } from './pages.ts'

// Ours only (`features.pageDrafts`): a page's draft beside what visitors read. A save of the shop
// (`POST diy/diy_save/:id`) still is live at once; the draft stays, and its next publishing meets a conflict.

/** What visitors read; null for a page that was never published. Times are unix seconds here and below. */
export interface PublishedState {
  version: string
  hash: string
  published_at: number
}

/** Changes that visitors do not see yet. */
export interface DraftState {
  version: string
  hash: string
  /** The published version that the draft was made from; empty when there was none. */
  base_version: string
  saved_at: number
  admin_name: string
}

/** A publishing at a time. It publishes the draft as it was when the time was set, not what is edited afterwards. */
export interface PageSchedule {
  publish_at: number
  /** The version in the page's history that will be published. */
  version_id: Id
  /** Version of the draft at that moment: another one now means that later edits are not part of it. */
  draft_version: string
  /** `failed`: it did not happen and will not by itself; `failure` says why, a catalogue code such as `page_conflict`. */
  state: 'waiting' | 'failed'
  failure: string
  /** The sentence of `failure` in the caller's language. */
  message: string
  admin_name: string
  set_at: number
}

/** Where a page stands between editing and visitors. */
export interface Publishing {
  published: PublishedState | null
  draft: DraftState | null
  schedule: PageSchedule | null
}

/** What the designer opens: the draft, or what is published when there is none. `info.version` and `info.hash` are its own. */
export interface OpenedDraft {
  info: StoredPage
  publishing: Publishing
}

/**
 * `data` of a refusal with status 409, code `page_conflict`. `against` names what somebody else has changed:
 * the draft, or the published page that the draft was made from; `info` is that one as it is stored now.
 */
export interface DraftConflict extends OpenedDraft {
  against: 'draft' | 'published'
}

/**
 * What a write expects to find. `if_version` is the `info.version` read or saved last: the draft's, or the published
 * one when there is no draft. `if_published` is the published version the person knows (`publishing.published.version`,
 * empty for none); sending the new one after a conflict takes the draft over it. Left out, it is the draft's own
 * `base_version`. A repeated write with the same `client_save_id` is answered as the first time.
 */
export interface Expected {
  if_version?: string
  if_published?: string
  client_save_id?: string
}

export type SaveDraftBody = PageColumns & Expected & { value: Record<string, unknown> }

/** The proof of a write: `version` and `hash` of what is stored now, see `canonicalJson` in src/lib/canonical-json.ts. */
export interface SavedDraft extends SavedPage {
  version: string
  hash: string
  publishing: Publishing
}

export const readDraft = endpoint<{ params: { id: Id } }, OpenedDraft>('GET', '/diy/draft/:id')
/** Id 0 makes a page that visitors do not see until it is published; its id is answered as text. */
export const saveDraft = endpoint<{ params: { id: Id }; body: SaveDraftBody }, SavedDraft>('POST', '/diy/draft/:id', { encoding: 'json' })
/**
 * Throws the draft away, and a waiting schedule with it; both stay in the history. Refused with `page_never_published`
 * where nothing else would be left, with `page_no_draft` when there is none.
 */
export const discardDraft = endpoint<{ params: { id: Id }; query: { if_version?: string } }, OpenedDraft>('DELETE', '/diy/draft/:id')
/**
 * The stored draft becomes what visitors read; a waiting schedule is cancelled. `version` is the new published one.
 * Refused with `page_no_draft` when there is nothing to publish, with `page_conflict` as `Expected` says.
 */
export const publishPage = endpoint<{ params: { id: Id }; body: Expected }, SavedDraft>('POST', '/diy/publish/:id', { encoding: 'json' })
/**
 * Publishes the stored draft at a time (unix seconds, in the future, within two years): sets the time, or another one.
 * Refused with `page_schedule_time`, `page_no_draft`, `page_conflict`.
 */
export const schedulePage = endpoint<{ params: { id: Id }; body: Expected & { publish_at: number } }, { publishing: Publishing }>(
  'PUT',
  '/diy/schedule/:id',
  { encoding: 'json' },
)
/** Cancels a waiting schedule, or puts a failed one away; the draft stays. */
export const cancelSchedule = endpoint<{ params: { id: Id } }, { publishing: Publishing }>('DELETE', '/diy/schedule/:id')
