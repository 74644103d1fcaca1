import { sql } from 'drizzle-orm'
import productType from '#src/api/resources/product-type.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

type ProductType = RecordOf<(typeof productType)['fields']>

const refuse = (code: string, field: string, values = {}) => new Refusal({ status: 400, code, errors: { [field]: code }, values })

const deepest = 4

/** A type stands below no type of its own branch, and its branch is at most four levels deep. */
async function refuseDepth(db: Db, { parent }: ProductType, id: string | undefined): Promise<void> {
  const found = await row<{ above: number; below: number; is_own: boolean }>(
    db,
    sql`with recursive above as (
          select id, pid, 1 as level from product_types where id = nullif(${parent}, '')::bigint
          union all select t.id, t.pid, a.level + 1 from product_types t join above a on t.id = a.pid where a.level < 10),
        below as (
          select id, 1 as level from product_types where id = ${id ?? 0}
          union all select t.id, b.level + 1 from product_types t join below b on t.pid = b.id where b.level < 10)
        select (select coalesce(max(level), 0) from above)::int as above, (select coalesce(max(level), 1) from below)::int as below,
          exists (select 1 from above where id = ${id ?? 0}) as is_own`,
  )
  if (found!.is_own) throw refuse('TYPE_CIRCLE', 'pid')
  if (found!.above + found!.below > deepest) throw refuse('TYPE_DEPTH', 'pid', { most: deepest })
}

async function refuseTwin(db: Db, { parent, name }: ProductType, id: string | undefined): Promise<void> {
  const twin = await row(
    db,
    sql`select 1 as one from product_types where coalesce(pid, 0) = coalesce(nullif(${parent}, '')::bigint, 0)
      and lower(name) = lower(${name}) and id <> ${id ?? 0} limit 1`,
  )
  if (twin) throw refuse('TYPE_TWIN', 'name')
}

/** What products of a type were made by cannot change below them. */
async function refuseChange(db: Db, values: ProductType, before: ProductType): Promise<void> {
  const changed = values.kind !== before.kind ? 'kind' : values.unit !== before.unit ? 'unit_id' : undefined
  if (!changed) return
  const used = await row<{ count: number }>(db, sql`select count(*)::int as count from factory_products where type_id = ${before.id}`)
  if (used!.count > 0) throw refuse('TYPE_HAS_PRODUCTS', changed, { count: used!.count })
}

/** How many stand below a type, and how many products it has: what keeps it from being removed. */
async function usesOfType(db: Db, id: number): Promise<{ children: number; products: number }> {
  const found = await row<{ children: number; products: number }>(
    db,
    sql`select (select count(*)::int from product_types where pid = ${id}) as children,
      (select count(*)::int from factory_products where type_id = ${id}) as products`,
  )
  return found!
}

/** Types of products: a tree of codes that are unique, names that are unique beside each other. */
export default defineTable(productType, {
  unique: [['code']],
  order: sql`t.sort desc, t.code`,
  usesOf: usesOfType,
  async before(values, { db, before }) {
    if (!/^[A-Z0-9]{1,12}$/.test(values.code)) throw refuse('TYPE_CODE', 'code')
    // whoever puts types below each other waits here, so that no two of them make a circle
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('product types'))`)
    await refuseDepth(db, values, before?.id)
    await refuseTwin(db, values, before?.id)
    if (before) await refuseChange(db, values, before)
    return values
  },
})
