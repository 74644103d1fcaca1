import type { Db } from '#src/server/db.ts'
import { put, type Connection } from '../connection.ts'
import { findPerson } from '../people.ts'

export interface Answering {
  visitor: number
  /** The agent who does it. */
  agent: number
  /** They are writing; else they have just said something. */
  isTyping: boolean
}

/** Tells agents who look at a visitor that another agent answers them (ours: `answering`). */
export async function tellColleagues(
  { db, connections }: { db: Db; connections: ReadonlySet<Connection> },
  { visitor, agent, isTyping }: Answering,
): Promise<void> {
  const looking = [...connections].filter(({ person, partner }) => person?.kind === 'agent' && partner === visitor && person.uid !== agent)
  if (looking.length === 0) return
  const answering = await findPerson(db, agent)
  if (answering?.kind !== 'agent') return
  const data = { uid: visitor, agent_uid: agent, nickname: answering.nickname, typing: isTyping ? 1 : 0 }
  for (const connection of looking) put(connection, { type: 'answering', data })
}
