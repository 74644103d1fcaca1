import { sql, type SQL } from 'drizzle-orm'
import type { ArticleRow } from '#src/api/articles.ts'
import { row, rows, type Db } from '../db.ts'
import { absolute } from './address.ts'
import { pageOf } from './paging.ts'
import { contains } from './search.ts'

export interface ArticleFilter {
  page?: number | undefined
  limit?: number | undefined
  /** A category with those below it. */
  category?: number | undefined
  text?: string | undefined
  /** Only what visitors can read. */
  shown?: boolean | undefined
}

type Stored = Omit<ArticleRow, 'copy_url' | 'copy_url_pc'>

const columns =
  sql.raw(`a.id, a.cid::text as cid, a.title, a.author, a.image_input, a.synopsis, a.share_title, a.share_synopsis, a.visit::text as visit,
  a.sort, a.url, a.status, extract(epoch from a.add_time)::int::text as add_time, a.hide, 0 as admin_id, 0 as mer_id,
  coalesce(a.product_id, 0)::int as product_id, a.is_hot, a.is_banner, a.content, c.title as catename, coalesce(p.store_name, '') as store_name`)

const tables = sql.raw(
  'from articles a join article_categories c on c.id = a.cid left join products p on p.id = a.product_id and p.deleted_at is null',
)

function conditions({ category, text, shown }: ArticleFilter): SQL {
  const all = [sql`a.deleted_at is null`]
  if (category) all.push(sql`(a.cid = ${category} or c.pid = ${category})`)
  if (text?.trim()) all.push(contains('a.title', 'a.grams', text.trim()))
  if (shown) all.push(sql`a.status = 1 and a.hide = 0 and c.status = 1 and c.hidden = 0`)
  return sql.join(all, sql` and `)
}

const wire = (stored: Stored, origin: string): ArticleRow =>
  ({
    ...stored,
    image_input: stored.image_input.map((address) => absolute(address, origin)),
    storeInfo: null,
    copy_url: `${origin}/pages/extension/news_details/index?id=${stored.id}`,
    copy_url_pc: `${origin}/news_detail?id=${stored.id}`,
  }) as ArticleRow

/** Articles that are not deleted as the shop lists them, in its order; addresses absolute. */
export async function findArticles(db: Db, filter: ArticleFilter, origin: string): Promise<ArticleRow[]> {
  const found = await rows<Stored>(
    db,
    sql`select ${columns} ${tables} where ${conditions(filter)} order by a.sort desc, a.id desc ${pageOf(filter)}`,
  )
  return found.map((stored) => wire(stored, origin))
}

/** How many articles a filter has in all. */
export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count ${tables} where ${conditions(filter)}`)
  return found?.count ?? 0
}
