import { randomBytes, randomInt } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { codeOf, row, rows, type Db } from '../../db.ts'
import { hashPassword } from '../../access/passwords.ts'
import { visitorTokenHash } from '../../shop/users/chat-visitor.ts'

/** Somebody who can write. Agents, customers and tourists share one range of uids. */
export interface Person {
  uid: number
  kind: 'agent' | 'customer' | 'tourist'
  nickname: string
  avatar: string
}

/** An agent's row with what the sign-in needs. */
export interface AgentRow {
  id: number
  uid: number
  account: string
  password: string
  nickname: string
  avatar: string
  phone: string
  online: number
  is_disabled: boolean
  /** 1 = may act on orders of customers. */
  customer: number
  /** 1 = is told of new orders. */
  notify: number
  /** `YYYY-MM-DD HH:mm:ss` in the shop's zone. */
  add_time: string
}

/** A connection that gave no sign of life for this many seconds does not count as online. */
const silence = 25
/** Seconds that a visitor's proof is good for. */
export const tokenLifetime = 180 * 86_400

const person = sql`p.uid, p.kind, p.nickname, p.avatar`

/** SQL: whether a person of `chat_people` is there. */
export const isOnlineAs = (alias: string): SQL =>
  sql`(coalesce(${sql.raw(alias)}.seen_at, '-infinity') > now() - make_interval(secs => ${silence}) and coalesce((select w.wants_online from chat_agents w where w.uid = ${sql.raw(alias)}.uid), true))`
export const isOnline = isOnlineAs('p')

/** The agent who has a visitor; undefined where nobody does. */
export const agentNow = (db: Db, visitorUid: number): Promise<Person | undefined> =>
  row(db, sql`select ${person} from chat_people p join chat_people v on v.desk_uid = p.uid where v.uid = ${visitorUid}`)

const agentColumns = sql`a.id, a.uid, a.account, a.password, a.is_disabled, a.customer, a.notify, p.nickname, p.avatar, p.phone, ${isOnline}::int as online,
  to_char(a.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as add_time`

/** Whether an agent is there, and wants to be reached; of visitors nobody is told who may name any number. */
export const isThere = async (db: Db, uid: number): Promise<boolean> =>
  (await row<{ is_there: boolean }>(db, sql`select ${isOnline} as is_there from chat_people p where uid = ${uid} and kind = 'agent'`))
    ?.is_there ?? false

export const findPerson = (db: Db, uid: number): Promise<Person | undefined> =>
  row(db, sql`select ${person} from chat_people p where uid = ${uid}`)

export const findAgentByAccount = (db: Db, account: string): Promise<AgentRow | undefined> =>
  row(db, sql`select ${agentColumns} from chat_agents a join chat_people p using (uid) where lower(account) = ${account.toLowerCase()}`)

export const findAgentById = (db: Db, id: number): Promise<AgentRow | undefined> =>
  row(db, sql`select ${agentColumns} from chat_agents a join chat_people p using (uid) where id = ${id} and not is_disabled`)

/** The person behind an agent's session; undefined when the agent was disabled. */
export const findAgentPerson = (db: Db, agentId: number): Promise<Person | undefined> =>
  row(db, sql`select ${person} from chat_agents a join chat_people p using (uid) where a.id = ${agentId} and not a.is_disabled`)

/** Which of these agent sessions still stand: not ended, not too old, and their agent not disabled. */
export async function standingSessions(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select s.id from sessions s join chat_agents a on a.id = s.subject_id and not a.is_disabled
        where s.kind = 'agent' and s.expires_at > now() and s.id = any(${sql.param(ids)}::int[])`,
  )
  return new Set(found.map(({ id }) => id))
}

/** The visitor that a token proves; undefined when the token is unknown or too old. */
export const findVisitor = (db: Db, token: string): Promise<Person | undefined> =>
  row(
    db,
    sql`select ${person} from chat_visitor_tokens t join chat_people p using (uid)
        where t.token_hash = ${visitorTokenHash(token)} and t.expires_at > now()`,
  )

/** Gives a visitor another proof of who they are. */
export async function issueToken(db: Db, uid: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.execute(
    sql`insert into chat_visitor_tokens (token_hash, uid, expires_at) values (${visitorTokenHash(token)}, ${uid}, now() + make_interval(secs => ${tokenLifetime}))`,
  )
  return token
}

/** Tourists who never wrote are swept out with one in so many new ones. */
const sweepOnceIn = 100

const forgetSilentTourists = (db: Db) =>
  db.execute(
    sql`delete from chat_people p where kind = 'tourist' and created_at < now() - interval '1 day'
        and not exists (select 1 from chat_conversations where visitor_uid = p.uid)`,
  )

/** Adds a tourist with a random uid, as the shop does it, and the proof that goes with it. */
export async function addTourist(db: Db, avatar: string): Promise<{ visitor: Person; token: string }> {
  if (randomInt(sweepOnceIn) === 0) await forgetSilentTourists(db)
  for (;;) {
    const uid = randomInt(100_000_000, 1_000_000_000)
    try {
      const nickname = `游客${uid}`
      await db.execute(sql`insert into chat_people (uid, kind, nickname, avatar) values (${uid}, 'tourist', ${nickname}, ${avatar})`)
      return { visitor: { uid, kind: 'tourist', nickname, avatar }, token: await issueToken(db, uid) }
    } catch (error) {
      if (codeOf(error) !== '23505') throw error
    }
  }
}

/** Adds a storefront customer; answers the uid. */
export async function addCustomer(db: Db, customer: { nickname: string; avatar?: string; phone?: string }): Promise<number> {
  const made = await row<{ uid: number }>(
    db,
    sql`insert into chat_people (uid, kind, nickname, avatar, phone)
        values (nextval('chat_uids'), 'customer', ${customer.nickname}, ${customer.avatar ?? ''}, ${customer.phone ?? ''}) returning uid`,
  )
  return made!.uid
}

/** Adds an agent; answers the uid. */
export async function addAgent(
  db: Db,
  agent: { account: string; password: string; nickname: string; avatar?: string; phone?: string },
): Promise<number> {
  const made = await row<{ uid: number }>(
    db,
    sql`insert into chat_people (uid, kind, nickname, avatar, phone)
        values (nextval('chat_uids'), 'agent', ${agent.nickname}, ${agent.avatar ?? ''}, ${agent.phone ?? ''}) returning uid`,
  )
  await db.execute(
    sql`insert into chat_agents (uid, account, password) values (${made!.uid}, ${agent.account}, ${await hashPassword(agent.password)})`,
  )
  return made!.uid
}

/** Writes down that these people are there; answers those of whom it is news: they were not there before, and are now. */
export const markHereAll = (db: Db, uids: readonly number[]): Promise<{ uid: number; isAgent: boolean }[]> =>
  rows(
    db,
    // in one order: two processes may write of the same people
    sql`with before as (
          select p.uid, ${isOnline} as was_there from chat_people p where p.uid = any(${sql.param(uids)}::bigint[]) order by p.uid for no key update
        ), marked as (
          update chat_people p set seen_at = now(), left_at = null from before where p.uid = before.uid returning p.uid, p.kind, before.was_there
        )
        select m.uid, m.kind = 'agent' as "isAgent" from marked m
        where not m.was_there and coalesce((select w.wants_online from chat_agents w where w.uid = m.uid), true)`,
  )

/** Writes down that somebody is there. */
export async function markHere(db: Db, uid: number): Promise<void> {
  await db.execute(sql`update chat_people set seen_at = now(), left_at = null where uid = ${uid}`)
}

/** Somebody's last connection is gone. */
export async function markGone(db: Db, uid: number): Promise<void> {
  await db.execute(sql`update chat_people set seen_at = null, left_at = now() where uid = ${uid}`)
}

/** Marks those gone who have given no sign of life for long: their server process has died, and could not tell it. Answers who they are. */
export const markSilent = (db: Db): Promise<{ uid: number; isAgent: boolean }[]> =>
  rows(
    db,
    sql`update chat_people set left_at = seen_at, seen_at = null where seen_at < now() - make_interval(secs => ${silence + 10})
        returning uid, kind = 'agent' as "isAgent"`,
  )

/** An agent's wish to be reached. */
export async function setWish(db: Db, uid: number, wantsOnline: boolean): Promise<void> {
  await db.execute(sql`update chat_agents set wants_online = ${wantsOnline} where uid = ${uid}`)
}

/** Who of these people is there. */
export async function onlineOf(db: Db, uids: number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set()
  const found = await rows<{ uid: number }>(
    db,
    sql`select p.uid from chat_people p where p.uid = any(${sql.param(uids)}::bigint[]) and ${isOnline}`,
  )
  return new Set(found.map(({ uid }) => uid))
}
