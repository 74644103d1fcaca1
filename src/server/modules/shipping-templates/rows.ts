import { feeFields, freeRegions, regionFees, type ShippingTemplateBody, type WireFee } from '#src/api/shipping-templates.ts'
import { faultOf, wireOf, type Fault, type Field, type Fields } from '#src/kinds/kind.ts'
import { compared, rounded } from '#src/lib/decimal.ts'
import { citiesOf, type Region } from '#src/kinds/regions.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'

/** What a row of a template is about: a fee, free delivery, or none at all. */
export type RowKind = 'fee' | 'free' | 'none'

/** A row as it is stored; the default fee has no city. */
export interface TemplateRow {
  kind: RowKind
  figures: { first: string; price: string; next: string; nextPrice: string }
  cities: readonly { id: string; name: string }[]
}

type Values = Readonly<Record<string, unknown>>
interface Read extends TemplateRow {
  /** Where it stood in the body. */
  path: string
  faults: readonly (readonly [string, Fault])[]
}

const entriesOf = (fields: Fields) => Object.entries(fields) as [string, Field<unknown>][]
const columnsOf = (lines: { readonly options: object }) => (lines.options as { of: Fields }).of
const zero = '0'

/** Goods are counted in whole pieces. */
const isPart = (quantity: string) => compared(quantity, rounded(quantity, 0)) !== 0

function readRow(kind: RowKind, path: string, fields: Fields, quantities: readonly string[], isByPiece: boolean, wire: Values): Read {
  const values = Object.fromEntries(entriesOf(fields).map(([name, one]) => [name, one.kind.read(wire[wireOf(name, one)])]))
  const faults = entriesOf(fields).flatMap(([name, one]) => {
    const value = values[name]
    const part: Fault | undefined =
      isByPiece && quantities.includes(name) && isPart(String(value) || zero) ? { code: 'FIELD_WHOLE' } : undefined
    const fault = faultOf(one, value) ?? part
    return fault ? [[`${path}.${wireOf(name, one)}`, fault] as const] : []
  })
  const figure = (name: string) => String(values[name] ?? '') || zero
  const figures =
    kind === 'free'
      ? { first: figure('quantity'), price: figure('amount'), next: zero, nextPrice: zero }
      : { first: figure('first'), price: figure('price'), next: figure('next'), nextPrice: figure('nextPrice') }
  return { kind, path, faults, figures, cities: citiesOf((values['regions'] as readonly Region[] | undefined) ?? []) }
}

/** The shop's own screen names the whole country by the id 0; others name nothing. */
const isDefault = ({ region }: WireFee) =>
  !Array.isArray(region) || !region.some((one: unknown) => Array.isArray((one as { children?: unknown } | null)?.children))

function refuse(faults: readonly (readonly [string, Fault])[], locale: Locale): void {
  const said = faults.map(([path, { code, values }]) => [path, sentence(code, locale, values) ?? code] as const)
  const [first] = said
  if (first) throw new Refusal({ status: 400, code: '100100', message: first[1], errors: Object.fromEntries(said) })
}

function refuseTwice(rows: readonly Read[]): void {
  const seen = new Set<string>()
  for (const { kind, cities, path } of rows)
    for (const { id, name } of cities) {
      const key = `${kind} ${id}`
      if (seen.has(key)) {
        const errors = { [path]: 'SHIPPING_CITY_TWICE' }
        throw new Refusal({ status: 400, code: 'SHIPPING_CITY_TWICE', values: { city: name }, errors })
      }
      seen.add(key)
    }
}

/**
 * The rows of a body, the default fee first. Refused with SHIPPING_NO_DEFAULT without it, with 100100 and the wrong figures, with
 * SHIPPING_CITY_TWICE for a city in two rows of a kind.
 */
export function rowsOf(body: ShippingTemplateBody, locale: Locale): TemplateRow[] {
  const isByPiece = body.type === 1
  const read = (kind: RowKind, path: string, fields: Fields, quantities: readonly string[]) => (wire: object, at: number) =>
    readRow(kind, `${path}.${at}`, fields, quantities, isByPiece, wire as Values)
  const fees = body.region_info.map((wire, at) =>
    read('fee', 'region_info', isDefault(wire) ? feeFields : columnsOf(regionFees), ['first', 'next'])(wire, at),
  )
  const [whole, ...others] = fees.filter((fee) => fee.cities.length === 0)
  if (!whole || others.length > 0) {
    refuse(
      fees.flatMap(({ faults }) => faults),
      locale,
    )
    throw new Refusal({ status: 400, code: 'SHIPPING_NO_DEFAULT', errors: { region_info: 'SHIPPING_NO_DEFAULT' } })
  }
  const rows = [
    ...[whole, ...fees.filter((fee) => fee !== whole)],
    ...(body.appoint ? body.appoint_info.map(read('free', 'appoint_info', columnsOf(freeRegions), ['quantity'])) : []),
    ...(body.no_delivery
      ? body.no_delivery_info.map(read('none', 'no_delivery_info', { regions: columnsOf(freeRegions)['regions']! }, []))
      : []),
  ]
  refuse(
    rows.flatMap(({ faults }) => faults),
    locale,
  )
  refuseTwice(rows)
  return rows
}
