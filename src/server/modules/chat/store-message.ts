import { sql } from 'drizzle-orm'
import type { MessageFile } from '#src/api/chat-uploads.ts'
import { notify, row, transaction, type Db } from '../../db.ts'
import { waitingChannel } from '../../web/notices.ts'
import { serves } from './transfer/assign-agent.ts'
import { findMessage, findSent, sideOf, type MessageRow } from './conversations.ts'
import { channel, type Stored } from './events.ts'
import type { Person } from './people.ts'
import { keepVisitor, movedTo } from './transfer/moved.ts'

export interface Draft {
  text: string
  file?: MessageFile | undefined
  type: number
  clientId: string | undefined
  formType: number
  /** The connection that it came by: it gets its acknowledgement by itself. */
  origin: string
}

/** Thrown where an agent writes to a visitor whom they have handed on. */
export class HandedOn extends Error {}
/** Thrown where a visitor writes to an agent who does not serve them. */
export class NotServing extends Error {}

/**
 * Stores a message and tells all processes, in one transaction. The row of the conversation is locked first, so
 * numbers are given in the order of the commits; a message that came before (same sender, same client id) is
 * answered again and not stored twice. What a visitor writes to an agent who handed them on goes to the agent they have now.
 * @throws HandedOn, NotServing
 */
export function storeMessage(db: Db, sender: Person, receiver: Person, draft: Draft): Promise<{ message: MessageRow; isNew: boolean }> {
  const visitor = sender.kind === 'agent' ? receiver.uid : sender.uid
  return transaction(db, async (inner) => {
    await keepVisitor(inner, visitor)
    if (draft.clientId !== undefined) {
      const existing = await findSent(inner, sender, draft.clientId)
      if (existing) return { message: existing, isNew: false }
    }
    const wanted = sender.kind === 'agent' ? sender.uid : receiver.uid
    const moved = await movedTo(inner, wanted, visitor)
    if (moved !== undefined && sender.kind === 'agent') throw new HandedOn()
    const agent = moved ?? wanted
    // while the visitor is held nobody hands them on: who serves them now does so until this is stored
    if (sender.kind !== 'agent' && !(await serves(inner, agent, visitor))) throw new NotServing()
    const conversation = await row<{ id: number }>(
      inner,
      sql`insert into chat_conversations as c (agent_uid, visitor_uid) values (${agent}, ${visitor})
          on conflict (agent_uid, visitor_uid) do update set last_seq = c.last_seq returning id`,
    )
    // who sends the same twice at once has waited at that row
    const meanwhile = draft.clientId === undefined ? undefined : await findSent(inner, sender, draft.clientId)
    if (meanwhile) return { message: meanwhile, isNew: false }
    const formType = sender.kind === 'agent' ? sql`form_type` : sql`${draft.formType}::smallint`
    const made = await row<{ id: number; waits: boolean }>(
      inner,
      sql`with numbered as (
            update chat_conversations set last_seq = last_seq + 1, ${sideOf(sender)}_read_seq = last_seq + 1, updated_at = now(), form_type = ${formType}
            where id = ${conversation!.id} returning last_seq, agent_read_seq = last_seq - 1 as waits)
          insert into chat_messages (conversation_id, seq, sender_uid, client_id, msn, msn_type, file)
          select ${conversation!.id}, last_seq, ${sender.uid}, ${draft.clientId ?? null}, ${draft.text}, ${draft.type}, ${draft.file ? JSON.stringify(draft.file) : null}::jsonb from numbered
          returning id, (select waits from numbered) as waits`,
    )
    const event: Stored = { kind: 'stored', id: made!.id, agent, visitor, sender: sender.uid, origin: draft.origin }
    await notify(inner, channel, event)
    if (made!.waits) await notify(inner, waitingChannel, visitor)
    return { message: (await findMessage(inner, made!.id))!, isNew: true }
  })
}
