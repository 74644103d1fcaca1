import { sql } from 'drizzle-orm'
import { baseQtyOf, type GoodsLine } from '#src/api/factory-lines.ts'
import { compared, differenceOf, rounded } from '#src/lib/decimal.ts'
import { isNewLine } from '#src/kinds/lines.ts'
import { ofBase } from '#src/lib/units.ts'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { microOf } from '../measures.ts'

/** A unit of a SKU: `den` of it are `num` of what the SKU is counted by. */
export interface SkuUnit {
  id: string
  name: string
  num: string
  den: string
}

/** Units that lines of SKUs may be entered in, by SKU: what their products declare, and what their measures say. */
export async function unitsOfSkus(db: Db, skus: readonly (string | number)[]): Promise<ReadonlyMap<string, readonly SkuUnit[]>> {
  const found = await rows<SkuUnit & { sku: string }>(
    db,
    sql`select k.sku_id::text as sku, u.id::text as id, u.name, trim_scale(k.num)::text as num, trim_scale(k.den)::text as den
        from sku_units k join units u on u.id = k.unit_id where k.sku_id = any(${sql.param(skus.map(Number))}::bigint[])
        order by k.sku_id, k.place, u.sort desc, u.id`,
  )
  const by = new Map<string, SkuUnit[]>()
  for (const { sku, ...unit } of found) by.set(sku, [...(by.get(sku) ?? []), unit])
  return by
}

interface EnteredLine extends GoodsLine {
  id: string
  sku: string
  unit?: string
  source?: string
}

/** What of lines that others answer is still wanted, in what their SKUs are counted by. */
async function leftOf(db: Db, lines: readonly EnteredLine[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ source, unit }) => (source && unit ? [source] : []))
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: string; left: string }>(
    db,
    sql`select l.id::text as id, trim_scale(greatest(l.base_qty - coalesce((select sum(k.qty) from document_links k where k.from_line_id = l.id), 0) / 1000000.0, 0))::text as left
        from factory_documents_lines l where l.id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Map(found.map(({ id, left }) => [id, left]))
}

/**
 * Lines with what their units are in what their SKUs are counted by, whatever was sent: exactly, as a fraction (manufacturing 2.6). One that takes all
 * that is left of another line takes it to the last millionth, whatever its unit makes of that.
 * @throws Refusal 400 `UNIT_OTHER` at lines whose unit their SKU has not
 */
export async function withUnits<L extends EnteredLine>(db: Db, lines: readonly L[]): Promise<L[]> {
  const entered = lines.filter((line) => 'unit' in line)
  if (entered.length === 0) return [...lines]
  const units = await unitsOfSkus(
    db,
    entered.map(({ sku }) => sku),
  )
  // a new line says its unit also where nobody chose one: papers show it
  const plain = (line: L): L => {
    const own = isNewLine(line.id) ? units.get(line.sku)?.find(({ num, den }) => num === den) : undefined
    return { ...line, unit: own?.id ?? '', unitNum: '1', unitDen: '1' }
  }
  const left = await leftOf(db, entered)
  const errors: Record<string, string> = {}
  const made = lines.map((line, at) => {
    const { unit, sku, source = '', qty } = line
    const found = unit ? units.get(sku)?.find(({ id }) => id === unit) : undefined
    if (unit && !found) errors[`lines.${at}.unit_id`] = 'UNIT_OTHER'
    if (!found) return 'unit' in line ? plain(line) : line
    const own = left.get(source)
    const isRest = own !== undefined && compared(own, '0') > 0 && rounded(ofBase(own, found), 4) === rounded(qty || '0', 4)
    const usual = { ...line, unitNum: found.num, unitDen: found.den }
    const whole =
      isRest && compared(baseQtyOf(usual), own) !== 0 ? { ...line, unitNum: String(microOf(own)), unitDen: String(microOf(qty)) } : usual
    if (own !== undefined) left.set(source, differenceOf(own, baseQtyOf(whole)))
    return whole
  })
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 400, code: 'UNIT_OTHER', errors })
  return made
}

/** Per cent that lines of SKUs are taxed by with a party, by SKU: that of the goods, or else the party's, or else the first in basic data. */
export async function taxRatesOf(
  db: Db,
  skus: readonly (string | number)[],
  party?: string | number,
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const found = await rows<{ sku: string; rate: string }>(
    db,
    sql`select s.id::text as sku, trim_scale(line_tax_rate(s.parent_id, ${Number(party) || null}::bigint))::text as rate
        from factory_products_skus s where s.id = any(${sql.param(skus.map(Number))}::bigint[])`,
  )
  return new Map(found.map(({ sku, rate }) => [sku, rate]))
}
