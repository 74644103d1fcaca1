import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../address.ts'
import { withMaskedContacts } from '../personal.ts'

// columns of the shop that this server has no use for
const unused = {
  ...{ partner_id: 0, sign_num: 0, agent_level: 0, clean_time: 0, adminid: 0, record_phone: '0', uniqid: '', division_name: '' },
  ...{ division_type: 0, division_status: 0, is_division: 0, is_agent: 0, is_staff: 0, division_id: 0, agent_id: 0, staff_id: 0 },
  ...{ division_percent: 0, division_change_time: 0, division_end_time: 0, division_invite: 0, sign_remind: 0, extract_fee: '0.00' },
  ...{ login_type: '' },
}

interface StoredUser {
  uid: number
  avatar: string
  spread_uid: number
  spread_name: string
}

/** The buyer of an order, phone, card and address masked, with whoever brought them. @throws Refusal 400119 */
export async function orderUser(db: Db, uid: number, origin: string) {
  const found = await row<StoredUser>(
    db,
    sql`select u.uid, u.account, u.real_name, coalesce(extract(epoch from u.birthday)::int, 0) as birthday, u.card_id, u.mark,
        coalesce(u.group_id, 0) as group_id, u.nickname, u.avatar, u.phone, extract(epoch from u.added_at)::int as add_time,
        extract(epoch from u.last_at)::int as last_time, u.now_money, u.brokerage_price, u.integral, u.exp::text || '.00' as exp, u.status,
        coalesce(u.level_id, 0) as level, u.spread_open, coalesce(u.spread_uid, 0) as spread_uid,
        coalesce(extract(epoch from u.spread_at)::int, 0) as spread_time, u.user_type, u.is_promoter, u.pay_count,
        (select count(*)::int from shop_users b where b.spread_uid = u.uid) as spread_count, u.addres, u.is_money_level, u.is_ever_level,
        coalesce(extract(epoch from u.overdue_at)::int, 0) as overdue_time, u.is_del, coalesce(s.nickname, '无') as spread_name
      from shop_users u left join shop_users s on s.uid = u.spread_uid where u.uid = ${uid}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '400119' })
  return { ...unused, ...withMaskedContacts(found), avatar: absolute(found.avatar, origin) }
}
