import { sql } from 'drizzle-orm'

const seconds = (column: string) => `coalesce(extract(epoch from ${column})::int, 0)`
// the shop formats 0 too: 1970-01-01
const day = (column: string) => `to_char(coalesce(${column}, to_timestamp(0)) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** Columns of `coupons` as the shop's lists carry them. */
export const couponColumns =
  sql.raw(`id, 0 as cid, title as coupon_title, ${seconds('start_at')} as start_time, ${seconds('end_at')} as end_time, total_count,
  remain_count, receive_limit, is_permanent, status, 0 as is_give_subscribe, 0 as is_full_give, '0.00' as full_reduction, 0 as is_del,
  ${seconds('add_time')} as add_time, title, 0 as integral, coupon_price, use_min_price, coupon_time, product_id, category_id, type, receive_type,
  ${seconds('use_start_at')} as start_use_time, ${seconds('use_end_at')} as end_use_time, sort,
  ${day('use_start_at')} || ' ~ ' || ${day('use_end_at')} as use_time`)
