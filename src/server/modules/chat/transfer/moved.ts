import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'

/** Who hands a visitor on waits for what is being sent to them, and the other way round. */
export const holdVisitor = (db: Db, uid: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat visitor ${uid}`}, 0))`)
/** Who sends something holds the visitor where they are, beside others who send. */
export const keepVisitor = (db: Db, uid: number) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`chat visitor ${uid}`}, 0))`)

/** The agent who has a visitor in an agent's place; undefined where the visitor was not handed on by that agent. */
export async function movedTo(db: Db, agentUid: number, visitorUid: number): Promise<number | undefined> {
  const found = await row<{ desk_uid: number }>(
    db,
    sql`select p.desk_uid from chat_people p where p.uid = ${visitorUid} and p.desk_uid <> ${agentUid}
          and exists (select 1 from chat_transfers t where t.visitor_uid = p.uid and t.from_uid = ${agentUid})
          and not exists (select 1 from chat_conversations c where c.agent_uid = ${agentUid} and c.visitor_uid = p.uid)`,
  )
  return found?.desk_uid
}
