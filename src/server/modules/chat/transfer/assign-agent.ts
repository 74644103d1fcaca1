import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Person } from '../people.ts'

/** Writes down which agent a visitor was given. */
export async function assignAgent(db: Db, visitorUid: number, agentUid: number): Promise<void> {
  await db.execute(
    sql`update chat_people set desk_uid = ${agentUid} where uid = ${visitorUid} and kind <> 'agent' and desk_uid is distinct from ${agentUid}`,
  )
}

/** Whether an agent serves a visitor: is not disabled, and was given to them or has talked to them. */
export async function serves(db: Db, agentUid: number, visitorUid: number): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from chat_agents a where a.uid = ${agentUid} and not a.is_disabled and (
          exists (select 1 from chat_people p where p.uid = ${visitorUid} and p.desk_uid = a.uid)
          or exists (select 1 from chat_conversations c where c.agent_uid = a.uid and c.visitor_uid = ${visitorUid}))`,
  )
  return found !== undefined
}

/** The key of the sentence why `sender` may never write to `receiver`; undefined when they may: agents to visitors, and the other way round. */
export function obstacle(sender: Person, receiver: Person | undefined): string | undefined {
  return !receiver || (receiver.kind === 'agent') === (sender.kind === 'agent') ? 'chat-nobody' : undefined
}
