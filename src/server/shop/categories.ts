import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import { holds } from './search.ts'
import { shopTime } from './time.ts'

/** A product category as the shop lists it. */
export interface CategoryRow {
  id: number
  pid: number
  cate_name: string
  sort: number
  pic: string
  is_show: number
  add_time: string
  big_pic: string
  children?: CategoryRow[]
}

/** Visible categories, or all of them, in their order. */
export const listCategories = (db: Db, { everything = false } = {}): Promise<CategoryRow[]> =>
  rows(
    db,
    sql`select id, pid, cate_name, sort, pic, is_show, ${shopTime('add_time')} as add_time, big_pic from categories
      where ${everything ? sql`true` : sql`is_show = 1`} order by sort desc, id`,
  )

/** Visible categories of the first level (-1), of the second (0), or below one; `text` is a part of the name. */
export function categoriesBelow(db: Db, pid: number, text = ''): Promise<Pick<CategoryRow, 'id' | 'cate_name' | 'pid' | 'pic'>[]> {
  const level = pid < 0 ? sql`pid = 0` : pid === 0 ? sql`pid <> 0` : sql`pid = ${pid}`
  const named = text.trim() ? sql` and ${holds('cate_name', text.trim())}` : sql``
  return rows(db, sql`select id, cate_name, pid, pic from categories where is_show = 1 and ${level}${named} order by sort desc, id`)
}

/** Children below their parents; `children` only where there are some, as the shop does it. */
export function treeOf<Row extends { id: number; pid: number }, Node extends { children?: Node[] }>(
  all: Row[],
  show: (row: Row) => Node,
  pid = 0,
): Node[] {
  return all
    .filter((row) => row.pid === pid)
    .map((row) => {
      const node = show(row)
      const children = treeOf(all, show, row.id)
      return children.length ? { ...node, children } : node
    })
}
