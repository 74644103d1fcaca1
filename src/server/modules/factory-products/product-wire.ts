import { sql } from 'drizzle-orm'
import type { ProductBody, SkuBody } from '#src/api/factory-products.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { row, rows, type Db } from '../../db.ts'
import { reservedNumber } from './product-number.ts'
import { refuse } from './product-rules.ts'
import { percentOf, unitNamed } from './type-wire.ts'

const columns: Readonly<Record<string, string>> = { t: 'thickness', w: 'width', l: 'length' }
const own: Readonly<Record<string, string>> = { default_warehouse_id: 'warehouse_id', default_supplier_id: 'supplier_id' }

/** Ids of the wire are numbers; in a table's body they are text, and nothing is ''. */
const idText = (value: unknown): string => (value === null || value === undefined || Number(value) === 0 ? '' : String(value))

/** A SKU of the wire as a line of its product; what it does not say of one that is there stays. */
function lineIn({ sku_id, ...sent }: SkuBody, stored: readonly WireRecord[]): WireRecord {
  const known = stored.find((one) => String(one['id']) === String(sku_id ?? ''))
  const named = Object.entries(sent).map(([key, value]) => [columns[key] ?? key, key === 'weight_range_id' ? idText(value) : value])
  return { ...(known ?? { status: 1 }), ...Object.fromEntries(named) }
}

async function unitsIn(db: Db, units: NonNullable<ProductBody['units']>): Promise<WireRecord[]> {
  const made: WireRecord[] = []
  for (const [at, { unit, num, den }] of units.entries()) made.push({ unit_id: await unitNamed(db, unit, `units.${at}.unit`), num, den })
  return made
}

/** What a type gives a product that does not say it. */
async function fromType(db: Db, { type_id, kind, unit, price_unit, density }: ProductBody): Promise<WireRecord> {
  const type = await row<{ kind: string; unit_id: string; price_unit: string; density: string }>(
    db,
    sql`select kind, coalesce(unit_id::text, '') as unit_id, price_unit, coalesce(density::text, '') as density
      from product_types where id = ${Number(type_id) || 0}`,
  )
  if (!type) throw refuse('TYPE_UNKNOWN', 'type_id')
  return {
    ...(kind === undefined && { kind: type.kind }),
    ...(unit === undefined && { unit_id: type.unit_id }),
    ...(price_unit === undefined && { price_unit: type.price_unit }),
    ...(density === undefined && { density: type.density }),
  }
}

/** A product of the wire (manufacturing 3.1) as its table is written; `stored` are the lines it has. */
export async function productIn(db: Db, body: ProductBody, stored: readonly WireRecord[] | undefined): Promise<WireRecord> {
  const { sn, sn_token, unit, units, skus, tax_rate, type_id, id: _, ...rest } = body
  const references = new Set(['default_warehouse_id', 'default_supplier_id'])
  const plain = Object.entries(rest).map(([key, value]) => [own[key] ?? key, references.has(key) ? idText(value) : value])
  const reserved = !sn && sn_token ? await reservedNumber(db, sn_token) : undefined
  const number = sn || reserved
  return {
    ...Object.fromEntries(plain),
    ...(!stored && (await fromType(db, body))),
    ...(number && { sn: number }),
    ...(type_id !== undefined && { type_id: idText(type_id) }),
    ...(unit !== undefined && { unit_id: await unitNamed(db, unit, 'unit') }),
    ...(tax_rate !== undefined && { tax_rate: percentOf(String(tax_rate ?? '')) }),
    ...(units && { units: await unitsIn(db, units) }),
    ...(skus && { skus: skus.map((one) => lineIn(one, stored ?? [])) }),
  }
}

/** Lines of a product as the wire names them. */
export const skusOf = (db: Db, product: number): Promise<{ sku_id: number; sn: string }[]> =>
  rows(db, sql`select id as sku_id, sn from factory_products_skus where parent_id = ${product} order by position`)

/** Errors of the table by keys of the wire: `skus.0.thickness` is `skus.0.t`. */
export function wireErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const back: Readonly<Record<string, string>> = {
    ...{ thickness: 't', width: 'w', length: 'l', warehouse_id: 'default_warehouse_id', supplier_id: 'default_supplier_id' },
    unit_id: 'unit',
  }
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path
        .split('.')
        .map((part) => back[part] ?? part)
        .join('.'),
      text,
    ]),
  )
}
