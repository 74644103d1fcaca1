import { sql, type SQL } from 'drizzle-orm'
import type { CategoryNode, CategoryRowOfTree } from '#src/api/products.ts'
import { rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { listCategories, treeOf, type CategoryRow } from '../../shop/categories.ts'
import { conditions, countProducts, findProducts, lowStock, searchProducts, type ProductQuery } from '../../shop/products.ts'

const node = ({ id, pid, cate_name }: CategoryRow): CategoryNode => ({ id, value: id, label: cate_name, title: cate_name, pid })

/** Categories as a cascader reads them. */
export const categoryTree = async (db: Db): Promise<CategoryNode[]> => treeOf(await listCategories(db), node)

const dashes = '|-----'

/** Categories one below the other, hidden ones too, as the filter of their page reads them. */
export async function categoryRows(db: Db, isFirstLevel: boolean): Promise<CategoryRowOfTree[]> {
  const all = await listCategories(db, { everything: true })
  return all
    .filter(({ pid }) => pid === 0)
    .flatMap((top) => [
      { ...top, html: dashes },
      ...(isFirstLevel ? [] : all.filter(({ pid }) => pid === top.id).map((one) => ({ ...one, html: dashes + dashes }))),
    ])
}

const direction = (order: string | undefined): SQL | undefined =>
  order ? sql.raw(order.toLowerCase() === 'asc' ? 'asc' : 'desc') : undefined

/** Order of a feed: by price or by sales when asked, else the shop's own. */
export function feedOrder(priceOrder?: string, salesOrder?: string): SQL {
  const price = direction(priceOrder)
  const sales = direction(salesOrder)
  if (price) return sql`p.price ${price}, p.id desc`
  if (sales) return sql`p.sales + p.ficti ${sales}, p.id desc`
  return sql`p.sort desc, p.id desc`
}

const states: Record<number, SQL> = {
  1: sql.raw('p.deleted_at is null and p.is_show = 1'),
  2: sql.raw('p.deleted_at is null and p.is_show = 0'),
  3: sql.raw('p.deleted_at is null'),
  4: sql.raw('p.deleted_at is null and p.stock = 0'),
  5: lowStock,
  6: sql.raw('p.deleted_at is not null'),
}

const tabNames: Record<number, Record<Locale, string>> = {
  1: { 'zh-cn': '出售中的商品', en: 'On sale', 'zh-tw': '出售中的商品' },
  2: { 'zh-cn': '仓库中的商品', en: 'Not on sale', 'zh-tw': '倉庫中的商品' },
  4: { 'zh-cn': '已经售罄商品', en: 'Sold out', 'zh-tw': '已售完商品' },
  5: { 'zh-cn': '警戒库存商品', en: 'Low in stock', 'zh-tw': '警戒庫存商品' },
  6: { 'zh-cn': '回收站的商品', en: 'Recycle bin', 'zh-tw': '回收桶的商品' },
}

/** The administration's tabs with how many products stand on each, counted in one pass. */
export async function tabsOf(db: Db, query: StoreQuery, locale: Locale): Promise<{ type: number; name: string; count: number }[]> {
  const types = Object.keys(tabNames).map(Number)
  const counts = types.map((type) => sql`count(*) filter (where ${states[type]})::int as ${sql.raw(`t${type}`)}`)
  const { cate_id, store_name } = query
  const where = conditions({ everything: true, categories: categoriesIn(cate_id), text: store_name, where: narrowedBy(query) })
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)} from products p ${where}`)
  return types.map((type) => ({ type, name: tabNames[type]![locale], count: Number(rows[0]![`t${type}`]) }))
}

/** What the administration's list is asked for. */
export interface StoreQuery {
  page?: number
  limit?: number
  /** One, or at our own server several with commas. */
  cate_id?: number | string
  store_name?: string
  type?: number
  sales?: string
  sort?: string
  order?: string
  /** Our own: what kind of product, by which shipping template, for which label of users, of which supplier; between two prices or stocks. */
  virtual_type?: number | string
  temp_id?: number | string
  label_id?: number | string
  supplier_id?: number | string
  price_from?: string
  price_to?: string
  stock_from?: number | string
  stock_to?: number | string
}

const categoriesIn = (cate_id: number | string = ''): number[] => String(cate_id).split(',').map(Number)

const isGiven = (bound: number | string | undefined) => bound !== undefined && bound !== ''

/** A figure that is within two bounds, each of which may be missing. */
const between = (column: string, from: number | string | undefined, to: number | string | undefined): (SQL | undefined)[] => [
  isGiven(from) ? sql`${sql.raw(column)} >= ${String(from)}::numeric` : undefined,
  isGiven(to) ? sql`${sql.raw(column)} <= ${String(to)}::numeric` : undefined,
]

/** What our own list is narrowed by besides the contract. */
function narrowedBy({ virtual_type, temp_id, label_id, supplier_id, ...bounds }: StoreQuery): SQL | undefined {
  const all = [
    virtual_type === undefined || virtual_type === '' ? undefined : sql`p.virtual_type = ${Number(virtual_type)}`,
    temp_id ? sql`p.temp_id = ${Number(temp_id)} and p.freight = 3` : undefined,
    label_id ? sql`p.id in (select product_id from product_labels where label_id = ${Number(label_id)})` : undefined,
    supplier_id ? sql`p.supplier_id = ${Number(supplier_id)}` : undefined,
    ...between('p.price', bounds.price_from, bounds.price_to),
    ...between('p.stock', bounds.stock_from, bounds.stock_to),
  ].filter((one) => one !== undefined)
  return all.length > 0 ? sql.join(all, sql` and `) : undefined
}

/** By what our own list can be ordered; a plain shop's knows `sales` alone. */
export const sortable = ['id', 'price', 'sales', 'stock', 'sort', 'add_time'] as const

/** The administration's list: 1 on sale, 2 in store, 3 both, 4 sold out, 5 low stock, 6 recycle bin. */
export function storeQuery(query: StoreQuery): ProductQuery {
  const { page, limit, cate_id, store_name, type = 1, sales, sort, order } = query
  const narrowed = narrowedBy(query)
  const state = states[type] ?? states[1]!
  const by = sortable.find((one) => one === sort) ?? (sales === 'asc' || sales === 'desc' ? 'sales' : undefined)
  const down = (by === 'sales' && !sort ? sales : order) === 'asc' ? sql.raw('asc') : sql.raw('desc')
  return {
    ...{
      everything: true,
      where: narrowed ? sql`${state} and ${narrowed}` : state,
      page,
      limit,
      categories: categoriesIn(cate_id),
      text: store_name,
    },
    // the index of each of them ends with the id
    order: by && by !== 'id' ? sql`p.${sql.raw(by)} ${down}, p.id ${down}` : by ? sql`p.id ${down}` : undefined,
  }
}

/** Everything that the administration's list finds, by ids in rising order. */
export async function listedIds(db: Db, query: object): Promise<number[]> {
  const where = conditions(storeQuery(query as StoreQuery))
  return (await rows<{ id: number }>(db, sql`select p.id from products p ${where} order by p.id`)).map(({ id }) => id)
}

const kinds: Record<number, SQL> = {
  4: sql.raw('p.is_hot = 1'),
  5: sql.raw('p.is_new = 1'),
  6: sql.raw('p.is_benefit = 1'),
  7: sql.raw('p.is_best = 1'),
}

/** What a picker narrows to; -1 or none narrows nothing. */
export interface Kinds {
  type?: number
  is_new?: number
  is_virtual?: number
  is_presale?: number
}

/** The picker's kinds: 4 hot, 5 new, 6 promotion, 7 boutique, else all; what goes out by itself, and presale. */
export function kindOf({ type = 0, is_new = 0, is_virtual = -1, is_presale = -1 }: Kinds): ProductQuery {
  const all = [
    kinds[type] ?? (is_new ? kinds[5] : undefined),
    is_virtual < 0 ? undefined : sql`(p.virtual_type in (1, 2)) = ${is_virtual === 1}`,
    is_presale < 0 ? undefined : sql`p.presale = ${is_presale}`,
  ].filter((one) => one !== undefined)
  return { where: all.length > 0 ? sql.join(all, sql` and `) : undefined }
}

/** One page of a list with the number of all its rows. */
export async function listOf<Row>(db: Db, query: ProductQuery, show: (product: Awaited<ReturnType<typeof findProducts>>[number]) => Row) {
  if (query.text?.trim()) {
    const { found, count } = await searchProducts(db, query)
    return { count, list: found.map(show) }
  }
  const [found, count] = await Promise.all([findProducts(db, query), countProducts(db, query)])
  return { count, list: found.map(show) }
}
