import { sql, type SQL } from 'drizzle-orm'
import { byItself } from '#src/api/chat.ts'
import type { RatingOffer } from '#src/api/chat-ratings.ts'
import { notify, row, transaction, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { channel, type Finished, type Rated } from '../events.ts'
import type { Person } from '../people.ts'
import { keepVisitor } from '../transfer/moved.ts'

/** Days for which a visitor is asked what they thought of a conversation that is done. */
const asksFor = 3

interface Turn {
  turn: number
  nickname: string
  avatar: string
  stars: number
  words: string
  asked: number
}

/** SQL: after which messages turns of a visitor's conversation began, beside the first of all. */
const borders = (visitor: number): SQL => sql`(select message_id from chat_endings where visitor_uid = ${visitor} and reopened_at is null
  union all select message_id from chat_ratings where visitor_uid = ${visitor})`

/** SQL: the newest answer that an agent wrote by hand to a visitor, where `which` says so of the message `n`. */
const answer = (visitor: number, which: SQL): SQL => sql`(
  select m.id as message_id, m.sender_uid as agent_uid from chat_conversations c cross join lateral (
    select n.id, n.sender_uid from chat_messages n where n.conversation_id = c.id and n.sender_uid <> c.visitor_uid
      and coalesce(n.client_id, '') not like ${`${byItself}%`} and ${which} order by n.seq desc limit 1) m
  where c.visitor_uid = ${visitor} order by m.id desc limit 1)`

/** The turn of a visitor's conversation that was answered last; undefined before the first answer. */
const turnOf = (db: Db, visitor: number): Promise<Turn | undefined> =>
  row(
    db,
    sql`select t.turn, p.nickname, p.avatar, coalesce(r.stars, 0) as stars, coalesce(r.words, '') as words,
          (r.id is null and exists (select 1 from chat_endings e where e.visitor_uid = ${visitor} and e.message_id >= a.message_id
            and e.reopened_at is null and e.created_at > now() - make_interval(days => ${asksFor})))::int as asked
        from ${answer(visitor, sql`true`)} a
        cross join lateral (select coalesce(max(b.message_id), 0) as turn from ${borders(visitor)} b where b.message_id < a.message_id) t
        join chat_people p on p.uid = a.agent_uid
        left join chat_ratings r on r.visitor_uid = ${visitor} and r.turn = t.turn`,
  )

/** What a visitor may say, and has said. */
export async function ratingOffer(db: Db, visitor: Person): Promise<RatingOffer> {
  const found = await turnOf(db, visitor.uid)
  if (!found) return { turn: 0, may: 0, asked: 0, stars: 0, words: '', nickname: '', avatar: '' }
  const { turn, asked, stars, words, nickname, avatar } = found
  return { turn, may: 1, asked, stars, words, nickname, avatar }
}

export interface Opinion {
  /** Of an offer; the newest one unless told. */
  turn: number | undefined
  stars: number
  words: string
}

/**
 * Keeps what a visitor says of a turn, also where the agent has begun another one meanwhile; said again it changes what was said.
 * @throws Refusal `chat-rating-none` for a turn that is none of theirs, or has no answer
 */
export async function rate(db: Db, visitor: Person, { turn, stars, words }: Opinion): Promise<void> {
  await transaction(db, async (inner) => {
    const of = turn ?? (await turnOf(inner, visitor.uid))?.turn ?? 0
    const kept = await row<Pick<Rated, 'id'> & { agent_uid: number }>(
      inner,
      sql`with border as (select message_id from ${borders(visitor.uid)} b)
          insert into chat_ratings as r (visitor_uid, agent_uid, agent_id, message_id, turn, stars, words)
          select ${visitor.uid}, g.uid, g.id, a.message_id, ${of}, ${stars}, ${words}
          from ${answer(visitor.uid, sql`n.id > ${of} and n.id <= coalesce((select min(message_id) from border where message_id > ${of}), n.id)`)} a
          join chat_agents g on g.uid = a.agent_uid
          where ${of}::bigint = 0 or exists (select 1 from border where message_id = ${of})
          on conflict (visitor_uid, turn) do update set stars = excluded.stars, words = excluded.words returning r.id, r.agent_uid`,
    )
    if (!kept) throw new Refusal({ status: 400, code: 'chat-rating-none' })
    const event: Rated = { kind: 'rated', id: kept.id, visitor: visitor.uid, agent: kept.agent_uid }
    await notify(inner, channel, event)
  })
}

async function refuseElsewhere(db: Db, agent: Person, visitor: number): Promise<void> {
  const elsewhere = await row(db, sql`select 1 from chat_people where uid = ${visitor} and desk_uid <> ${agent.uid}`)
  if (elsewhere) throw new Refusal({ status: 400, code: '410092' })
}

/**
 * Writes down that an agent's conversation with a visitor is done; nothing where no word was said. The visitor is asked for a rating where
 * there is something to rate.
 * @throws Refusal 410092 where somebody else has the visitor by now
 */
export async function finish(db: Db, agent: Person, visitor: number): Promise<void> {
  await transaction(db, async (inner) => {
    await keepVisitor(inner, visitor)
    await refuseElsewhere(inner, agent, visitor)
    const made = await row<{ id: number }>(
      inner,
      sql`insert into chat_endings as o (visitor_uid, agent_uid, message_id)
          select c.visitor_uid, c.agent_uid, m.id from chat_conversations c join chat_messages m on m.conversation_id = c.id and m.seq = c.last_seq
          where c.agent_uid = ${agent.uid} and c.visitor_uid = ${visitor}
          on conflict (visitor_uid, message_id) do update set reopened_at = null, created_at = now() where o.reopened_at is not null returning o.id`,
    )
    if (!made) return
    const asks = (await turnOf(inner, visitor))?.asked === 1
    const event: Finished = { kind: 'finished', visitor, agent: agent.uid, asks }
    await notify(inner, channel, event)
  })
}

/**
 * Takes up again what an agent had called done, while nothing was said since; nothing where it goes on already.
 * @throws Refusal 410092 where somebody else has the visitor by now
 */
export async function reopen(db: Db, agent: Person, visitor: number): Promise<void> {
  await transaction(db, async (inner) => {
    await keepVisitor(inner, visitor)
    await refuseElsewhere(inner, agent, visitor)
    const undone = await row(
      inner,
      sql`update chat_endings e set reopened_at = now() from chat_conversations c join chat_messages m on m.conversation_id = c.id and m.seq = c.last_seq
          where c.agent_uid = ${agent.uid} and c.visitor_uid = ${visitor} and e.visitor_uid = ${visitor} and e.message_id >= m.id
            and e.reopened_at is null returning e.id`,
    )
    if (!undone) return
    const event: Finished = { kind: 'finished', visitor, agent: agent.uid, asks: false, isReopened: true }
    await notify(inner, channel, event)
  })
}
