import { sql } from 'drizzle-orm'
import type { LineFacts } from '#src/api/line-entry.ts'
import { rows, type Db } from '../../db.ts'
import { formerPrices } from '../../factory/lines/former-prices.ts'
import { taxRatesOf, unitsOfSkus } from '../../factory/lines/line-units.ts'
import { openQuantities } from '../../factory/open-quantities.ts'
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

/** What is known of SKUs where lines are entered, in the order in which they were asked for. */
export async function lineFacts(db: Db, question: Question & { seesPrices: boolean }): Promise<LineFacts[]> {
  const { skus, warehouse, seesPrices, user, party } = question
  const found = await rows<Found>(
    db,
    sql`select s.id::text as sku_id, s.name, p.id::text as product_id, p.name as product, coalesce(r.id::text, '') as band_id, coalesce(r.name, '') as band,
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
