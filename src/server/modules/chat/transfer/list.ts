import { sql } from 'drizzle-orm'
import type { Transfer } from '#src/api/chat-transfers.ts'
import { rows, type Db } from '#src/server/db.ts'
import type { Person } from '../people.ts'

/** Latest of a visitor that are told: who looks for the beginning of all looks at what was said. */
const most = 50

/** How often a visitor whom an agent has was handed on, the first time first, each with the message behind which it stands. */
export async function listTransfers(db: Db, agent: Person, visitorUid: number): Promise<Transfer[]> {
  const found = await rows<Transfer>(
    db,
    sql`select t.id, t.from_uid, f.nickname as from_name, t.to_uid, g.nickname as to_name, t.note, t.is_away::int as is_away,
          extract(epoch from t.created_at)::int as add_time,
          coalesce((select m.id from chat_messages m where m.conversation_id = c.id and m.created_at <= t.created_at
            order by m.seq desc limit 1), 0) as behind
        from chat_transfers t join chat_conversations c on c.visitor_uid = t.visitor_uid and c.agent_uid = ${agent.uid}
          join chat_people f on f.uid = t.from_uid join chat_people g on g.uid = t.to_uid
        where t.visitor_uid = ${visitorUid} order by t.id desc limit ${most}`,
  )
  return found.reverse()
}
