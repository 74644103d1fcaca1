import factoryProduct from '#src/api/resources/factory-product.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { startOf, type Field } from '#src/kinds/kind.ts'
import { newLineId, type LinesOptions } from '#src/kinds/lines.ts'
import { compared } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'

export type Product = RecordOf<(typeof factoryProduct)['fields']>
export type Sku = Product['skus'][number]

export const refuse = (code: string, field: string, values: Record<string, string | number> = {}) =>
  new Refusal({ status: 400, code, errors: { [field]: code }, values })

const skuFields = (factoryProduct.fields.skus.options as unknown as Required<LinesOptions<never>> & { of: Record<string, Field<unknown>> })
  .of

/** A line that nobody has written anything into: what a material has. */
const plainSku = (): Sku => {
  const values = Object.fromEntries(Object.entries(skuFields).map(([name, field]) => [name, startOf(field)]))
  return { ...values, id: newLineId() } as unknown as Sku
}

/** What makes two lines of a product the same (manufacturing 2.3): measures, colour and hardness with the product's own, band. */
const specOf = (product: Product, { thickness, width, length, colour, hardness, weightRange }: Sku): string =>
  [
    thickness ? Number(thickness) : '',
    width ?? '',
    length ?? '',
    colour || product.colour,
    hardness ?? product.hardness ?? '',
    weightRange,
  ].join(' ')

/** What stands in messages for a line: its number, or the place of one that has none yet. */
export const nameOfSku = ({ sn }: Sku, at: number): string => sn || `#${at + 1}`

function refuseSpecs(product: Product): void {
  const known = new Map<string, string>()
  for (const [at, sku] of product.skus.entries()) {
    const missing = (['thickness', 'width', 'length'] as const).filter((name) => sku[name] === '' || sku[name] === null)
    if (missing.length === 1 || missing.length === 2) throw refuse('SPEC_PARTS', `skus.${at}.${missing[0]}`)
    const spec = specOf(product, sku)
    const twin = known.get(spec)
    if (twin !== undefined) throw refuse('SKU_TWICE', `skus.${at}.thickness`, { sn: twin })
    known.set(spec, nameOfSku(sku, at))
  }
}

/** Judges what a product says by itself, and completes it: one that names no lines has one. */
export function judged(product: Product): Product {
  const { safetyMin, safetyMax, kind } = product
  if (safetyMin !== '' && safetyMax !== '' && compared(safetyMin, safetyMax) > 0) throw refuse('SAFETY_ORDER', 'safety_max')
  const whole = product.skus.length > 0 ? product : { ...product, skus: [plainSku()] }
  if (['material', 'aux', 'pack'].includes(kind) && whole.skus.length > 1) throw refuse('SKU_SINGLE', 'skus')
  refuseSpecs(whole)
  for (const [at, { listPrice, floorPrice }] of whole.skus.entries())
    if (listPrice !== '' && floorPrice !== '' && compared(floorPrice, listPrice) > 0) throw refuse('FLOOR_ABOVE', `skus.${at}.floor_price`)
  const units = [product.unit, ...product.units.map(({ unit }) => unit)]
  const twice = units.findIndex((unit, at) => units.indexOf(unit) < at)
  if (twice > 0) throw refuse('UNIT_TWICE', `units.${twice - 1}.unit_id`)
  return whole
}

/** Lines with their numbers: the only one without measures is called like its product, every other one counts on. */
export function numberedSkus({ sn, skus }: Product): readonly Sku[] {
  const taken = skus.map((sku) => Number(sku.sn.startsWith(`${sn}-`) ? sku.sn.slice(sn.length + 1) : 0) || 0)
  let last = Math.max(0, ...taken)
  const isOne = skus.length === 1 && skus[0]!.thickness === ''
  return skus.map((sku) => (sku.sn !== '' ? sku : { ...sku, sn: isOne ? sn : `${sn}-${String(++last).padStart(2, '0')}` }))
}

/** Whether a line measures what it did; what its product says for it counts with it. */
export const isSameSpec = (product: Product, sku: Sku, before: Product, was: Sku): boolean => specOf(product, sku) === specOf(before, was)
