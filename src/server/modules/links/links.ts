import { sql } from 'drizzle-orm'
import type { LinkCategory } from '#src/api/products.ts'
import type { PagePath, PageRow } from '#src/api/pages.ts'
import { row, rows, type Db } from '../../db.ts'
import { listCategories, treeOf, type CategoryRow } from '../../shop/categories.ts'
import { absolute } from '../../shop/address.ts'
import { shopTime, unixTime } from '../../shop/time.ts'

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

/** Topic pages that visitors can open, in the shape of the page list. */
async function topicPages(db: Db): Promise<Links> {
  const list = await rows<PageRow>(
    db,
    sql`select id, name, type, ${shopTime('add_time')} as add_time, coalesce(${shopTime('update_time')}, '暂无') as update_time, is_diy, is_home::int as status,
      '专题页' as type_name from pages where deleted_at is null and type = 2 and is_published order by id desc`,
  )
  return { list, count: list.length }
}

/** What a category of links is of: `link`, `special`, `custom` …; undefined when there is no such category. */
export async function typeOfCategory(db: Db, category: number): Promise<string | undefined> {
  const found = await row<{ type: string }>(db, sql`select type from link_categories where id = ${category}`)
  return found?.type
}

/**
 * What can be linked to in a category: topic pages, product categories, fixed pages, or the links that were saved;
 * empty for those with a picker of their own.
 */
export async function linksOf(db: Db, category: number, origin: string): Promise<Links> {
  const type = await typeOfCategory(db, category)
  if (type === 'special') return topicPages(db)
  if (type === 'product_category') return productCategoryLinks(db, origin)
  const list = await rows(
    db,
    sql`select id, cate_id, type, name, url, param, example, status, sort, ${unixTime('add_time')} as add_time
      from page_links where cate_id = ${category} and status = 1 order by sort desc, id`,
  )
  return { list, count: list.length }
}

// what somebody saved is no page of the storefront application
export const isFixed = sql`status = 1 and cate_id in (select id from link_categories where type in ('link', 'marketing_link'))`

/** Every fixed page of the storefront application. */
export async function pagePaths(db: Db): Promise<{ url: PagePath[] }> {
  const url = await rows<PagePath>(
    db,
    sql`select id, name, url as link, param, example, url, trim(param) as parameter from page_links where ${isFixed} order by sort desc, id`,
  )
  return { url }
}
