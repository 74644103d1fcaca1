import { sql } from 'drizzle-orm'
import factorySku from '#src/api/resources/factory-sku.ts'
import { defineTable } from '../../tables/table.ts'

const key = { type: 'string', maxLength: 20, pattern: '^[0-9]*$' }

/** SKUs to choose from: of one product, of one weight range. */
export default defineTable(factorySku, {
  choices: {
    query: { product_id: key, weight_range_id: key },
    where({ product_id, weight_range_id }) {
      const product = product_id ? sql`t.parent_id = ${product_id}::bigint` : sql`true`
      return sql`${product} and ${weight_range_id ? sql`t.weight_range_id = ${weight_range_id}::bigint` : sql`true`}`
    },
  },
})
