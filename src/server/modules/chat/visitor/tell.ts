import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { put, type Connection } from '../connection.ts'
import type { Finished, Rated } from '../events.ts'

/** Tells the agent who was rated, the one who has the visitor now, and the visitor's own pages. */
export async function tellRating(db: Db, of: (uid: number) => Connection[], event: Rated): Promise<void> {
  const person = await row<{ desk_uid: number | null }>(db, sql`select desk_uid from chat_people where uid = ${event.visitor}`)
  const agents = new Set([...of(event.agent), ...of(person?.desk_uid ?? 0)])
  const visitors = of(event.visitor)
  if (agents.size + visitors.length === 0) return
  const said = await row<object>(db, sql`select message_id, stars, words from chat_ratings where id = ${event.id}`)
  for (const connection of agents) put(connection, { type: 'rated', data: { uid: event.visitor, ...said } })
  for (const connection of visitors) put(connection, { type: 'rated', data: { uid: event.agent, ...said } })
}

/** Asks the visitor, where there is something to rate, and shows the agent's other pages that a conversation is done, or is no more. */
export function tellFinished(of: (uid: number) => Connection[], { visitor, agent, asks, isReopened }: Finished): void {
  if (asks) for (const connection of of(visitor)) put(connection, { type: 'done', data: { uid: agent } })
  for (const connection of of(agent)) put(connection, { type: 'done', data: { to_uid: visitor, ...(isReopened && { is_done: 0 }) } })
}
