import { sql, type SQL } from 'drizzle-orm'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import type { User } from '../../sessions.ts'

// What lists of papers say besides what stands on a paper `t` itself (manufacturing 3.5); each is looked up for the papers of a page.

/** The first three of its goods, and of how many. */
export const materials: SQL = sql`(select coalesce(string_agg(b.name, '、' order by b.at) filter (where b.at <= 3), '')
    || case when count(*) > 3 then ' … (' || count(*) || ')' else '' end
  from (select s.name, row_number() over (order by l.position) as at from factory_documents_lines l
    join factory_products_skus s on s.id = l.sku_id where l.parent_id = t.id) b)`

/** Numbers of the papers that it answers, of those that somebody may see. */
export const sources = (user: User | undefined): SQL =>
  sql`(select coalesce(string_agg(distinct o.sn, '、'), '') from factory_documents_lines l join factory_documents_lines x on x.id = l.source_line_id
    join factory_documents o on o.id = x.parent_id and ${user ? isSeenPaper(user, 'o') : sql`false`} where l.parent_id = t.id)`

/** Who wrote it. */
export const operator: SQL = sql`t.created_by`

/** Yuan that what left was worth when it was posted. */
export const worth: SQL = sql`(select trim_scale(coalesce(round(-sum(m.value) / 100.0, 2), 0)) from stock_moves m where m.document_id = t.id)`
