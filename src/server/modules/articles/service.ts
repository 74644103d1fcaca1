import { sql } from 'drizzle-orm'
import type { ArticleCategory } from '#src/api/articles.ts'
import { rows, type Db } from '../../db.ts'

/** Categories that are shown, of all levels, in the shop's order. */
export const shownCategories = (db: Db): Promise<ArticleCategory[]> =>
  rows(db, sql`select id, pid, title from article_categories where deleted_at is null and status = 1 and hidden = 0 order by sort desc, id`)
