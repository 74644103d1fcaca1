import { sql } from 'drizzle-orm'
import type { PriceQuestion } from '#src/api/factory-products.ts'
import { rows, type Db } from '../../db.ts'

export interface FoundRule {
  id: string
  price: string
  price_unit: string
}

type Scope = 'all' | 'level' | 'party'

interface Row extends FoundRule {
  scope: Scope
  isOfSku: boolean
  hasBand: boolean
}

/**
 * Rules that count for a question, narrowest first: of the SKU before its product before its type, with a band before without one, for more
 * pieces before for fewer. The answer finds the first of a scope: `sku` of the SKU itself, `band` with a band, `any` whatever.
 */
export async function priceRules(
  db: Db,
  { sku, product, type, band }: { sku: number; product: number; type: number; band: string },
  { side = 'sale', party_id, qty = '', date }: PriceQuestion & { date: string },
): Promise<(scope: Scope, of: 'sku' | 'band' | 'any') => FoundRule | undefined> {
  const party = Number(party_id) || 0
  const found = await rows<Row>(
    db,
    sql`with recursive above as (select id, pid, 1 as at from product_types where id = ${type}
          union all select t.id, t.pid, a.at + 1 from product_types t join above a on t.id = a.pid where a.at < 10)
        select r.id::text as id, trim_scale(r.price)::text as price, r.price_unit, r.scope, r.sku_id is not null as "isOfSku",
          r.weight_range_id is not null as "hasBand"
        from price_rules r left join above a on a.id = r.type_id
        where r.status = 1 and r.side = ${side || 'sale'} and (r.sku_id = ${sku} or r.product_id = ${product} or a.id is not null)
          and (r.weight_range_id is null or r.weight_range_id::text = ${band})
          and (r.scope = 'all' or r.party_id = ${party} or r.scope = 'level' and r.level = (select level from parties where id = ${party} and level <> ''))
          and coalesce(r.qty_min, 0) <= coalesce(nullif(${qty}::text, '')::numeric, 0)
          and coalesce(r.valid_from, ${date}::date) <= ${date}::date and coalesce(r.valid_to, ${date}::date) >= ${date}::date
        order by r.sku_id is null, r.product_id is null, coalesce(a.at, 0), r.weight_range_id is null, coalesce(r.qty_min, 0) desc, r.id desc`,
  )
  return (scope, of) =>
    found.find((one) => one.scope === scope && (of === 'any' || (of === 'sku' ? one.isOfSku && !one.hasBand : one.hasBand)))
}
