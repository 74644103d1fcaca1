import { endpoint, type Id } from './endpoint.ts'
import type { StockQuery } from './factory-stock.ts'
import type { PaperQuery, PaperType } from './factory-orders.ts'
import type { RecordQuery } from './resource.ts'

// The family of `/api/excel/*` (specification 7, manufacturing 3.3): workbooks of papers, written by the server as they are sent. What somebody
// may not see is not in them, papers outside of their data scope neither.

const file = { side: 'factory', encoding: 'json', keepsReads: true, isFile: true } as const

/** A workbook with more lines than this is written as a job (`api/jobs.ts`). */
export const mostLinesAtOnce = 20_000

/** What is written as a job: its file is at `url` once the job is done. */
export interface ExcelTask {
  task_id: number
  url: string
}

/** Which papers; with none of these all that somebody may see. */
export interface ExcelOf {
  type: PaperType
  ids?: readonly Id[]
  /** What narrows and orders the list of the papers' own page, or with `view: 'report'` that of its lines. */
  query?: RecordQuery
  /** The same in the words of `order/details`. */
  filter?: Omit<PaperQuery, 'type' | 'view' | 'page' | 'limit'>
  /** Name of the file; headings and options by their keys, in the language of the screen. */
  title?: string
  words?: Readonly<Record<string, string>>
  /** `link`: as a job, however few lines there are. */
  mode?: 'file' | 'link'
}

export interface ExcelDetail extends ExcelOf {
  /** Lines of papers, or the page of lines of this type (`purchaseDetails`); `line` unless told. */
  view?: 'line' | 'report'
  /** Fields by name, those of lines as `lines.qty`; in their order. Everything that may be seen unless told. */
  columns?: readonly (string | { name: string; title?: string })[]
}

/** Lines under the current filter with their sums, and what was asked for (manufacturing 5.3). Refused with EXPORT_COLUMNS, EXPORT_MANY. */
export const exportDetail = endpoint<{ body: ExcelDetail }, Blob | ExcelTask>('POST', '/excel/export_detail', file)

/** Sheets of a whole export besides the documents themselves. */
export const fullParts = ['lines', 'paid', 'events'] as const

/** Documents, lines, payments, what happened, sums; one document as a paper besides (manufacturing 5.4). */
export const exportFull = endpoint<{ body: ExcelOf & { with?: readonly (typeof fullParts)[number][] } }, Blob | ExcelTask>(
  'POST',
  '/excel/export_full',
  file,
)

/** As what a contract is saved; a workbook holds no pictures. */
export const contractFormats = ['docx', 'pdf', 'xlsx'] as const
export type ContractFormat = (typeof contractFormats)[number]

export interface ContractBody {
  type: 'PO' | 'SO'
  id: Id
  format?: ContractFormat
  seal?: number
  place?: string
}

/**
 * The contract of an order (manufacturing 5.5), a workbook unless told. With `seal` the company's seal stands on it: that needs `seal:use`, and is
 * written down with the clauses as they were. Refused with RECORD_GONE, SEAL_MISSING, and without the prices of the order.
 */
export const exportContract = endpoint<{ body: ContractBody }, Blob>('POST', '/excel/export_contract', file)

/** Current stock as its list finds it (manufacturing 3.4, balance). */
export const exportStock = endpoint<{ body: { query?: StockQuery; title?: string; words?: Readonly<Record<string, string>> } }, Blob>(
  'POST',
  '/excel/export_stock',
  file,
)
