import type { SheetField } from '#src/api/product-sheets.ts'
import type { ProductAttribute, ProductBody, ProductSku } from '#src/api/store-products.ts'
import { Refusal } from '#src/server/refusal.ts'
import { columnsOf } from '../read-body.ts'
import { mostSkus } from '../skus/generate-skus.ts'
import { readSkus } from '../skus/read-skus.ts'
import type { Writing } from '../write-product.ts'
import type { FindCategories } from './category-names.ts'
import { isField, type Say, type SheetRow } from './sheet-row.ts'
import { readSpec, type SpecPairs } from './spec-text.ts'

/** As many attributes, and as long names, as the editor takes. */
const mostAttributes = 10
const longestName = 30
const longestValue = 100

const plain = {
  ...{ store_info: '', video_open: 0, video_link: '', description: '', slider_image: [], description_images: [] },
  ...{ logistics: ['1'], freight: 1, postage: 0, temp_id: 0, give_integral: 0, presale: 0, presale_time: [], presale_day: 0 },
  ...{ vip_product: 0, is_sub: [], recommend: [], activity: [], recommend_list: [], coupon_ids: [], label_id: [], command_word: '' },
  ...{ ficti: 0, sort: 0, recommend_image: '', sales: 0, custom_form: [], type: 0, is_copy: 0, is_limit: 0, limit_type: 0 },
  // it has no picture yet, and somebody is to look at it before it is sold
  ...{ limit_num: 0, min_qty: 1, is_show: 0 },
} as const satisfies Partial<ProductBody>

/** What rows of one product say alike, each at least once. */
export const shared = ['store_name', 'cate_name', 'virtual_type', 'unit_name', 'keyword'] as const

/** The first word of each shared field; a row that says something else is refused. */
export function sharedValues(rows: readonly SheetRow[], say: Say): Partial<Record<(typeof shared)[number], string>> {
  const found: Partial<Record<(typeof shared)[number], string>> = {}
  for (const row of rows)
    for (const field of shared) {
      const value = row.values[field]
      if (value === undefined) continue
      if (found[field] !== undefined && found[field] !== value) say(row, field, 'PRODUCT_ROWS_DIFFER')
      found[field] ??= value
    }
  return found
}

const isFitting = (pairs: SpecPairs) =>
  pairs.length <= mostAttributes && pairs.every(([name, value]) => name.length <= longestName && value.length <= longestValue)

/** The attributes of a new product by what its rows say; undefined where one of them does not say it rightly. */
function attributesOf(rows: readonly SheetRow[], say: Say): { items: ProductAttribute[]; specs: SpecPairs[] } | undefined {
  const specs = rows.map((row) => (row.values.spec === undefined ? null : readSpec(row.values.spec)))
  const names = specs[0]?.map(([name]) => name) ?? []
  let isRight = true
  for (const [at, row] of rows.entries()) {
    const pairs = specs[at]
    const isSame = pairs?.length === names.length && pairs.every(([name], place) => name === names[place])
    const fault =
      row.values.spec === undefined ? 'field-required' : !pairs || !isFitting(pairs) ? 'PRODUCT_SPEC_FORM' : 'PRODUCT_SPEC_NAMES'
    if (pairs && isFitting(pairs) && (isSame || names.length === 0)) continue
    isRight = false
    say(row, 'spec', fault)
  }
  if (!isRight) return undefined
  const right = specs as SpecPairs[]
  const items = names.map((value, place) => ({ value, detail: [...new Set(right.map((pairs) => pairs[place]![1]))] }))
  return { items, specs: right }
}

const skuOf = ({ values }: SheetRow, pairs: SpecPairs): ProductSku => ({
  ...{ detail: Object.fromEntries(pairs), pic: '', price: values.price ?? '0', cost: values.cost ?? '0', ot_price: values.ot_price ?? '0' },
  ...{ stock: String(values.stock ?? 0), bar_code: values.bar_code ?? '', weight: values.weight ?? '0', volume: values.volume ?? '0' },
})

/** A new product out of its rows, as the editor would send it; undefined where something is wrong with them. */
export function newProduct(rows: readonly SheetRow[], find: FindCategories, say: Say, writing: Writing): ProductBody | undefined {
  const [first] = rows as [SheetRow]
  const given = sharedValues(rows, say)
  const categories = given.cate_name === undefined ? undefined : find(given.cate_name)
  if (!categories) say(first, 'cate_name', '400373')
  else if (categories.unknown !== undefined) say(first, 'cate_name', 'PRODUCT_CATEGORY_UNKNOWN', { name: categories.unknown })
  if (['1', '2'].includes(given.virtual_type ?? '')) say(first, 'virtual_type', 'PRODUCT_TYPE_BY_HAND')
  for (const row of rows) if (row.values.price === undefined) say(row, 'price', 'field-required')
  if (rows.length > mostSkus) say(first, '', 'PRODUCT_SKUS_MOST', { most: mostSkus })
  const isSingle = rows.length === 1 && first.values.spec === undefined
  const attributes = isSingle ? { items: [], specs: [[]] } : attributesOf(rows, say)
  if (!attributes || rows.some(({ problems }) => problems.length > 0)) return undefined
  const body: ProductBody = {
    ...{ ...plain, store_name: given.store_name!, keyword: given.keyword ?? '', unit_name: given.unit_name ?? '件' },
    ...{ cate_id: categories!.ids, virtual_type: Number(given.virtual_type ?? 0), spec_type: isSingle ? 0 : 1 },
    ...{ items: attributes.items, attrs: rows.map((row, at) => skuOf(row, attributes.specs[at]!)) },
  }
  return isTaken(body, rows, say, writing) ? body : undefined
}

/** Whether the editor's own rules take it. */
function isTaken(body: ProductBody, rows: readonly SheetRow[], say: Say, { origin, locale }: Writing): boolean {
  try {
    columnsOf(body, origin, locale, true)
    readSkus(body, origin, locale)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tellRefusal(error, rows, say)
    return false
  }
}

/** Tells a refusal of the editor at the row and the column that it is about. */
export function tellRefusal({ detail }: Refusal, rows: readonly SheetRow[], say: Say): void {
  const code = detail.code ?? String(detail.status)
  const [path = ''] = Object.keys(detail.errors ?? {})
  const [, at, name] = /^attrs\.(\d+)\.?(\w*)$/.exec(path) ?? []
  const field: SheetField | '' = at !== undefined && !name ? 'spec' : isField(name ?? path) ? ((name ?? path) as SheetField) : ''
  say(rows[Number(at ?? 0)] ?? rows[0]!, field, code, detail.values)
}
