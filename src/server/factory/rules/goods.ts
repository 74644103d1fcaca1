import { Refusal } from '../../refusal.ts'
import type { DocumentLine, FactoryDocument } from '../documents.ts'
import { fenOf, microOf } from '../measures.ts'
import type { Incoming, Outgoing } from '../stock.ts'

const warehouseOf = (document: FactoryDocument, line: DocumentLine, at: number): number => {
  const found = line.warehouse ?? document.warehouse
  if (found === null)
    throw new Refusal({ status: 400, code: 'WAREHOUSE_MISSING', errors: { [`lines[${at}].warehouse_id`]: 'WAREHOUSE_MISSING' } })
  return found
}
const weightOf = ({ weightActual, weightTheory }: DocumentLine) => microOf(weightActual ?? weightTheory)

/** What lines bring in; worth what they cost before tax where `isCosted`. */
export const incoming = (document: FactoryDocument, isCosted: boolean): Incoming[] =>
  document.lines.map((line, at) => ({
    way: 'in',
    ...{ sku: line.sku, warehouse: warehouseOf(document, line, at), lot: line.lot ?? 0, line: line.id },
    location: line.location ?? undefined,
    ...{ pieces: microOf(line.pieces), area: microOf(line.area), weight: weightOf(line) },
    ...(isCosted && { value: fenOf(line.net) }),
  }))

/** What lines take out of a warehouse. */
export const outgoing = (document: FactoryDocument): Outgoing[] =>
  document.lines.map((line, at) => ({
    way: 'out',
    ...{ sku: line.sku, warehouse: warehouseOf(document, line, at), lot: line.lot ?? 0, line: line.id },
    reason: document.reason,
    ...{ pieces: microOf(line.pieces), weight: weightOf(line) },
  }))
