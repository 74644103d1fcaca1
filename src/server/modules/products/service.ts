import { sql, type SQL } from 'drizzle-orm'
import type { CategoryNode } from '#src/api/products.ts'
import type { Db } from '../../db.ts'
import { listCategories, treeOf, type CategoryRow } from '../../shop/categories.ts'
import { countProducts, findProducts, type ProductQuery } from '../../shop/products.ts'

const node = ({ id, pid, cate_name }: CategoryRow): CategoryNode => ({ id, value: id, label: cate_name, title: cate_name, pid })

/** Categories as a cascader reads them. */
export const categoryTree = async (db: Db): Promise<CategoryNode[]> => treeOf(await listCategories(db), node)

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
  4: sql.raw('p.deleted_at is null and p.stock = 0'),
  5: sql.raw('p.deleted_at is null and p.stock between 1 and 9'),
  6: sql.raw('p.deleted_at is not null'),
}

/** The administration's tabs: 1 on sale, 2 in store, 4 sold out, 5 low stock, 6 recycle bin. */
export const stateOf = (type = 1): ProductQuery => ({ everything: true, where: states[type] ?? states[1] })

const kinds: Record<number, SQL> = {
  4: sql.raw('p.is_hot = 1'),
  5: sql.raw('p.is_new = 1'),
  6: sql.raw('p.is_benefit = 1'),
  7: sql.raw('p.is_best = 1'),
}

/** The picker's kinds: 4 hot, 5 new, 6 promotion, 7 boutique, else all; `is_new` narrows too. */
export const kindOf = (type = 0, isNew = 0): ProductQuery => ({ where: kinds[type] ?? (isNew ? kinds[5] : undefined) })

/** One page of a list with the number of all its rows. */
export async function listOf<Row>(db: Db, query: ProductQuery, show: (product: Awaited<ReturnType<typeof findProducts>>[number]) => Row) {
  const [found, count] = await Promise.all([findProducts(db, query), countProducts(db, query)])
  return { count, list: found.map(show) }
}
