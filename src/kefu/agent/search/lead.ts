import { listConversations } from '#src/api/chat.ts'
import type { FoundMessage } from '#src/api/chat-search.ts'
import type { Connection } from '#src/stores/connection.ts'
import { targetOf } from './target.ts'
import { readConversation } from '../../wire/conversation.ts'
import type { Workbench } from '../workbench.ts'

const most = 100

/** A conversation may stand far down in the list: it is asked for by its visitor's name. @throws RequestError */
async function bringRow(connection: Connection, { list }: Workbench, { uid, nickname, is_tourist }: FoundMessage): Promise<void> {
  if (list.find(String(uid))) return
  const query = { page: 1, limit: most, nickname, is_tourist: is_tourist === 1 ? 1 : 0 } as const
  const rows = await connection.send(listConversations, { query })
  const row = rows.flatMap((wire) => readConversation({ ...wire }) ?? []).find((one) => one.uid === String(uid))
  if (row) list.put(row)
}

/** Opens a conversation where a message stands; what is around it is read. @throws RequestError */
export async function leadTo(connection: Connection, workbench: Workbench, found: FoundMessage): Promise<void> {
  await bringRow(connection, workbench, found)
  const uid = String(found.uid)
  if (workbench.$open.get() !== uid) workbench.open(uid)
  const talk = workbench.talkOf(uid)
  const shown = () => talk.$messages.get().find(({ seq }) => seq === found.seq)?.key
  if (!shown()) {
    talk.renew()
    talk.window.goTo(found.seq)
    await talk.catchUp()
  }
  targetOf(talk).set(shown())
}
