import { sql } from 'drizzle-orm'
import type { CustomerInfo } from '#src/api/chat.ts'
import { row, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { absolute } from '#src/server/shop/address.ts'
import { maskedPhone } from '#src/server/shop/personal.ts'
import type { Person } from '../people.ts'
import { isOwn } from './own.ts'

const channels = ['pc', 'wechat', 'routine', 'h5', 'app']

interface Found extends Omit<CustomerInfo, 'user_type'> {
  user_type: string | null
  form_type: number | null
  is_own: boolean
}

const ofShop = sql`coalesce(u.spread_uid, 0) as spread_uid, coalesce(u.is_promoter, 0) as is_promoter,
  coalesce(extract(epoch from u.birthday::timestamp at time zone 'Asia/Shanghai')::int, 0) as birthday, coalesce(u.now_money, 0)::text as now_money,
  u.user_type, coalesce(u.level_id, 0)::int as level, coalesce(u.group_id, 0)::int as group_id, coalesce(u.is_money_level, 0) as is_money_level,
  array(select n.label_name from shop_user_labels x join user_labels n on n.id = x.label_id where x.uid = u.uid order by n.id) as "labelNames",
  coalesce((select l.name from user_levels l where l.id = u.level_id), '') as level_name,
  coalesce((select s.nickname from shop_users s where s.uid = u.spread_uid), '') as spread_name,
  coalesce((select g.group_name from user_groups g where g.id = u.group_id), '') as group_name`

/**
 * What is known of a visitor, at the shop as well where they are one of its users. The whole phone number, and what the shop knows, are for
 * an agent whom they have written to or were given: to write to somebody opens nothing. @throws Refusal 410141
 */
export async function customerInfo(db: Db, agent: Person, uid: number, origin: string): Promise<CustomerInfo> {
  const own = isOwn(agent.uid)
  const found = await row<Found>(
    db,
    sql`select p.nickname, p.avatar, coalesce(nullif(p.phone, ''), u.phone, '') as phone, ${own} as is_own,
          (select form_type from chat_conversations c where c.visitor_uid = p.uid order by c.updated_at desc limit 1) as form_type, ${ofShop}
        from chat_people p left join shop_users u on u.uid = p.shop_uid and ${own} where p.uid = ${uid} and p.kind <> 'agent'`,
  )
  if (!found) throw new Refusal({ status: 410141 })
  const { form_type, is_own, phone, avatar, user_type, ...known } = found
  return {
    ...known,
    avatar: absolute(avatar, origin),
    phone: is_own ? phone : maskedPhone(phone),
    user_type: user_type ?? channels[form_type ?? 0] ?? 'pc',
  }
}
