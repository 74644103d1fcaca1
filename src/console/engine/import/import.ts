import type { Capabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import type { DuplicateRule, ImportBody, ImportReply } from '#src/api/imports.ts'
import type { PlainWord } from '../page.ts'

/** A field that a file may bring; its heading is its word, in any language. */
export interface ImportColumn<W> {
  /** Of the single write's body. */
  field: string
  word: PlainWord<W>
  isRequired?: true
  /**
   * Whole numbers and decimals lose separators and signs of currency, shares their sign, days become `YYYY-MM-DD`; a code may look like a
   * number in short (`1e234567`) and is none.
   */
  as?: 'whole' | 'decimal' | 'percent' | 'date' | 'code'
  /** A file has the words, in any language, or the values. */
  options?: readonly { value: string; word: PlainWord<W> }[]
  /** What may be filled in, where its kind does not say it. */
  hint?: PlainWord<W>
}

/** Rows that come in by a file; our own server alone takes them. */
export interface Import<W> {
  call: Endpoint<{ body: ImportBody }, ImportReply>
  /** Takes back what an import wrote. */
  undo?: Endpoint<{ params: { id: Id } }, unknown>
  columns: readonly ImportColumn<W>[]
  /** Fields by which a row is the same as a stored one; with them a person may have duplicates skipped, updated or refused. */
  key?: readonly string[]
  /** What becomes of duplicates unless a person says otherwise; they are skipped, or refused without a key. */
  duplicates?: DuplicateRule
  /** A field by which rows make one thing that is written whole: they go in one piece, and none of them without the others. */
  together?: string
  /** Rows stand beside each other, and are judged so: all of them are written at once, or what one makes room for is refused. */
  isWhole?: true
  permission?: string
  feature?: keyof Capabilities['features']
}
