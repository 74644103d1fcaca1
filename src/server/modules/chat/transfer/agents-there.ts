import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '#src/server/db.ts'
import { isOnline, type Person } from '../people.ts'

export interface AgentThere extends Person {
  /** Of the agent, not of the person. */
  id: number
  /** Visitors whom they are talking to. */
  talking: number
}

/** Minutes after which a conversation in which nobody waits counts as over. */
const live = 30

/** SQL: how many visitors the agent `a` is talking to, or owes an answer. */
export const talking = sql`(select count(*)::int from chat_conversations t where t.agent_uid = a.uid
  and (t.updated_at > now() - make_interval(mins => ${live}) or t.agent_read_seq < t.last_seq))`

export interface Which {
  uid?: number
  but?: number
  name?: string
  order?: SQL
}

/** Agents who are there and may be given somebody; those who have the fewest visitors first unless told. */
export function agentsThere(db: Db, { uid, but, name = '', order }: Which = {}): Promise<AgentThere[]> {
  const all: SQL[] = [sql`not a.is_disabled and ${isOnline}`]
  if (uid !== undefined) all.push(sql`a.uid = ${uid}`)
  if (but !== undefined) all.push(sql`a.uid <> ${but}`)
  if (name) all.push(sql`p.nickname ilike ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}`)
  return rows(
    db,
    sql`select a.id, p.uid, p.kind, p.nickname, p.avatar, ${talking} as talking from chat_agents a join chat_people p using (uid)
        where ${sql.join(all, sql` and `)} order by ${order ?? sql`talking, a.given_at nulls first, a.id`} limit 200`,
  )
}
