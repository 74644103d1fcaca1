import { readRecord } from '#src/api/records.ts'
import { readShortage } from '#src/api/purchasing-drafts.ts'
import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import { idsIn } from '#src/console/parts/factory/ids-in.ts'
import type { Connection } from '#src/stores/connection.ts'

/** An order of what is short of a supplier, of all of it or of SKUs: `/new?shortage=7&skus=12,15`. @throws RequestError */
export async function beginOrder(connection: Connection, query: URLSearchParams) {
  const [supplier] = idsIn(query, 'shortage')
  if (supplier === undefined) return undefined
  const only = new Set(idsIn(query, 'skus').map(String))
  const { list } = await connection.send(readShortage, { body: { party_id: supplier } })
  const wanted = list.filter(({ sku_id }) => only.size === 0 || only.has(sku_id))
  const [first] = wanted
  const isOfOne = new Set(wanted.map(({ warehouse_id }) => warehouse_id)).size === 1
  const wire = {
    lines: wanted,
    ...(supplier > 0 && first && { party_id: first.supplier_id, party_name: first.supplier_name }),
    ...(isOfOne && first && { warehouse_id: first.warehouse_id, warehouse_name: first.warehouse_name }),
  }
  const { supplier: party, warehouse, lines } = readRecord(purchaseOrder.fields, wire as never)
  return { supplier: party, warehouse, lines }
}
