import { createHash, randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { DataScope } from '#src/api/roles.ts'
import { kept } from './database/kept-plans.ts'
import { notify, row, rows, type Db } from './db.ts'

/** A signed-in administrator. `level` 0 may do everything; others what `permissions` holds. */
export interface User {
  id: number
  account: string
  name: string
  picture: string
  level: number
  permissions: ReadonlySet<string>
  /** Whose records are seen where records belong to somebody; of several roles the widest counts. */
  dataScope: DataScope
  /** Warehouses that they keep; all of them where there is none. */
  warehouses: readonly number[]
  sessionId: number
  /** The screen is locked: nothing is served but unlocking and signing out. */
  isLocked: boolean
}

/** A signed-in customer-service agent; the chat module knows the rest. */
export interface AgentUser {
  id: number
  sessionId: number
}

export type SessionKind = 'admin' | 'agent'

/** Days until a token ends by itself. */
const lifetime = 7

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export interface OpenedSession {
  /** 256 random bits; only a hash of it is kept. */
  token: string
  /** Unix seconds. */
  expires: number
}

/** Opens a session for an administrator or an agent. */
export async function openSession(
  db: Db,
  kind: SessionKind,
  subjectId: number,
  request?: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const client = String(request?.headers['user-agent'] ?? '').slice(0, 300)
  const made = await row<{ expires: number }>(
    db,
    sql`insert into sessions (kind, subject_id, token_hash, expires_at, address, client)
        values (${kind}, ${subjectId}, ${hashOf(token)}, now() + make_interval(days => ${lifetime}), ${request?.ip ?? ''}, ${client})
        returning floor(extract(epoch from expires_at))::bigint as expires`,
  )
  await db.execute(sql`delete from sessions where expires_at < now()`)
  return { token, expires: made!.expires }
}

/** Ends one session. */
export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.execute(sql`delete from sessions where id = ${sessionId}`)
}

/** Heard with `{id}` of a session that was unlocked. */
export const unlockedChannel = 'session_unlocked'

/** Locks a session, or opens it again; what it missed meanwhile is then told to whoever holds a connection of it open. */
export async function lockSession(db: Db, sessionId: number, isLocked: boolean): Promise<void> {
  await db.execute(sql`update sessions set locked_at = case when ${isLocked} then coalesce(locked_at, now()) end where id = ${sessionId}`)
  if (!isLocked) await notify(db, unlockedChannel, { id: sessionId })
}

/** Ends every session of somebody: after a password change, or when the account is disabled. */
export async function closeSessions(db: Db, kind: SessionKind, subjectId: number): Promise<void> {
  await db.execute(sql`delete from sessions where kind = ${kind} and subject_id = ${subjectId}`)
}

/** Ends every session of somebody but one: after they changed their own password. */
export async function closeOtherSessions(db: Db, kind: SessionKind, subjectId: number, currentId: number): Promise<void> {
  await db.execute(sql`delete from sessions where kind = ${kind} and subject_id = ${subjectId} and id <> ${currentId}`)
}

const widestFirst = sql`array['all', 'below', 'department', 'own']`

// of all roles of an account; a key whose rules are all switched off is nobody's. Who sees prices sees those of buying and of selling
const keysOf = (account: SQL) => sql`select distinct k.permission from role_permissions p
  join roles r on r.id = p.role_id and not r.is_disabled
  join account_roles g on g.role_id = r.id
  cross join lateral unnest(case p.permission when 'price:view' then array['price:view', 'price:buy', 'price:sell'] else array[p.permission] end) k (permission)
  where g.account_id = ${account}
    and not exists (select 1 from menus m where m.permission = p.permission having bool_or(m.is_enabled = 1) = false)
  order by 1`

const scopeOf = (account: SQL) => sql`(select r.data_scope from roles r join account_roles g on g.role_id = r.id
  where g.account_id = ${account} and not r.is_disabled order by array_position(${widestFirst}, r.data_scope) limit 1)`

// of the account `a`
const identity = sql`a.id, a.account, a.real_name as name, a.head_pic as picture, a.level,
  case when a.level = 0 then '{}' else array(${keysOf(sql`a.id`)}) end as permissions,
  case when a.level = 0 then 'all' else coalesce(${scopeOf(sql`a.id`)}, 'own') end as "dataScope",
  case when a.level = 0 then '{}' else array(select k.warehouse_id::int from account_warehouses k where k.account_id = a.id order by 1) end as warehouses`

/** The administrator of a token; null when it is unknown, ended or its account disabled. */
export async function findUser(db: Db, token: string): Promise<User | null> {
  const found = await row<Omit<User, 'permissions'> & { permissions: string[] }>(
    db,
    kept(sql`select ${identity}, s.id as "sessionId", s.locked_at is not null as "isLocked"
        from sessions s join accounts a on a.id = s.subject_id
        where s.token_hash = ${hashOf(token)} and s.kind = 'admin' and s.expires_at > now() and not a.is_disabled`),
  )
  return found ? { ...found, permissions: new Set(found.permissions) } : null
}

/** An administrator without a session, for work that goes on after they left; null when the account is gone or disabled. */
export async function findAccount(db: Db, id: number): Promise<User | null> {
  const found = await row<Omit<User, 'permissions'> & { permissions: string[] }>(
    db,
    sql`select ${identity}, 0 as "sessionId", false as "isLocked" from accounts a where a.id = ${id} and not a.is_disabled`,
  )
  return found ? { ...found, permissions: new Set(found.permissions) } : null
}

/** Those of the sessions that have not ended, or that are not locked either: for whoever holds a connection open. */
export async function livingSessions(db: Db, ids: number[], need: 'living' | 'unlocked' = 'living'): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const found = await rows<{ id: number }>(
    db,
    sql`select id from sessions where expires_at > now() and id in (${list}) and (${need === 'living'} or locked_at is null)`,
  )
  return new Set(found.map((entry) => entry.id))
}

/** Keys of all roles of an account. */
export async function permissionsOf(db: Db, accountId: number): Promise<string[]> {
  const found = await rows<{ permission: string }>(db, keysOf(sql`${accountId}`))
  return found.map((entry) => entry.permission)
}

/** The agent of a token, or null. */
export async function findAgent(db: Db, token: string): Promise<AgentUser | null> {
  const found = await row<{ id: number; subject_id: number }>(
    db,
    sql`select id, subject_id from sessions where token_hash = ${hashOf(token)} and kind = 'agent' and expires_at > now()`,
  )
  return found ? { id: found.subject_id, sessionId: found.id } : null
}

const bearer = (header: unknown) => (typeof header === 'string' ? header.replace(/^Bearer\s+/i, '').trim() : '')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by the browser itself, which sends no headers: `?token=` counts here, and nowhere else. */
    isDownload?: boolean
  }
}

type Asking = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>

/**
 * Every form of the token that clients send: `Authori-zation`, `Authorization`, `token`; for administrators' downloads `?token=`
 * (conventions 1, where the shop reads it everywhere): addresses are kept by proxies and histories. Never a cookie: what the browser
 * adds by itself proves nothing.
 */
export function tokenOf({ headers, query, routeOptions }: Asking, kind: SessionKind): string {
  const fromQuery = kind === 'admin' && routeOptions.config.isDownload ? (query as { token?: unknown } | undefined)?.token : ''
  const forms = [bearer(headers['authori-zation']), bearer(headers.authorization), bearer(headers['token']), bearer(fromQuery)]
  return forms.find((token) => token !== '' && token !== 'undefined') ?? ''
}
