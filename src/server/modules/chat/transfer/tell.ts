import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { put, type Connection } from '../connection.ts'
import { findConversation } from '../conversations.ts'
import type { Transferred } from '../events.ts'
import { findPerson, type Person } from '../people.ts'
import { frameConversation } from '../wire.ts'

/** What tells a visitor who answers them now; they open the conversation with `to_chat`. */
export const toTransfer = ({ uid, avatar, nickname }: Person) => ({ type: 'to_transfer', data: { toUid: uid, avatar, nickname } })

/**
 * Tells those who are here of a visitor who was handed on: the new agent with the conversation (`transfer`), the visitor with the new agent
 * (`to_transfer`), the agent of before with a frame of ours (`handed_on`).
 */
export async function tellTransfer(db: Db, of: (uid: number) => Connection[], event: Transferred): Promise<void> {
  const [receivers, visitors, former] = [of(event.to), of(event.visitor), of(event.from)]
  if (receivers.length + visitors.length + former.length === 0) return
  const [from, to] = [await findPerson(db, event.from), await findPerson(db, event.to)]
  if (!from || !to) return
  const about = await row<{ note: string; is_away: boolean }>(db, sql`select note, is_away from chat_transfers where id = ${event.id}`)
  const away = about?.is_away ? { is_away: 1 } : {}
  if (receivers.length > 0) {
    const conversation = await findConversation(db, to, event.visitor)
    const kefuInfo = { avatar: from.avatar, nickname: from.nickname }
    const data = {
      recored: conversation ? frameConversation(conversation) : {},
      kefuInfo,
      fun: true,
      note: about?.note ?? '',
      transfer_id: event.id,
      ...away,
    }
    for (const connection of receivers) put(connection, { type: 'transfer', data })
  }
  for (const connection of visitors) {
    // whoever looked at the conversation still does
    if (connection.partner === event.from) connection.partner = event.to
    put(connection, { ...toTransfer(to), data: { ...toTransfer(to).data, from_uid: event.from, ...away } })
  }
  for (const connection of former) {
    if (connection.partner === event.visitor) connection.partner = 0
    put(connection, { type: 'handed_on', data: { uid: event.visitor, to_uid: event.to, nickname: to.nickname, ...away } })
  }
}
