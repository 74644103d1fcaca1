import { endpoint, type Id } from './endpoint.ts'

/** `color_change`: the theme, 1…5; `category`: the layout of the category page, 1…3 (designer contract 1.5). */
export type StyleKey = 'color_change' | 'category'

/** `version` at our own server only. */
export const readStyle = endpoint<{ params: { key: string } }, { status: number; version?: number }>('GET', '/diy/get_color_change/:key')
/**
 * Refused with the shop's 参数错误 for a status that the key does not have. At our own server with the `version` that was read: an older
 * one is refused with 409 and the style in `data.row`.
 */
export const saveStyle = endpoint<{ params: { key: StyleKey; status: number }; query: { version?: number } }, unknown>(
  'PUT',
  '/diy/color_change/:status/:key',
)

/** Whether goods can be picked up in stores (周边): `1` or `0`, as text. */
export const readStoreStatus = endpoint<Record<never, never>, { store_status: string }>('GET', '/diy/get_store_status')

/** A service or a banner of the member centre. `pic` is an address or a list of one; ours and the shop send a list. */
export interface MemberItem {
  id?: Id
  name: string
  pic: string | string[]
  url: string
}

/** The member centre as it is stored. The shop's rows also carry `gid`, `sort`, `status` and `add_time`. */
export interface MemberCentre {
  /** Page style 1…3. */
  status: number
  /** Icon style of the order entries 1…5. */
  order_status: number
  /** The shop answers a boolean here and takes a number. */
  my_banner_status: boolean | number
  /** Services of the visitor and of the merchant, in their order. */
  routine_my_menus: MemberItem[]
  routine_my_banner: MemberItem[]
  /** The theme, as `readStyle` answers it. */
  color_change: number
  /** Our own server only. An older one is refused with 409 and the centre in `data.row`. */
  version?: number
}

export type SaveMemberBody = Omit<MemberCentre, 'color_change'>

export const readMember = endpoint<Record<never, never>, MemberCentre>('GET', '/diy/get_member')
/** Writes both lists anew, in the order given. Refused when an item lacks its name, picture or link. */
export const saveMember = endpoint<{ body: SaveMemberBody }, unknown>('POST', '/diy/member_save', { encoding: 'json' })

/** What the storefront asks for its theme or category page; `is_diy` tells of the home page. */
export const readPublicStyle = endpoint<{ params: { key: string } }, { status: number; is_diy: number }>(
  'GET',
  '/v2/diy/color_change/:key',
  { side: 'storefront', open: true },
)
