import type { Capabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import type { ImportBody, ImportReply } from '#src/api/imports.ts'
import type { PlainWord } from '../page.ts'

/** A field that a file may bring; its heading is its word, in any language. */
export interface ImportColumn<W> {
  /** Of the single write's body. */
  field: string
  word: PlainWord<W>
  isRequired?: true
  /** Whole numbers and decimals lose separators and signs of currency, shares their sign, days become `YYYY-MM-DD`. */
  as?: 'whole' | 'decimal' | 'percent' | 'date'
  /** A file has the words, in any language, or the values. */
  options?: readonly { value: string; word: PlainWord<W> }[]
}

/** Rows that come in by a file; our own server alone takes them. */
export interface Import<W> {
  call: Endpoint<{ body: ImportBody }, ImportReply>
  /** Takes back what an import wrote. */
  undo?: Endpoint<{ params: { id: Id } }, unknown>
  columns: readonly ImportColumn<W>[]
  /** Fields by which a row is the same as a stored one; with them a person may have duplicates skipped, updated or refused. */
  key?: readonly string[]
  /** Rows stand beside each other, and are judged so: all of them are written at once, or what one makes room for is refused. */
  isWhole?: true
  permission?: string
  feature?: keyof Capabilities['features']
}
