import { sql } from 'drizzle-orm'
import factoryProduct from '#src/api/resources/factory-product.ts'
import { row, type Db } from '../../db.ts'
import { defineTable } from '../../tables/table.ts'
import { nextProductNumber } from './product-number.ts'
import { isSameSpec, judged, nameOfSku, numberedSkus, refuse, type Product, type Sku } from './product-rules.ts'
import { areOnPaper, movedSkus, usesOfSkus } from './product-uses.ts'

async function refuseBarcodes(db: Db, product: Product): Promise<void> {
  for (const [at, { id, barcode }] of product.skus.entries()) {
    if (barcode === '') continue
    const twin = product.skus.findIndex((other) => other.barcode === barcode)
    if (twin < at) throw refuse('SKU_BARCODE', `skus.${at}.barcode`, { sn: nameOfSku(product.skus[twin]!, twin) })
    const taken = await row<{ sn: string }>(
      db,
      sql`select sn from factory_products_skus where barcode = ${barcode} and id::text <> ${id} limit 1`,
    )
    if (taken) throw refuse('SKU_BARCODE', `skus.${at}.barcode`, { sn: taken.sn })
  }
}

/** What was ever in stock keeps its measures, and what something names stays. */
async function refuseChanges(db: Db, product: Product, before: Product): Promise<void> {
  const ids = before.skus.map(({ id }) => Number(id))
  const moved = await movedSkus(db, ids)
  if (moved.size > 0 && product.density !== before.density) throw refuse('DENSITY_MOVED', 'density')
  if (product.unit !== before.unit && (await areOnPaper(db, ids))) throw refuse('UNIT_MOVED', 'unit_id')
  for (const was of before.skus) {
    const at = product.skus.findIndex(({ id }) => id === was.id)
    if (at < 0) await refuseRemoval(db, was)
    else if (moved.has(Number(was.id)) && !isSameSpec(product, product.skus[at]!, before, was))
      throw refuse('SPEC_MOVED', `skus.${at}.thickness`, { sn: was.sn })
  }
}

async function refuseRemoval(db: Db, { id, sn }: Sku): Promise<void> {
  if (Object.keys(await usesOfSkus(db, [Number(id)])).length > 0) throw refuse('SKU_IN_USE', 'skus', { sn })
}

/** Stock of what is sold by weight is counted in kilograms, of everything else in pieces; what was ever in stock stays as it was. */
const countedBy = (id: string) => sql`
  update factory_products_skus s set counted_by = case when coalesce(b.name, u.name) = 'kg' then 'weight' else 'pieces' end
  from factory_products p join units u on u.id = p.unit_id left join units b on b.id = u.base_id
  where p.id = ${id}::bigint and s.parent_id = p.id and not exists (select 1 from stock_moves m where m.sku_id = s.id)
    and s.counted_by <> case when coalesce(b.name, u.name) = 'kg' then 'weight' else 'pieces' end`

/** Products of manufacturing with what they are kept as (manufacturing 3.1). */
export default defineTable(factoryProduct, {
  unique: [['sn']],
  order: sql`t.id desc`,
  async before(values, { db, before }) {
    const product = judged(values)
    await refuseBarcodes(db, product)
    if (before) await refuseChanges(db, product, before)
    const { type, hardness, skus } = product
    const sn =
      product.sn ||
      (await nextProductNumber(db, { type, hardness: hardness === null ? '' : String(hardness), thickness: skus[0]!.thickness }))
    return { ...product, sn, skus: numberedSkus({ ...product, sn }) }
  },
  async after({ id }, { db }) {
    await db.execute(countedBy(id))
  },
})
