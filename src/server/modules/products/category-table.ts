import { sql } from 'drizzle-orm'
import productCategory from '#src/api/resources/product-category.ts'
import { row } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'
import { defineTable } from '../../tables/table.ts'

const refused = (code: string) => new Refusal({ status: Number(code), errors: { pid: code } })

export default defineTable(productCategory, {
  unique: [['name']],
  order: sql`t.sort desc, t.id`,
  tree: 'parent',
  extra: { add_time: shopTime('t.add_time') },
  // one that has children stays at the top
  among: { parent: (id) => sql`t.pid = 0 and t.id <> ${id} and not exists (select 1 from categories below where below.parent_id = ${id})` },
  shop: {
    ...{ added: '100000', edited: '100001', removed: '100002' },
    missing: { name: '400100' },
    twice: { name: '400101' },
    inUse: { categories_parent_id_fkey: '400102' },
  },
  /** There are two levels. */
  async before(values, { db, before }) {
    const { parent, id } = values
    if (!parent || parent === before?.parent) return values
    // two that move below each other at once see each other
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`)
    const found = await row<{ pid: number; below: number }>(
      db,
      sql`select pid::int as pid, (select count(*) from categories where pid = ${Number(id || 0)} and pid <> 0)::int as below
        from categories where id = ${Number(parent)}`,
    )
    if (!found) throw new Refusal({ status: 400, code: 'TABLE_REFERENCE', errors: { pid: 'TABLE_REFERENCE' } })
    if (found.pid !== 0 || found.below > 0 || parent === id) throw refused('400740')
    return values
  },
})
