import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { isOnline, type Person } from '../people.ts'
import { agentsThere } from './agents-there.ts'
import { waitingBefore } from './queue.ts'
import { readChatSettings } from '#src/server/shop/chat-settings.ts'

const person = sql`p.uid, p.kind, p.nickname, p.avatar`

const isDueBack = (grace: number) =>
  sql`coalesce(a.wants_online and greatest(p.seen_at, p.left_at) > now() - make_interval(secs => ${grace}), false)`

/** Minutes for which an agent who wants nobody any more goes on with whom they have answered last. */
const finishing = 10
/** SQL: the agent is away by their own will, and still at what they are talking about with this visitor. */
const isFinishing = sql`coalesce(not a.wants_online and p.seen_at > now() - interval '1 minute' and exists (select 1 from chat_messages m
  where m.conversation_id = c.id and m.seq > c.last_seq - 50 and m.sender_uid = a.uid and m.created_at > now() - make_interval(mins => ${finishing})), false)`

export interface Assigned {
  agent: Person
  /** Place in the queue; undefined where somebody is free. */
  queue?: number
}

/**
 * Whom a visitor has: also before a word was said, unless that agent has gone by now. Else whom they talked to last; nobody who does not serve
 * any more.
 */
const lastAgent = (db: Db, visitorUid: number, grace: number) =>
  row<Person & { keeps: boolean }>(
    db,
    sql`select ${person}, (${isOnline} or ${isDueBack(grace)} or ${isFinishing}) as keeps from chat_agents a join chat_people p on p.uid = a.uid
          left join chat_conversations c on c.agent_uid = a.uid and c.visitor_uid = ${visitorUid}
          left join chat_people v on v.uid = ${visitorUid} and v.desk_uid = a.uid and (${isOnline} or ${isDueBack(grace)}
            or exists (select 1 from chat_transfers t where t.visitor_uid = v.uid and t.to_uid = a.uid))
        where not a.is_disabled and (c.id is not null or v.uid is not null) order by (v.uid is not null) desc, c.updated_at desc limit 1`,
  )

const anybody = (db: Db) =>
  row<Person>(
    db,
    sql`select ${person} from chat_agents a join chat_people p using (uid) where not a.is_disabled order by ${isOnline} desc, random() limit 1`,
  )

const orders = {
  last: sql`random()`,
  least: sql`talking, random()`,
  turns: sql`a.given_at nulls first, a.id`,
}

/**
 * The agent whom a visitor gets: whom they talked to last while that one is there, may be back soon, or has only just answered them; else by
 * the rule that is set by chance (`last`), who has the fewest visitors (`least`) or whose turn it is (`turns`). An agent who said that they are
 * away gets nobody, as at a shop, which chooses among those who are online (kefu contract, `tourist/user`). Who has as many as they may
 * is left out while others are there. With `mayWait` one who is away, or has no time, will do; the visitor is told their place in the queue.
 */
export async function agentFor(db: Db, visitorUid: number, mayWait: boolean): Promise<Assigned | undefined> {
  const { assignment, capacity, grace } = await readChatSettings(db)
  const last = await lastAgent(db, visitorUid, grace)
  if (last?.keeps) return { agent: last }
  const there = await agentsThere(db, { order: orders[assignment] })
  const free = there.find(({ talking }) => capacity <= 0 || talking < capacity)
  if (free) {
    await db.execute(sql`update chat_agents set given_at = now() where uid = ${free.uid}`)
    return { agent: free }
  }
  const agent = there[0] ?? (mayWait ? (last ?? (await anybody(db))) : undefined)
  return agent && { agent, queue: (await waitingBefore(db, visitorUid)) + 1 }
}
