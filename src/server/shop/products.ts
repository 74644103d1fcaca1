import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { pageOf } from './paging.ts'
import { contains, holds } from './search.ts'
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
  /** Of its first category, and of all of them with those above: `家电/冰箱,家居`. */
  cate_name: string
  category_names: string
  /** All of them, joined by commas. */
  category_ids: string
  virtual_type: number
  video_link: string
  logistics: string[]
  freight: number
  temp_id: number
  give_integral: number
  is_sub: number
  vip_product: number
  presale: number
  /** Unix seconds, 0 for none. */
  presale_start_time: number
  presale_end_time: number
  presale_day: number
  is_limit: number
  limit_type: number
  limit_num: number
  min_qty: number
  activity: number[]
  command_word: string
  custom_form: object[]
  spec_type: number
  /** Of labels, and of products that are recommended with it, joined by commas. */
  label_ids: string
  companion_ids: string
  version: number
  skus: { image: string; price: string; ot_price: string; suk: string; code: string; stock: number }[]
  /** When it was put into the recycle bin, as the shop writes times. */
  recycled_at: string | null
  least_stock: number
}

export interface ProductQuery {
  page?: number | undefined
  limit?: number | undefined
  /** Categories of any level, each with everything below it. */
  categories?: readonly number[] | undefined
  /** Part of the name or of the keywords, how they sound, or the id. */
  text?: string | undefined
  ids?: readonly number[] | undefined
  /** A further condition, such as `p.is_best = 1`. */
  where?: SQL | undefined
  order?: SQL | undefined
  /** Also what is not for sale or in the recycle bin; `where` narrows it then. */
  everything?: boolean | undefined
}

/** Pieces below which something counts as running low: read once for a whole statement. */
const leastStock = `coalesce((select value->>'leastStock' from settings where name = 'shop'), '10')::integer`

const joined = (what: string, table: string, order: string) =>
  `coalesce((select string_agg(${what}::text, ',' order by ${order}) from ${table} where product_id = p.id), '')`

const stored = `p.id, p.cate_id, p.image, p.recommend_image, p.slider_image, p.store_name, p.store_info, p.keyword, p.bar_code,
  p.price, p.vip_price, p.ot_price, p.cost, p.postage, p.unit_name, p.sort, p.sales, p.ficti, p.stock, p.browse, p.is_show, p.is_hot,
  p.is_benefit, p.is_best, p.is_new, p.is_good, p.is_vip, p.spu, p.description, p.deleted_at is not null as deleted,
  to_char(p.deleted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as recycled_at,
  p.virtual_type, p.video_link, p.logistics, p.freight, coalesce(p.temp_id, 0)::int as temp_id, p.give_integral, p.is_sub, p.vip_product,
  p.presale, coalesce(extract(epoch from p.presale_start_at), 0)::int as presale_start_time,
  coalesce(extract(epoch from p.presale_end_at), 0)::int as presale_end_time, p.presale_day, p.is_limit, p.limit_type, p.limit_num,
  p.min_qty, p.activity, p.command_word, p.custom_form, p.spec_type, p.version`

const columns = sql.raw(`${stored}, c.cate_name, ${leastStock} as least_stock,
  ${joined("case when c.pid = 0 then c.cate_name else (select cate_name from categories where id = c.pid) || '/' || c.cate_name end", 'product_categories pc join categories c on c.id = pc.category_id', 'position, category_id')} as category_names,
  ${joined('category_id', 'product_categories', 'position, category_id')} as category_ids,
  ${joined('label_id', 'product_labels', 'label_id')} as label_ids,
  ${joined('companion_id', 'product_companions', 'position')} as companion_ids,
  coalesce((select json_agg(json_build_object('image', s.image, 'price', s.price::text, 'ot_price', s.ot_price::text, 'suk', s.suk, 'code', s.code, 'stock', s.stock)
    order by s.position, s.id) from product_skus s where s.product_id = p.id and s.removed_at is null), '[]') as skus`)

const tables = sql.raw('from products p join categories c on c.id = p.cate_id')

/** What `p` is when it is running low, or one of its specifications is. */
export const lowStock = sql.raw(`p.deleted_at is null and p.stock > 0 and (p.stock < ${leastStock}
  or p.id in (select product_id from product_skus where removed_at is null and stock < ${leastStock}))`)

/** By the name and the keywords, by how they sound (`djxjb` finds 丁腈橡胶板), or by the id. */
function found(text: string): SQL {
  const ways = [contains("(p.store_name || ' ' || p.keyword)", 'p.grams', text)]
  if (/^[a-z0-9]+$/i.test(text)) ways.push(holds('p.pinyin', ` ${text.toLowerCase()}`, 'like'))
  if (/^\d{1,15}$/.test(text)) ways.push(sql`p.id = ${Number(text)}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/** `where` of a query over `products p`. */
export function conditions({ categories, text, ids, where, everything }: ProductQuery): SQL {
  const all: SQL[] = everything ? [] : [sql`p.deleted_at is null and p.is_show = 1`]
  const within = categories?.filter((id) => id > 0) ?? []
  if (within.length > 0) {
    const named = sql`any(${sql.param(within)}::bigint[])`
    all.push(sql`exists (select 1 from product_categories pc join categories below on below.id = pc.category_id
      where pc.product_id = p.id and (below.id = ${named} or below.pid = ${named}))`)
  }
  if (text?.trim()) all.push(found(text.trim()))
  if (ids) all.push(sql`p.id = any(${sql.param([...ids])}::bigint[])`)
  if (where) all.push(where)
  return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
}

/**
 * Products of a query, in the shop's order unless told otherwise. Which ones stand on the page is found first: what belongs to a product is
 * looked up for those alone, however far down the page is.
 */
export function findProducts(db: Db, query: ProductQuery): Promise<Product[]> {
  const order = query.order ?? sql`p.sort desc, p.id desc`
  return rows(
    db,
    sql`select ${columns}, ${unixTime('p.add_time')} as add_time ${tables}
      where p.id in (select p.id from products p ${conditions(query)} order by ${order} ${pageOf(query)}) order by ${order}`,
  )
}

/** A page of a search with the number of all that it finds: they are looked for once. */
export async function searchProducts(db: Db, query: ProductQuery): Promise<{ found: Product[]; count: number }> {
  const order = query.order ?? sql`p.sort desc, p.id desc`
  const here = await rows<{ id: number; count: number }>(
    db,
    sql`select p.id, (count(*) over ())::int as count from products p ${conditions(query)} order by ${order} ${pageOf(query)}`,
  )
  // behind the last one nothing tells how many there are
  if (here.length === 0) return { found: [], count: await countProducts(db, query) }
  const ids = here.map(({ id }) => id)
  return { found: await findProducts(db, { ids, everything: true, order, limit: ids.length }), count: here[0]!.count }
}

/** How many products a query has in all. */
export async function countProducts(db: Db, query: ProductQuery): Promise<number> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from products p ${conditions(query)}`)
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
