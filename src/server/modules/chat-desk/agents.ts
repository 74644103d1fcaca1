import { sql } from 'drizzle-orm'
import type { AgentBody, AgentRow } from '#src/api/chat-agents.ts'
import type { List, Paging } from '#src/api/endpoint.ts'
import { hashPassword } from '../../access/passwords.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { closeSessions, type User } from '../../sessions.ts'
import { absolute, relative } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { chosenPerson, isCustomer, isMobile } from '../../shop/users/person.ts'
import { shopTime } from '../../shop/time.ts'

/** An agent as the form shows one. */
export interface EditedAgent {
  id: number
  avatar: string
  nickname: string
  phone: string
  account: string
  status: number
  customer: number
  notify: number
  version: number
}

const thing = (id: number) => `chat agent ${id}`
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })
const there = sql`chat_agents a join chat_people p using (uid) where a.removed_at is null`

/** Agents, the newest first. */
export async function list(db: Db, query: Paging, origin: string): Promise<List<AgentRow>> {
  const found = await rows<AgentRow>(
    db,
    sql`select a.id::int as id, a.uid::int as uid, p.avatar, p.nickname as wx_name, (not a.is_disabled)::int as status,
        ${shopTime('a.created_at')} as add_time, p.phone, coalesce((select u.nickname from shop_users u where u.uid = a.user_id), p.nickname) as nickname
      from ${there} order by a.id desc ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from ${there}`)
  return { list: found.map((one) => ({ ...one, avatar: absolute(one.avatar, origin) })), count: counted!.count }
}

/** One with its version. Refused with 100026. */
export async function read(db: Db, id: number, origin: string): Promise<EditedAgent> {
  const version = await versionOf(db, thing(id))
  const found = await row<EditedAgent>(
    db,
    sql`select a.id::int as id, p.avatar, p.nickname, p.phone, a.account, (not a.is_disabled)::int as status, a.customer, a.notify
      from ${there} and a.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 100026 })
  return { ...found, avatar: absolute(found.avatar, origin), version }
}

/**
 * The hash of a password that a form sets; undefined where it sets none. Refused with 400257, 400263, 400264, and with 400256 where a new
 * agent has none.
 */
export function hashFor({ password = '', true_password: again = '' }: AgentBody, isNew = false): Promise<string> | undefined {
  if (!password && !again && !isNew) return undefined
  if (!password) throw wrong('400256', 'password')
  if (!/^[\w$-]{6,20}$/.test(password)) throw wrong('400257', 'password')
  if (!again) throw wrong('400263', 'true_password')
  if (password !== again) throw wrong('400264', 'true_password')
  return hashPassword(password)
}

/** Two who are written at once see each other. */
const alone = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('chat_agents', 0))`)

async function refuseTwice(db: Db, { phone, account }: { phone: string; account: string }, id: number): Promise<void> {
  if (await row(db, sql`select 1 from ${there} and p.phone = ${phone} and a.id <> ${id}`)) throw wrong('400258', 'phone')
  if (await row(db, sql`select 1 from chat_agents where lower(account) = ${account.toLowerCase()} and id <> ${id}`))
    throw wrong('400259', 'account')
}

function judgedAccount(account: string): string {
  if (!account) throw wrong('400254', 'account')
  if (!/^[a-z\d]{4,30}$/i.test(account)) throw wrong('400255', 'account')
  return account
}

function judgedPhone(phone: string): string {
  if (!isMobile(phone)) throw wrong('400252', 'phone')
  return phone
}

function judgedName(nickname: string): string {
  if (!nickname) throw wrong('400262', 'nickname')
  return nickname
}

/** Makes a shop user an agent. Refused with 400250 to 400255, 400258, 400259, 400262. */
export async function add(db: Db, body: AgentBody, hash: string, origin: string): Promise<void> {
  const chosen = chosenPerson(body.image)
  const user = chosen.uid || Number(body.uid ?? 0)
  if (!user || !(await isCustomer(db, user))) throw wrong('400250', 'image')
  const own = await row<{ phone: string; avatar: string }>(db, sql`select phone, avatar from shop_users where uid = ${user}`)
  const given = body.phone?.trim() ?? ''
  if (!given && !own?.phone) throw wrong('400251', 'phone')
  const nickname = judgedName(body.nickname?.trim() ?? '')
  const phone = judgedPhone(given || own!.phone)
  const account = judgedAccount(body.account?.trim() ?? '')
  await alone(db)
  if (await row(db, sql`select 1 from ${there} and a.user_id = ${user}`)) throw wrong('400253', 'image')
  await refuseTwice(db, { phone, account }, 0)
  const avatar = relative(body.avatar || chosen.image || own!.avatar, origin)
  const made = await row<{ uid: number }>(
    db,
    sql`insert into chat_people (uid, kind, nickname, avatar, phone)
      values (nextval('chat_uids'), 'agent', ${nickname}, ${avatar}, ${phone}) returning uid`,
  )
  await db.execute(
    sql`insert into chat_agents (uid, user_id, account, password, is_disabled, customer, notify)
      values (${made!.uid}, ${user}, ${account}, ${hash}, ${body.status === 0}, ${body.customer ?? 0}, ${body.notify ?? 0})`,
  )
}

/** Refused with 100026, 400252, 400254, 400255, 400258, 400259, 400262, and with 409 CHANGED for an older version. */
export async function change(
  db: Db,
  by: User,
  id: number,
  body: AgentBody,
  given: { hash: string | undefined; origin: string },
): Promise<void> {
  const { hash, origin } = given
  const before = await read(db, id, origin)
  const nickname = judgedName(body.nickname?.trim() ?? '')
  const phone = judgedPhone(body.phone?.trim() ?? '')
  const named = body.account?.trim() ?? before.account
  const account = named === before.account ? named : judgedAccount(named)
  await revise(db, by, thing(id), { version: body.version, now: () => read(db, id, origin) })
  await alone(db)
  await refuseTwice(db, { phone, account }, id)
  const { status = before.status, customer = before.customer, notify = before.notify } = body
  const changed = await row<{ uid: number }>(
    db,
    sql`update chat_agents set account = ${account}, password = coalesce(${hash ?? null}, password), is_disabled = ${status === 0},
      customer = ${customer}, notify = ${notify} where id = ${id} returning uid`,
  )
  await db.execute(sql`update chat_people set nickname = ${nickname}, phone = ${phone},
    avatar = ${relative(body.avatar ?? before.avatar, origin)} where uid = ${changed!.uid}`)
  // who had the old password, or may not come in any more, is out
  if (hash || status === 0) await closeSessions(db, 'agent', id)
}

/** Refused with 100100 where there is none, and with 400265 where the shop user has closed their account. */
export async function setStatus(db: Db, by: User, id: number, status: number): Promise<void> {
  const found = await row<{ closed: boolean }>(
    db,
    sql`select exists (select 1 from shop_users u where u.uid = a.user_id and u.is_del = 1) as closed from ${there} and a.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '100100' })
  if (found.closed && status === 1) throw wrong('400265', 'status')
  await revise(db, by, thing(id))
  await db.execute(sql`update chat_agents set is_disabled = ${status === 0} where id = ${id}`)
  if (status === 0) await closeSessions(db, 'agent', id)
}

/** The agent's conversations stay; the account is free for another one. Refused with 100008 where there is none. */
export async function remove(db: Db, id: number): Promise<void> {
  const removed = await row(
    db,
    sql`update chat_agents set is_disabled = true, removed_at = now(), account = 'removed ' || id where id = ${id} and removed_at is null
      returning id`,
  )
  if (!removed) throw new Refusal({ status: 400, code: '100008' })
  await db.execute(sql`delete from chat_replies where agent_id = ${id}`)
  await db.execute(sql`delete from chat_reply_categories where agent_id = ${id}`)
  await closeSessions(db, 'agent', id)
}
