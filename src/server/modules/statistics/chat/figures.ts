import { sql, type SQL } from 'drizzle-orm'
import type { ChatAgentFigures, ChatFigures } from '#src/api/chat-statistics.ts'
import type { Shares, Trend } from '#src/api/statistics.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { sharesOf } from '../figures.ts'
import { axisOf, partOf, within, type Period } from '../period.ts'
import { lengths, messages, received, sent, talksIn } from './talks.ts'

/** What of the contract comes of each part of the time. */
const series = [
  ['会话量', 'conversations'],
  ['访客消息', 'received'],
  ['客服消息', 'sent'],
] as const

type Counted = Record<(typeof series)[number][1], number>
const stars = sql`round(avg(stars), 1)::text`

export async function figures(db: Db, period: Period): Promise<ChatFigures> {
  const talks = await row<Omit<ChatFigures, 'received' | 'sent' | 'transfers' | 'ratings' | 'stars'>>(
    db,
    sql`with ${talksIn(period)} select count(*)::int as conversations, count(distinct visitor_uid)::int as visitors,
      count(*) filter (where answered_by is null)::int as unanswered, ${lengths} from talks`,
  )
  const written = await row<Pick<ChatFigures, 'received' | 'sent'>>(
    db,
    sql`select ${received} as received, ${sent} as sent from ${messages} where ${within('m.created_at', period)}`,
  )
  const others = await row<Pick<ChatFigures, 'transfers' | 'ratings' | 'stars'>>(
    db,
    sql`select (select count(*)::int from chat_transfers where ${within('created_at', period)}) as transfers, count(*)::int as ratings,
      ${stars} as stars from chat_ratings where ${within('created_at', period)}`,
  )
  return { ...talks!, ...written!, ...others! }
}

async function countedBy(db: Db, period: Period, part: (column: string) => SQL): Promise<Map<number, Partial<Counted>>> {
  const talks = await rows<{ part: number } & Pick<Counted, 'conversations'>>(
    db,
    sql`with ${talksIn(period)} select ${part('asked_at')} as part, count(*)::int as conversations from talks group by 1`,
  )
  const written = await rows<{ part: number } & Omit<Counted, 'conversations'>>(
    db,
    sql`select ${part('m.created_at')} as part, ${received} as received, ${sent} as sent from ${messages}
      where ${within('m.created_at', period)} group by 1`,
  )
  const counted = new Map<number, Partial<Counted>>()
  for (const one of [...talks, ...written]) counted.set(one.part, { ...counted.get(one.part), ...one })
  return counted
}

function trendOf(counted: ReadonlyMap<number, Partial<Counted>>, xAxis: string[]): Trend {
  const line = (key: keyof Counted) => xAxis.map((_, at) => counted.get(at)?.[key] ?? 0)
  return { xAxis, series: series.map(([name, key]) => ({ name, data: line(key), type: 'line' })) }
}

export const trend = async (db: Db, period: Period): Promise<Trend> =>
  trendOf(await countedBy(db, period, (column) => partOf(column, period)), axisOf(period))

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const hourOf = (column: string) => sql.raw(`extract(hour from ${column} at time zone 'Asia/Shanghai')::int`)

/** By the hour of the day, of all days together. */
export const byHour = async (db: Db, period: Period): Promise<Trend> => trendOf(await countedBy(db, period, hourOf), hours)

/** What agents are put in order by; who has none of it is last. */
const orders: Readonly<Record<string, SQL>> = {
  conversations: sql`conversations desc`,
  sent: sql`sent desc`,
  first_median: sql`first_median asc nulls last`,
  stars: sql`stars desc nulls last`,
}

/**
 * Everybody who was written to, has written, or was rated in the days. A conversation that was handed on is one of each who wrote in it; how
 * long its visitor waited is told of who answered.
 */
export const byAgent = (db: Db, period: Period, sort = ''): Promise<ChatAgentFigures[]> =>
  rows(
    db,
    sql`with ${talksIn(period)},
      told as (
        select t.agent_uid, case when answered_by = t.agent_uid then waited end as waited, lasted from talks cross join unnest(agents) as t (agent_uid)),
      talked as (select agent_uid, count(*)::int as conversations, ${lengths} from told group by 1),
      wrote as (select m.sender_uid as agent_uid, ${sent} as sent from ${messages} where ${within('m.created_at', period)} group by 1),
      rated as (select agent_uid, count(*)::int as ratings, ${stars} as stars from chat_ratings where ${within('created_at', period)} group by 1),
      counted as (
        select a.id::int as agent_id, p.nickname as name, p.avatar, coalesce(t.conversations, 0) as conversations, coalesce(w.sent, 0) as sent,
          t.first_median, t.first_p90, t.duration, coalesce(r.ratings, 0) as ratings, r.stars
        from chat_agents a join chat_people p using (uid) left join talked t on t.agent_uid = a.uid left join wrote w on w.agent_uid = a.uid
          left join rated r on r.agent_uid = a.uid)
      select * from counted where conversations + sent + ratings > 0 order by ${orders[sort] ?? orders['conversations']!}, agent_id`,
  )

export async function ratings(db: Db, period: Period): Promise<Shares> {
  const found = await rows<{ stars: number; count: string }>(
    db,
    sql`select stars, count(*)::text as count from chat_ratings where ${within('created_at', period)} group by 1`,
  )
  if (found.length === 0) return { bing_xdata: [], bing_data: [], list: [] }
  const countOf = (wanted: number) => found.find(({ stars: given }) => given === wanted)?.count ?? '0'
  return sharesOf([5, 4, 3, 2, 1].map((value) => ({ name: String(value), value: countOf(value) })))
}
