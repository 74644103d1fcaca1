import { sql } from 'drizzle-orm'
import { byItself } from '#src/api/chat.ts'
import { notify, row, transaction, type Db } from '#src/server/db.ts'
import { readChatSettings } from '#src/server/shop/chat-settings.ts'
import { keptText } from '../cards/content.ts'
import { channel, type Stored } from '../events.ts'
import type { MessageRow } from '../conversations.ts'
import type { Person } from '../people.ts'

const text = 1
const kinds = { text, image: 3 } as const

interface Answer {
  type: keyof typeof kinds
  data: string
}

/** Answers one of the questions that visitors are offered: it is sent as it stands. */
async function answerToQuestion(db: Db, words: string): Promise<Answer | undefined> {
  const { questions } = await readChatSettings(db)
  const found = questions.find(({ question }) => keptText(text, question).trim() === words.trim())
  return found && { type: 'text', data: found.answer }
}

/**
 * The automatic reply to a text: by a keyword that is the whole text, else by one that is part of it, the longest first (kefu contract,
 * "Auto-reply").
 */
export const answerTo = (db: Db, words: string): Promise<Answer | undefined> =>
  row(
    db,
    sql`select r.type, r.data from chat_auto_replies r, lower(trim(${words})) as said,
          regexp_split_to_table(lower(r.keys), '\\s*[,，]\\s*') as key
        where r.status = 1 and key <> '' and strpos(said, key) > 0 order by (key = said) desc, length(key) desc, r.id desc limit 1`,
  )

/**
 * Answers a visitor's message in the name of their agent, where a keyword fits; once, however often the message is sent again. What the
 * agent has not read stays unread.
 */
export async function answerByItself(db: Db, visitor: Person, message: MessageRow): Promise<void> {
  if (visitor.kind === 'agent' || message.msn_type !== text || message.file) return
  // who has the visitor now, whomever they wrote to
  const agent = message.to_uid
  const answer = (await answerToQuestion(db, message.msn)) ?? (await answerTo(db, message.msn))
  if (!answer) return
  const clientId = `${byItself}${message.id}`
  await transaction(db, async (inner) => {
    const pair = sql`agent_uid = ${agent} and visitor_uid = ${visitor.uid}`
    // whoever writes to the conversation waits here, so the same message is answered once
    const conversation = await row<{ id: number }>(inner, sql`select id from chat_conversations where ${pair} for update`)
    // handed on meanwhile: the next agent answers
    if (!conversation) return
    if (await row(inner, sql`select 1 from chat_messages where sender_uid = ${agent} and client_id = ${clientId}`)) return
    const made = await row<{ id: number }>(
      inner,
      sql`with numbered as (
            update chat_conversations set last_seq = last_seq + 1, updated_at = now(),
              agent_read_seq = case when agent_read_seq = last_seq then last_seq + 1 else agent_read_seq end
            where id = ${conversation.id} returning last_seq)
          insert into chat_messages (conversation_id, seq, sender_uid, client_id, msn, msn_type)
          select ${conversation.id}, last_seq, ${agent}, ${clientId}, ${answer.data}, ${kinds[answer.type]} from numbered returning id`,
    )
    const event: Stored = { kind: 'stored', id: made!.id, agent, visitor: visitor.uid, sender: agent, origin: '' }
    await notify(inner, channel, event)
  })
}
