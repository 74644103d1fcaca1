import { sql } from 'drizzle-orm'
import { notify, transaction, type Db } from '../../db.ts'
import { passes } from '../../access/password-check.ts'
import { Refusal } from '../../refusal.ts'
import { closeSession, openSession, type AgentUser } from '../../sessions.ts'
import { recordAttempt, type Attempt } from '../../access/sign-in-guard.ts'
import { assignAgent } from './transfer/assign-agent.ts'
import { readChatSettings } from '../../shop/chat-settings.ts'
import { addTourist, findAgentByAccount, findAgentPerson, findVisitor, onlineOf, type AgentRow, type Person } from './people.ts'
import { channel, type Ended } from './events.ts'
import { agentFor } from './transfer/assignment.ts'
import { giveVisitor } from './transfer/hand-on.ts'
import { holdVisitor } from './transfer/moved.ts'

/** Where a sign-in comes from. */
export interface Caller {
  ip: string
  headers: Record<string, string | string[] | undefined>
}

/** Checks an agent's password under the same limits as an administrator's. @throws Refusal */
export async function signIn(
  db: Db,
  account: string,
  password: string,
  caller: Caller,
): Promise<{ agent: AgentRow; token: string; expires: number }> {
  if (!account || !password) throw new Refusal({ status: 400, code: '410000', data: [] })
  const attempt: Attempt = { kind: 'agent', account, address: caller.ip }
  const { lockedMinutes } = await recordAttempt(db, attempt)
  if (lockedMinutes > 0) throw new Refusal({ status: 400, code: 'locked', values: { minutes: lockedMinutes } })
  const found = await findAgentByAccount(db, account)
  // one answer for whatever is wrong: who may not sign in is not told which accounts there are
  const agent = found?.is_disabled ? undefined : found
  const isRight = await passes(db, attempt, password, agent && { hash: agent.password, renew: (hash) => renewHash(db, agent, hash) })
  if (!agent || !isRight) throw new Refusal({ status: 410025 })
  return { agent, ...(await openSession(db, 'agent', agent.id, caller as never)) }
}

const renewHash = (db: Db, { id, password }: AgentRow, hash: string) =>
  db.execute(sql`update chat_agents set password = ${hash} where id = ${id} and password = ${password}`)

/** Ends an agent's session and its sockets in all processes; the agent is away when no other session is left. */
export async function endSession(db: Db, sessionId: number): Promise<void> {
  await closeSession(db, sessionId)
  const event: Ended = { kind: 'ended', sessionId }
  await notify(db, channel, event)
}

/** The person behind an agent's session. @throws Refusal when the agent was disabled meanwhile */
export async function agentPerson(db: Db, agent: AgentUser): Promise<Person> {
  const person = await findAgentPerson(db, agent.id)
  if (!person) throw new Refusal({ status: 110007 })
  return person
}

/** The visitor of a call, by a storefront token or a tourist's proof; undefined when neither was given. @throws Refusal */
export async function visitorOf(db: Db, token: string | undefined, proof: string | undefined): Promise<Person | undefined> {
  if (token) {
    const customer = await findVisitor(db, token)
    if (customer?.kind !== 'customer') throw new Refusal({ status: 110003 })
    return customer
  }
  const tourist = proof ? await findVisitor(db, proof) : undefined
  return tourist?.kind === 'tourist' ? tourist : undefined
}

export interface OpenedChat {
  agent: Person
  visitor: Person
  isOnline: boolean
  /** Only for a tourist who is new here. */
  proof: string | undefined
  /** Place in the queue; undefined where somebody is free. */
  queue: number | undefined
}

/** Finds the agent for a visitor, and makes a tourist of who has no proof. @throws Refusal 410136 */
export async function openChat(db: Db, token: string | undefined, proof: string | undefined, mayWait: boolean): Promise<OpenedChat> {
  const existing = await visitorOf(db, token, proof)
  if (existing) return { ...(await giveAgent(db, existing.uid, mayWait)), visitor: existing, proof: undefined }
  const found = await findAgent(db, 0, mayWait)
  const { visitor, token: newProof } = await addTourist(db, (await readChatSettings(db)).visitorPicture)
  await assignAgent(db, visitor.uid, found.agent.uid)
  return { ...found, visitor, proof: newProof }
}

/** While it is looked up whom a visitor gets nobody hands them on: else they would have one agent, and what they talk about another. */
const giveAgent = (db: Db, visitor: number, mayWait: boolean) =>
  transaction(db, async (inner) => {
    await holdVisitor(inner, visitor)
    const found = await findAgent(inner, visitor, mayWait)
    await giveVisitor(inner, visitor, found.agent.uid)
    return found
  })

async function findAgent(db: Db, visitor: number, mayWait: boolean): Promise<Pick<OpenedChat, 'agent' | 'isOnline' | 'queue'>> {
  const assigned = await agentFor(db, visitor, mayWait)
  if (!assigned) throw new Refusal({ status: 410136 })
  const { agent, queue } = assigned
  return { agent, queue, isOnline: (await onlineOf(db, [agent.uid])).has(agent.uid) }
}
