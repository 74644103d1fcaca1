import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { byItself, recallableFor } from '#src/api/chat.ts'
import { recallMessage, recallVisitorMessage } from '#src/api/chat-recalls.ts'
import { notify, row, transaction, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { nothing } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { channel, type Recalled } from '../events.ts'
import type { Person } from '../people.ts'
import { agentPerson, visitorOf } from '../service.ts'

const id: Schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
const proof: Record<string, Schema> = { token: { type: 'string', maxLength: 2000 }, tourist_token: { type: 'string', maxLength: 200 } }
/** From one address: a whole company may sit behind one. */
const perMinute = 60

/** Takes back what somebody wrote, and tells all processes. Again it is done already. @throws Refusal */
function recall(db: Db, writer: Person, wanted: number): Promise<void> {
  return transaction(db, async (inner) => {
    const found = await row<{ is_young: boolean; is_recalled: boolean; agent: number; visitor: number }>(
      inner,
      sql`select m.created_at > now() - make_interval(secs => ${recallableFor}) as is_young, m.recalled_at is not null as is_recalled,
            c.agent_uid as agent, c.visitor_uid as visitor
          from chat_messages m join chat_conversations c on c.id = m.conversation_id
          where m.id = ${wanted} and m.sender_uid = ${writer.uid} and coalesce(m.client_id, '') not like ${`${byItself}%`} for update of m`,
    )
    // of somebody else's nobody is told whether there is one
    if (!found) throw new Refusal({ status: 400, code: 'chat-recall-others' })
    if (found.is_recalled) return
    if (!found.is_young) throw new Refusal({ status: 400, code: 'chat-recall-late' })
    await inner.execute(sql`update chat_messages set recalled_at = now() where id = ${wanted}`)
    const event: Recalled = { kind: 'recalled', id: wanted, agent: Number(found.agent), visitor: Number(found.visitor) }
    await notify(inner, channel, event)
  })
}

/** Taking back what one wrote. */
export function serveRecalls(app: FastifyInstance): void {
  const body = (more = {}): Schema => ({ type: 'object', properties: { id, ...more }, required: ['id'] })
  serve(app, recallMessage, { permission: 'agent', body: body(), reply: nothing }, async (call) => {
    await recall(call.db, await agentPerson(call.db, agentOf(call)), Number(call.body.id))
    return done(undefined, 'chat-recalled')
  })
  serve(app, recallVisitorMessage, { permission: 'open', body: body(proof), perMinute, reply: nothing }, async ({ db, body: sent }) => {
    const visitor = await visitorOf(db, sent.token, sent.tourist_token)
    if (!visitor) throw new Refusal({ status: 400, code: '410090' })
    await recall(db, visitor, Number(sent.id))
    return done(undefined, 'chat-recalled')
  })
}
