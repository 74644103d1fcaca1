import factoryProduct from '#src/api/resources/factory-product.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readOne } from '#src/stores/records.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { $text } from './text.ts'

/** A new product that begins as a copy: its number, and the numbers and barcodes of its lines, are its own. */
export async function beginCopy(connection: Connection, query: URLSearchParams) {
  const from = query.get('from')
  if (!from) return undefined
  const { id: _, version: __, allow: ___, wire: ____, ...values } = await readOne(connection, factoryProduct, from)
  const skus = values.skus.map((sku) => ({ ...sku, id: newLineId(), sn: '', barcode: '' }))
  const units = values.units.map((unit) => ({ ...unit, id: newLineId() }))
  return { ...values, sn: '', name: $text.get().copyOf(values.name), skus, units }
}
