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
  /** Of the sender's choice: the same write of the same person is done once. */
  client_token?: string
}

export const mostImported = 10_000

/** Why a row would be refused, in the language of the call. */
export interface ImportProblem {
  /** Its place among the rows that were sent, from 0. */
  row: number
  /** '' where it is about the row as a whole. */
  field: string
  message: string
}

export interface ImportReply {
  /** Rows that were read. */
  count: number
  /** Rows that would be refused. */
  wrong: number
  /** In the order of the rows, at most 2000. */
  problems: ImportProblem[]
  /** What an import that was written is known by; null after a dry run. */
  id: Id | null
}
