import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'
import type { Capabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Id, List } from '#src/api/endpoint.ts'
import type { RecordExport } from '#src/api/record-exports.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { CellKind } from '#src/papers/sheet/xlsx-cells.ts'
import type { Action } from './action.ts'
import type { ListCall } from './ask-list.ts'
import type { CellEdit } from './cells/cell-edit.ts'
import type { Detail } from './detail/detail.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { Filter } from './filters/filter.ts'
import type { Import } from './import/import.ts'
import type { Order as SortOrder } from './list-query.ts'
import type { Order } from './order/order.ts'

export type { Action } from './action.ts'

/** Words of a page; every page has at least its title. */
export type PageWords = { title: string } & Record<string, string | ((...values: never[]) => string)>

/** Keys of the words that are plain sentences. */
export type PlainWord<W> = { [K in keyof W]: W[K] extends string ? K : never }[keyof W] & string

/** What an action may do. */
export interface PageTools {
  connection: Connection
  go(address: string): void
  /** Opens an address in a window of its own; here, where the console has no addresses. */
  openBeside(address: string): void
  /** Reads the list again. */
  reload(): void
  /** Shows a sentence for a moment. */
  notifySuccess(message: string): void
  notifyError(message: string): void
}

interface ColumnBase<Row> {
  /** px; without it the column shares what is left. */
  width?: number
  align?: 'start' | 'end' | 'center'
  /** This cell stays in sight at the left; on a phone it is the heading of the row's card. */
  heading?: boolean
  /** Shown to who chooses it among the columns: what daily work does not need would push the rest out of sight on a small screen. */
  isHiddenAtFirst?: boolean
  /** Stands there only where the server carries it. */
  feature?: keyof Capabilities['features']
  /** Permission key of who may see it; nobody else has the column. */
  needs?: string
  /**
   * The list can be ordered by it: `true` and a name of the wire go to our own server as `sort` and `order`, and a plain
   * shop does not offer it; a function gives what the call carries, at every server.
   */
  sort?: true | (keyof Row & string) | ((order: SortOrder) => object)
}

/** A field whose word and value carry the same name. */
export interface FieldColumn<Row, W> extends ColumnBase<Row> {
  key: PlainWord<W> & keyof Row & string
}

export interface ShownColumn<Row, W> extends ColumnBase<Row> {
  key: PlainWord<W>
  /** A picture of the shop needs `tools.connection.base`. */
  show(row: Row, words: W, tools: PageTools): ReactNode
  /** The value is changed in the list: Enter opens it, Enter saves, Escape leaves, and it can be undone once (`cellEdit`). */
  edit?: CellEdit<Row>
}

/** A switch in each row. */
export interface ToggleColumn<Row, W> extends Pick<ColumnBase<Row>, 'width' | 'sort' | 'feature' | 'needs' | 'isHiddenAtFirst'> {
  key: PlainWord<W>
  isOn(row: Row): boolean
  /** Rows that have it. */
  when?(row: Row): boolean
  /** Permission key without which it is only shown. */
  permission?: string
  /** The same, of our own server alone: at a plain shop, who sees the page may switch. */
  ownKey?: string
  /** Stores it; a returned sentence is shown, and the list is read again. */
  toggle(row: Row, next: boolean, tools: PageTools): Promise<string | void>
}

/** A field by its name or with what is special about it, a cell of one's own, or a switch. */
export type Column<Row, W> = (PlainWord<W> & keyof Row & string) | FieldColumn<Row, W> | ShownColumn<Row, W> | ToggleColumn<Row, W>

/** What a list call answers beside its rows: sums over the whole filter, figures of tabs. */
export type ListReply<Row> = List<Row> & Readonly<Record<string, unknown>>

/** A figure over everything that the filter finds, not over the page that is shown. */
export interface Total<Row, W> {
  key: PlainWord<W>
  /** As the server sent it, a decimal in a string where it is money; default is `summary[key]` of the reply. */
  of?(reply: ListReply<Row>): string | number | undefined
}

export interface AboveProps<Row> {
  /** null until the list was read. */
  reply: ListReply<Row> | null
  tools: PageTools
  /** Opens everything about a row. */
  onOpen(id: string): void
}

/** A row of what stands beside a list. */
export interface AsideRow {
  readonly id: string
}

/** What stands at the left of a list and narrows it: the categories of labels, of products, of articles. A phone has a choice above it. */
export interface Aside<W, Row extends AsideRow = AsideRow> {
  /** Above it. */
  word: PlainWord<W>
  /** Word for the whole list. */
  all: PlainWord<W>
  /** What the address and the call carry for the chosen row. */
  field: string
  /** Every row at once. */
  list: ListCall<Row>
  rowName(row: Row): string
  /** For each row, and for a new one. */
  actions?: readonly Action<Row, W>[]
  /** Rows stand below each other, as a tree: the id of the one above, '' at the top; siblings in their order. */
  above?(row: Row): string
  /** Before the names of a tree, and before the word for all. */
  icon?: ReactNode
  allIcon?: ReactNode
  /** Behind a name of a tree. */
  figure?(row: Row): number
  /** Said of the chosen row. */
  about?(row: Row, words: W): string | undefined
  /**
   * Rows of a tree are put elsewhere: by dragging, by Alt with the arrows, and by entries of their menu. `above` '' is the top, `before`
   * '' the end. Answers the server's sentence. @throws RequestError
   */
  move?(row: Row, to: { above: string; before: string }, tools: PageTools): Promise<string>
}

/** A file of what a list's filter finds, besides its rows: its word, and what makes it; a large one is a job. */
export interface ListFile<W> {
  key: PlainWord<W>
  /** Answers the file, or the job that writes it; `shown` are the columns of the list as they stand. @throws RequestError */
  make(connection: Connection, query: object, words: W, shown: readonly string[]): Promise<{ name: string; content: Blob } | { job: Id }>
}

/** A list that is saved and not shown. */
export interface OwnExport<W> {
  list: ListCall<unknown>
  cells: readonly { key: PlainWord<W>; of(row: never, words: W): string | number | undefined; as?: CellKind }[]
}

export interface ListPage<Row, W> {
  text: ReadableAtom<W>
  list: ListCall<Row>
  /** Without it the server has no such page. */
  feature?: keyof Capabilities['features']
  /** What every call carries besides paging; a filter of the same name goes before it. */
  query?: Readonly<Record<string, string | number>>
  rowKey(row: Row): string
  /** What people call a row; questions name it. */
  rowName(row: Row): string
  columns: readonly Column<Row, W>[]
  actions?: readonly Action<Row, W>[]
  /** What the list can be narrowed by; it stands in the address. */
  filters?: readonly Filter<PlainWord<W>>[]
  /** Stands above the rows and is drawn from what the list answered beside them. */
  above?: ComponentType<AboveProps<Row>>
  /** What stands at the left and narrows the list. */
  aside?: Aside<W>
  /** What opens below a row. */
  expand?: { show: ComponentType<{ row: Row; words: W; tools: PageTools }>; when?(row: Row): boolean }
  /** Everything about one row, at an address of its own; the heading of each row leads there. */
  detail?: Detail<Row, W>
  totals?: readonly Total<Row, W>[]
  /** Saves exactly what the filter finds, as a workbook or CSV; cells of a workbook are text unless `as` says more. */
  export?: {
    cells: readonly (
      | (PlainWord<W> & keyof Row & string)
      // `needs`: permission key of who may have it in a file
      | { key: PlainWord<W>; of(row: Row, words: W): string | number | undefined; as?: CellKind; needs?: string }
    )[]
    /** What our own server's file holds in place of the rows: a list of its own, asked for what narrows the page's. */
    own?: OwnExport<W>
    /** A plain shop's own call, answered page by page (conventions 8); else its list is read. */
    call?: Endpoint<{ query: Record<string, unknown> }, unknown>
    shopKey?: string
    permission?: string
    /** Other files that our own server writes of what the filter finds. */
    files?: readonly ListFile<W>[]
    /** What our server is told to write the workbook by itself, for a query of the list. */
    atServer?(query: object): RecordExport
  }
  /** Rows that come in by a file: checked without writing, then added, or with a `key` updated. */
  import?: Import<W>
  /** What stands below a row, folded: the list is a tree, and answered without pages. */
  children?(row: Row): readonly Row[]
  /** Rows of a tree are put in order. */
  order?: Order<Row>
  /** Rows on a page at first (specification 9: 10, and 15 for nearly all tables of the shop). */
  size?: number
  /** What can be done with a row stands in its menu: a list of many figures has no room for it. */
  foldsActions?: boolean
  /** Word for an empty list. */
  empty?: PlainWord<W>
  /** The filter by which the search of the console looks through the list; its route says `hasRecords`. */
  find?: string
}

/** A row that the search has found. */
export interface FoundRow {
  key: string
  name: string
}

/** A page that no declaration fits. */
export interface ViewPage<W> {
  text: ReadableAtom<W>
  view: ComponentType
  /** The list that it shows beside what is its own. */
  list?: ListPage<never, never>
}

/** A form at an address of its own, without a list around it: `:id` of its route says what is changed; without it something is added. */
export interface FormPage<Row, W> {
  /** `title` is that of a new one. */
  text: ReadableAtom<W>
  form: Form<Row>
  /** Above a form that changes something. */
  edit: PlainWord<W>
  /** What `:id` names. @throws RequestError */
  read(connection: Connection, id: string): Promise<Row>
  /** Where one is after saving, and what that is called. */
  back: { to: string; word: PlainWord<W> }
}

/** A form that is the whole page and stays there: what its `start` reads is changed, saved and read again. */
export interface StayingFormPage<Row, W> {
  text: ReadableAtom<W>
  form: Form<Row>
  stays: true
  /** Without it the server has no such page. */
  feature?: keyof Capabilities['features']
}

/** What a file in `pages/` exports. */
export interface Page {
  text: ReadableAtom<PageWords>
  /** The word for it where its address names what is changed. */
  edit?: string
  View: ComponentType
  /** What its list is declared with. */
  list?: Pick<ListPage<never, never>, 'list' | 'filters' | 'actions' | 'columns'>
  /** The form of a new record, opened from a field elsewhere: its name to begin with, and who is told what the server has taken. */
  newRecord?(name: string, onSaved: (record: { id: string; name: string }) => void, connection: Connection): Form<never>
  /** Name of the resource whose records it has. */
  records?: string
  /** Its list where another record is shown, of those whose field `where` refers to it. `path` is that of this page. */
  within?(where: string): ComponentType<{ id: string; path: string }>
  /** Looks through the list. @throws RequestError */
  find?: { field: string; rows(connection: Connection, words: string): Promise<FoundRow[]> }
}
