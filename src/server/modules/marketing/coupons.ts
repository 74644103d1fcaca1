import { sql } from 'drizzle-orm'
import type { CouponRow } from '#src/api/marketing.ts'
import { row, rows, type Db } from '../../db.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'

export interface CouponFilter {
  page?: number
  limit?: number
  coupon_title?: string
  /** Empty for all. */
  status?: string
  receive_type?: string
  coupon_type?: number
}

const seconds = (column: string) => `coalesce(extract(epoch from ${column})::int, 0)`
// the shop formats 0 too: 1970-01-01
const day = (column: string) => `to_char(coalesce(${column}, to_timestamp(0)) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

const columns =
  sql.raw(`id, 0 as cid, title as coupon_title, ${seconds('start_at')} as start_time, ${seconds('end_at')} as end_time, total_count,
  remain_count, receive_limit, is_permanent, status, 0 as is_give_subscribe, 0 as is_full_give, '0.00' as full_reduction, 0 as is_del,
  ${seconds('add_time')} as add_time, title, 0 as integral, coupon_price, use_min_price, coupon_time, product_id, category_id, type, receive_type,
  ${seconds('use_start_at')} as start_use_time, ${seconds('use_end_at')} as end_use_time, sort,
  ${day('use_start_at')} || ' ~ ' || ${day('use_end_at')} as use_time`)

/** Issued coupons that are not deleted, newest first among equals of `sort`. */
export async function listIssued(db: Db, filter: CouponFilter): Promise<{ list: CouponRow[]; count: number }> {
  const { coupon_title, status, receive_type, coupon_type } = filter
  const all = [sql`deleted_at is null`]
  if (coupon_title?.trim()) all.push(holds('title', coupon_title.trim()))
  if (status) all.push(sql`status = ${Number(status)}`)
  if (receive_type && receive_type !== 'all') all.push(sql`receive_type = ${Number(receive_type)}`)
  if (coupon_type !== undefined) all.push(sql`type = ${coupon_type}`)
  const where = sql.join(all, sql` and `)
  const list = await rows<CouponRow>(db, sql`select ${columns} from coupons where ${where} order by sort desc, id desc ${pageOf(filter)}`)
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from coupons where ${where}`)
  return { list, count: found?.count ?? 0 }
}
