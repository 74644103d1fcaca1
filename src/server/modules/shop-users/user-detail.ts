import { sql } from 'drizzle-orm'
import type { UserDetail, UserInfo } from '#src/api/shop-users.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { maskedPerson, noteLook, type PersonalData } from '../../shop/personal.ts'
import { shopTime } from '../../shop/time.ts'
import { paidOrders, plain, say, unused } from './user-columns.ts'
import type { Reader } from './user-list.ts'

interface Known extends UserInfo {
  now_money: string
  integral: number
  spread_uid: number
  pay_count: number
  spent: string
  month_count: number
  month_spent: string
  commission: string
  coupons: number
}

const gone = () => new Refusal({ status: 100026 })
const month = sql`(date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`

const figures = sql`select count(*)::int as pay_count, coalesce(sum(o.pay_price - o.refund_price), 0)::numeric(14, 2)::text as spent,
  count(*) filter (where o.pay_at >= ${month})::int as month_count,
  coalesce(sum(o.pay_price - o.refund_price) filter (where o.pay_at >= ${month}), 0)::numeric(14, 2)::text as month_spent from ${paidOrders}`

const commission = sql`(select coalesce(sum(e.number), 0)::text from shop_ledger e where e.uid = u.uid and e.account = 'commission' and e.pm = 1)`

const named = sql`coalesce((select l.name from user_levels l where l.id = u.level_id), '') as vip_name,
  coalesce((select g.group_name from user_groups g where g.id = u.group_id), '') as group_name,
  coalesce((select s.nickname || '/' || s.uid from shop_users s where s.uid = u.spread_uid), '/0') as spread_uid_nickname,
  coalesce((select string_agg(n.label_name, ',' order by n.id) from shop_user_labels x join user_labels n on n.id = x.label_id
    where x.uid = u.uid), '') as label_list`

/** All of one user, phone, identity card and address masked. @throws Refusal 100026 */
export async function readUser(db: Db, uid: number, { locale, origin }: Reader): Promise<UserDetail> {
  const found = await row<Known>(
    db,
    sql`select ${plain}, ${named}, coalesce(extract(epoch from u.birthday::timestamp at time zone 'Asia/Shanghai')::int, 0) as birthday,
      coalesce(u.level_id, 0)::int as level, coalesce(u.group_id, 0)::int as group_id, u.user_type, u.status,
      coalesce(${shopTime('u.overdue_at')}, '1970-01-01 08:00:00') as overdue_time, b.*, ${commission} as commission,
      (select count(*)::int from shop_user_coupons c where c.uid = u.uid and c.status = 0) as coupons
      from shop_users u left join lateral (${figures}) b on true where u.uid = ${uid}`,
  )
  if (!found) throw gone()
  const { spent, month_count: monthCount, month_spent: monthSpent, commission: earned, coupons, ...known } = found
  const info = {
    ...{ ...unused, ...known },
    ...{ avatar: absolute(known.avatar, origin), ...maskedPerson(known) },
  }
  const yuan = say('unit.money', locale)
  const orders = say('unit.orders', locale)
  const figure = (title: string, value: string | number, key: string) => ({ title: say(`card.${title}`, locale), value, key })
  const said = (name: string, value: string | number) => ({ name: say(`info.${name}`, locale), value })
  return {
    uid,
    userinfo: [
      ...[said('address', info.addres), said('phone', info.phone), said('name', info.real_name), said('nickname', info.nickname)],
      ...[said('avatar', info.avatar), said('email', ''), said('birthday', ''), said('points', info.integral)],
      ...[said('spread', info.spread_uid ? info.spread_uid_nickname : ''), said('balance', info.now_money)],
      ...[said('commission', Number(earned)), said('extract', 0)],
    ],
    headerList: [
      ...[figure('balance', info.now_money, yuan), figure('orders', info.pay_count, orders), figure('spent', Number(spent), yuan)],
      ...[figure('points', info.integral, ''), figure('monthOrders', monthCount, orders), figure('monthSpent', Number(monthSpent), yuan)],
    ],
    count: [info.pay_count, 0, coupons],
    ps_info: info,
  }
}

/** Phone, identity card and address in clear; that somebody looked stays in the log. @throws Refusal 100026 */
export async function readPersonal(db: Db, uid: number, by: number): Promise<PersonalData> {
  const found = await row<PersonalData>(db, sql`select phone, card_id, addres from shop_users where uid = ${uid}`)
  if (!found) throw gone()
  await noteLook(db, uid, by)
  return found
}
