import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

interface EnteredLine {
  id: string
  sku: string
  qty: string
  unit?: string
  source?: string
}

interface UnitOfSku {
  sku: string
  unit: string
  name: string
  places: number
  isOwn: boolean
  isWeighed: boolean
}

const decimalsOf = (qty: string): number => (/\.(\d*?)0*$/.exec(qty)?.[1] ?? '').length

/** Units of the products of SKUs, and those that lines name. */
const unitsOf = (db: Db, skus: readonly string[], units: readonly string[]) =>
  rows<UnitOfSku>(
    db,
    sql`select s.id::text as sku, u.id::text as unit, u.name, u.decimals::int as places, u.id = p.unit_id as "isOwn", s.counted_by = 'weight' as "isWeighed"
        from factory_products_skus s join factory_products p on p.id = s.parent_id
        join units u on u.id = p.unit_id or u.id = any(${sql.param(units)}::bigint[]) where s.id = any(${sql.param(skus)}::bigint[])`,
  )

/**
 * Quantities have no more decimals than their unit (manufacturing 2.3, unit): half a roll is none. What is weighed is kilograms, where nobody names a
 * unit; what answers another line takes what that one has left; and what stood there before stays.
 * @throws Refusal 400 `UNIT_DECIMALS` at `lines.N.qty`
 */
export async function refuseDecimals(db: Db, lines: readonly EnteredLine[], before: readonly EnteredLine[] = []): Promise<void> {
  const were = new Map(before.map(({ id, qty }) => [id, qty]))
  const odd = lines.flatMap((line, at) =>
    decimalsOf(line.qty) > 0 && !line.source && were.get(line.id) !== line.qty ? [{ line, at }] : [],
  )
  if (odd.length === 0) return
  const units = await unitsOf(
    db,
    odd.map(({ line }) => line.sku),
    odd.flatMap(({ line }) => line.unit || []),
  )
  const refused = odd.flatMap(({ line, at }) => {
    const unit = units.find((one) => one.sku === line.sku && (line.unit ? one.unit === line.unit : one.isOwn))
    return !unit || (unit.isOwn && unit.isWeighed) || decimalsOf(line.qty) <= unit.places ? [] : [{ path: `lines.${at}.qty`, unit }]
  })
  const [first] = refused
  if (!first) return
  const valuesOf = ({ name, places }: UnitOfSku) => ({ unit: name, places })
  throw new Refusal({
    ...{ status: 400, code: 'UNIT_DECIMALS', values: valuesOf(first.unit) },
    errors: Object.fromEntries(refused.map(({ path }) => [path, 'UNIT_DECIMALS'])),
    valuesAt: Object.fromEntries(refused.map(({ path, unit }) => [path, valuesOf(unit)])),
  })
}
