import type { ComponentType, ReactNode } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { PageTools, PlainWord } from '../page.ts'

/** A field by its name, or with what is to be shown. */
export type DetailField<Row, W> =
  | (PlainWord<W> & keyof Row & string)
  | {
      key: PlainWord<W>
      show(row: Row, words: W): ReactNode
      /** Needs the whole width. */
      isWide?: boolean
      when?(row: Row): boolean
    }

/** A part of a detail view, under the word of its key. */
export interface DetailSection<Row, W> {
  key: PlainWord<W>
  fields?: readonly DetailField<Row, W>[]
  /** What fields cannot show: lines, a picture, a history. */
  Show?: ComponentType<{ row: Row; words: W; tools: PageTools }>
  /** Stands under a tab of this name; sections without one stand above the tabs. */
  tab?: PlainWord<W>
  /** Can be opened and closed, and starts so. */
  fold?: 'open' | 'closed'
  when?(row: Row): boolean
  /** Key without which it is not there. */
  permission?: string
}

/** Everything about one row, at an address of its own; the row's actions stand in its head. */
export interface Detail<Row, W> {
  /** Reads the row as it is now; without it the row is looked for in the list. Undefined: there is none. @throws RequestError */
  read?(connection: Connection, id: string): Promise<Row | undefined>
  sections: readonly DetailSection<Row, W>[]
  /** Stands beside the name: a state. */
  badge?(row: Row, words: W): ReactNode
  /** Stands at the foot, and stays in sight: what it comes to. */
  foot?(row: Row, words: W): ReactNode
  /** Address of a row that has one of its own, and so a tab of its own; without it the row opens in place of the list. */
  addressOf?(id: string): string
}
