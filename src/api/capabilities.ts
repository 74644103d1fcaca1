import { endpoint } from './endpoint.ts'

/** What only some backends can; a plain shop server can none of it. */
export interface Features {
  /** Saving answers the hash of what was stored. */
  pageHash: boolean
  /** Saving with an outdated version is refused with the stored page. */
  pageConflict: boolean
  /** A draft of a page is kept apart from what visitors read; publishing now and at a time: src/api/page-publishing.ts. */
  pageDrafts: boolean
  /** A page's history can be listed, read, named and restored: src/api/page-versions.ts. */
  pageVersions: boolean
  /** The server copies a page by itself. */
  pageDuplicates: boolean
  /** Block presets and page templates of the staff are kept: src/api/page-templates.ts. */
  pageTemplates: boolean
  /** Chat frames carry client ids, acknowledgements and sequence numbers. */
  chatSequence: boolean
  /** How visitors are served is set (src/api/chat-settings.ts), and what came of it is counted (src/api/chat-statistics.ts). */
  chatDesk: boolean
  /** The slide captcha is enforced by the server. */
  captchaEnforced: boolean
  /** The manufacturing side answers on the same origin. */
  factory: boolean
  /** Links of the shop's own can be kept: `diy/save_link`, `diy/del_link`. */
  savedLinks: boolean
  /** Tells which links and products of a page lead nowhere: `diy/check_links`. */
  linkCheck: boolean
  /** Uploads that go on after a cut, and the same bytes never sent twice: src/api/file-uploads.ts. */
  fileUploads: boolean
  /** Filters of the media library, other orders, videos in it, the ids of a whole list. */
  fileSearch: boolean
  /** What is removed from the media library lies in a trash for 30 days. */
  fileTrash: boolean
  /** Where files are used. */
  fileUses: boolean
  /** Alternative text, focal point, crop, replacing under the same address, thumbnails of eight sizes (`?w=`). */
  fileEdits: boolean
  /** Pre-sale activities: `marketing/advance/index` and their node in the link picker. */
  advances: boolean
  /** The operation log shows rows before and after, and its chain of hashes can be checked: src/api/operation-log.ts. */
  auditLog: boolean
  /** Columns, views and the like of each person are kept: src/api/preferences.ts; else they stay on the device. */
  preferences: boolean
  /** The organisation: departments and who belongs to them: src/api/departments.ts. */
  departments: boolean
  /** A write that carries `Idempotency-Key` is carried out once for its key within a day; again it is answered as the first time. */
  idempotency: boolean
  /** A locked screen is locked at the server, too: `session/lock`, `session/unlock`. */
  sessionLock: boolean
  /** A list answers up to 1,000 rows a page where it is asked for them. */
  largePages: boolean
  /** A long list is written into a workbook by the server, as a job: src/api/record-exports.ts, src/api/jobs.ts. */
  recordExports: boolean
  /** What is done with everything that a list finds is done by the server, as a job: src/api/list-batches.ts. */
  listBatches: boolean
  /** Orders, the flow of money and users' ledgers are held against each other: src/api/reconciliation.ts. */
  reconciliation: boolean
}

/** What a backend can carry. A plain shop server has no such call; `shopCapabilities` then holds. */
export interface Capabilities {
  /** Kind of backend; a plain PHP shop server is `shop`. */
  kind: 'shop' | 'own'
  /** Version of this contract; elements refuse a backend with another one. */
  contract: number
  features: Features
  /** What uploads may hold, in bytes; a plain shop tells by refusing. */
  uploads?: {
    picture: number
    video: number
    piece: number
    /** Of a file that is sent into a chat and is no picture (src/api/chat-uploads.ts); without it none can be sent. */
    chatFile?: number
    /** New films go straight into a cloud (`file/upload_type`, `product/product/get_temp_keys`), as a shop's do. */
    cloud?: boolean
  }
}

/** The version of the contract that these elements speak. */
export const contractVersion = 1

// whatever is asked for it cannot: false, never undefined, which would mean the usual where a parameter has a default;
// a list of them all would weigh on every sign-in
const nothing = new Proxy({} as Features, { get: () => false })
export const shopCapabilities: Capabilities = { kind: 'shop', contract: contractVersion, features: nothing }

/** Asked once per base URL, without a session; 404 or nonsense means a plain shop server. */
export const readCapabilities = endpoint<Record<never, never>, Capabilities>('GET', '/capabilities', { open: true })
