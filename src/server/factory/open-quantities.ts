import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'

/** What is promised of a SKU, in what it is counted by; decimal text. */
export interface OpenQuantities {
  /** To customers. */
  reserved: string
  /** By suppliers. */
  incoming: string
  /** By the workshop. */
  wip: string
}

const nothing: OpenQuantities = { reserved: '0', incoming: '0', wip: '0' }

/**
 * What is still open of approved orders and plans, by SKU; `isByWarehouse` by the warehouses that those name as well: what names none is of a SKU as
 * a whole alone.
 */
export async function openQuantities(
  db: Db,
  skus: readonly number[],
  isByWarehouse = false,
): Promise<(sku: number, warehouse?: number | null) => OpenQuantities> {
  if (skus.length === 0) return () => nothing
  const named = isByWarehouse
    ? sql`coalesce(l.warehouse_id, (select d.warehouse_id from factory_documents d where d.id = l.parent_id))`
    : sql`null::bigint`
  const found = await rows<OpenQuantities & { sku: number; warehouse: number | null }>(
    db,
    sql`select l.sku_id as sku, ${named} as warehouse,
          coalesce(trim_scale(round(sum(greatest(l.qty - l.taken, 0) * l.unit_num / l.unit_den) filter (where o.type = 'SO'), 6)), 0)::text as reserved,
          coalesce(trim_scale(round(sum(greatest(l.qty - l.taken, 0) * l.unit_num / l.unit_den) filter (where o.type = 'PO'), 6)), 0)::text as incoming,
          coalesce(trim_scale(round(sum(greatest(l.qty - l.taken, 0) * l.unit_num / l.unit_den) filter (where o.type = 'PLAN'), 6)), 0)::text as wip
        from promised_lines o join factory_documents_lines l on l.id = o.line_id
        where o.sku_id = any(${sql.param([...skus])}::bigint[]) and l.closed_by = ''
        group by 1, 2`,
  )
  const keyOf = (sku: number, warehouse: number | null) => `${sku} ${warehouse ?? ''}`
  const known = new Map(found.map(({ sku, warehouse, ...rest }) => [keyOf(Number(sku), warehouse), rest]))
  return (sku, warehouse = null) => (isByWarehouse === (warehouse !== null) && known.get(keyOf(sku, warehouse))) || nothing
}
