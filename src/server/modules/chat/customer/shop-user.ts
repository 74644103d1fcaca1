import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'

/**
 * The person of the chat whom a user of the shop is, made when they come for the first time; name, picture and phone are those of the
 * shop. Undefined for nobody, a closed or a locked account.
 */
export async function chatPersonOf(db: Db, shopUid: number): Promise<number | undefined> {
  const found = await row<{ uid: number }>(
    db,
    sql`insert into chat_people as p (uid, kind, nickname, avatar, phone, shop_uid)
        select nextval('chat_uids'), 'customer', nickname, avatar, phone, uid from shop_users where uid = ${shopUid} and is_del = 0 and status = 1
        on conflict (shop_uid) where shop_uid is not null
        do update set nickname = excluded.nickname, avatar = excluded.avatar, phone = excluded.phone returning p.uid`,
  )
  return found?.uid
}

/** The shop's user behind a person of the chat; 0 for a tourist, and for a customer whom no storefront has named. */
export async function shopUserOf(db: Db, uid: number): Promise<number> {
  const found = await row<{ shop_uid: number | null }>(db, sql`select shop_uid from chat_people where uid = ${uid}`)
  return Number(found?.shop_uid ?? 0)
}
