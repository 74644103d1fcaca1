import { sql } from 'drizzle-orm'
import type { batchActions } from '#src/api/factory-products.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { productOf, rounded, shifted } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { changeRow, type Writer } from '../../tables/write.ts'
import factoryProducts from './factory-product-table.ts'
import { refuse } from './product-rules.ts'

const table = factoryProducts as unknown as Table
const whole = { level: 0, permissions: new Set<string>() } as never

type Action = (typeof batchActions)[number]

/** What a line becomes. */
function lineWith(line: WireRecord, action: Action, values: Readonly<Record<string, unknown>>): WireRecord {
  if (action === 'enable' || action === 'disable') return { ...line, status: action === 'enable' ? 1 : 0 }
  const { list_price, floor_price, percent } = values as Record<string, string | undefined>
  const raised = (price: unknown) =>
    percent && typeof price === 'string' && price !== '' ? rounded(productOf(price, shifted(percent, -2)), 2) : price
  if (percent) return { ...line, list_price: raised(line['list_price']), floor_price: raised(line['floor_price']) }
  return { ...line, ...(list_price !== undefined && { list_price }), ...(floor_price !== undefined && { floor_price }) }
}

/** What a product becomes, but for its lines. */
function productWith(action: Action, values: Readonly<Record<string, unknown>>): WireRecord {
  const id = (value: unknown) => (Number(value) ? String(value) : '')
  if (action === 'set_type') return { type_id: id(values['type_id']) }
  if (action === 'set_warehouse') return { warehouse_id: id(values['warehouse_id']) }
  const { safety_min, safety_max } = values
  return { ...(safety_min !== undefined && { safety_min }), ...(safety_max !== undefined && { safety_max }) }
}

/** Changes chosen SKUs, or the products that they belong to; all of them or none. Answers how many SKUs. */
export async function changeMany(
  db: Db,
  { action, ids = [], values = {} }: { action: Action; ids?: (string | number)[]; values?: Record<string, unknown> },
  writer: Writer,
): Promise<number> {
  const isOfLines = ['enable', 'disable', 'set_price'].includes(action)
  if (!isOfLines && Object.keys(values).length === 0) throw refuse('FIELD_REQUIRED', 'values')
  const found = await rows<{ product: number; skus: string[] }>(
    db,
    sql`select parent_id as product, array_agg(id::text) as skus from factory_products_skus
      where id = any(${sql.param(ids.map(Number))}::bigint[]) group by 1 order by 1`,
  )
  for (const { product, skus } of found) {
    const stored = await readRow(db, table, product, whole)
    const lines = stored['skus'] as WireRecord[]
    const changed = lines.map((line) => (skus.includes(String(line['id'])) ? lineWith(line, action, values) : line))
    // a line that is in use makes its product so
    const isOn = action === 'enable' && stored['status'] !== 1 ? { status: 1 } : {}
    await changeRow(db, table, product, isOfLines ? { skus: changed, ...isOn } : productWith(action, values), writer)
  }
  return found.reduce((sum, { skus }) => sum + skus.length, 0)
}
