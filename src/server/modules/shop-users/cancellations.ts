import { sql } from 'drizzle-orm'
import type { CancellationRow } from '#src/api/user-cancellations.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changedByStaff } from '../../shop/users/changed.ts'
import { isCalled } from '../../shop/users/names.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPhone } from '../../shop/personal.ts'
import { shopTime } from '../../shop/time.ts'

export interface CancellationQuery {
  page?: number
  limit?: number
  status?: string
  keywords?: string
}

const tables = sql`shop_user_cancellations c join shop_users u on u.uid = c.uid`

/** Requests to close an account, the newest first. */
export async function listCancellations(db: Db, query: CancellationQuery): Promise<{ list: CancellationRow[]; count: number }> {
  const all = [sql`true`]
  const text = query.keywords?.trim()
  if (query.status) all.push(sql`c.status = ${Number(query.status)}`)
  if (text) all.push(sql`(${isCalled(text)} or u.uid::text = ${text} or (u.phone <> '' and u.phone = ${text}))`)
  const where = sql.join(all, sql` and `)
  const found = await rows<CancellationRow>(
    db,
    sql`select c.id::int as id, c.uid::int as uid, u.nickname as name, u.phone, c.status, c.remark, ${shopTime('c.added_at')} as add_time,
      coalesce(${shopTime('c.decided_at')}, '') as up_time from ${tables} where ${where} order by c.id desc ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from ${tables} where ${where}`)
  return { list: found.map((one) => ({ ...one, phone: maskedPhone(one.phone) })), count: counted?.count ?? 0 }
}

/** Decides a request that waits; somebody else's decision stands. Refused with 100026, and with 100005 where it is decided. */
async function decide(db: Db, id: number, status: 1 | 2): Promise<number> {
  const found = await row<{ uid: number; status: number }>(
    db,
    sql`select uid::int as uid, status from shop_user_cancellations where id = ${id} for update`,
  )
  if (!found) throw new Refusal({ status: 100026 })
  if (found.status !== 0) throw new Refusal({ status: 100005 })
  await db.execute(sql`update shop_user_cancellations set status = ${status}, decided_at = now() where id = ${id}`)
  return found.uid
}

/** Closes the account: nobody signs in by it, and its phone number is free. */
export async function agree(db: Db, id: number): Promise<void> {
  const uid = await decide(db, id, 1)
  await db.execute(sql`update shop_users set is_del = 1, status = 0, ${changedByStaff} where uid = ${uid}`)
}

export const refuse = async (db: Db, id: number): Promise<void> => void (await decide(db, id, 2))

/** What the shop notes beside a request. Refused with 100026. */
export async function mark(db: Db, id: number, text: string): Promise<void> {
  const written = await row(db, sql`update shop_user_cancellations set remark = ${text.trim()} where id = ${id} returning id`)
  if (!written) throw new Refusal({ status: 100026 })
}
