import { sql } from 'drizzle-orm'
import stockLocation from '#src/api/resources/stock/stock-location.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { defineTable } from '../../tables/table.ts'

const key = { type: 'string', maxLength: 20, pattern: '^[0-9]*$' }

/** Locations to choose from: those in use, of one warehouse, as its own page has them. */
export default defineTable(stockLocation, {
  order: sql`t.warehouse, t.position, t.id`,
  scope: (user) => keptBy(user, sql`t.warehouse_id`),
  choices: {
    query: { warehouse_id: key },
    where: ({ warehouse_id }) => (warehouse_id ? sql`t.status = 1 and t.warehouse_id = ${warehouse_id}::bigint` : sql`t.status = 1`),
    order: sql`t.position, t.id`,
  },
})
