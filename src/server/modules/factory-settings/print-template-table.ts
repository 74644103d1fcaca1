import { sql } from 'drizzle-orm'
import printTemplate from '#src/api/resources/settings/print-template.ts'
import { defineTable } from '../../tables/table.ts'

/** How papers are printed; of each kind one at most is the usual one: the last that somebody made so. */
export default defineTable(printTemplate, {
  unique: [['name']],
  order: sql`t.type, t.id`,
  async after({ id, type, isDefault }, { db }) {
    if (!isDefault) return
    await db.execute(
      sql`update print_templates set is_default = 0, version = version + 1 where type = ${type} and id <> ${Number(id)} and is_default = 1`,
    )
  },
})
