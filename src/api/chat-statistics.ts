import { endpoint, type Id } from './endpoint.ts'
import type { Shares, StatisticQuery, Trend, TrendQuery, Wire } from './statistics.ts'

// Figures of customer service: our own server only (`chatDesk` of the features). A conversation begins with what a visitor writes, and is
// another one after half an hour of silence; automatic replies answer nobody. Times are seconds.

type Days = { query: StatisticQuery }

/** null has no source in these days. */
export interface ChatFigures {
  conversations: number
  visitors: number
  /** Conversations that no agent has answered. */
  unanswered: number
  received: number
  sent: number
  /** From a visitor's first words to the first of an agent: half waited no longer, and nine of ten. */
  first_median: number | null
  first_p90: number | null
  /** How long a conversation lasts on average, of those that were answered. */
  duration: number | null
  transfers: number
  ratings: number
  /** Average of 1 to 5, decimal text. */
  stars: string | null
}

export interface ChatAgentFigures {
  agent_id: Id
  name: string
  avatar: string
  /** Those they wrote in, and what they have that nobody answered: one that was handed on counts for both. */
  conversations: number
  sent: number
  /** Of those that they answered first. */
  first_median: number | null
  first_p90: number | null
  duration: number | null
  ratings: number
  stars: Wire | null
}

export const readChatFigures = endpoint<Days, ChatFigures>('GET', '/statistic/service/get_basic')
/** Conversations, what visitors wrote and what agents wrote, along the time. */
export const readChatTrend = endpoint<{ query: TrendQuery }, Trend>('GET', '/statistic/service/get_trend')
/** The same by the hour of the day, of all days together. */
export const readChatHours = endpoint<Days, Trend>('GET', '/statistic/service/get_hours')
/** The highest first, by `sort`: `conversations` (usual), `sent`, `stars`; `first_median` the shortest first. */
export const readChatAgents = endpoint<{ query: StatisticQuery & { sort?: string } }, ChatAgentFigures[]>(
  'GET',
  '/statistic/service/get_agents',
)
/** How many ratings had how many stars, named 5 to 1; nothing where there are none. */
export const readChatRatings = endpoint<Days, Shares>('GET', '/statistic/service/get_ratings')
