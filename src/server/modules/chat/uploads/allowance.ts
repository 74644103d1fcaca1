import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'

/** Pictures, and files beside them, that one person may send in a day (customer-service contract). */
export const dailyUploads = 100

/**
 * Takes one of them out of what somebody may send today; answers what gives it back. Who sends several at once is counted one after the
 * other. @throws Refusal `chat-pictures` or `chat-files`
 */
export async function takeUpload(db: Db, uid: number, refusal: 'chat-pictures' | 'chat-files'): Promise<() => Promise<void>> {
  const taken = await transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat pictures of ${uid}`}, 0))`)
    return row<{ id: number }>(
      inner,
      sql`insert into chat_uploads (uid) select ${uid}::bigint where (select count(*) from chat_uploads where uid = ${uid}
            and created_at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') < ${dailyUploads} returning id`,
    )
  })
  if (!taken) throw new Refusal({ status: 400, code: refusal, data: [], values: { most: dailyUploads } })
  return async () => void (await db.execute(sql`delete from chat_uploads where id = ${taken.id}`))
}
