import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import * as api from '#src/api/chat-notes.ts'
import type { Id } from '#src/api/endpoint.ts'
import { row, rows } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { id, list, nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve, type Call } from '#src/server/serve.ts'
import { customerParams } from '../schema.ts'
import { agentPerson } from '../service.ts'
import { ownCustomer } from './own.ts'

const permission = 'agent'
const params = customerParams
const one: Schema = {
  properties: { ...customerParams.properties, id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  required: ['uid', 'id'],
}
const body: Schema = { type: 'object', properties: { words: { type: 'string', maxLength: 1000 } } }
const note = record({ id, words: text, nickname: text, is_mine: number, add_time: number, update_time: number })
/** Of one customer: who looks for older ones looks at what was said. */
const most = 200

/** The words of a note. @throws Refusal chat-note-empty */
function wordsOf({ words = '' }: { words?: string }): string {
  const kept = words.replaceAll('\0', '').trim()
  if (!kept) throw new Refusal({ status: 400, code: 'chat-note-empty', errors: { words: 'chat-note-empty' } })
  return kept
}

/** @throws Refusal chat-note-others for what was not this agent's */
function refuseOthers(found: object | undefined): void {
  if (!found) throw new Refusal({ status: 400, code: 'chat-note-others' })
}

/** What agents write down about a customer for each other. */
export function serveNotes(app: FastifyInstance): void {
  async function customerOf(call: Pick<Call<{ params: { uid: Id } }>, 'db' | 'agent' | 'params'>): Promise<number> {
    const self = await agentPerson(call.db, agentOf(call))
    return (await ownCustomer(call.db, self, Number(call.params.uid))).uid
  }

  serve(app, api.listCustomerNotes, { permission, params, reply: list(note) }, async (call) => {
    const visitor = await customerOf(call)
    return rows(
      call.db,
      sql`select n.id::int as id, n.words, n.nickname, (n.agent_id is not distinct from ${agentOf(call).id})::int as is_mine,
            extract(epoch from n.created_at)::int as add_time, coalesce(extract(epoch from n.updated_at)::int, 0) as update_time
          from chat_notes n where n.visitor_uid = ${visitor} order by n.id desc limit ${most}`,
    )
  })
  serve(app, api.addCustomerNote, { permission, params, body, reply: nothing }, async (call) => {
    const visitor = await customerOf(call)
    const { id: agent } = agentOf(call)
    await call.db.execute(
      sql`insert into chat_notes (visitor_uid, agent_id, nickname, words)
          select ${visitor}, a.id, p.nickname, ${wordsOf(call.body)} from chat_agents a join chat_people p using (uid) where a.id = ${agent}`,
    )
    return done(undefined, 'chat-note-kept')
  })
  serve(app, api.changeCustomerNote, { permission, params: one, body, reply: nothing }, async (call) => {
    const visitor = await customerOf(call)
    refuseOthers(
      await row(
        call.db,
        sql`update chat_notes set words = ${wordsOf(call.body)}, updated_at = now()
            where id = ${Number(call.params.id)} and visitor_uid = ${visitor} and agent_id = ${agentOf(call).id} returning id`,
      ),
    )
    return done(undefined, 'chat-note-kept')
  })
  serve(app, api.removeCustomerNote, { permission, params: one, reply: nothing }, async (call) => {
    const visitor = await customerOf(call)
    refuseOthers(
      await row(
        call.db,
        sql`delete from chat_notes where id = ${Number(call.params.id)} and visitor_uid = ${visitor}
            and agent_id = ${agentOf(call).id} returning id`,
      ),
    )
    return done(undefined, 'chat-note-gone')
  })
}
