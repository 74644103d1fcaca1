import { sql } from 'drizzle-orm'
import articleCategory from '#src/api/resources/article-category.ts'
import { row } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

const refused = (code: string) => new Refusal({ status: 400, code, errors: { pid: code } })

export default defineTable(articleCategory, {
  removedFlag: 'is_del',
  order: sql`t.sort desc, t.id`,
  tree: 'parent',
  extra: { add_time: sql`extract(epoch from t.add_time)::bigint::text`, hidden: sql`t.hidden`, is_del: sql`t.is_del` },
  // one that has children stays at the top
  among: {
    parent: (id) => sql`t.pid = 0 and t.is_del = 0 and t.id <> ${id}
      and not exists (select 1 from article_categories below where below.pid = ${id} and below.pid <> 0 and below.is_del = 0)`,
  },
  usedBy: (id) => sql`select by from (
    select 'categories' as by from article_categories where pid = ${id} and is_del = 0
    union all select 'articles' from articles where cid = ${id} and deleted_at is null) used order by by desc`,
  shop: {
    ...{ added: '100021', edited: '100001', removed: '100002' },
    missing: { name: '400100' },
    inUse: { categories: '400454', articles: '400455' },
  },
  /** There are two levels. */
  async before(values, { db, before }) {
    const { parent, id } = values
    if (!parent || parent === before?.parent) return values
    // two that move below each other at once see each other
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('article_categories', 0))`)
    const found = await row<{ pid: number; below: number }>(
      db,
      sql`select pid::int as pid, (select count(*) from article_categories where pid = ${Number(id || 0)} and pid <> 0 and is_del = 0)::int as below
        from article_categories where id = ${Number(parent)} and is_del = 0`,
    )
    if (!found) throw refused('TABLE_REFERENCE')
    if (found.pid !== 0 || found.below > 0 || parent === id) throw refused('ARTICLE_CATEGORY_LEVELS')
    return values
  },
})
