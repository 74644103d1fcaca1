import { differenceOf } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'
import type { DocumentLine, FactoryDocument } from '../documents.ts'
import { fenOf, microOf } from '../measures.ts'
import type { Carried, Incoming, Outgoing } from '../stock.ts'

const warehouseOf = (document: FactoryDocument, line: DocumentLine, at: number): number => {
  const found = line.warehouse ?? document.warehouse
  if (found === null)
    throw new Refusal({ status: 400, code: 'WAREHOUSE_MISSING', errors: { [`lines.${at}.warehouse_id`]: 'WAREHOUSE_MISSING' } })
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
    location: line.location ?? undefined,
    reason: document.reason,
    ...{ pieces: microOf(line.pieces), weight: weightOf(line) },
  }))

/** Whether a line goes from one place to another of its warehouse. */
export const isBetweenLocations = ({ location, toLocation }: { location: unknown; toLocation: unknown }): boolean =>
  Boolean(toLocation) && location !== toLocation

/** What lines take from one warehouse to another. @throws Refusal 400 `WAREHOUSE_MISSING`, `WAREHOUSE_SAME` */
export function carried(document: FactoryDocument): Carried[] {
  const { warehouse, toWarehouse } = document
  const missing = warehouse === null ? 'warehouse_id' : toWarehouse === null ? 'to_warehouse_id' : undefined
  if (missing) throw new Refusal({ status: 400, code: 'WAREHOUSE_MISSING', errors: { [missing]: 'WAREHOUSE_MISSING' } })
  const isSame = warehouse === toWarehouse && !document.lines.every(isBetweenLocations)
  if (isSame) throw new Refusal({ status: 400, code: 'WAREHOUSE_SAME', errors: { to_warehouse_id: 'WAREHOUSE_SAME' } })
  return outgoing({ ...document, lines: document.lines.map((line) => ({ ...line, warehouse: null })) }).map((move, at) => ({
    ...{ ...move, way: 'carry' },
    ...{ to: toWarehouse!, toLocation: document.lines[at]!.toLocation ?? undefined },
  }))
}

/** What a count found more or less than there should be: the quantity of a line is the difference, and one of none moves nothing. */
export function corrections(document: FactoryDocument): (Incoming | Outgoing)[] {
  const isLess = ({ qty }: DocumentLine) => microOf(qty) < 0n
  const differing = document.lines.filter(({ qty }) => microOf(qty) !== 0n)
  const less = differing
    .filter(isLess)
    .map((line) => ({ ...line, pieces: opposite(line.pieces), weightTheory: opposite(line.weightTheory) }))
  return [
    ...incoming({ ...document, lines: differing.filter((line) => !isLess(line)) }, false).map((move) => ({
      ...move,
      reason: document.reason,
    })),
    ...outgoing({ ...document, lines: less }),
  ]
}
const opposite = (value: string) => differenceOf('0', value)
