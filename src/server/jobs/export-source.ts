import type { SheetColumn } from '#src/papers/sheet/workbook-stream.ts'
import type { Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import type { Schema } from '../schemas.ts'
import type { User } from '../sessions.ts'

/** For whom a list is written, and in which words. */
export interface ExportReader {
  db: Db
  user: User
  locale: Locale
  /** Words of the screen by their keys. */
  word(key: string): string
}

/** A column of a workbook. */
export interface ExportColumn<Row> {
  as: NonNullable<SheetColumn['as']>
  of(row: Row, reader: ExportReader): string
}

/** A list that the server writes into a workbook, however long it is; in the file `exports/<name>.ts` of a module, default export. */
export interface ExportSource<Row> {
  /** As the call names it. */
  name: string
  /** Key of the list's page. */
  permission: string
  /** What narrows and orders the list. */
  query: Schema
  hasColumn(name: string): boolean
  /** Undefined for what this person may not see. */
  column(name: string, user: User): ExportColumn<Row> | undefined
  /** Hands over the rows that a query finds, as they are at one moment, a few at a time, and how many there are. */
  withRows<T>(query: object, reader: ExportReader, work: (rows: AsyncIterable<Row>, count: number) => Promise<T>): Promise<T>
}
export type AnyExportSource = ExportSource<unknown>

/** Declares a list that can be exported; gives its rows a type. */
export const defineExport = <Row>(source: ExportSource<Row>): AnyExportSource => source as AnyExportSource
