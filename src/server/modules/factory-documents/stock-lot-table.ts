import { sql, type SQL } from 'drizzle-orm'
import stockLot from '#src/api/resources/stock/stock-lot.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { defineTable } from '../../tables/table.ts'

const key = { type: 'string', maxLength: 20, pattern: '^[0-9]*$' }

/** Those of the warehouses of `b` that somebody keeps, with how much of `t` lies in each: what `stock_lots` says of all. */
const lyingIn = (
  kept: SQL,
) => sql`coalesce((select string_agg(concat(w.name, ' ', trim_scale(case s.counted_by when 'pieces' then b.pieces else b.weight end / 1000000.0)),
    ' · ' order by w.id)
  from stock_balances b join warehouses w on w.id = b.warehouse_id join factory_products_skus s on s.id = b.sku_id
  where b.lot_id = t.id and b.sku_id = t.sku_id and (b.pieces <> 0 or b.weight <> 0) and ${kept}), '')`

/** Lots to choose from: of one SKU, in one warehouse, as far as something of them lies somewhere, the oldest first. */
export default defineTable(stockLot, {
  // of warehouses that somebody keeps: what lies elsewhere is not theirs
  scope(user) {
    const kept = keptBy(user, sql`b.warehouse_id`)
    return kept && sql`exists (select from stock_balances b where b.lot_id = t.id and ${kept})`
  },
  derived: {
    lying(user) {
      const kept = user && keptBy(user, sql`b.warehouse_id`)
      return kept ? lyingIn(kept) : sql`t.lying`
    },
  },
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
