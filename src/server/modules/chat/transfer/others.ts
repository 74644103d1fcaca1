import { sql } from 'drizzle-orm'
import type { OthersConversation } from '#src/api/chat-transfers.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { isOnline, isOnlineAs, type Person } from '../people.ts'
import { moveVisitor } from './move.ts'

/** Days after which nobody looks for an answer any more. */
const recent = 7

/** SQL: whether the agent `g`, whose person is `a`, is there. */
const isThere = sql`(not g.is_disabled and ${isOnlineAs('a')})`
/** SQL: whether the visitor of `c` waits for an answer; `l` is the newest message. */
const waits = sql`(c.agent_read_seq < c.last_seq and l.sender_uid = c.visitor_uid)`
/** SQL: that it is the visitor's own conversation of now: with who has them. */
const isCurrent = sql`coalesce(p.desk_uid = c.agent_uid, true)`

export interface OthersQuery {
  which: 'queue' | 'colleagues'
  nickname: string
  page: number
  limit: number
}

/** Conversations of other agents, without what is said in them. */
export function othersConversations(db: Db, self: Person, query: OthersQuery): Promise<OthersConversation[]> {
  const name = `%${query.nickname.replace(/[\\%_]/g, '\\$&')}%`
  const limit = Math.min(Math.max(query.limit, 1), 100)
  const isQueue = query.which === 'queue'
  return rows(
    db,
    sql`select p.uid, p.nickname, p.avatar, (p.kind = 'tourist')::int as is_tourist, ${isOnline}::int as online, c.form_type as type,
          extract(epoch from c.updated_at)::int as update_time, a.uid as agent_uid, a.nickname as agent_name,
          ${waits}::int as waits, (not ${isThere})::int as may_take
        from chat_conversations c join chat_people p on p.uid = c.visitor_uid
          join chat_agents g on g.uid = c.agent_uid join chat_people a on a.uid = c.agent_uid
          join chat_messages l on l.conversation_id = c.id and l.seq = c.last_seq
        where c.agent_uid <> ${self.uid} and ${isCurrent} and c.updated_at > now() - make_interval(days => ${recent}) and p.nickname ilike ${name}
          ${isQueue ? sql`and ${waits} and not ${isThere}` : sql``}
        order by c.updated_at ${isQueue ? sql`asc` : sql`desc`}, c.id limit ${limit} offset ${(Math.max(query.page, 1) - 1) * limit}`,
  )
}

/** Takes over a visitor whose agent is not there. @throws Refusal chat-attended while that agent is, 410092 for who is nobody's */
export async function take(db: Db, self: Person, visitor: number): Promise<void> {
  const found = await row<{ agent: number; is_there: boolean }>(
    db,
    sql`select c.agent_uid as agent, ${isThere} as is_there from chat_conversations c join chat_people p on p.uid = c.visitor_uid
          join chat_agents g on g.uid = c.agent_uid join chat_people a on a.uid = c.agent_uid
        where c.visitor_uid = ${visitor} and ${isCurrent} order by c.updated_at desc limit 1`,
  )
  if (!found) throw new Refusal({ status: 400, code: '410092' })
  if (found.agent === self.uid) return
  if (found.is_there) throw new Refusal({ status: 400, code: 'chat-attended' })
  const isMoved = await moveVisitor(db, { visitor, from: found.agent, to: self.uid, note: '', isAway: true })
  if (!isMoved) throw new Refusal({ status: 400, code: '410092' })
}
