import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { WireRecord } from './resource.ts'

// The family of `/api/order/*` (specification 7, manufacturing 3.2): all kinds of paper over one wire, beside the calls that each page's records
// have. Ids are numbers here, figures are decimal text, rates are parts of one.

const factory = { side: 'factory', encoding: 'json' } as const
const reading = { ...factory, keepsReads: true } as const

/** Kinds of paper that are served. */
export const paperTypes = ['PO', 'IN', 'OUT', 'TRANSFER', 'COUNT', 'RECEIPT', 'PAYMENT'] as const
export type PaperType = (typeof paperTypes)[number]

/** Header of a document (manufacturing 3.0); what somebody may not see is not there. */
export type PaperHeader = Readonly<Record<string, unknown>> & { readonly id: number; readonly sn: string; readonly status: number }
/** Line of a document (manufacturing 3.0). */
export type PaperLine = Readonly<Record<string, unknown>> & { readonly line_id: number }

/** What a list of papers is narrowed by; days are inclusive. */
export interface PaperQuery extends Paging {
  type: PaperType
  view?: 'doc' | 'line'
  /** Several with commas. */
  status?: string | number
  keyword?: string
  party_id?: Id
  sku_id?: Id
  warehouse_id?: Id
  salesman_id?: Id
  date_field?: 'biz' | 'delivery' | 'due'
  date_from?: string
  date_to?: string
  fulfil?: 'none' | 'part' | 'full'
  /** How far it is paid; for who may see prices. */
  settle?: 'unpaid' | 'part' | 'paid' | 'over'
  /** By the delivery; with the `date_field` `due` what was to be paid by now. */
  overdue?: number
  source_sn?: string
  min_amount?: string
  max_amount?: string
  mine?: number
  sort?: string
  order?: 'asc' | 'desc'
}

/** How many papers are in a state. */
export interface PaperTab {
  status: number
  name: string
  count: number
}

/**
 * Papers, or their lines, by pages; `summary` and `tabs` are of the whole filter. Where words find more papers than are counted, `is_capped` says so, and
 * both are empty.
 */
export const listPapers = endpoint<
  { body: PaperQuery },
  {
    list: (PaperHeader | PaperLine)[]
    count: number
    summary: Readonly<Record<string, string>>
    tabs: PaperTab[]
    is_capped?: boolean
  }
>('POST', '/order/details', reading)

/** Lines that are answered by a new one. */
export interface PaperSource {
  type: PaperType
  ids: readonly Id[]
}

/** Another paper that one is linked to. */
export interface PaperLink {
  readonly type: PaperType
  readonly id: number
  readonly sn: string
  readonly status: number
}

/** What a change of an approved paper did to a value, by its key of the wire: of a line by its number, of the head where that is 0. References by name. */
export interface PaperChange {
  readonly line: number
  /** Of the goods of the line. */
  readonly name: string
  readonly field: string
  readonly old: string
  readonly new: string
  readonly deed: 'changed' | 'added' | 'removed'
}

/** What happened to a paper; which lines were closed, or what was changed, stands in `diff`. */
export interface PaperEvent {
  readonly what: string
  readonly who: string
  readonly note: string
  readonly at: string
  readonly diff: { readonly lines: readonly number[] } | { readonly changes: readonly PaperChange[] } | null
}

/** One paper whole: what it answers (`up`), what answers it (`down`), what takes it back or is taken back by it, what says it anew, and what happened. */
export interface WholePaper {
  readonly header: PaperHeader
  readonly lines: readonly (PaperLine & { readonly no: number; readonly name: string; readonly spec: string })[]
  readonly links: Readonly<Record<'up' | 'down' | 'mirror' | 'mirrored' | 'redraft' | 'redrafted', readonly PaperLink[]>>
  readonly events: readonly PaperEvent[]
  readonly allow: readonly string[]
  readonly next: readonly PaperType[]
}

/** One paper by its id or number; with `from` an unsaved draft of what those still want. Refused with RECORD_GONE. */
export const readPaper = endpoint<
  { body: { type: PaperType; id?: Id; sn?: string; from?: PaperSource; line_ids?: readonly Id[] } },
  Readonly<Record<string, unknown>>
>('POST', '/order/detail', reading)

/** A paper as it is sent: keys of the header and of its lines. `client_token` sent again is the same paper. */
export type PaperBody = Readonly<Record<string, unknown>> & {
  type: PaperType
  client_token?: string
  lines?: readonly object[]
  submit?: number
}

/** What is to be looked at in a paper that was written all the same: a line dearer than last time. */
export interface PaperWarning {
  code: 'PRICE_UP'
  path: string
  row: number
  percent: string
  before: string
  /** The paper of last time. */
  sn: string
  msg: string
}

export const addPaper = endpoint<
  { body: PaperBody },
  { id: number; sn: string; status: number; version: number; warnings: readonly PaperWarning[] }
>('POST', '/order/add', factory)
/** What a paper is after it was changed; of one that was approved, the number of the change and what it changed, and whether it waits again. */
export interface EditedPaper {
  id: number
  version: number
  status: number
  change_no?: number
  diff?: readonly PaperChange[]
}

/**
 * Changes a draft of the version that was read, or what was approved by a change for a `change_reason`; with `preview` nothing is written. 409
 * CHANGED with the paper as it is. Refused with REASON_MISSING, CHANGE_BELOW, CHANGE_GOODS, CHANGE_TAKEN, LINE_ANSWERED, CHANGE_NOTHING.
 */
export const editPaper = endpoint<{ body: PaperBody & { id: Id; version: number; change_reason?: string; preview?: number } }, EditedPaper>(
  'POST',
  '/order/edit',
  factory,
)

/** What a change of an approved order would come to, sent as its record is changed: nothing is written. Refused as that. */
export const previewOrder = endpoint<{ body: WireRecord }, { change_no: number; status: number; changes: readonly PaperChange[] }>(
  'POST',
  '/doc/purchase-order/preview',
  reading,
)
/** Takes lines out of a draft, closes those of what was approved, or voids a draft (`all`). Refused with LAST_LINE, RECORD_STATE. */
export const removePaperLines = endpoint<
  { body: { type: PaperType; id: Id; line_ids?: readonly Id[]; version?: number; reason?: string; all?: number } },
  Readonly<Record<string, unknown>>
>('POST', '/order/delDetail', factory)

/** What became of several papers; each is done whole or not at all. */
export interface PaperOutcome {
  ok: readonly (number | Readonly<Record<string, unknown>>)[]
  /** Each with the number of its paper; empty where there is none. */
  failed: readonly (Readonly<Record<string, unknown>> & { id: number; sn: string; code: string; msg: string })[]
  pending?: readonly object[]
}

export const approvePapers = endpoint<
  {
    body: {
      type: PaperType
      ids: readonly Id[]
      action: 'submit' | 'approve' | 'reject' | 'withdraw'
      note?: string
      version?: number
      /** All of them or none; refused with the `id` of the one that failed. */
      atomic?: number
    }
  },
  PaperOutcome
>('POST', '/order/approve', factory)

export const auditPapers = endpoint<
  {
    body: {
      type: PaperType
      ids: readonly Id[]
      action: 'audit' | 'reverse' | 'close' | 'reopen' | 'void'
      reason?: string
      version?: number
      /** All of them or none; refused with the `id` of the one that failed. */
      atomic?: number
      /** Nought: what is taken back is not written anew as a draft (`redraft_id`). */
      redraft?: number
      /** 0: stock does not fall below nought by it, though SKU, switch and the key `stock:negative` would let it. */
      allow_negative?: 0 | 1
      /** Of `reverse`: the day on which it is taken back; today unless told. */
      biz_date?: string
    }
  },
  PaperOutcome
>('POST', '/order/audit', factory)

/** What is said of a paper besides, whatever its state; what is not sent stays. */
export interface NoteBody {
  type: PaperType
  id: Id
  version?: number
  remark?: string
  /** Addresses of pictures. */
  files?: readonly string[]
}

/** Changes the remark and the files of a paper in any state; what they were before stays in its events. Refused with RECORD_GONE, 409 CHANGED. */
export const notePaper = endpoint<{ body: NoteBody }, { id: number; version: number }>('POST', '/order/note', factory)

/** Papers of one kind that are printed in one go: one, or several, all of them or none. */
/** Sealed ones (`seal`) need `seal:use`, and are written down as such. */
export type PrintedPapers = { type: PaperType; seal?: 0 | 1 } & ({ id: Id; ids?: never } | { id?: never; ids: readonly Id[] })

/** Counts that papers are printed (manufacturing 5.1); answers how often each was by now, `printed` of the first. Refused with RECORD_GONE. */
export const countPrint = endpoint<{ body: PrintedPapers }, { printed: number; counts: { id: number; printed: number }[] }>(
  'POST',
  '/common/print',
  factory,
)

/** What a chart of papers asks for; without `metric` the figures of tabs alone. */
export interface PaperChartQuery {
  type: PaperType
  from?: string
  to?: string
  /** `price`: what so much of the goods `sku_id` cost on average, with its tax; only times at which some were ordered have one. */
  metric?: 'amount' | 'qty' | 'weight' | 'count' | 'price'
  sku_id?: Id
  /** `customer` is whose the papers are: of what is bought the supplier. */
  dim?: 'day' | 'week' | 'month' | 'product' | 'customer' | 'salesman' | 'type'
  top?: number
  compare?: 'prev' | 'yoy'
}
interface PaperChart {
  tabs: PaperTab[]
  x?: string[]
  series?: { name: string; data: string[] }[]
  total?: string
  prev?: string
  ratio?: string | null
}

/** `GET /order/chart`: also without `/api`, and at the shop's address for kinds of paper (specification 7; the server rewrites those). */
export const paperChart = endpoint<{ query: PaperChartQuery }, PaperChart>('GET', '/order/chart', { side: 'factory' })
