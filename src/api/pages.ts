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
 * Body of a save. `if_version` is ours: the save is refused with status 409 and the stored page when the
 * page has another version by now. A shop server ignores it.
 */
export type SavePageBody = PageColumns & { type: number; value: Record<string, unknown>; if_version?: string }

/** Reply of a save; the shop answers text ids for new pages. `version` and `hash` are ours. */
export interface SavedPage {
  id: Id
  version?: string
  hash?: string
}

export const listPages = endpoint<{ query: Paging & { name?: string } }, List<PageRow>>('GET', '/diy/get_list')
export const readPage = endpoint<{ params: { id: Id } }, { info: StoredPage }>('GET', '/diy/get_diy_info/:id')
export const savePage = endpoint<{ params: { id: Id }; body: SavePageBody }, SavedPage>('POST', '/diy/diy_save/:id', { encoding: 'json' })
export const removePage = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/diy/del/:id')
/** Makes a page the home page. */
export const setHomePage = endpoint<{ params: { id: Id } }, unknown>('PUT', '/diy/set_status/:id')
/** Mini-program code of a page: an address, `false`, or the text `unpublished`. */
export const readPageCode = endpoint<{ params: { id: Id } }, { image: string | false }>('GET', '/diy/get_routine_code/:id')
