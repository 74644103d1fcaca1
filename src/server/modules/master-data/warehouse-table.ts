import { sql } from 'drizzle-orm'
import warehouse from '#src/api/resources/warehouse.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { defineTable } from '../../tables/table.ts'
import { usesOfWarehouse } from './uses.ts'

const key = { type: 'string', maxLength: 20, pattern: '^[0-9]*$' }

/** Warehouses; somebody chooses among those that they keep, but where goods go to `from` another one. */
export default defineTable(warehouse, {
  seen: keptBy,
  usesOf: usesOfWarehouse,
  choices: {
    query: { from: key },
    where: ({ from }, user) => (from ? sql`t.id <> ${from}::bigint` : keptBy(user, sql`t.id`)),
  },
})
