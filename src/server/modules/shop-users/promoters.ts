import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changedByStaff } from '../../shop/users/changed.ts'

const wrong = (code: string) => new Refusal({ status: Number(code), errors: { spread_uid: code } })

/** Writes down who a user came through. Refused with 100100, 400213, 400214, 400215, 400216, 400217. */
export async function setSpread(db: Db, uid: number, spread: number): Promise<void> {
  if (!uid || !spread) throw new Refusal({ status: 400, code: '100100' })
  if (uid === spread) throw wrong('400213')
  // two that make each other their promoter at once see each other
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop_users.spread', 0))`)
  const user = await row<{ spread_uid: number | null }>(db, sql`select spread_uid from shop_users where uid = ${uid} for update`)
  if (!user) throw new Refusal({ status: 400214 })
  const promoter = await row(db, sql`select 1 from shop_users where uid = ${spread} and is_del = 0`)
  if (!promoter) throw wrong('400215')
  if (user.spread_uid === spread) throw wrong('400216')
  const isBelow = await row(
    db,
    sql`with recursive above as (
        select spread_uid from shop_users where uid = ${spread}
        union select u.spread_uid from shop_users u join above a on u.uid = a.spread_uid
      ) select 1 from above where spread_uid = ${uid}`,
  )
  if (isBelow) throw wrong('400217')
  await db.execute(sql`update shop_users set spread_uid = ${spread}, spread_at = now(), ${changedByStaff} where uid = ${uid}`)
}

/** Forgets who a user came through. Refused with 100100 where there is no such user. */
export async function clearSpread(db: Db, uid: number): Promise<void> {
  const cleared = await row(
    db,
    sql`update shop_users set spread_uid = null, spread_at = null, ${changedByStaff} where uid = ${uid} returning uid`,
  )
  if (!cleared) throw new Refusal({ status: 400, code: '100100' })
}
