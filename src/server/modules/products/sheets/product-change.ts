import { compared } from '#src/lib/decimal.ts'
import type { FindCategories } from './category-names.ts'
import type { KnownSku } from './known-skus.ts'
import type { MatchedRow } from './match-rows.ts'
import { sharedValues } from './new-product.ts'
import type { Say, SheetValues } from './sheet-row.ts'

const figures = ['price', 'cost', 'ot_price', 'weight', 'volume'] as const

/** What is set of a specification, and how many pieces come or go. */
export interface SkuChange {
  id: number
  set: Partial<Record<(typeof figures)[number] | 'bar_code', string>>
  quantity: number
}

/** What is set of a product; `categories` are their ids. */
export interface ProductSet {
  store_name?: string
  unit_name?: string
  keyword?: string
  categories?: readonly number[]
}

export interface ProductChange {
  id: number
  version: number
  set: ProductSet
  skus: SkuChange[]
  /** The same fields as they are. */
  before: { set: ProductSet; skus: SkuChange[] }
  /** Rows that change something. */
  rows: number
}

export interface KnownRow extends MatchedRow {
  sku: KnownSku
}

const isEmpty = (set: object) => Object.keys(set).length === 0

function skuChange(values: SheetValues, sku: KnownSku): SkuChange {
  const set: SkuChange['set'] = {}
  for (const field of figures) if (values[field] !== undefined && compared(values[field], sku[field]) !== 0) set[field] = values[field]
  if (values.bar_code !== undefined && values.bar_code !== sku.bar_code) set.bar_code = values.bar_code
  // pieces that were sold since the file was written stay sold
  const quantity = values.stock === undefined ? 0 : Math.max(-sku.stock, values.stock - (values.stock_read ?? sku.stock))
  return { id: sku.id, set, quantity }
}

const sameIds = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/** What rows change of their product as a whole; a product stays of its type. */
function productSet(rows: readonly KnownRow[], find: FindCategories, say: Say): ProductSet {
  const [{ row, sku }] = rows as [KnownRow]
  const given = sharedValues(
    rows.map((one) => one.row),
    say,
  )
  const set: ProductSet = {}
  if (given.virtual_type !== undefined && Number(given.virtual_type) !== sku.virtual_type) say(row, 'virtual_type', '400573')
  for (const field of ['store_name', 'unit_name', 'keyword'] as const)
    if (given[field] !== undefined && given[field] !== sku[field]) set[field] = given[field]
  if (given.cate_name === undefined) return set
  const { ids, unknown } = find(given.cate_name)
  if (unknown !== undefined) say(row, 'cate_name', 'PRODUCT_CATEGORY_UNKNOWN', { name: unknown })
  else if (!sameIds(ids, sku.category_ids)) set.categories = ids
  return set
}

/** What the rows of a stored product change; null where everything is as they say. Rows that are wrong by themselves say nothing. */
export function productChange(all: readonly KnownRow[], find: FindCategories, say: Say): ProductChange | null {
  const rows = all.filter(({ row }) => row.problems.length === 0)
  if (rows.length === 0) return null
  const [{ sku: first }] = rows as [KnownRow]
  const set = productSet(rows, find, say)
  const changes = rows.map(({ row, sku }) => ({ row, sku, change: skuChange(row.values, sku) }))
  for (const { row, sku, change } of changes) if (change.quantity !== 0 && sku.cards > 0) say(row, 'stock', 'PRODUCT_STOCK_OF_CARDS')
  const changed = changes.filter(({ change }) => !isEmpty(change.set) || change.quantity !== 0)
  if (isEmpty(set) && changed.length === 0) return null
  const before = changed.map(({ sku, change }) => ({
    ...{ id: sku.id, quantity: -change.quantity },
    set: Object.fromEntries(Object.keys(change.set).map((field) => [field, sku[field as keyof typeof change.set]])),
  }))
  return {
    ...{ id: first.product_id, version: first.version, set, skus: changed.map(({ change }) => change) },
    before: { set: storedSet(set, first), skus: before },
    // what is told of a product is told by all of its rows
    rows: isEmpty(set) ? changed.length : rows.length,
  }
}

const storedSet = (set: ProductSet, sku: KnownSku): ProductSet => ({
  ...(set.store_name !== undefined && { store_name: sku.store_name }),
  ...(set.unit_name !== undefined && { unit_name: sku.unit_name }),
  ...(set.keyword !== undefined && { keyword: sku.keyword }),
  ...(set.categories && { categories: sku.category_ids }),
})
