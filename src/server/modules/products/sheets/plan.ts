import type { ImportBody, ImportDuplicate } from '#src/api/imports.ts'
import type { ProductBody } from '#src/api/store-products.ts'
import type { Db } from '#src/server/db.ts'
import type { Judge } from '#src/server/importing/judge-row.ts'
import type { Writing } from '../write-product.ts'
import { categoryFinder } from './category-names.ts'
import { groupedBy } from './grouped.ts'
import { knownSkus } from './known-skus.ts'
import { matchRows, type MatchedRow } from './match-rows.ts'
import { newProduct } from './new-product.ts'
import { productChange, type KnownRow, type ProductChange } from './product-change.ts'
import { readRows, sayer, type Problem, type Say, type SheetRow } from './sheet-row.ts'

/** What a file comes to. */
export interface Plan {
  add: { rows: readonly SheetRow[]; body: ProductBody }[]
  change: ProductChange[]
  /** Rows that stay as they are stored: by the rule, or because nothing differs. */
  skipped: number
  duplicates: ImportDuplicate[]
  /** Every row, with what is wrong with it. */
  rows: readonly SheetRow[]
}

type ImportRequest = Pick<ImportBody, 'fields' | 'rows' | 'dry' | 'duplicates' | 'seen'>

const isKnown = (one: MatchedRow): one is KnownRow => one.sku !== null
const isRight = ({ problems }: SheetRow) => problems.length === 0

/** After a check nobody may have been faster; what is left as it is, is left whatever it is by now. */
function refuseNewer(matched: readonly MatchedRow[], { dry, seen, duplicates }: ImportRequest, say: Say): void {
  for (const { row, sku } of dry || !seen ? [] : matched) {
    const isLeft = sku !== null && duplicates === 'skip'
    if (!isLeft && seen![row.row] !== undefined && seen![row.row] !== (sku?.version ?? null)) say(row, '', 'IMPORT_NEWER')
  }
}

/** Rows of stored specifications that the rule lets change something; what it refuses is told why. */
function ruled(known: readonly KnownRow[], { duplicates: rule = 'refuse', dry }: ImportRequest, say: Say): readonly KnownRow[] {
  if (rule === 'update') return known
  if (rule === 'refuse' && !dry) for (const { row } of known) say(row, '', 'IMPORT_THERE')
  return []
}

/** A product is written whole or not at all: a row that is right itself is told that another one of its product is not. */
function refuseTogether(all: readonly SheetRow[], products: readonly (readonly SheetRow[])[], say: Say): void {
  const names = new Set(all.filter((row) => !isRight(row)).map(({ values }) => values.store_name))
  for (const rows of products)
    if (rows.some(({ values }) => names.has(values.store_name)))
      for (const row of rows.filter(isRight)) say(row, '', 'PRODUCT_ROW_OF_OTHERS')
}

/** Says of every row what becomes of it; on the way to a write what it changes is locked. */
export async function planOf(db: Db, judge: Judge, request: ImportRequest, writing: Writing): Promise<Plan> {
  const say = sayer(writing.locale)
  const rows = readRows(judge, request.fields, request.rows, writing.locale)
  const matched = matchRows(rows, await knownSkus(db, rows, !request.dry), say)
  const find = await categoryFinder(db)
  refuseNewer(matched, request, say)
  const known = matched.filter(isKnown)
  const left = ruled(known, request, say)
  const fresh = matched.filter((one) => !isKnown(one)).map(({ row }) => row)
  const changes = [...groupedBy(left, ({ sku }) => sku.product_id).values()].map((one) => ({
    rows: one.map(({ row }) => row),
    change: productChange(one, find, say),
  }))
  const additions = [...groupedBy(fresh, ({ values }) => values.store_name).values()].map((one) => ({
    rows: one,
    body: newProduct(one, find, say, writing),
  }))
  refuseTogether(
    rows,
    [...changes, ...additions].map((one) => one.rows),
    say,
  )
  const change = changes.flatMap((one) => (one.change && one.rows.every(isRight) ? [one.change] : []))
  const untouched = changes.flatMap((one) => (one.rows.every(isRight) ? [one.rows.length - (one.change?.rows ?? 0)] : []))
  const skipped = request.duplicates === 'skip' ? known.filter(({ row }) => isRight(row)).length : 0
  return {
    ...{ change, rows, skipped: untouched.reduce((sum, count) => sum + count, skipped) },
    add: additions.flatMap(({ body, ...one }) => (body && one.rows.every(isRight) ? [{ ...one, body }] : [])),
    duplicates: known.map(({ row, sku }) => ({ row: row.row, version: sku.version })),
  }
}

/** In the order of the rows. */
export const problemsOf = ({ rows }: Pick<Plan, 'rows'>): Problem[] => rows.flatMap(({ problems }) => problems)
