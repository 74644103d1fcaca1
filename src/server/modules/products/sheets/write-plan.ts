import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '#src/server/db.ts'
import type { StoredEntry } from '#src/server/importing/importer.ts'
import { Refusal } from '#src/server/refusal.ts'
import { moveStock } from '#src/server/shop/stock.ts'
import { pinyinOf } from '#src/server/tables/pinyin.ts'
import { pricedBySkus } from '../skus/write-skus.ts'
import { saveProduct, writeIds, type Writing } from '../write-product.ts'
import { tellRefusal } from './new-product.ts'
import type { Plan } from './plan.ts'
import type { ProductChange, SkuChange } from './product-change.ts'
import type { Say } from './sheet-row.ts'

/** What is needed to take a change back. */
export type Before = Pick<ProductChange, 'set' | 'skus'>

async function changeSkus(db: Db, product: number, skus: readonly SkuChange[]): Promise<void> {
  for (const { id, set } of skus) {
    const columns = Object.entries(set).map(([name, value]) => {
      const type = name === 'bar_code' ? sql`text` : sql`numeric`
      return sql`${sql.identifier(name)} = ${value}::${type}`
    })
    if (columns.length > 0) await db.execute(sql`update product_skus set ${sql.join(columns, sql`, `)} where id = ${id}`)
  }
  await moveStock(
    db,
    skus.map(({ id, quantity }) => ({ sku: id, quantity, reason: 'import' })),
  )
  await pricedBySkus(db, product)
}

/** Changes a product from the version that was read; false where it has another one by now. */
async function changeProduct(
  db: Db,
  { id, version, set, skus }: Pick<ProductChange, 'id' | 'version'> & Before,
  by: string,
): Promise<boolean> {
  const { store_name, unit_name, keyword, categories } = set
  const changed = await row<{ store_name: string; keyword: string }>(
    db,
    sql`update products set store_name = coalesce(${store_name ?? null}, store_name), unit_name = coalesce(${unit_name ?? null}, unit_name),
        keyword = coalesce(${keyword ?? null}, keyword), cate_id = coalesce(${categories?.[0] ?? null}::bigint, cate_id),
        version = version + 1, updated_by = ${by}, updated_at = now()
      where id = ${id} and version = ${version} and deleted_at is null returning store_name, keyword`,
  )
  if (!changed) return false
  if (store_name !== undefined || keyword !== undefined)
    await db.execute(sql`update products set pinyin = ${pinyinOf(`${changed.store_name} ${changed.keyword}`)} where id = ${id}`)
  if (categories) await writeIds(db, id, 'categories', categories)
  await changeSkus(db, id, skus)
  return true
}

/** Carries a plan out; a product that cannot be written after all is told at its rows, and leaves nothing. Answers what it did. */
export async function writePlan(
  db: Db,
  plan: Plan,
  say: Say,
  writing: Writing,
): Promise<{ added: number; ids: number[]; before: StoredEntry<Before>[] }> {
  const before: StoredEntry<Before>[] = []
  const ids: number[] = []
  let added = 0
  // products are changed in the order in which they were locked
  for (const change of plan.change.toSorted((one, other) => one.id - other.id)) {
    if (!(await changeProduct(db, change, writing.user.name))) throw new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
    before.push({ id: change.id, version: change.version, body: change.before })
  }
  for (const { rows, body } of plan.add) {
    try {
      const saved = await transaction(db, (inner) => saveProduct(inner, 0, body, { ...writing, isInFile: true }))
      ids.push(saved.id)
      added += rows.length
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      tellRefusal(error, rows, say)
      for (const one of rows) if (one.problems.length === 0) say(one, '', 'PRODUCT_ROW_OF_OTHERS')
    }
  }
  return { added, ids, before }
}

/** Takes back what an import did: what it added goes into the recycle bin. Refused where somebody has changed one of them since. */
export async function takeBackPlan(db: Db, ids: readonly number[], before: readonly StoredEntry<Before>[], by: string): Promise<void> {
  const refuse = () => new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
  const gone = await row<{ count: number }>(
    db,
    sql`with gone as (update products set deleted_at = now(), is_show = 0, version = version + 1, updated_by = ${by}, updated_at = now()
        where id = any(${sql.param([...ids])}::bigint[]) and version = 1 and deleted_at is null returning 1) select count(*)::int as count from gone`,
  )
  if (gone!.count !== ids.length) throw refuse()
  for (const { id, version, body } of before.toSorted((one, other) => one.id - other.id))
    if (!(await changeProduct(db, { id, version: version + 1, ...body }, by))) throw refuse()
}
