import type { ReadableAtom } from 'nanostores'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Filter } from './filters/filter.ts'
import { ListView } from './list-view.tsx'

/** Words of a page; every page has at least its title. */
export type PageWords = { title: string } & Record<string, string | ((...values: never[]) => string)>

type PlainWord<W> = { [K in keyof W]: W[K] extends string ? K : never }[keyof W] & string

/** What an action may do. */
export interface PageTools {
  connection: Connection
  go(address: string): void
  /** Reads the list again. */
  reload(): void
  /** Shows a sentence for a moment. */
  tell(message: string): void
  complain(message: string): void
}

export interface ShownColumn<Row, W> {
  key: PlainWord<W>
  show(row: Row, words: W): ReactNode
  width?: number
  align?: 'start' | 'end' | 'center'
  /** On a phone this cell is the heading of the row's card. */
  heading?: boolean
}

/** A switch in each row. */
export interface ToggleColumn<Row, W> {
  key: PlainWord<W>
  isOn(row: Row): boolean
  /** Stores it; a returned sentence is shown, and the list is read again. */
  toggle(row: Row, next: boolean, tools: PageTools): Promise<string | void>
  width?: number
}

/** A field whose word and value carry the same name, a cell of one's own, or a switch. */
export type Column<Row, W> = (PlainWord<W> & keyof Row & string) | ShownColumn<Row, W> | ToggleColumn<Row, W>

export interface Action<Row, W> {
  key: PlainWord<W>
  /** At each row, or once above the list. */
  on: 'row' | 'list'
  icon?: ReactNode
  /** Button key of the shop's menu (conventions 12). Our own server judges such a button by its page. */
  shopKey?: string
  /** Permission key that both kinds of server know. */
  permission?: string
  when?(row: Row): boolean
  isDanger?: boolean
  /** Word of the question that is asked first. */
  confirm?: PlainWord<W>
  /** What it does; a returned sentence is shown as success, and the list is read again. */
  run?(row: Row, tools: PageTools, words: W): Promise<string | void> | string | void
  /** A dialog instead. */
  Dialog?: ComponentType<{ row: Row; onClose: () => void; tools: PageTools }>
}

export interface ListPage<Row, W> {
  text: ReadableAtom<W>
  list: Endpoint<{ query: Paging & Record<string, unknown> }, List<Row>> | Endpoint<{ query: Paging }, List<Row>>
  rowKey(row: Row): string
  /** What people call a row; questions name it. */
  rowName(row: Row): string
  columns: readonly Column<Row, W>[]
  actions?: readonly Action<Row, W>[]
  /** What the list can be narrowed by; it stands in the address. */
  filters?: readonly Filter<PlainWord<W>>[]
  /** Rows on a page at first (specification 9: 10, and 15 for nearly all tables of the shop). */
  size?: number
  /** Word for an empty list. */
  empty?: PlainWord<W>
}

/** A page that no declaration fits. */
export interface ViewPage<W> {
  text: ReadableAtom<W>
  view: ComponentType
}

/** What a file in `pages/` exports. */
export interface Page {
  text: ReadableAtom<PageWords>
  View: ComponentType
}

/** Declares a page: a list by its columns and actions, or a view of its own. */
export function definePage<Row, W extends PageWords>(page: ListPage<Row, W>): Page
export function definePage<W extends PageWords>(page: ViewPage<W>): Page
export function definePage<Row, W extends PageWords>(page: ListPage<Row, W> | ViewPage<W>): Page {
  const text = page.text as ReadableAtom<PageWords>
  if ('view' in page) return { text, View: page.view }
  return { text, View: () => createElement(ListView<Row, W>, { page }) }
}
