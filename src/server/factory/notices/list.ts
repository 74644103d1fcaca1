import { sql, type SQL } from 'drizzle-orm'
import type { FactoryNotice, NoticeKind } from '#src/api/factory-notices.ts'
import { row, rows, type Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { noticesFor, reminders, waitingFor } from './kinds.ts'
import { noticeSettings } from './settings.ts'

const withReads = (notices: SQL, user: User) => sql`select n.*, exists (select from factory_notice_reads r
  where r.account_id = ${user.id} and r.notice = n.id) as read from (${notices}) n`

export interface NoticeQuery {
  page?: number
  limit?: number
  kind?: NoticeKind | 'remind' | ''
  unread?: number
}

/** What somebody has to look at: what they have not read first, the newest first (manufacturing 3.2, notice). */
export async function listNotices(db: Db, { kind, unread, ...paging }: NoticeQuery, user: User) {
  const all = withReads(await noticesFor(db, user, await noticeSettings(db, user.id)), user)
  const where = sql`${kind ? sql`kind = ${kind}` : sql`true`} and ${unread ? sql`not read` : sql`true`}`
  const list = await rows<FactoryNotice>(
    db,
    sql`select id, level, kind, doc, note, by, ${shopTime('at')} as at, read from (${all}) n where ${where} order by n.read, n.at desc, id ${pageOf(paging, 20)}`,
  )
  const counts = await row<{ count: number; unread: number }>(
    db,
    sql`select (count(*) filter (where ${where}))::int as count, (count(*) filter (where not read))::int as unread from (${all}) n`,
  )
  return { ...counts!, list }
}

/** Marks notices as read, by their ids; all that there are where none is named. */
export async function readNotices(db: Db, ids: readonly string[] | undefined, user: User): Promise<void> {
  const all = await noticesFor(db, user, await noticeSettings(db, user.id))
  const among = ids ? sql`n.id = any(${sql.param([...ids])}::text[])` : sql`true`
  await db.execute(
    sql`insert into factory_notice_reads (account_id, notice) select ${user.id}, n.id from (${all}) n where ${among} on conflict do nothing`,
  )
}

/** How many papers wait for somebody, and reminders that they have not read: what the bell tells. */
export async function countForMe(db: Db, user: User): Promise<number> {
  const all = withReads(sql.join([...waitingFor(user), reminders(user)], sql` union all `), user)
  return (await row<{ count: number }>(db, sql`select count(*)::int as count from (${all}) n where not read`))!.count
}
