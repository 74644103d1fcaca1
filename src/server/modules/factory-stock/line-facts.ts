import { sql } from 'drizzle-orm'
import type { FormerPrice, LineFacts } from '#src/api/line-entry.ts'
import { rows, type Db } from '../../db.ts'
import { taxRatesOf, unitsOfSkus } from '../../factory/lines/line-units.ts'
import { openQuantities } from '../../factory/open-quantities.ts'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import { isKept } from '../../factory/scopes/warehouses.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'
import type { User } from '../../sessions.ts'

interface Question {
  skus: readonly number[]
  warehouse?: number | undefined
  /** Whose prices; without one there are none. */
  party?: number | undefined
  side?: 'purchase' | 'sale' | undefined
  /** Who asks: of what is beyond their warehouses and papers nothing is said. */
  user: User
}

type Found = Omit<LineFacts, 'incoming' | 'reserved' | 'history' | 'units'>

const lying = sql`trim_scale(coalesce(sum(case s.counted_by when 'pieces' then b.pieces else b.weight end), 0) / 1000000.0)`

/** The five latest prices of each SKU with a party, out of papers that count; what was received at the price of its order says nothing new. */
async function formerPrices(db: Db, { skus, party, side = 'purchase', user }: Question): Promise<Map<string, FormerPrice[]>> {
  if (!party) return new Map()
  const types = side === 'purchase' ? sql`('PO', 'IN')` : sql`('SO', 'SLIP')`
  const found = await rows<FormerPrice & { sku: string }>(
    db,
    sql`select k.sku::text as sku, f.* from unnest(${sql.param([...skus])}::bigint[]) k (sku),
        lateral (select d.biz_date::text as date, d.sn, trim_scale(l.base_qty)::text as qty,
            trim_scale(case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::text as price, coalesce(nullif(l.price_unit, ''), 'unit') as unit
          from factory_documents_lines l join factory_documents d on d.id = l.parent_id
          where l.sku_id = k.sku and l.price > 0 and d.party_id = ${party} and d.type in ${types} and d.status in (2, 3, 4, 5) and d.reversal_of is null and ${isSeenPaper(user, 'd')}
            and not exists (select 1 from factory_documents_lines o where o.id = l.source_line_id and o.price = l.price)
          order by d.biz_date desc, d.id desc limit 5) f order by k.sku, f.date desc, f.sn desc`,
  )
  const by = new Map<string, FormerPrice[]>()
  for (const { sku, ...price } of found) by.set(sku, [...(by.get(sku) ?? []), price])
  return by
}

/** What is known of SKUs where lines are entered, in the order in which they were asked for. */
export async function lineFacts(db: Db, question: Question & { seesPrices: boolean }): Promise<LineFacts[]> {
  const { skus, warehouse, seesPrices, user, party } = question
  const found = await rows<Found>(
    db,
    sql`select s.id::text as sku_id, p.id::text as product_id, p.name as product, coalesce(r.id::text, '') as band_id, coalesce(r.name, '') as band,
          s.counted_by, case s.counted_by when 'weight' then 'kg' else u.name end as unit, ${lying}::text as everywhere, coalesce(trim_scale(p.safety_min)::text, '') as safety_min,
          ${warehouse ? sql`trim_scale(coalesce(sum(case s.counted_by when 'pieces' then b.pieces else b.weight end) filter (where b.warehouse_id = ${warehouse}), 0) / 1000000.0)` : lying}::text as here
        from factory_products_skus s join factory_products p on p.id = s.parent_id join units u on u.id = p.unit_id left join weight_ranges r on r.id = s.weight_range_id
        left join stock_balances b on b.sku_id = s.id and ${isKept(user, sql`b.warehouse_id`)} where s.id = any(${sql.param([...skus])}::bigint[])
        group by s.id, p.id, r.id, u.id order by array_position(${sql.param([...skus])}::bigint[], s.id)`,
  )
  const open = await openQuantities(db, [...skus])
  const units = await unitsOfSkus(db, skus)
  const prices = seesPrices ? await formerPrices(db, question) : undefined
  const rates = seesPrices ? await taxRatesOf(db, skus, party) : undefined
  const alert = seesPrices ? (await readFactorySettings(db)).price_alert : undefined
  return found.map((one) => {
    const { incoming, reserved } = open(Number(one.sku_id))
    return {
      ...{ ...one, incoming, reserved, units: [...(units.get(one.sku_id) ?? [])] },
      ...(prices && { history: prices.get(one.sku_id) ?? [] }),
      ...(rates && { tax_rate: rates.get(one.sku_id)!, price_alert: alert! }),
    }
  })
}
