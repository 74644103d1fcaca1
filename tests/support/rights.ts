/** Who may make a call: `all` is everybody who is signed in, `open` also who is not, `agents` the customer service with a session of its own. */
export type Who = readonly string[] | 'all' | 'open' | 'agents'

export interface CallRow {
  who: Who
  /** Method and path; `*` stands for the rest. */
  calls: readonly string[]
}

export interface ButtonRow {
  /** Its address; narrowed where only some rows have the button. */
  page: string
  word: string
  /** Where it stands: above the list (also the import), at each row, or for all chosen rows. */
  on: 'list' | 'row' | 'batch'
  /** Roles that see the page, not the button; and both. */
  without: string
  having: string
  /** What the button comes to at our own server: it refuses who does not see the button. */
  call: string
}

/** A button of a plain shop's own key, on a page of which our own server judges every button by the page (conventions 12). */
export interface ShopButton {
  page: string
  word: string
  key: string
}

/** Who may do what on one page, written by hand from the specification and the contract; `rights.ts` beside the page's test. */
export interface Rights {
  /** Roles that were made for this page, with the keys they hold; roles of many pages stand in the matrix. */
  roles?: Readonly<Record<string, readonly string[]>>
  /** Addresses and the roles that may open them. */
  pages?: Readonly<Record<string, readonly string[]>>
  /** Calls that this page makes. */
  calls?: readonly CallRow[]
  /** Whole calls of other pages, which answer names for fields of this one. */
  chooses?: readonly { who: readonly string[]; calls: readonly string[] }[]
  /** Buttons with a key of their own. */
  buttons?: readonly ButtonRow[]
  shopButtons?: readonly ShopButton[]
  /** An address that our server knows, where the route has a name in it. */
  example?: string
}

export const defineRights = (rights: Rights): Rights => rights

/** Calls of one side of the server: `call('adminapi', 'GET menus')`. */
export const call = (side: string, ...calls: string[]): string[] => calls.map((one) => one.replace(' ', ` /${side}/`))
