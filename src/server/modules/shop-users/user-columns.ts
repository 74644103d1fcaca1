import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { unixTime } from '../../shop/time.ts'

/** What the shop's users have and ours do not: sales divisions, check-ins, WeChat. */
export const unused = {
  ...{ partner_id: 0, sign_num: 0, agent_level: 0, adminid: 0, login_type: '', record_phone: '0', uniqid: '' },
  ...{ division_name: '', division_type: 0, division_status: 0, is_division: 0, is_agent: 0, is_staff: 0, division_id: 0, agent_id: 0 },
  ...{ staff_id: 0, division_percent: 0, division_change_time: 0, division_end_time: 0, division_invite: 0, sign_remind: 0 },
  extract_fee: '0.00',
} as const

/** Of WeChat's account; a list of the shop carries them for every user. */
export const unlinked = {
  ...{ unionid: null, openid: null, w_user_type: null, groupid: null, tagid_list: null, subscribe: null, subscribe_time: null },
  extract_count_price: 0,
} as const

/** Orders of a user that were paid: those that were split count once. */
export const paidOrders = sql`shop_orders o where o.uid = u.uid and o.paid = 1 and o.pid <= 0 and o.is_system_del = 0`

/** Somebody whose membership is not over. */
export const isMember = sql`(u.is_money_level > 0 and (u.is_ever_level = 1 or u.overdue_at > now()))`

const clock = (column: string): SQL => sql`coalesce(${unixTime(column)}, 0)`

/** Columns of `shop_users u` that every reply carries alike. */
export const plain = sql`u.uid::int as uid, u.real_name, u.nickname, u.avatar, u.phone, u.card_id, u.addres, u.mark, u.integral,
  ${unixTime('u.added_at')} as add_time, ${unixTime('u.last_at')} as last_time, u.now_money::text as now_money,
  u.brokerage_price::text as brokerage_price, u.exp::numeric(12, 2)::text as exp, u.spread_open, coalesce(u.spread_uid, 0)::int as spread_uid,
  ${clock('u.spread_at')} as spread_time, u.is_promoter, u.is_money_level, u.is_ever_level, ${clock('u.overdue_at')} as overdue_time, u.is_del,
  (select count(*)::int from shop_users s where s.spread_uid = u.uid) as spread_count`

/** A name in the language of the caller. */
export const say = (key: string, locale: Locale): string => sentence(`shop_users.${key}`, locale) ?? ''

const channels: Readonly<Record<string, string>> = { wechat: 'wechat', routine: 'routine', h5: 'h5', pc: 'pc', app: 'app', apple: 'app' }

export const nameOfChannel = (type: string, locale: Locale): string => say(`type.${channels[type] ?? 'other'}`, locale)
export const nameOfSex = (sex: number, locale: Locale): string => say(`sex.${sex}`, locale)
