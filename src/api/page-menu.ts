/** A name in every language. */
export type Titles = Readonly<Record<'zh-cn' | 'en' | 'zh-tw', string>>

/**
 * An entry of the menu, or the key of a button, that a page of ours brings along: its `route.ts` exports them as `menu`. The server adds
 * what it has never had; from then on an entry belongs to the administrators, who may rename, move, hide or remove it.
 */
export interface PageMenuEntry {
  type: 'menu' | 'button'
  /** Address within the console (`/sales/orders`); a button has none. */
  path?: string
  /** The permission key that a role is given. */
  key: string
  title: Titles
  /** Address or key of the entry above it; without one it stands at the top. */
  under?: string
  /** Of a folder at the top: one of `console/menu-icons.ts`. */
  icon?: string
  /** The higher stands first. */
  sort?: number
  /** The call that a button comes to, as the screen of the rules shows it: `POST /adminapi/sales/orders`. */
  api?: string
}
