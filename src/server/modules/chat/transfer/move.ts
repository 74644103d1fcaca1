import { sql } from 'drizzle-orm'
import { notify, row, transaction, type Db } from '#src/server/db.ts'
import { channel, type Transferred } from '../events.ts'
import { holdVisitor } from './moved.ts'

export interface Move {
  visitor: number
  from: number
  to: number
  note: string
  /** Nobody decided it: the agent was gone. */
  isAway: boolean
}

interface Held {
  id: number
  last_seq: number
  agent_read_seq: number
  visitor_read_seq: number
}

/**
 * Hands a visitor from one agent to another, with everything that was said: the conversation itself goes over. What is being sent
 * meanwhile waits, and finds the new agent. False where the visitor is not the agent's any more.
 */
export function moveVisitor(db: Db, { visitor, from, to, note, isAway }: Move): Promise<boolean> {
  return transaction(db, async (inner) => {
    await holdVisitor(inner, visitor)
    const held = (agent: number) =>
      row<Held>(
        inner,
        sql`select id, last_seq, agent_read_seq, visitor_read_seq from chat_conversations
            where agent_uid = ${agent} and visitor_uid = ${visitor} for update`,
      )
    const moving = await held(from)
    const given = await row(inner, sql`select 1 as given from chat_people where uid = ${visitor} and desk_uid = ${from}`)
    if (!moving && !given) return false
    const there = moving && (await held(to))
    if (moving && there) await append(inner, moving, there)
    else if (moving) await inner.execute(sql`update chat_conversations set agent_uid = ${to}, updated_at = now() where id = ${moving.id}`)
    // who comes without a conversation asks nothing: what was answered long ago stays read
    if (moving) await leaveUnread(inner, to, visitor)
    await inner.execute(sql`update chat_people set desk_uid = ${to} where uid = ${visitor}`)
    await inner.execute(sql`update chat_agents set given_at = now() where uid = ${to}`)
    const made = await row<{ id: number }>(
      inner,
      sql`insert into chat_transfers (visitor_uid, from_uid, to_uid, note, is_away)
          values (${visitor}, ${from}, ${to}, ${note}, ${isAway}) returning id`,
    )
    const event: Transferred = { kind: 'transferred', id: made!.id, visitor, from, to }
    await notify(inner, channel, event)
    return true
  })
}

/** What the visitor said last is unread for who gets them, whatever the agent of before has read. */
const leaveUnread = (db: Db, agent: number, visitor: number) =>
  db.execute(
    sql`update chat_conversations c set agent_read_seq = least(c.agent_read_seq, m.seq - 1)
        from (select max(seq) as seq from chat_messages u join chat_conversations o on o.id = u.conversation_id
                where o.agent_uid = ${agent} and o.visitor_uid = ${visitor} and u.sender_uid = ${visitor}) m
        where c.agent_uid = ${agent} and c.visitor_uid = ${visitor} and m.seq is not null`,
  )

/**
 * Puts what was said with one agent behind what the visitor had said with the other before. Numbers go on, so that whoever has read up to
 * one reads the rest; what was unread stays so.
 */
async function append(db: Db, moving: Held, there: Held): Promise<void> {
  const read = (side: 'agent_read_seq' | 'visitor_read_seq') =>
    there[side] >= there.last_seq ? there.last_seq + moving[side] : there[side]
  await db.execute(
    sql`update chat_messages set conversation_id = ${there.id}, seq = seq + ${there.last_seq} where conversation_id = ${moving.id}`,
  )
  await db.execute(
    sql`update chat_conversations set last_seq = ${there.last_seq + moving.last_seq}, updated_at = now(),
          agent_read_seq = ${read('agent_read_seq')}, visitor_read_seq = ${read('visitor_read_seq')} where id = ${there.id}`,
  )
  await db.execute(sql`delete from chat_conversations where id = ${moving.id}`)
}
