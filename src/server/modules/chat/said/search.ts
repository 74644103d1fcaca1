import type { FastifyInstance } from 'fastify'
import { sql, type SQL } from 'drizzle-orm'
import { searchMessages, type FoundMessage } from '#src/api/chat-search.ts'
import { rows, type Db } from '#src/server/db.ts'
import { id, list, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, serve } from '#src/server/serve.ts'
import { absolute } from '#src/server/shop/address.ts'
import { pagingSchema } from '#src/server/shop/paging.ts'
import { contains } from '#src/server/shop/search.ts'
import { originOf } from '#src/server/web/site.ts'
import type { Person } from '../people.ts'
import { agentPerson } from '../service.ts'

const uid: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const query: Schema = {
  properties: { ...pagingSchema, words: { type: 'string', maxLength: 100 }, uid },
  required: ['words'],
}
const found = record({
  id,
  uid: id,
  nickname: text,
  avatar: text,
  is_tourist: number,
  writer: text,
  words: text,
  seq: number,
  add_time: number,
})
const usual = 20
const most = 100
/** More words narrow nothing that eight do not. */
const mostWords = 8

/** SQL: that a message `m` holds every one of these words; undefined without a word. */
function holdsWords(words: string): SQL | undefined {
  const each = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (each.length === 0) return undefined
  return sql.join(
    each.map((word) => contains('lower(m.msn)', 'grams(lower(m.msn))', word, 'like')),
    sql` and `,
  )
}

interface Wanted {
  words: string
  visitor: number
  page: number
  limit: number
}

/** What was said with an agent's visitors: whom they handed on took their messages along, and what was recalled is gone. */
async function findMessages(db: Db, agent: Person, { words, visitor, page, limit }: Wanted): Promise<FoundMessage[]> {
  const holds = holdsWords(words)
  if (!holds) return []
  return rows(
    db,
    sql`select m.id, c.visitor_uid as uid, v.nickname, v.avatar, (v.kind = 'tourist')::int as is_tourist, p.nickname as writer,
          left(coalesce(m.file->>'name', m.msn), 500) as words, m.seq, extract(epoch from m.created_at)::int as add_time
        from chat_messages m join chat_conversations c on c.id = m.conversation_id
          join chat_people v on v.uid = c.visitor_uid join chat_people p on p.uid = m.sender_uid
        where c.agent_uid = ${agent.uid} and m.msn_type = 1 and m.recalled_at is null and ${holds}
          ${visitor > 0 ? sql`and c.visitor_uid = ${visitor}` : sql``}
        order by m.id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
}

/** Searching in what was said. */
export function serveSearch(app: FastifyInstance): void {
  serve(app, searchMessages, { permission: 'agent', query, reply: list(found) }, async (call) => {
    const { words, uid: visitor = 0, page, limit } = call.query
    const wanted = { words, visitor: Number(visitor), page: Math.max(page ?? 1, 1), limit: Math.min(limit || usual, most) }
    const messages = await findMessages(call.db, await agentPerson(call.db, agentOf(call)), wanted)
    return messages.map((message) => ({ ...message, avatar: absolute(message.avatar, originOf(call.request)) }))
  })
}
