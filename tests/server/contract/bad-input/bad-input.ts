import { sql } from 'drizzle-orm'
import { row as readRow } from '#src/server/db.ts'
import type { Stage } from '../row.ts'

/** A body that a server refuses, with what the contract says it answers. */
export interface BadInput {
  method: 'POST' | 'PUT' | 'DELETE' | 'GET'
  /** Below `/adminapi`; `{table.column: where}` is that of the first such row, its id unless told. */
  path: string
  body?: object
  /** Number and sentence of the contract. */
  code: string
  msg: string
  /** The field that the sentence stands at, where it is about one. */
  at?: string
}

/** Rows of one call: `good` is a body that it takes, each row changes something of it. */
export const of =
  (method: BadInput['method'], path: string, good: object = {}) =>
  (more: object, code: string, msg: string, at?: string): BadInput => ({
    method,
    path,
    body: { ...good, ...more },
    code,
    msg,
    ...(at && { at }),
  })

/** The text with the ids that it asks for. @throws Error where no row is so */
export async function filled(stage: Stage, text: string): Promise<string> {
  let done = text
  for (const [whole, table, column = 'id', where] of text.matchAll(/\{(\w+)(?:\.(\w+))?: (.*?)\}/g)) {
    const found = await readRow<{ value: string | number }>(
      stage.app.db,
      sql`select ${sql.identifier(column)} as value from ${sql.identifier(table!)} where ${sql.raw(where!)} order by 1 limit 1`,
    )
    if (!found) throw new Error(`no row for ${whole}`)
    done = done.replace(whole, String(found.value))
  }
  return done
}
