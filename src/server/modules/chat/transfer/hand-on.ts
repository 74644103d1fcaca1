import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import { assignAgent } from './assign-agent.ts'
import { isOnline, isOnlineAs } from '../people.ts'
import { agentsThere } from './agents-there.ts'
import { moveVisitor } from './move.ts'
import { readChatSettings } from '#src/server/shop/chat-settings.ts'

/** Visitors of an agent who is gone are handed on while they are here, or wait for an answer since less than so many hours. */
const hours = 24
/** Conversations that one sweep hands on. */
const most = 100

/** SQL: the agent `g`, whose person is `a`, is gone: their connection broke off longer ago than so many seconds. */
const isGone = (grace: number) =>
  sql`(g.wants_online and greatest(a.seen_at, a.left_at) < now() - make_interval(secs => ${grace}) and not ${isOnlineAs('a')})`
const isRecent = sql`c.updated_at > now() - make_interval(hours => ${hours})`

/**
 * Gives a visitor an agent. What they are talking about with one who is gone, or said that they are away, goes along: it would wait for an answer where nobody looks,
 * and the visitor would not see it any more.
 */
export async function giveVisitor(db: Db, visitor: number, agent: number): Promise<void> {
  const { grace } = await readChatSettings(db)
  const isLeft = sql`(g.is_disabled or not g.wants_online${grace > 0 ? sql` or ${isGone(grace)}` : sql``})`
  const left = await row<{ agent: number }>(
    db,
    sql`select c.agent_uid as agent from chat_people p join chat_conversations c on c.visitor_uid = p.uid and c.agent_uid = p.desk_uid
          join chat_agents g on g.uid = c.agent_uid join chat_people a on a.uid = c.agent_uid
        where p.uid = ${visitor} and p.desk_uid <> ${agent} and ${isRecent} and ${isLeft}`,
  )
  if (left && (await moveVisitor(db, { visitor, from: left.agent, to: agent, note: '', isAway: true }))) return
  await assignAgent(db, visitor, agent)
}

/**
 * Hands on the visitors of agents whose last connection broke off longer ago than the grace that is set: each to whoever has the fewest.
 * Each is handed on by itself: who holds several at once and waits for one more would be waited for. Answers how many.
 */
export async function handOnAbandoned(db: Db): Promise<number> {
  const { grace } = await readChatSettings(db)
  if (grace <= 0) return 0
  // an agent who is there but does not want to be reached is no broken one
  const abandoned = await rows<{ visitor: number; agent: number }>(
    db,
    sql`select c.visitor_uid as visitor, c.agent_uid as agent from chat_conversations c
          join chat_agents g on g.uid = c.agent_uid join chat_people a on a.uid = c.agent_uid join chat_people p on p.uid = c.visitor_uid
        where p.desk_uid = c.agent_uid and ${isGone(grace)} and ${isRecent}
          and (${isOnline} or c.agent_read_seq < c.last_seq) order by c.updated_at limit ${most}`,
  )
  // who is here and has not said anything yet
  const silent = await rows<{ visitor: number; agent: number }>(
    db,
    sql`select p.uid as visitor, p.desk_uid as agent from chat_people p join chat_agents g on g.uid = p.desk_uid join chat_people a on a.uid = p.desk_uid
        where p.seen_at > now() - interval '1 minute' and ${isOnline} and ${isGone(grace)}
          and not exists (select 1 from chat_conversations c where c.visitor_uid = p.uid and c.agent_uid = p.desk_uid) limit ${most}`,
  )
  let moved = 0
  for (const { visitor, agent } of [...abandoned, ...silent]) {
    const [to] = await agentsThere(db, { but: agent })
    if (!to) break
    // another process that found the same may have been faster
    if (await moveVisitor(db, { visitor, from: agent, to: to.uid, note: '', isAway: true })) moved++
  }
  return moved
}
