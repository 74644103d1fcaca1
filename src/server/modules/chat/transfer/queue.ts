import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'

/** How many visitors wait for an answer since before this one: what they have written last is unread. */
export async function waitingBefore(db: Db, visitorUid: number): Promise<number> {
  const found = await row<{ count: number }>(
    db,
    sql`select count(distinct c.visitor_uid)::int as count from chat_conversations c
          join chat_messages m on m.conversation_id = c.id and m.seq = c.last_seq and m.sender_uid = c.visitor_uid
        where c.agent_read_seq < c.last_seq and c.visitor_uid <> ${visitorUid} and c.updated_at > now() - interval '1 day'
          and c.updated_at < coalesce((select max(o.updated_at) from chat_conversations o where o.visitor_uid = ${visitorUid}
            and o.agent_read_seq < o.last_seq), now())`,
  )
  return found?.count ?? 0
}
