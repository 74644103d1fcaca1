import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A row of the storefront page list (designer contract 1.1). Times are `Y-m-d H:i:s` in the shop's zone. */
export interface PageRow {
  id: Id
  name: string
  type: number
  add_time: string
  update_time: string
  is_diy: number
  /** 1 = home page. */
  status: number
  type_name: string
  /** Ours only: whether visitors can see it, whether there is a draft, and when (unix seconds) that will be published. */
  publishing?: { is_published: 0 | 1; has_draft: 0 | 1; publish_at: number | null; has_failed: 0 | 1 }
}

/** The settings of a page outside its blocks (designer contract 2.3). */
export interface PageColumns {
  title: string
  name: string
  is_show: number
  is_bg_color: number
  color_picker: string
  is_bg_pic: number
  bg_pic: string
  bg_tab_val: number
}

/** A stored page. `value` is an object keyed by timestamps, `[]` or null when never saved, or JSON text. */
export interface StoredPage extends PageColumns {
  id: Id
  version: string
  type: number
  status: number
  is_diy: number
  add_time: number | string
  update_time: number | string
  value: unknown
  /** Ours only: hex SHA-256 of the stored value, see `canonicalJson` in src/lib/canonical-json.ts. */
  hash?: string
}

/**
 * Body of a save. Two fields are ours, a shop server ignores them: with `if_version` the save is refused with
 * status 409, code `page_conflict` and the stored page when the page has another version by now; a repeated
 * save with the same `client_save_id` and body is answered as the first time and stores nothing twice.
 */
export type SavePageBody = PageColumns & { type: number; value: Record<string, unknown>; if_version?: string; client_save_id?: string }

/** Reply of a save; the shop answers text ids for new pages. `version` and `hash` are ours. */
export interface SavedPage {
  id: Id
  version?: string
  hash?: string
}

export const listPages = endpoint<{ query: Paging & { name?: string } }, List<PageRow>>('GET', '/diy/get_list')
export const readPage = endpoint<{ params: { id: Id } }, { info: StoredPage }>('GET', '/diy/get_diy_info/:id')
export const savePage = endpoint<{ params: { id: Id }; body: SavePageBody }, SavedPage>('POST', '/diy/diy_save/:id', { encoding: 'json' })
/** The older decoration page (designer contract 4): read with the rows of picked products filled in. */
export const readLegacyPage = endpoint<{ params: { id: Id } }, { info: StoredPage }>('GET', '/diy/get_info/:id')
/** Saves an older page, as one object of all its kinds. The shop answers nothing; ours the version and the hash, and knows `if_version`. */
export const saveLegacyPage = endpoint<{ params: { id: Id }; body: { value: object; if_version?: string } }, SavedPage | undefined>(
  'POST',
  '/diy/save/:id',
  { encoding: 'json' },
)
export const removePage = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/diy/del/:id')
/** Keeps the page as it is published as its default content, and takes it back; our server keeps the page's history. */
export const keepDefault = endpoint<{ params: { id: Id } }, unknown>('GET', '/diy/set_recovery/:id')
export const takeDefault = endpoint<{ params: { id: Id } }, unknown>('GET', '/diy/recovery/:id')
/** Makes a page the home page. */
export const setHomePage = endpoint<{ params: { id: Id } }, unknown>('PUT', '/diy/set_status/:id')
/** Mini-program code of a page: an address, `false`, or the text `unpublished`. */
export const readPageCode = endpoint<{ params: { id: Id } }, { image: string | false }>('GET', '/diy/get_routine_code/:id')

/** A page path of the storefront application; `url` repeats `link`, `parameter` is `param` trimmed. */
export interface PagePath {
  id: Id
  name: string
  link: string
  param: string
  example: string
  url: string
  parameter: string
}
export const listPagePaths = endpoint<Record<never, never>, { url: PagePath[] }>('GET', '/diy/get_url')

const side = 'storefront' as const

/** Id 0 is the home page; the storefront reads a page again when its version changed. */
export const readPublicVersion = endpoint<{ params: { id: Id } }, { version: string; is_diy: number }>('GET', '/v2/diy/get_version/:id', {
  side,
  open: true,
})
/** The home page, or the page of `id`. A legacy page (is_diy 0) is answered by its value alone; no page by `[]`. */
export const readPublicPage = endpoint<{ query: { id?: Id } }, unknown>('GET', '/v2/diy/get_diy/default', { side, open: true })
/** The `pageFoot` block of the home page, or `[]`. */
export const readNavigation = endpoint<Record<never, never>, unknown>('GET', '/navigation', { side, open: true })
