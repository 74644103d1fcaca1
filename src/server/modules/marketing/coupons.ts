import { sql } from 'drizzle-orm'
import type { CouponRow } from '#src/api/marketing.ts'
import { row, rows, type Db } from '../../db.ts'
import { couponColumns } from '../../shop/coupons.ts'
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

/** Issued coupons that are not deleted, newest first among equals of `sort`. */
export async function listIssued(db: Db, filter: CouponFilter): Promise<{ list: CouponRow[]; count: number }> {
  const { coupon_title, status, receive_type, coupon_type } = filter
  const all = [sql`deleted_at is null`]
  if (coupon_title?.trim()) all.push(sql`(${holds('title', coupon_title.trim())} or id::text = ${coupon_title.trim()})`)
  if (status) all.push(sql`status = ${Number(status)}`)
  if (receive_type && receive_type !== 'all') all.push(sql`receive_type = ${Number(receive_type)}`)
  if (coupon_type !== undefined) all.push(sql`type = ${coupon_type}`)
  const where = sql.join(all, sql` and `)
  const list = await rows<CouponRow>(
    db,
    sql`select ${couponColumns} from coupons where ${where} order by sort desc, id desc ${pageOf(filter)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from coupons where ${where}`)
  return { list, count: found?.count ?? 0 }
}
