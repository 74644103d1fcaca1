import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openNetwork } from './network.ts'
import { visitorDevice, type VisitorDevice } from './participants.ts'
import type { Cluster } from './cluster.ts'

interface AgentRow {
  uid: number
  talking: number
  turn: number
}

/** Who is there, whose turn it is first; whom they are talking to is what was said within half an hour, or waits for an answer. */
async function agentsThere(pool: pg.Pool): Promise<AgentRow[]> {
  const found = await pool.query<AgentRow>(
    `select a.uid, count(c.id)::int as talking, (row_number() over (order by a.given_at nulls first, a.id))::int as turn
       from chat_agents a join chat_people p on p.uid = a.uid left join chat_conversations c on c.agent_uid = a.uid
         and (c.updated_at > now() - interval '30 minutes' or c.agent_read_seq < c.last_seq)
       where p.seen_at > now() - interval '25 seconds' and a.wants_online and not a.is_disabled group by a.uid, a.id, a.given_at order by turn`,
  )
  return found.rows
}

/** Who may get the next one: of those who have time, or of all where nobody has. */
async function due(pool: pg.Pool, rule: string): Promise<Set<number>> {
  const there = await agentsThere(pool)
  const settings = await pool.query<{ capacity: number }>(`select (value->>'capacity')::int as capacity from settings where name = 'chat'`)
  const capacity = settings.rows[0]?.capacity ?? 0
  const free = there.filter(({ talking }) => capacity <= 0 || talking < capacity)
  const able = free.length > 0 ? free : there
  const least = Math.min(...able.map(({ talking }) => talking))
  const chosen = rule === 'least' ? able.filter(({ talking }) => talking === least) : rule === 'turns' ? able.slice(0, 1) : able
  return new Set(chosen.map(({ uid }) => uid))
}

/** Whom a guest has who has just opened the chat; undefined where nobody came in time. */
async function agentOf({ visitor }: VisitorDevice): Promise<number | undefined> {
  for (let tries = 0; tries < 600; tries++) {
    const state = visitor.$state.get()
    if (state.state === 'open') return Number(state.session.identity.partner.uid)
    await wait(50)
  }
  return undefined
}

/** What is not as the rule says: three guests come one after the other once everything else is well, and each gets whom they should. */
export async function wrongAssignments({ pool, servers }: Cluster, rule: string): Promise<string[]> {
  const broken: string[] = []
  for (let one = 0; one < 3; one++) {
    const wanted = await due(pool, rule)
    const network = await openNetwork(200 + one, () => servers.map(({ port }) => port))
    const guest = visitorDevice(network, undefined)
    const agent = await agentOf(guest)
    guest.visitor.close()
    await network.close()
    if (agent === undefined || !wanted.has(agent)) broken.push(`a newcomer has ${agent} and not ${[...wanted].join(' or ')} (${rule})`)
  }
  return broken
}
