import { sql } from 'drizzle-orm'
import type { BatchSetting } from '#src/api/store-products.ts'
import { compared, parseDecimal, productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { quickEdit } from './quick-edit.ts'
import { refused } from './refusals.ts'
import type { Writing } from './write-product.ts'

const mostPrice = '99999999.99'
const mostStock = '1000000'

type Wanted = Pick<BatchSetting, 'type' | 'way' | 'figure'>

/** What a figure becomes: what was asked for, so much more or less, or so many percent more or less; undefined for what is none. */
function become(now: string, { type, way = 'set', figure = '' }: Wanted): string | undefined {
  const isPrice = type === 7
  if (way === 'percent' && !isPrice) return undefined
  const by = parseDecimal(figure, isPrice ? 2 : 0)
  if (by === undefined) return undefined
  const made = way === 'set' ? by : way === 'add' ? sumOf([now, by]) : productOf(now, productOf(sumOf(['100', by]), '0.01'))
  const value = rounded(made, isPrice ? 2 : 0)
  return compared(value, '0') < 0 || compared(value, isPrice ? mostPrice : mostStock) > 0 ? undefined : value
}

/**
 * Sets prices (7) or stocks (8) of products, each as if it were edited alone: refused with `PRODUCT_SKUS_SEVERAL`, `PRODUCT_STOCK_OF_CARDS`,
 * and with `PRODUCT_FIGURE` for what is no figure or would be none afterwards.
 */
export async function setFigures(db: Db, ids: readonly number[], wanted: Wanted, writing: Writing): Promise<void> {
  const found = await rows<{ id: number; price: string; stock: number }>(
    db,
    sql`select id, price::text as price, stock from products where id = any(${sql.param([...ids])}::bigint[]) order by id`,
  )
  for (const { id, price, stock } of found) {
    const value = become(wanted.type === 7 ? price : String(stock), wanted)
    if (value === undefined) throw refused('figure', 'PRODUCT_FIGURE', writing.locale)
    await quickEdit(db, id, wanted.type === 7 ? { price: value } : { stock: Number(value), stock_read: stock }, writing)
  }
}
