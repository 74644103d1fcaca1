import { sql, type SQL } from 'drizzle-orm'
import { shifted, type Period } from '../period.ts'

const zone = 'Asia/Shanghai'

/** Behind so much silence another conversation begins. */
const silence = sql.raw(`interval '30 minutes'`)

/** A conversation belongs to whoever has the visitor now, so an automatic reply is told by its own id alone. */
const byItself = sql`coalesce(m.client_id, '') like 'auto:%'`

/** What agents and visitors wrote: `asks` is a visitor's, `answers` what a person of the shop wrote by hand. */
const spoken = sql`select m.id, m.conversation_id, m.created_at as at, c.agent_uid, c.visitor_uid, m.sender_uid,
    m.sender_uid = c.visitor_uid as asks, m.sender_uid <> c.visitor_uid and not ${byItself} as answers
  from chat_messages m join chat_conversations c on c.id = m.conversation_id`

/** Numbers of messages do not follow the time where two conversations were joined by a transfer. */
const inTime = sql`partition by conversation_id order by at, id`

/**
 * Conversations that a visitor began in the days, for `with`: `talks` with `asked_at`, how many seconds they `waited` and `lasted` (null
 * without an answer), who answered first (`answered_by`) and all who wrote in it (`agents`; who has it now where nobody did). What is said up
 * to a day later belongs to them.
 */
export const talksIn = ({ from, to }: Period): SQL => sql`spoken as (${spoken}
    where m.created_at >= ${from}::timestamp at time zone ${zone} - ${silence}
      and m.created_at < ${shifted(to, 2)}::timestamp at time zone ${zone}),
  begun as (select *, at - lag(at) over talk > ${silence} as begins from spoken window talk as (${inTime})),
  turns as (select *, count(*) filter (where begins) over (${inTime}) as turn from begun),
  asked as (select *, min(at) filter (where asks) over (partition by conversation_id, turn) as asked_at from turns),
  grouped as (
    select agent_uid, visitor_uid, asked_at, max(at) as ended_at, min(at) filter (where answers and at >= asked_at) as answered_at,
      (array_agg(sender_uid order by at, id) filter (where answers and at >= asked_at))[1] as answered_by,
      array_agg(distinct sender_uid) filter (where answers) as wrote
    from asked group by conversation_id, agent_uid, visitor_uid, turn, asked_at
    having asked_at >= ${from}::timestamp at time zone ${zone} and asked_at < ${shifted(to, 1)}::timestamp at time zone ${zone}),
  talks as (
    select visitor_uid, asked_at, answered_by, coalesce(wrote, array[agent_uid]) as agents, extract(epoch from answered_at - asked_at) as waited,
      case when answered_by is not null then extract(epoch from ended_at - asked_at) end as lasted
    from grouped)`

/** Columns over `waited` and `lasted`: how long visitors waited and talked; null without an answered one. */
export const lengths: SQL = sql`round(percentile_cont(0.5) within group (order by waited))::int as first_median,
  round(percentile_cont(0.9) within group (order by waited))::int as first_p90, round(avg(lasted))::int as duration`

/** Messages by who wrote them, of `chat_messages m` with their conversations `c`. */
export const received: SQL = sql`count(*) filter (where m.sender_uid = c.visitor_uid)::int`
export const sent: SQL = sql`count(*) filter (where m.sender_uid <> c.visitor_uid and not ${byItself})::int`
export const messages: SQL = sql`chat_messages m join chat_conversations c on c.id = m.conversation_id`
