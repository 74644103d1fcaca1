// Generated from the elements’ tables by the build; a test compares it.

/** A word in one language for all, or one per language. */
export type CrmWord = string | { 'zh-cn'?: string; en?: string; 'zh-tw'?: string }

/** A block of the host's own, for `registerBlock`: stored flat as `{ name: kind, timestamp, id, ...value }`. */
export interface CrmCustomBlock<V extends object = Record<string, unknown>> {
  /** Stored name: a-z, then letters, digits, - and _. */
  kind: string
  name: CrmWord
  group?: 'basic' | 'marketing' | 'tools'
  /** At most this many on a page. */
  max?: number
  defaults: V
  fields: readonly {
    field: keyof V & string
    label: CrmWord
    as: 'text' | 'switch' | 'slider' | 'count' | 'choice' | 'colour' | 'image' | 'link' | 'products'
    in?: 'content' | 'style'
    max?: number
    min?: number
    options?: readonly CrmWord[]
    hint?: CrmWord
  }[]
  /**
   * Draws into a shadow root of its own; may answer a function that ends what it began, at once or by a promise. What
   * throws or is refused leaves a card in its place. An element with
   * `data-text="field"` shows the text of that field, which can then be written on the canvas.
   */
  render(value: V, root: HTMLElement): void | (() => void) | Promise<void | (() => void)>
}

/** Something that is wrong with the page, from `check`. */
export interface CrmFinding {
  /** Which rule: `dead-link`, `empty-picture` … */
  rule: string
  severity: 'error' | 'warning' | 'hint'
  /** Id of the block; `page` for the page's settings. */
  block: string
  /** Names of fields and places in lists, from the block down; empty where a whole block is meant. */
  path: (string | number)[]
  /** Where and what, in the language of the screen. */
  message: string
}

/** What `quotation` makes a Word file of; figures are decimal text, so that nothing is lost in floats. */
export interface CrmQuotation {
  /** Its file is named by it; without one by the time. */
  order_sn?: string
  /** As it is printed. */
  order_date: string
  lines: readonly { name: string; unit: string; num: string; price: string; remark?: string }[]
}

/** A file for the person: `URL.createObjectURL(blob)` in a link with `download = name`. */
export interface CrmFile {
  name: string
  blob: Blob
}

export interface CrmConsoleEvents {
  /** The element shows its content. */
  'crm-ready': CustomEvent<{}>
  /** Something failed that the element shows to the person. */
  'crm-error': CustomEvent<{ kind: string; message: string }>
  /** A session is needed. Cancel it to sign in by yourself: set `token` when you have one. */
  'crm-auth-required': CustomEvent<{}>
  /** The console shows another page. */
  'crm-navigate': CustomEvent<{ path: string }>
  /** What the page shown is called. The document’s title is the host’s; a `standalone` console sets it by itself. */
  'crm-title': CustomEvent<{ title: string }>
  /** Somebody wants the console on the whole screen, or back. A `standalone` console does it by itself. */
  'crm-full-screen': CustomEvent<{}>
  /** Somebody signed in. */
  'crm-signed-in': CustomEvent<{ account: string }>
  /** The session ended, by hand or by itself. */
  'crm-signed-out': CustomEvent<{}>
}

/** The back-office console: sign-in, menu, pages. */
export interface CrmConsole extends HTMLElement {
  /** Origin and folder of the server; /adminapi, /kefuapi, /api and the sockets are derived from it. Default: the page’s own origin. */
  baseUrl: string | undefined
  /** Server of the manufacturing side, when it is another one than base-url. */
  factoryUrl: string | undefined
  /** Session token handed over by the host. Without it the elements share the session of the page. */
  token: string | undefined
  /** Session token for factory-url. */
  factoryToken: string | undefined
  /** Whether cookies go along with calls: include (default), same-origin or omit. Sessions are in headers and need none. */
  credentials: string | undefined
  /** zh-cn (default), en or zh-tw; shared by all elements on the page. */
  locale: string | undefined
  /** light, dark or auto, with an optional primary colour: "dark #41a584"; shared by all elements on the page. */
  theme: string | undefined
  /** Bytes of the pieces in which a video goes to a plain shop, 3145728 unless told. Our server says its own (`CRM_UPLOAD_PIECE`). */
  pieceSize: number | undefined
  /** Path that the console’s routes start with. */
  routePrefix: string | undefined
  /** Where the address is kept: path, hash, or memory (leaves the host’s address alone). */
  router: string | undefined
  /** Origins, separated by spaces, whose pages are shown in a sandboxed frame where the menu leads to them; all others open in a window of their own. */
  frameOrigins: string | undefined
  /** Address of the own back office of a plain shop, `https://shop.example/admin`: what its menu has and this console does not opens there, in a window of its own. `/admin` of the server unless told, where this console does not stand there itself. */
  shopConsole: string | undefined
  /** The page belongs to the console: it keeps the session in cookies and sets the document title. */
  standalone: boolean | undefined
  /** Opens a page by its path below the prefix. */
  navigate(path: string): Promise<void>
  /** Makes the Word file of a quotation, in the language of the element; needs no session. Refused with a TypeError that names the field when something is wrong. */
  quotation(quotation: CrmQuotation): Promise<CrmFile>
  /** Ends the session. */
  signOut(): Promise<void>
  addEventListener<K extends keyof CrmConsoleEvents>(type: K, listener: (this: CrmConsole, event: CrmConsoleEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface CrmDesignerEvents {
  /** The element shows its content. */
  'crm-ready': CustomEvent<{}>
  /** Something failed that the element shows to the person. */
  'crm-error': CustomEvent<{ kind: string; message: string }>
  /** A session is needed. Cancel it to sign in by yourself: set `token` when you have one. */
  'crm-auth-required': CustomEvent<{}>
  /** The page became changed, or unchanged again. */
  'crm-change': CustomEvent<{ dirty: boolean }>
  /** The page is about to be saved; cancel it to refuse. Call `respondWith` at once with a promise to save it yourself: resolved it is saved (a `hash` is compared), rejected its message is shown and the page stays unsaved. */
  'crm-save': CustomEvent<{ id: string; title: string; name: string; value: Record<string, unknown>; respondWith(saved: Promise<{ id?: string; version?: string; hash?: string } | void>): void }>
  /** The page has been stored. */
  'crm-saved': CustomEvent<{ id: string; version: string }>
  /** Visitors read the page as it is now. Only where drafts are kept apart; elsewhere saving is publishing. */
  'crm-published': CustomEvent<{ id: string; version: string }>
  /** A picture is to be chosen. Cancel it to use a picker of your own, and call `pick` with the address. */
  'crm-pick-media': CustomEvent<{ use: 'picture' | 'tabBar' | 'background' | 'hotspot'; pick(address: string): void }>
  /** The person wants to leave the designer; the host closes it. */
  'crm-close': CustomEvent<{ dirty: boolean }>
}

/** Drag-and-drop editor of a storefront page and its tab bar. */
export interface CrmDesigner extends HTMLElement {
  /** Origin and folder of the server; /adminapi, /kefuapi, /api and the sockets are derived from it. Default: the page’s own origin. */
  baseUrl: string | undefined
  /** Server of the manufacturing side, when it is another one than base-url. */
  factoryUrl: string | undefined
  /** Session token handed over by the host. Without it the elements share the session of the page. */
  token: string | undefined
  /** Session token for factory-url. */
  factoryToken: string | undefined
  /** Whether cookies go along with calls: include (default), same-origin or omit. Sessions are in headers and need none. */
  credentials: string | undefined
  /** zh-cn (default), en or zh-tw; shared by all elements on the page. */
  locale: string | undefined
  /** light, dark or auto, with an optional primary colour: "dark #41a584"; shared by all elements on the page. */
  theme: string | undefined
  /** Bytes of the pieces in which a video goes to a plain shop, 3145728 unless told. Our server says its own (`CRM_UPLOAD_PIECE`). */
  pieceSize: number | undefined
  /** The page can be looked at, not changed. */
  readOnly: boolean | undefined
  /** Kinds of blocks that may be added, by their stored names: "titles menus swiperBg". Default: all. */
  kinds: string | undefined
  /** Kinds of blocks that may not be added; blocks that the page has already stay. */
  forbiddenKinds: string | undefined
  /** Id of the page to edit; empty or 0 = a new page. */
  pageId: string | undefined
  /** Most blocks by kind, of all kinds together under "*": { swiperBg: 2, "*": 40 }. */
  limits: Record<string, number>
  /** Adds a kind of block of your own to the palette; refused with a TypeError when the definition is wrong. */
  registerBlock(block: CrmCustomBlock): Promise<void>
  /** Saves as its button does, with the same question when visitors would see errors at once or the shop would delete parts of a text; null when it was refused or failed (the designer says why). */
  save(): Promise<{ id: string } | null>
  /** Takes back the last step; false when there is none. */
  undo(): Promise<boolean>
  /** Repeats the step taken back; false when there is none. */
  redo(): Promise<boolean>
  /** Looks at the page as the linter does: dead links, missing or heavy pictures, contrast, texts cut off. */
  check(): Promise<CrmFinding[]>
  /** True when there are changes that the server does not have. */
  isDirty(): Promise<boolean>
  addEventListener<K extends keyof CrmDesignerEvents>(type: K, listener: (this: CrmDesigner, event: CrmDesignerEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface CrmMediaLibraryEvents {
  /** The element shows its content. */
  'crm-ready': CustomEvent<{}>
  /** Something failed that the element shows to the person. */
  'crm-error': CustomEvent<{ kind: string; message: string }>
  /** A session is needed. Cancel it to sign in by yourself: set `token` when you have one. */
  'crm-auth-required': CustomEvent<{}>
  /** Pictures were picked; addresses are absolute. */
  'crm-pick': CustomEvent<{ files: { id: string; name: string; att_dir: string; satt_dir: string; alt: string }[] }>
  /** Picking was given up. */
  'crm-cancel': CustomEvent<{}>
  /** A picture has arrived at the server. */
  'crm-upload': CustomEvent<{ name: string; src: string }>
}

/** Pictures of the shop: categories, search, upload, picking. */
export interface CrmMediaLibrary extends HTMLElement {
  /** Origin and folder of the server; /adminapi, /kefuapi, /api and the sockets are derived from it. Default: the page’s own origin. */
  baseUrl: string | undefined
  /** Server of the manufacturing side, when it is another one than base-url. */
  factoryUrl: string | undefined
  /** Session token handed over by the host. Without it the elements share the session of the page. */
  token: string | undefined
  /** Session token for factory-url. */
  factoryToken: string | undefined
  /** Whether cookies go along with calls: include (default), same-origin or omit. Sessions are in headers and need none. */
  credentials: string | undefined
  /** zh-cn (default), en or zh-tw; shared by all elements on the page. */
  locale: string | undefined
  /** light, dark or auto, with an optional primary colour: "dark #41a584"; shared by all elements on the page. */
  theme: string | undefined
  /** Bytes of the pieces in which a video goes to a plain shop, 3145728 unless told. Our server says its own (`CRM_UPLOAD_PIECE`). */
  pieceSize: number | undefined
  /** page, or pick: then crm-pick tells what was chosen. */
  mode: string | undefined
  /** More than one picture may be picked. */
  multiple: boolean | undefined
  /** What is shown: picture, video or all. Default: pictures when picking, all on a page. A plain shop lists pictures only. */
  accept: string | undefined
  /** Where the code of “scan by phone” leads: the console’s mobile_upload, when it stands elsewhere than at /admin. Of the server’s origin or one of its CRM_ORIGINS. Default: the server’s /app/upload. */
  phonePage: string | undefined
  /** At most this many pictures may be picked. */
  maxLength: number | undefined
  /** In a form, with mode="pick": what was picked is submitted under this name, an entry each. */
  name: string | undefined
  /** Addresses it starts with in a form, with spaces between them; as a property the first one picked. */
  value: string | undefined
  /** A form is not sent before something was picked. */
  required: boolean | undefined
  /** Nothing can be done and nothing is submitted; a fieldset does the same. */
  disabled: boolean | undefined
  /** All addresses that are submitted: thumbnails (`satt_dir`), as a shop stores them in its forms. */
  values: string[]
  /** What is selected now. */
  selection(): Promise<{ id: string; name: string; att_dir: string; satt_dir: string; alt: string }[]>
  /** Selects nothing. */
  clear(): Promise<void>
  /** Reads the list again. */
  reload(): Promise<void>
  /** Puts files into the upload queue. */
  upload(files: File[]): Promise<void>
  addEventListener<K extends keyof CrmMediaLibraryEvents>(type: K, listener: (this: CrmMediaLibrary, event: CrmMediaLibraryEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

export interface CrmKefuEvents {
  /** The element shows its content. */
  'crm-ready': CustomEvent<{}>
  /** Something failed that the element shows to the person. */
  'crm-error': CustomEvent<{ kind: string; message: string }>
  /** A session is needed. Cancel it to sign in by yourself: set `token` when you have one. */
  'crm-auth-required': CustomEvent<{}>
  /** A message was sent or has come; its words, or in brackets what it is: a picture, a product. */
  'crm-message': CustomEvent<{ id: string; text: string; mine: boolean }>
  /** The number of unread messages changed. */
  'crm-unread': CustomEvent<{ count: number }>
  /** A visitor pressed a card: a product by its id, an order by its number. Cancel it to show a page of your own. */
  'crm-card': CustomEvent<{ kind: 'product' | 'order'; id: string }>
  /** The visitor opened the chat. */
  'crm-open': CustomEvent<{}>
  /** The visitor closed the chat. */
  'crm-close': CustomEvent<{}>
}

/** Customer-service chat: a bubble for visitors, a workbench for agents. */
export interface CrmKefu extends HTMLElement {
  /** Origin and folder of the server; /adminapi, /kefuapi, /api and the sockets are derived from it. Default: the page’s own origin. */
  baseUrl: string | undefined
  /** Server of the manufacturing side, when it is another one than base-url. */
  factoryUrl: string | undefined
  /** Session token handed over by the host. Without it the elements share the session of the page. */
  token: string | undefined
  /** Session token for factory-url. */
  factoryToken: string | undefined
  /** Whether cookies go along with calls: include (default), same-origin or omit. Sessions are in headers and need none. */
  credentials: string | undefined
  /** zh-cn (default), en or zh-tw; shared by all elements on the page. */
  locale: string | undefined
  /** light, dark or auto, with an optional primary colour: "dark #41a584"; shared by all elements on the page. */
  theme: string | undefined
  /** visitor or agent. */
  mode: string | undefined
  /** The visitor’s sheet is open. */
  open: boolean | undefined
  /** The visitor’s unread messages may be counted in the title of the page. */
  unreadTitle: boolean | undefined
  /** The page belongs to the chat: a visitor’s sheet fills it, an agent’s session is kept in cookies. */
  standalone: boolean | undefined
  /** Opens the visitor’s chat. */
  show(): Promise<void>
  /** Closes the visitor’s chat; the bubble stays. */
  hide(): Promise<void>
  /** Sends a text message; resolves when the server has it. */
  send(text: string): Promise<void>
  /** Opens the visitor’s chat with a product that they can send to the agent. */
  showProduct(id: string | number): Promise<void>
  /** Opens the visitor’s chat with an order of theirs that they can send to the agent. */
  showOrder(number: string): Promise<void>
  addEventListener<K extends keyof CrmKefuEvents>(type: K, listener: (this: CrmKefu, event: CrmKefuEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

declare global {
  interface HTMLElementTagNameMap {
    'crm-console': CrmConsole
    'crm-designer': CrmDesigner
    'crm-media-library': CrmMediaLibrary
    'crm-kefu': CrmKefu
  }
}
