import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** An order as it is stored, as far as its rules look at it. Amounts are decimal text. */
export interface StoredOrder {
  id: number
  /** 0 an order, -1 one that was split, else the order that this is a part of. */
  pid: number
  order_id: string
  uid: number
  total_price: string
  pay_price: string
  pay_postage: string
  total_postage: string
  coupon_id: number | null
  paid: number
  pay_type: string
  status: number
  refund_status: number
  refund_price: string
  shipping_type: number
  delivery_type: string
  delivery_name: string
  delivery_code: string
  delivery_id: string
  verify_code: string
  gain_integral: number
  use_integral: number
  back_integral: number
  combination_id: number
  virtual_type: number
  /** Who brought the buyer, and who brought that one, as it was when they bought. */
  spread_uid: number | null
  spread_two_uid: number | null
  is_del: number
}

/** One specification in an order, with the pieces of it. */
export interface StoredLine {
  id: number
  order_id: number
  part_of: number | null
  product_id: number
  sku_id: number
  num: number
  refund_num: number
  /** Pieces that were not shipped yet. */
  surplus_num: number
  /** Paid for all pieces. */
  paid_price: string
  store_name: string
  suk: string
}

/** Who acts, and when; now and nobody unless told. */
export interface Acting {
  by?: string
  /** Of `pick_up_staff`: who hands it over at a pick-up store. */
  clerk?: number
  /** For history that is taken over. */
  at?: Date
}

/** A point in time for SQL: that of the act, else now. */
export const timeOf = ({ at }: Acting) => sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

const columns = sql`id, pid, order_id, uid, total_price, pay_price, pay_postage, total_postage, coupon_id, paid, pay_type, status, refund_status,
  refund_price, shipping_type, delivery_type, delivery_name, delivery_code, delivery_id, verify_code, gain_integral, use_integral, back_integral,
  combination_id, virtual_type, spread_uid, spread_two_uid, is_del`

/** An order, held until the transaction ends, so that what is decided about it stays true. @throws Refusal `code` where there is none */
export async function lockOrder(db: Db, id: number, code = '400118'): Promise<StoredOrder> {
  const found = await row<StoredOrder>(db, sql`select ${columns} from shop_orders where id = ${id} and is_system_del = 0 for update`)
  if (!found) throw new Refusal({ status: 400, code })
  return found
}

/** The same by its number or its code of verification. */
export async function lockOrderBy(db: Db, column: 'order_id' | 'verify_code', value: string, code: string): Promise<StoredOrder> {
  const found = await row<StoredOrder>(
    db,
    sql`select ${columns} from shop_orders where ${sql.raw(column)} = ${value} and is_system_del = 0 for update`,
  )
  if (!found || value === '') throw new Refusal({ status: 400, code })
  return found
}

/** What is in an order. */
export const linesOf = (db: Db, order: number): Promise<StoredLine[]> =>
  rows(
    db,
    sql`select id, order_id, part_of, product_id, sku_id, num, refund_num, surplus_num, paid_price, store_name, suk
      from shop_order_lines where order_id = ${order} order by id`,
  )
