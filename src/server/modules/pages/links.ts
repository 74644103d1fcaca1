import { sql } from 'drizzle-orm'
import type { LinkCategory } from '#src/api/products.ts'
import type { PagePath } from '#src/api/pages.ts'
import { row, rows, type Db } from '../../db.ts'
import { listCategories, treeOf, type CategoryRow } from '../../shop/categories.ts'
import { absolute } from '../../shop/address.ts'
import { unixTime } from '../../shop/time.ts'
import { listRows } from './store.ts'

type CategoryOfLinks = Omit<LinkCategory, 'children' | 'title'> & { id: number; pid: number }

function withChildren(all: CategoryOfLinks[], pid = 0): LinkCategory[] {
  return all
    .filter((category) => category.pid === pid)
    .map((category) => ({ ...category, title: category.name, expand: true, children: withChildren(all, category.id) }))
}

/** The tree at the left of the link picker. */
export async function linkCategories(db: Db): Promise<LinkCategory[]> {
  return withChildren(await rows<CategoryOfLinks>(db, sql`select id, pid, type, name from link_categories order by sort desc, id`))
}

interface Links {
  list: unknown[]
  count: number
}

async function productCategoryLinks(db: Db, origin: string): Promise<Links> {
  const all = await listCategories(db)
  const list = treeOf(all, (category: CategoryRow) => ({
    ...category,
    pic: absolute(category.pic, origin),
    big_pic: absolute(category.big_pic, origin),
  }))
  return { list, count: all.length }
}

/** What can be linked to in a category: topic pages, product categories, or fixed pages; empty for those with a picker of their own. */
export async function linksOf(db: Db, category: number, origin: string): Promise<Links> {
  const found = await row<{ type: string }>(db, sql`select type from link_categories where id = ${category}`)
  if (found?.type === 'special') return listRows(db, { type: 2, isPublished: true })
  if (found?.type === 'product_category') return productCategoryLinks(db, origin)
  const list = await rows(
    db,
    sql`select id, cate_id, type, name, url, param, example, status, sort, ${unixTime('add_time')} as add_time
      from page_links where cate_id = ${category} and status = 1 order by sort desc, id`,
  )
  return { list, count: list.length }
}

/** Every fixed page of the storefront application. */
export async function pagePaths(db: Db): Promise<{ url: PagePath[] }> {
  const url = await rows<PagePath>(
    db,
    sql`select id, name, url as link, param, example, url, trim(param) as parameter from page_links where status = 1 order by sort desc, id`,
  )
  return { url }
}
