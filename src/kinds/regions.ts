import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

/** A city of a province. */
export interface RegionCity {
  readonly id: string
  readonly name: string
}

/** A province with those of its cities that are meant. */
export interface Region extends RegionCity {
  readonly cities: readonly RegionCity[]
  /** All of its cities, where somebody knows how many it has: its name alone says it. */
  readonly isWhole?: boolean
}

/** A city, province or other node as the shop sends it. */
export interface WireRegion {
  city_id: string | number
  name: string
  children?: readonly WireRegion[]
}

export interface RegionsOptions extends FieldOptions<readonly Region[]> {
  /** The call that answers all provinces with their cities. */
  from: object
}

const rowsIn = (wire: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(wire) ? wire.filter((one) => typeof one === 'object' && one !== null) : []

const idOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** Each city once, whatever the wire says. */
function readRegions(wire: unknown): readonly Region[] {
  const seen = new Set<string>()
  return rowsIn(wire).flatMap((row) => {
    const cities = rowsIn(row['children'])
      .map((city) => ({ id: textIn(city['city_id']), name: textIn(city['name']) }))
      .filter(({ id }) => id !== '' && !seen.has(id) && seen.add(id))
    return cities.length === 0 ? [] : [{ id: textIn(row['city_id']), name: textIn(row['name']), cities }]
  })
}

const nameOf = ({ name, cities, isWhole }: Region) => (isWhole ? name : `${name}（${cities.map((city) => city.name).join('、')}）`)

const regionsKind: Kind<readonly Region[]> = {
  as: 'regions',
  empty: [],
  isEmpty: (value) => value.length === 0,
  read: readRegions,
  write: (value): WireRegion[] =>
    value.map(({ id, name, cities }) => ({
      ...{ city_id: idOf(id), name },
      children: cities.map((city) => ({ city_id: idOf(city.id), name: city.name })),
    })),
  text: (value) => value.map(nameOf).join('；'),
  // they are chosen from a tree; a name alone may mean several
  parse: (text) => (text.trim() === '' ? { value: [] } : { fault: { code: 'FIELD_OPTION' } }),
  fault: () => undefined,
  cell: 'text',
  schema: {
    type: 'array',
    maxItems: 100,
    items: {
      type: 'object',
      properties: {
        city_id: { type: 'integer', minimum: 0 },
        name: { type: 'string', maxLength: 100 },
        children: {
          type: 'array',
          maxItems: 1_000,
          items: { type: 'object', properties: { city_id: { type: 'integer', minimum: 0 }, name: { type: 'string', maxLength: 100 } } },
        },
      },
    },
  },
}

/** Provinces and cities, chosen from a tree. */
export const regions = (options: RegionsOptions): Field<readonly Region[]> => field(regionsKind, options)

/** The cities of several provinces. */
export const citiesOf = (value: readonly Region[]): readonly RegionCity[] => value.flatMap(({ cities }) => cities)

/** The same regions, and which of them are whole by a tree of all. */
export function withWhole(value: readonly Region[], tree: readonly WireRegion[]): readonly Region[] {
  const counts = new Map(tree.map(({ city_id, children }) => [String(city_id), children?.length ?? 0]))
  return value.map((region) => ({ ...region, isWhole: counts.get(region.id) === region.cities.length }))
}
