import { sql, type SQL } from 'drizzle-orm'
import { shifted, type Period } from '../period.ts'

const zone = 'Asia/Shanghai'

/** Behind so much silence another conversation begins. */
const silence = sql.raw(`interval '30 minutes'`)

/** What agents and visitors wrote: `asks` is a visitor's, `by_itself` an automatic reply. */
const spoken = sql`select m.conversation_id, m.seq, m.created_at as at, c.agent_uid, c.visitor_uid, m.sender_uid = c.visitor_uid as asks,
    m.sender_uid = c.agent_uid and coalesce(m.client_id, '') like 'auto:%' as by_itself
  from chat_messages m join chat_conversations c on c.id = m.conversation_id`

/**
 * Conversations that a visitor began in the days, for `with`: `talks` with `asked_at`, `answered_at`, `ended_at`. What is said up to a day
 * later belongs to them.
 */
export const talksIn = ({ from, to }: Period): SQL => sql`spoken as (${spoken}
    where m.created_at >= ${from}::timestamp at time zone ${zone} - ${silence}
      and m.created_at < ${shifted(to, 2)}::timestamp at time zone ${zone}),
  begun as (select *, at - lag(at) over talk > ${silence} as begins from spoken window talk as (partition by conversation_id order by seq)),
  turns as (select *, count(*) filter (where begins) over (partition by conversation_id order by seq) as turn from begun),
  asked as (select *, min(at) filter (where asks) over (partition by conversation_id, turn) as asked_at from turns),
  talks as (
    select conversation_id, agent_uid, visitor_uid, asked_at, max(at) as ended_at,
      min(at) filter (where not asks and not by_itself and at >= asked_at) as answered_at
    from asked group by conversation_id, agent_uid, visitor_uid, turn, asked_at
    having asked_at >= ${from}::timestamp at time zone ${zone} and asked_at < ${shifted(to, 1)}::timestamp at time zone ${zone})`

const seconds = (to: string, from: string) => sql.raw(`extract(epoch from ${to} - ${from})`)
const waited = seconds('answered_at', 'asked_at')

/** Columns over `talks`: how long visitors waited and talked; null without an answered one. */
export const lengths: SQL = sql`round(percentile_cont(0.5) within group (order by ${waited}))::int as first_median,
  round(percentile_cont(0.9) within group (order by ${waited}))::int as first_p90,
  round(avg(${seconds('ended_at', 'asked_at')}) filter (where answered_at is not null))::int as duration`

/** Messages by who wrote them, of `chat_messages m` with their conversations `c`. */
export const received: SQL = sql`count(*) filter (where m.sender_uid = c.visitor_uid)::int`
export const sent: SQL = sql`count(*) filter (where m.sender_uid = c.agent_uid and coalesce(m.client_id, '') not like 'auto:%')::int`
export const messages: SQL = sql`chat_messages m join chat_conversations c on c.id = m.conversation_id`
