import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { microText, type Measures } from '../measures.ts'
import { keyOf, type Counting, type StockKey } from './held-goods.ts'

interface Place extends StockKey {
  location: number
}

/** A move as it is about to be posted, signed. */
interface PlacedMove extends StockKey, Measures {
  line?: number | undefined
  location?: number | undefined
}
const placeOf = (place: Place) => `${keyOf(place)} ${place.location}`

/**
 * Refused with 422 `LOCATION_SHORT` where moves take more from a place than lies there, at the lines that do. The caller holds the goods; moves that
 * name no place are not asked about.
 */
export async function refuseBeyondPlaces(db: Db, posted: readonly PlacedMove[], countings: ReadonlyMap<number, Counting>): Promise<void> {
  const placed = posted.flatMap((one) => (one.location === undefined ? [] : [{ ...one, location: one.location }]))
  const changes = new Map<string, Place & { change: bigint; line: number | undefined }>()
  for (const one of placed) {
    const amount = one[countings.get(one.sku)!.by]
    const before = changes.get(placeOf(one))
    const { sku, warehouse, lot, location } = one
    const line = before?.line ?? (amount < 0n ? one.line : undefined)
    changes.set(placeOf(one), { sku, warehouse, lot, location, change: (before?.change ?? 0n) + amount, line })
  }
  const less = [...changes.values()].filter(({ change }) => change < 0n)
  if (less.length === 0) return
  const wanted = less.map(({ change, line = null, ...place }) => ({ ...place, line, need: String(-change) }))
  const short = await rows<{ place: string; have: string; need: string; at: number | null }>(
    db,
    sql`select a.name as place, coalesce(p.qty, 0)::text as have, k.need::text as need, (select position from factory_documents_lines l where l.id = k.line) as at
        from json_to_recordset(${JSON.stringify(wanted)}::json) k (sku bigint, warehouse bigint, lot bigint, location bigint, line bigint, need bigint)
        join warehouses_locations a on a.id = k.location
        left join stock_places p on p.sku_id = k.sku and p.warehouse_id = k.warehouse and p.lot_id = k.lot and p.location_id = k.location
        where coalesce(p.qty, 0) < k.need order by at`,
  )
  const [first] = short
  if (!first) return
  const said = ({ place, have, need }: (typeof short)[number]) => ({ place, have: microText(BigInt(have)), need: microText(BigInt(need)) })
  const lines = short.filter(({ at }) => at !== null).map((one) => [`lines.${one.at}.location_id`, one] as const)
  throw new Refusal({
    ...{ status: 422, code: 'LOCATION_SHORT', values: said(first) },
    errors: Object.fromEntries(lines.map(([path]) => [path, 'LOCATION_SHORT'])),
    valuesAt: Object.fromEntries(lines.map(([path, one]) => [path, said(one)])),
  })
}
