import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { microText, type Measures } from '../measures.ts'
import { keyOf, type Counting, type StockKey } from './held-goods.ts'

interface LocatedKey extends StockKey {
  location: number
}

/** A move as it is about to be posted, signed. */
interface LocatedMove extends StockKey, Measures {
  line?: number | undefined
  location?: number | undefined
}
const locatedKeyOf = (at: LocatedKey) => `${keyOf(at)} ${at.location}`

/**
 * Refused with 422 `LOCATION_SHORT` where moves take more from a location than lies there, at the lines that do. The caller holds the goods; moves that
 * name no location are not asked about.
 */
export async function refuseBeyondLocations(
  db: Db,
  posted: readonly LocatedMove[],
  countings: ReadonlyMap<number, Counting>,
): Promise<void> {
  const located = posted.flatMap((one) => (one.location === undefined ? [] : [{ ...one, location: one.location }]))
  const changes = new Map<string, LocatedKey & { change: bigint; line: number | undefined }>()
  for (const one of located) {
    const amount = one[countings.get(one.sku)!.by]
    const before = changes.get(locatedKeyOf(one))
    const { sku, warehouse, lot, location } = one
    const line = before?.line ?? (amount < 0n ? one.line : undefined)
    changes.set(locatedKeyOf(one), { sku, warehouse, lot, location, change: (before?.change ?? 0n) + amount, line })
  }
  const less = [...changes.values()].filter(({ change }) => change < 0n)
  if (less.length === 0) return
  const wanted = less.map(({ change, line = null, ...at }) => ({ ...at, line, need: String(-change) }))
  const short = await rows<{ location: string; have: string; need: string; at: number | null }>(
    db,
    sql`select a.name as location, coalesce(p.qty, 0)::text as have, k.need::text as need, (select position from factory_documents_lines l where l.id = k.line) as at
        from json_to_recordset(${JSON.stringify(wanted)}::json) k (sku bigint, warehouse bigint, lot bigint, location bigint, line bigint, need bigint)
        join warehouses_locations a on a.id = k.location
        left join stock_places p on p.sku_id = k.sku and p.warehouse_id = k.warehouse and p.lot_id = k.lot and p.location_id = k.location
        where coalesce(p.qty, 0) < k.need order by at`,
  )
  const [first] = short
  if (!first) return
  const said = ({ location, have, need }: (typeof short)[number]) => ({
    location,
    have: microText(BigInt(have)),
    need: microText(BigInt(need)),
  })
  const lines = short.filter(({ at }) => at !== null).map((one) => [`lines.${one.at}.location_id`, one] as const)
  throw new Refusal({
    ...{ status: 422, code: 'LOCATION_SHORT', values: said(first) },
    errors: Object.fromEntries(lines.map(([path]) => [path, 'LOCATION_SHORT'])),
    valuesAt: Object.fromEntries(lines.map(([path, one]) => [path, said(one)])),
  })
}
