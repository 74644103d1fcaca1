import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { pageOf } from './paging.ts'
import { contains } from './search.ts'
import { unixTime } from './time.ts'

/** A product as it is stored. Prices are decimal text with two places. */
export interface Product {
  id: number
  cate_id: number
  image: string
  recommend_image: string
  slider_image: string[]
  store_name: string
  store_info: string
  keyword: string
  bar_code: string
  price: string
  vip_price: string
  ot_price: string
  cost: string
  postage: string
  unit_name: string
  sort: number
  sales: number
  ficti: number
  stock: number
  browse: number
  is_show: number
  is_hot: number
  is_benefit: number
  is_best: number
  is_new: number
  is_good: number
  is_vip: number
  spu: string
  description: string
  add_time: number
  deleted: boolean
  cate_name: string
  parent_name: string | null
}

export interface ProductQuery {
  page?: number | undefined
  limit?: number | undefined
  /** A category of any level, with everything below it. */
  category?: number | undefined
  /** Part of the name or of the keywords. */
  text?: string | undefined
  ids?: readonly number[] | undefined
  /** A further condition, such as `p.is_best = 1`. */
  where?: SQL | undefined
  order?: SQL | undefined
  /** Also what is not for sale or in the recycle bin; `where` narrows it then. */
  everything?: boolean | undefined
}

const columns = sql.raw(`p.id, p.cate_id, p.image, p.recommend_image, p.slider_image, p.store_name, p.store_info, p.keyword, p.bar_code,
  p.price, p.vip_price, p.ot_price, p.cost, p.postage, p.unit_name, p.sort, p.sales, p.ficti, p.stock, p.browse, p.is_show, p.is_hot,
  p.is_benefit, p.is_best, p.is_new, p.is_good, p.is_vip, p.spu, p.description, p.deleted_at is not null as deleted,
  c.cate_name, parent.cate_name as parent_name`)

const tables = sql.raw('from products p join categories c on c.id = p.cate_id left join categories parent on parent.id = c.pid')

function conditions({ category, text, ids, where, everything }: ProductQuery): SQL {
  const all: SQL[] = everything ? [] : [sql`p.deleted_at is null and p.is_show = 1`]
  if (category) all.push(sql`(p.cate_id = ${category} or c.pid = ${category})`)
  if (text?.trim()) all.push(contains("(p.store_name || ' ' || p.keyword)", 'p.grams', text.trim()))
  if (ids) all.push(sql`p.id = any(${sql.param([...ids])}::bigint[])`)
  if (where) all.push(where)
  return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
}

/** Products of a query, in the shop's order unless told otherwise. */
export const findProducts = (db: Db, query: ProductQuery): Promise<Product[]> =>
  rows(
    db,
    sql`select ${columns}, ${unixTime('p.add_time')} as add_time ${tables} ${conditions(query)}
      order by ${query.order ?? sql`p.sort desc, p.id desc`} ${pageOf(query)}`,
  )

/** How many products a query has in all. */
export async function countProducts(db: Db, query: ProductQuery): Promise<number> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count ${tables} ${conditions(query)}`)
  return found?.count ?? 0
}

/** Products by id, in the order of the ids; unknown ones are left out. */
export async function productsInOrder(db: Db, ids: readonly number[]): Promise<Product[]> {
  if (!ids.length) return []
  const found = await findProducts(db, { ids })
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const marks: Record<number, SQL> = {
  1: sql.raw('p.is_best = 1'),
  2: sql.raw('p.is_hot = 1'),
  3: sql.raw('p.is_new = 1'),
  4: sql.raw('p.is_benefit = 1'),
  5: sql.raw('p.is_vip = 1'),
}

/** Recommended products: 1 best, 2 hot, 3 new, 4 benefit, 5 member; nothing for other numbers. */
export async function groomProducts(db: Db, type: number, page = 1, limit = 6): Promise<Product[]> {
  const where = marks[type]
  return where ? findProducts(db, { where, page, limit }) : []
}
