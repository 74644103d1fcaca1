import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import * as api from '#src/api/chat-tags.ts'
import { rows } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { list, nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { customerParams } from '../schema.ts'
import { agentPerson } from '../service.ts'
import { ownCustomer } from './own.ts'

const permission = 'agent'
const body: Schema = {
  type: 'object',
  properties: { tags: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 200 } } },
  required: ['tags'],
}
/** The list of them is to be chosen from, not to be read. */
const most = 200

/** Tags as they are kept: each once, without what surrounds them. @throws Refusal */
function readTags(tags: readonly string[]): string[] {
  const kept = [...new Set(tags.map((tag) => tag.replaceAll('\0', '').replace(/\s+/g, ' ').trim()).filter(Boolean))]
  if (kept.length > api.mostTags) throw new Refusal({ status: 400, code: 'chat-tags-many', values: { most: api.mostTags } })
  if (kept.some((tag) => [...tag].length > api.longestTag))
    throw new Refusal({ status: 400, code: 'chat-tag-long', values: { most: api.longestTag } })
  return kept
}

/** What agents tag conversations with. */
export function serveTags(app: FastifyInstance): void {
  serve(app, api.listChatTags, { permission, reply: list(record({ name: text, count: number })) }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    return rows(
      call.db,
      sql`select t.name, count(*)::int as count from chat_tags t join chat_conversations c on c.visitor_uid = t.visitor_uid
          where c.agent_uid = ${self.uid} group by t.name order by 2 desc, 1 limit ${most}`,
    )
  })
  serve(app, api.setChatTags, { permission, params: customerParams, body, reply: nothing, transaction: 'call' }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const { uid } = await ownCustomer(call.db, self, Number(call.params.uid))
    const tags = sql`(select jsonb_array_elements_text(${JSON.stringify(readTags(call.body.tags))}::jsonb))`
    await call.db.execute(sql`delete from chat_tags where visitor_uid = ${uid} and name not in ${tags}`)
    await call.db.execute(
      sql`insert into chat_tags (visitor_uid, name) select ${uid}, n from jsonb_array_elements_text(${JSON.stringify(readTags(call.body.tags))}::jsonb) n
          on conflict do nothing`,
    )
    return done(undefined, 'chat-tags-kept')
  })
}
