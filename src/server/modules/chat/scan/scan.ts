import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ScanState } from '#src/api/chat-scan.ts'
import { row, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { openSession } from '#src/server/sessions.ts'
import { findAgentById } from '../people.ts'
import type { Caller } from '../service.ts'
import { agentInfo } from '../wire.ts'

/** Seconds that a code is good for (customer-service contract, "QR login"). */
const lifetime = 600

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** A key that only its hash is kept of. */
export async function newKey(db: Db): Promise<{ key: string; time: number }> {
  const key = randomBytes(16).toString('hex')
  await db.execute(sql`delete from chat_scans where expires_at < now()`)
  await db.execute(sql`insert into chat_scans (key_hash, expires_at) values (${hashOf(key)}, now() + make_interval(secs => ${lifetime}))`)
  return { key, time: Math.floor(Date.now() / 1000) + lifetime }
}

interface Scan {
  agent_id: number | null
  is_confirmed: boolean
}

const held = (db: Db, key: string) =>
  row<Scan>(db, sql`select agent_id, is_confirmed from chat_scans where key_hash = ${hashOf(key)} and expires_at > now() for update`)

/** What became of a key. A confirmed one opens a session once, for whoever shows the code. */
export async function stateOf(db: Db, key: string, caller: Caller): Promise<ScanState> {
  const scan = await held(db, key)
  if (!scan) return { status: 0 }
  if (scan.agent_id === null) return { status: 2 }
  if (!scan.is_confirmed) return { status: 1 }
  await db.execute(sql`delete from chat_scans where key_hash = ${hashOf(key)}`)
  const agent = await findAgentById(db, scan.agent_id)
  if (!agent) return { status: 0 }
  const { token, expires } = await openSession(db, 'agent', agent.id, caller as never)
  return { status: 3, token, exp_time: expires, kefuInfo: agentInfo(agent) }
}

/** An agent has scanned a code, or agrees. @throws Refusal `chat-scan-over` for one that is over or that another agent has scanned */
export async function answer(db: Db, key: string, agentId: number, isConfirmed: boolean): Promise<void> {
  const scan = await held(db, key)
  if (!scan || (scan.agent_id !== null && scan.agent_id !== agentId)) throw new Refusal({ status: 400, code: 'chat-scan-over' })
  await db.execute(sql`update chat_scans set agent_id = ${agentId}, is_confirmed = ${isConfirmed} where key_hash = ${hashOf(key)}`)
}
