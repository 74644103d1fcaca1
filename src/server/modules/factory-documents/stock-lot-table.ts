import { sql } from 'drizzle-orm'
import stockLot from '#src/api/resources/stock/stock-lot.ts'
import { defineTable } from '../../tables/table.ts'

const key = { type: 'string', maxLength: 20, pattern: '^[0-9]*$' }

/** Lots to choose from: of one SKU, in one warehouse, as far as something of them lies somewhere, the oldest first. */
export default defineTable(stockLot, {
  order: sql`t.produced_on nulls first, t.id`,
  choices: {
    query: { sku_id: key, warehouse_id: key },
    where({ sku_id, warehouse_id }) {
      const sku = sku_id ? sql` and t.sku_id = ${sku_id}::bigint` : sql``
      const within = warehouse_id
        ? sql` and exists (select 1 from stock_balances b where b.lot_id = t.id and b.warehouse_id = ${warehouse_id}::bigint
            and (b.pieces <> 0 or b.weight <> 0))`
        : sql``
      return sql`t.lying <> ''${sku}${within}`
    },
    order: sql`t.produced_on nulls first, t.id`,
  },
})
