import { readRecord } from '#src/api/records.ts'
import { draftReceipt } from '#src/api/goods-receipts.ts'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import { idsIn } from '#src/console/parts/factory/ids-in.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A receipt of the purchase orders that an address names: `/new?from=12,15`. @throws RequestError */
export async function beginReceipt(connection: Connection, query: URLSearchParams) {
  const from = idsIn(query, 'from')
  return from.length === 0 ? undefined : receiptOf(connection, from)
}

/** What a receipt of orders begins with. @throws RequestError */
export async function receiptOf(connection: Connection, from: number[]) {
  const wire = await connection.send(draftReceipt, { body: { from } })
  const { party, warehouse, taxMode, discount, freight, lines } = readRecord(goodsReceipt.fields, wire)
  return { kind: 'purchase', party, warehouse, taxMode, discount, freight, lines }
}
