import { sql } from 'drizzle-orm'
import { row as readRow } from '#src/server/db.ts'
import type { Stage } from '../row.ts'

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
