import { readRecord } from '#src/api/records.ts'
import { draftReceipt } from '#src/api/goods-receipts.ts'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A receipt of the purchase orders that an address names: `/new?from=12,15`. @throws RequestError */
export async function beginReceipt(connection: Connection, query: URLSearchParams) {
  const from = (query.get('from') ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number)
  if (from.length === 0) return undefined
  const wire = await connection.send(draftReceipt, { body: { from } })
  const { party, warehouse, taxMode, lines } = readRecord(goodsReceipt.fields, wire)
  return { kind: 'purchase', party, warehouse, taxMode, lines }
}
