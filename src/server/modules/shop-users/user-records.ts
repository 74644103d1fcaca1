import { sql, type SQL } from 'drizzle-orm'
import type { UserRecordKind } from '#src/api/shop-users.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { nameOfChannel, say } from './user-columns.ts'

interface Source {
  columns: SQL
  /** With the condition on a user. */
  from: (uid: number) => SQL
  order: SQL
}

const entries = (uid: number, account: string, more = sql``) => sql`shop_ledger e where e.uid = ${uid} and e.account = ${account} ${more}`
const newest = sql`e.id desc`

const sources: Readonly<Record<UserRecordKind, Source>> = {
  order: {
    columns: sql`o.id::int as id, o.order_id, o.real_name, o.total_num, o.total_price::text as total_price, o.pay_price::text as pay_price,
      coalesce(to_char(o.pay_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), '') as pay_time, o.paid, o.pay_type, o.pink_id::int as pink_id,
      o.seckill_id::int as seckill_id, o.bargain_id::int as bargain_id`,
    from: (uid) => sql`shop_orders o where o.uid = ${uid} and o.pid <= 0 and o.is_system_del = 0 and o.paid = 1`,
    order: sql`o.added_at desc, o.id desc`,
  },
  integral: {
    columns: sql`e.title, e.number::int as number, e.balance::text as balance, e.mark, ${shopTime('e.added_at')} as add_time, 0 as frozen_time,
      e.pm, 0 as is_frozen`,
    from: (uid) => entries(uid, 'points'),
    order: newest,
  },
  sign: {
    columns: sql`e.title, e.number::int as number, e.mark, ${shopTime('e.added_at')} as add_time`,
    from: (uid) => entries(uid, 'points', sql`and e.type = 'sign'`),
    order: newest,
  },
  coupon: {
    columns: sql`c.id::int as id, c.coupon_title, c.coupon_price::text as coupon_price, c.use_min_price::text as use_min_price,
      ${shopTime('c.added_at')} as add_time, ${shopTime('c.start_at')} || ' ~ ' || ${shopTime('c.end_at')} as time,
      case when c.status = 1 then 'used' when c.end_at < now() then 'over' else 'open' end as status`,
    from: (uid) => sql`shop_user_coupons c where c.uid = ${uid}`,
    order: sql`c.id desc`,
  },
  balance_change: {
    columns: sql`e.number::text as number, e.title, e.mark, e.pm, e.balance::text as balance, ${shopTime('e.added_at')} as add_time`,
    from: (uid) => entries(uid, 'money'),
    order: newest,
  },
  spread: {
    columns: sql`u.uid::int as uid, u.nickname, coalesce((select l.name from user_levels l where l.id = u.level_id), '') as level, u.user_type as type,
      coalesce(${shopTime('u.spread_at')}, ${shopTime('u.added_at')}) as add_time`,
    from: (uid) => sql`shop_users u where u.spread_uid = ${uid}`,
    order: sql`u.spread_at desc nulls last, u.uid desc`,
  },
}

const isKind = (type: string): type is UserRecordKind => Object.hasOwn(sources, type)

/** What stands under one tab of a user's page. @throws Refusal 100100 for another kind */
export async function listRecords(
  db: Db,
  uid: number,
  { type = '', page, limit }: { type?: string; page?: number; limit?: number },
  locale: Locale,
): Promise<{ list: Record<string, unknown>[]; count: number }> {
  if (!isKind(type)) throw new Refusal({ status: 100100, data: [] })
  const { columns, from, order } = sources[type]
  const found = await rows<Record<string, unknown>>(
    db,
    sql`select ${columns} from ${from(uid)} order by ${order} ${pageOf({ page, limit })}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from ${from(uid)}`)
  return { list: found.map((one) => inWords(one, type, locale)), count: counted?.count ?? 0 }
}

function inWords(one: Record<string, unknown>, type: UserRecordKind, locale: Locale): Record<string, unknown> {
  if (type === 'coupon') return { ...one, status: say(`coupon.${String(one['status'])}`, locale) }
  return type === 'spread' ? { ...one, type: nameOfChannel(String(one['type']), locale) } : one
}
