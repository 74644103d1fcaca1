import { sql } from 'drizzle-orm'
import type { ProductUses } from '#src/api/factory-product-tools.ts'
import type { StockLabel } from '#src/api/stock-labels.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { isSeenPaper } from '#src/server/factory/scopes/papers.ts'
import { isKept } from '#src/server/factory/scopes/warehouses.ts'
import type { User } from '#src/server/sessions.ts'

/** What of what somebody may see names a product: papers of each kind with the last of them, lots, rules of prices, what lies there. */
export async function usesOfProduct(db: Db, product: number, user: User): Promise<ProductUses> {
  const skus = sql`(select id from factory_products_skus where parent_id = ${product})`
  const papers = await rows<ProductUses['papers'][number]>(
    db,
    sql`select distinct on (d.type) d.type, count(*) over (partition by d.type)::int as count, d.sn, d.biz_date::text as biz_date
        from factory_documents d where d.status <> 9 and ${isSeenPaper(user, 'd')} and exists (select from factory_documents_lines l where l.parent_id = d.id and l.sku_id in ${skus})
        order by d.type, d.biz_date desc, d.id desc`,
  )
  const rest = await row<Omit<ProductUses, 'papers'>>(
    db,
    sql`select (select count(*)::int from lots where sku_id in ${skus}) as lots,
      (select count(*)::int from price_rules where product_id = ${product} or sku_id in ${skus}) as prices,
      coalesce(trim_scale(sum(pieces) / 1000000.0), 0)::text as pieces, coalesce(trim_scale(sum(weight) / 1000000.0), 0)::text as weight
      from stock_balances where sku_id in ${skus} and ${isKept(user, sql`warehouse_id`)}`,
  )
  return { papers, ...rest! }
}

/** Labels of the specifications of a product that are in use. */
export const labelsOfProduct = (db: Db, product: number): Promise<StockLabel[]> =>
  rows<StockLabel>(
    db,
    sql`select s.id::text as line_id, s.name, s.sn, '' as lot_no, '1' as qty, s.counted_by, coalesce(trim_scale(s.weight_each), 0)::text as weight,
          '' as biz_date
        from factory_products_skus s where s.parent_id = ${product} and s.status = 1 order by s.position`,
  )
