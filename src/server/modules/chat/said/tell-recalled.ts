import type { Db } from '#src/server/db.ts'
import { noCard } from '../cards/cards.ts'
import { put, type Connection } from '../connection.ts'
import { findMessage } from '../conversations.ts'
import type { Recalled } from '../events.ts'
import { frameMessage } from '../wire.ts'

/** Shows both sides' pages that a message was taken back: `uid` is the partner, the message itself is without its words. */
export async function tellRecalled(db: Db, of: (uid: number) => Connection[], { id, agent, visitor }: Recalled): Promise<void> {
  const [agents, visitors] = [of(agent), of(visitor)]
  if (agents.length + visitors.length === 0) return
  const found = await findMessage(db, id)
  if (!found) return
  const message = frameMessage(found, noCard)
  for (const connection of agents) put(connection, { type: 'recalled', data: { uid: visitor, message } })
  for (const connection of visitors) put(connection, { type: 'recalled', data: { uid: agent, message } })
}
