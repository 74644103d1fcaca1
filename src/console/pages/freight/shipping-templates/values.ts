import {
  excludedRegions,
  feeFields,
  freeRegions,
  regionFees,
  type ShippingTemplateBody,
  type ShippingTemplateForm,
  type WireExcluded,
  type WireFee,
  type WireFree,
} from '#src/api/shipping-templates.ts'
import { newRecord, readRecord, writeRecord } from '#src/api/records.ts'
import type { ValuesOf } from '#src/kinds/kind.ts'
import { citiesOf, withWhole, type Region, type WireRegion } from '#src/kinds/regions.ts'
import { compared, rounded } from '#src/lib/decimal.ts'

export type Fee = Pick<ValuesOf<typeof feeFields>, keyof typeof feeFields>
type Rows<F extends { kind: { empty: unknown } }> = F['kind']['empty']

/** A template as its form holds it. */
export interface TemplateValues {
  name: string
  /** '1' by piece, '2' by weight, '3' by volume. */
  type: string
  /** What it costs wherever nothing else is said. */
  defaults: Fee
  fees: Rows<typeof regionFees>
  /** '1' or '0', as below. */
  appoint: string
  free: Rows<typeof freeRegions>
  noDelivery: string
  excluded: readonly Region[]
  sort: number | null
  version?: number | undefined
  /** All regions there are, by which a province is known to be whole. */
  tree: readonly WireRegion[]
}

const feeOf = (wire: object): Fee => {
  const { first, price, next, nextPrice } = readRecord(feeFields, { ...wire })
  return { first, price, next, nextPrice }
}

const withWholeRows = <Row extends { regions: readonly Region[] }>(rows: readonly Row[], tree: readonly WireRegion[]) =>
  rows.map((row) => ({ ...row, regions: withWhole(row.regions, tree) }))

/** What a new template begins with. */
export function newTemplate(tree: readonly WireRegion[]): TemplateValues {
  const { first, price, next, nextPrice } = newRecord(feeFields)
  const nothing = { name: '', type: '1', appoint: '0', noDelivery: '0', sort: 0 }
  return { ...nothing, defaults: { first, price, next, nextPrice }, fees: [], free: [], excluded: [], tree }
}

/** A template as the server tells it. */
export function readTemplate(wire: ShippingTemplateForm, tree: readonly WireRegion[]): TemplateValues {
  const { name, type, appoint_check, no_delivery_check, sort } = wire.formData
  const [whole, ...others] = wire.templateList
  const excluded = wire.noDeliveryList.flatMap(({ place }) => [...place])
  return {
    ...{ name, type: String(type), appoint: String(appoint_check), noDelivery: String(no_delivery_check) },
    ...{ sort, version: wire.version, tree },
    defaults: whole ? feeOf(whole) : newTemplate(tree).defaults,
    fees: withWholeRows(regionFees.kind.read(others), tree),
    free: withWholeRows(freeRegions.kind.read(wire.appointList), tree),
    // a plain shop lists the cities of a row's first province under all of its provinces: each city counts once
    excluded: withWhole(excludedRegions.kind.read(excluded), tree),
  }
}

const namesOf = (regions: readonly Region[]) => regions.map(({ name }) => name).join(';')

/** A template as it is sent. */
export function writeTemplate(values: TemplateValues): ShippingTemplateBody {
  const { name, type, defaults, fees, appoint, free, noDelivery, excluded, sort, version } = values
  const figures = writeRecord(feeFields, defaults) as unknown as Omit<WireFee, 'region'>
  const whole: WireFee = { region: [{ city_id: 0, name: '默认全国' }], regionName: '默认全国', ...figures }
  const named = <Wire>(rows: unknown, key: string, of: readonly { regions: readonly Region[] }[]) =>
    (rows as readonly object[]).map((row, at) => ({ ...row, [key]: namesOf(of[at]!.regions) })) as Wire[]
  const feeRows = fees.map((row) => ({ ...row, id: 'new-' }))
  const freeRows = free.map((row) => ({ ...row, id: 'new-' }))
  return {
    ...{ name, type: Number(type), appoint: appoint === '1' ? 1 : 0, no_delivery: noDelivery === '1' ? 1 : 0, sort: sort ?? 0 },
    region_info: [whole, ...named<WireFee>(regionFees.kind.write(feeRows), 'regionName', fees)],
    appoint_info: named<WireFree>(freeRegions.kind.write(freeRows), 'placeName', free),
    // a province a row: a plain shop mixes up the cities of several
    no_delivery_info: excluded.map((one) => ({
      place: excludedRegions.kind.write([one]) as WireExcluded['place'],
      placeName: one.name,
    })),
    ...(version !== undefined && { version }),
  }
}

/** Whether goods that are counted in pieces are charged by a part of one. */
export const hasPart = (quantities: readonly unknown[]): boolean =>
  quantities.some((one) => typeof one === 'string' && one !== '' && compared(one, rounded(one, 0)) !== 0)

/** A city that stands in two rows. */
export function cityTwice(rows: readonly { regions: readonly Region[] }[]): string | undefined {
  const seen = new Set<string>()
  const cities = rows.flatMap(({ regions }) => citiesOf(regions))
  return cities.find(({ id }) => seen.has(id) || !seen.add(id))?.name
}
