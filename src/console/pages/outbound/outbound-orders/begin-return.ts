import { readRecord } from '#src/api/records.ts'
import { draftReturn } from '#src/api/purchasing-drafts.ts'
import outboundOrder from '#src/api/resources/stock/outbound-order.ts'
import { idsIn } from '#src/console/parts/factory/ids-in.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A return to the supplier out of the receipts that an address names: `/new?receipt=12`. @throws RequestError */
export async function beginReturn(connection: Connection, query: URLSearchParams) {
  const from = idsIn(query, 'receipt')
  if (from.length === 0) return undefined
  const wire = await connection.send(draftReturn, { body: { from } })
  const { party, warehouse, taxMode, lines } = readRecord(outboundOrder.fields, wire)
  return { kind: 'return', party, warehouse, taxMode, lines }
}
