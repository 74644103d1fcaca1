import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Agent } from '#src/api/chat.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { openSession, type OpenedSession } from '../../sessions.ts'

/** Opens a session of an agent's for somebody of the back office. Refused with 400266, 400267. */
export async function enterAs(db: Db, id: number, request: FastifyRequest): Promise<OpenedSession & { agent: Agent }> {
  const found = await row<Agent & { password: string; is_disabled: boolean }>(
    db,
    sql`select a.id::int as id, a.uid::int as uid, a.wants_online::int as online, a.account, p.avatar, p.nickname, p.phone, '' as uniqid,
        a.password, a.is_disabled
      from chat_agents a join chat_people p using (uid) where a.id = ${id} and a.removed_at is null`,
  )
  if (!found || found.is_disabled) throw new Refusal({ status: 400266 })
  const { password, is_disabled: _, ...agent } = found
  if (!agent.account || !password) throw new Refusal({ status: 400267 })
  return { ...(await openSession(db, 'agent', id, request)), agent }
}
