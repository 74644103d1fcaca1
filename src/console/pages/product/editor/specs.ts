import type { ProductAttribute, ProductSku } from '#src/api/store-products.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { freshId } from '#src/lib/random-id.ts'

/** A value of an attribute: it stays the same one when somebody calls it otherwise. */
export interface SpecValue {
  readonly id: string
  readonly text: string
  /** The server knows it: a combination of such values without a row was left out on purpose. */
  readonly isKnown?: boolean
}

/** An attribute of the product while it is edited: colour with red and blue. */
export interface Spec {
  readonly id: string
  readonly name: string
  readonly values: readonly SpecValue[]
}

/** One specification: a row of the grid, with what the server said of it. */
export interface Sku {
  readonly id: string
  /** Ids of its values by the ids of their attributes; none in a product without attributes. */
  readonly of: Readonly<Record<string, string>>
  /** As it was read; undefined for a new one. */
  readonly came?: ProductSku
  /** Its values in words. */
  readonly name: string
  readonly [column: string]: unknown
}

/** What a product without attributes calls its only specification. */
export const onlyName = '默认'

/** More rows than this are no product. */
export const mostSkus = 500

export const newValue = (text: string): SpecValue => ({ id: freshId(), text })
export const newSpec = (name = '', values: readonly string[] = []): Spec => ({ id: freshId(), name, values: values.map(newValue) })

export const specsOf = (items: readonly ProductAttribute[]): Spec[] =>
  items.map(({ value, detail }) => {
    const { values, ...spec } = newSpec(value, detail)
    return { ...spec, values: values.map((one) => ({ ...one, isKnown: true })) }
  })

export const attributesOf = (specs: readonly Spec[]): { value: string; detail: string[] }[] =>
  specs.map(({ name, values }) => ({ value: name.trim(), detail: values.map(({ text }) => text.trim()) }))

const withValues = (specs: readonly Spec[]) => specs.filter(({ values }) => values.length > 0)

/** How many rows the attributes make. */
export const countOf = (specs: readonly Spec[]): number => withValues(specs).reduce((count, { values }) => count * values.length, 1)

type Of = Sku['of']

const combinations = (specs: readonly Spec[]): Of[] =>
  withValues(specs).reduce<Of[]>((made, { id, values }) => made.flatMap((of) => values.map((value) => ({ ...of, [id]: value.id }))), [{}])

const nameOf = (specs: readonly Spec[], of: Of): string => {
  const texts = withValues(specs).map(({ id, values }) => values.find((value) => value.id === of[id])?.text ?? '')
  return texts.length === 0 ? onlyName : texts.join(' / ')
}

/** Attributes that two rows share, and whether they agree in all of them. */
function likeness(one: Of, other: Of): number {
  const shared = Object.keys(one).filter((id) => id in other)
  return shared.every((id) => one[id] === other[id]) ? shared.length : -1
}

const closest = (rows: readonly Sku[], of: Of): Sku | undefined =>
  rows.reduce<{ row?: Sku; score: number }>(
    (best, row) => {
      const score = likeness(row.of, of)
      return score > best.score ? { row, score } : best
    },
    { score: -1 },
  ).row

/**
 * The rows that some attributes make. A row that was there keeps what is filled in, whatever its attributes and values are called and in
 * which order they stand; where an attribute is added, each new row begins with what stood in the one that it came from.
 */
export function skusFor(specs: readonly Spec[], rows: readonly Sku[], blank: (of: Of, name: string) => Sku): Sku[] {
  if (countOf(specs) > mostSkus) return [...rows]
  const taken = new Set<string>()
  const known = new Set(specs.flatMap(({ values }) => values.filter(({ isKnown }) => isKnown).map(({ id }) => id)))
  return combinations(specs).flatMap((of) => {
    const found = closest(rows, of)
    const name = nameOf(specs, of)
    if (!found) return Object.values(of).every((id) => known.has(id)) ? [] : [blank(of, name)]
    const isFirst = !taken.has(found.id)
    taken.add(found.id)
    // what the server knows by a key of its own is one row alone
    return [isFirst ? { ...found, of, name } : { ...without(found), id: newLineId(), of, name }]
  })
}

function without({ came: _known, ...rest }: Sku): Sku {
  return rest as Sku
}

/** The rows of a product that was read, beside its attributes. */
export function valueIdsOf(specs: readonly Spec[], sku: ProductSku): Of {
  const entries = specs.flatMap(({ id, name, values }, at) => {
    const text = sku.detail?.[name] ?? sku[`value${at + 1}`] ?? sku.attr_arr?.[at]
    const value = values.find((one) => one.text === text)
    return value ? [[id, value.id] as const] : []
  })
  return Object.fromEntries(entries)
}

/** What a row is called on the wire: its values by position and by the names of their attributes. */
export function namesOf(specs: readonly Spec[], of: Of): Partial<ProductSku> {
  const found = withValues(specs).map(({ id, name, values }) => ({
    name: name.trim(),
    text: values.find((value) => value.id === of[id])?.text.trim() ?? '',
  }))
  const detail = Object.fromEntries(found.map(({ name, text }) => [name, text]))
  const values = Object.fromEntries(found.map(({ text }, at) => [`value${at + 1}`, text]))
  return { ...values, ...detail, detail, attr_arr: found.map(({ text }) => text) } as Partial<ProductSku>
}

export { nameOf }
