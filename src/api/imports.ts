import type { Id } from './endpoint.ts'

/**
 * What a file brings. `fields` are names of the single write's body; each row has its values in that order, as plain text as
 * somebody would type it (decimals are text, days `YYYY-MM-DD`); '' leaves a field out. At most `mostImported` rows.
 */
export interface ImportBody {
  fields: string[]
  rows: string[][]
  /** true checks every row as the write would, and writes nothing. */
  dry: boolean
  /** What becomes of rows whose key is that of something stored; `refuse` unless told. */
  duplicates?: DuplicateRule
  /** For each row the version that a check found, null for a new one: what was changed since then is refused. */
  seen?: (number | null)[]
  /** The import that these rows are a further piece of; they are taken back together. */
  run?: Id
  /** Of the sender's choice: the same write of the same person is done once. */
  client_token?: string
}

export const mostImported = 10_000

/** Rows that are left as they are stored, rows that change what is stored (cells that are '' change nothing), rows that are refused. */
export const duplicateRules = ['skip', 'update', 'refuse'] as const
export type DuplicateRule = (typeof duplicateRules)[number]

/** Why a row would be refused, in the language of the call. */
export interface ImportProblem {
  /** Its place among the rows that were sent, from 0. */
  row: number
  /** '' where it is about the row as a whole. */
  field: string
  message: string
}

/** A row whose key is that of something stored. */
export interface ImportDuplicate {
  row: number
  version: number
}

export interface ImportReply {
  /** Rows that were read. */
  count: number
  /** Rows that are refused, or would be. */
  wrong: number
  /** In the order of the rows, at most 2000. */
  problems: ImportProblem[]
  /** In the order of the rows. */
  duplicates: ImportDuplicate[]
  /** Rows that were written, or would be. */
  added: number
  updated: number
  /** Rows that stay as they are stored: by the rule, or because nothing differs. */
  skipped: number
  /** What an import that was written is known by; null after a dry run, and where nothing was written. */
  id: Id | null
}
