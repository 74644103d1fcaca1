import { sql } from 'drizzle-orm'
import stockLot from '#src/api/resources/stock/stock-lot.ts'
import { defineTable } from '../../tables/table.ts'

/** Lots to choose from: of one SKU, as far as something of them lies somewhere, the oldest first. */
export default defineTable(stockLot, {
  order: sql`t.produced_on nulls first, t.id`,
  choices: {
    query: { sku_id: { type: 'string', maxLength: 20, pattern: '^[0-9]*$' } },
    where: ({ sku_id }) => sql`t.lying <> ''${sku_id ? sql` and t.sku_id = ${sku_id}::bigint` : sql``}`,
    order: sql`t.produced_on nulls first, t.id`,
  },
})
