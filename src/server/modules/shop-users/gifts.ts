import { sql } from 'drizzle-orm'
import type { ServerForm } from '#src/api/server-form.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { changedByStaff } from '../../shop/users/changed.ts'
import { shopTime } from '../../shop/time.ts'
import { formOf, rulesIn, type Option } from './form-rules.ts'
import { say } from './user-columns.ts'

const noUser = () => new Refusal({ status: 400214 })
const wrong = (code: string, field: string) => new Refusal({ status: Number(code), errors: { [field]: code } })

/** Longer than a life is nobody's membership: a hundred years. */
const mostDays = 36_500

/** Levels that a user does not have. Refused with 400214. */
export async function giveLevelForm(db: Db, locale: Locale, uid: number): Promise<ServerForm> {
  const user = await row<{ level_id: number | null }>(db, sql`select level_id from shop_users where uid = ${uid}`)
  if (!user) throw noUser()
  const levels = await rows<Option>(
    db,
    sql`select id::int as value, name as label from user_levels where is_del = 0 and is_show = 1 and id is distinct from ${user.level_id} order by grade`,
  )
  const { select } = rulesIn(locale, (key) => say(key, locale))
  return formOf(say('giveLevel', locale), 'PUT', `/user/save_give_level/${uid}.html`, [select('level_id', '', levels)])
}

/** Puts a user on a level. Refused with `LEVEL_MISSING` without one, 400214, 400699, 400700. */
export async function giveLevel(db: Db, uid: number, level: number): Promise<void> {
  if (!level) throw new Refusal({ status: 400, code: 'LEVEL_MISSING', errors: { level_id: 'LEVEL_MISSING' } })
  const user = await row<{ level_id: number | null }>(db, sql`select level_id from shop_users where uid = ${uid} for update`)
  if (!user) throw noUser()
  const found = await row<{ exp: number }>(
    db,
    sql`select exp_num::int as exp from user_levels where id = ${level} and is_del = 0 for key share`,
  )
  if (!found) throw wrong('400699', 'level_id')
  if (user.level_id === level) throw wrong('400700', 'level_id')
  // below the level's own experience the next reckoning would take it away again
  await db.execute(sql`update shop_users set level_id = ${level}, exp = greatest(exp, ${found.exp}), ${changedByStaff}
    where uid = ${uid}`)
}

/** Takes a user's level away. Refused with 400214. */
export async function clearLevel(db: Db, uid: number): Promise<void> {
  const cleared = await row(db, sql`update shop_users set level_id = null, exp = 0, ${changedByStaff} where uid = ${uid} returning uid`)
  if (!cleared) throw noUser()
}

/** How long a paid membership lasts, and by how many days it is to be longer. Refused with 400214. */
export async function giveTimeForm(db: Db, locale: Locale, uid: number): Promise<ServerForm> {
  const found = await row<{ end: string | null; days: number; is_ever_level: number }>(
    db,
    sql`select ${shopTime('overdue_at')} as end, greatest(ceil(extract(epoch from overdue_at - now()) / 86400), 0)::int as days, is_ever_level
      from shop_users where uid = ${uid}`,
  )
  if (!found) throw noUser()
  const { input, figure } = rulesIn(locale, (key) => say(key, locale))
  const end = found.is_ever_level ? say('ever', locale) : (found.end ?? say('notMember', locale))
  return formOf(say('giveTime', locale), 'PUT', `/user/save_give_level_time/${uid}.html`, [
    input('time_diff', end, { readonly: true }),
    input('day_diff', String(found.days ?? 0), { readonly: true }),
    figure('days', '', { precision: 0 }, 'missing'),
  ])
}

/** Makes a paid membership longer, or shorter by days below nought; one that is over begins now. Refused with 400214, 400701, 400702. */
export async function giveTime(db: Db, uid: number, days: number): Promise<void> {
  const user = await row<{ left: number }>(
    db,
    sql`select greatest(coalesce(extract(epoch from overdue_at - now()), 0), 0)::float / 86400 as left from shop_users where uid = ${uid} for update`,
  )
  if (!user) throw noUser()
  if (days === 0) throw wrong('400701', 'days')
  if (!Number.isInteger(days) || Math.abs(days) > mostDays || user.left + days < 0) throw wrong('400702', 'days')
  // 3: given by the shop
  await db.execute(sql`update shop_users set is_money_level = case when is_money_level = 0 then 3 else is_money_level end,
    overdue_at = greatest(coalesce(overdue_at, now()), now()) + ${days} * interval '1 day', ${changedByStaff}
    where uid = ${uid}`)
}
