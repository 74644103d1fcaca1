import { endpoint, type Id } from './endpoint.ts'

// Ours only (`features.preferences`): what a person arranged for themselves, such as columns and views of a list.

/** Bytes of JSON that one may hold, how many a person may have, and how a name looks. */
export const preferenceLimits = { bytes: 32 * 1024, count: 500, name: '^[a-z0-9][a-z0-9._-]{0,99}$' }

/** What is kept under a name; version 0 and null: nothing yet. */
export interface Preference {
  value: Record<string, unknown> | null
  /** Grows with every change. */
  version: number
  /** Of a list (`list.…`): views that somebody shared with everybody. */
  shared?: readonly SharedView[]
}

/** Filters and order of a list under a name, for everybody who sees the list. */
export interface SharedView {
  id: Id
  name: string
  query: string
  /** Who shared it; '' where they have left. */
  owner: string
  /** Whether the asking person may change it: whose it is, and administrators. */
  is_own: boolean
}

/** The asking person's own. */
export const readPreference = endpoint<{ params: { name: string } }, Preference>('GET', '/setting/preferences/:name')

/**
 * Keeps it when `version` is the one that is there; else it is refused with status 409, code `preference_conflict`, and what
 * is there as `data`.
 */
export const savePreference = endpoint<
  { params: { name: string }; body: { value: Record<string, unknown>; version: number } },
  { version: number }
>('PUT', '/setting/preferences/:name', { encoding: 'json', keepsReads: true })

/** How long names and filters of shared views may be, and how many a list has. */
export const sharedViewLimits = { count: 50, name: 30, query: 2000 }

/**
 * Shares a view with everybody, or replaces one of the same name. Refused with SHARED_VIEW_OTHERS where that is somebody else's, with
 * SHARED_VIEW_MANY where a list has too many.
 */
export const shareView = endpoint<{ params: { name: string }; body: { name: string; query: string } }, { id: Id }>(
  'PUT',
  '/setting/shared_views/:name',
  { encoding: 'json', keepsReads: true },
)
/** Refused with SHARED_VIEW_OTHERS where it is somebody else's. */
export const removeSharedView = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/shared_views/:id', { keepsReads: true })

// Ours only (`features.preferences`): forms that somebody began to fill in and did not send.

/** Bytes of JSON that one may hold, how many a person may have, and after how many days one is forgotten. */
export const draftLimits = { bytes: 64 * 1024, count: 200, days: 30 }

/** What of a form was changed, and what stood in those fields before. */
export interface FormDraft {
  values: Record<string, unknown>
  base: Record<string, unknown>
  /** Unix milliseconds. */
  at: number
  /** The form that wrote it: of two that are open, each drops its own alone. `unsigned` stands for none. */
  by?: string
  /** Of the row that it was begun from, where rows have versions. */
  version?: number
}
export const unsigned = '-'

/** The asking person's own; null where nothing was begun. */
export const readFormDraft = endpoint<{ params: { name: string } }, { draft: FormDraft | null }>('GET', '/setting/form_drafts/:name')
/** The last one counts. */
export const saveFormDraft = endpoint<{ params: { name: string }; body: { draft: FormDraft } }, unknown>(
  'PUT',
  '/setting/form_drafts/:name',
  { encoding: 'json', keepsReads: true },
)
/** With `by` only what that form wrote. */
export const dropFormDraft = endpoint<{ params: { name: string }; query?: { by?: string } }, unknown>(
  'DELETE',
  '/setting/form_drafts/:name',
  { keepsReads: true },
)
