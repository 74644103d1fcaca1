import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-statistics.ts'
import { id, list, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { serve } from '#src/server/serve.ts'
import { absolute } from '#src/server/shop/address.ts'
import { originOf } from '#src/server/web/site.ts'
import { readPeriod } from '../period.ts'
import { readProductTrend as trend, readOrderChannels as shares } from '../replies.ts'
import { daysQuery, sortedQuery, trendQuery } from '../schema.ts'
import * as figures from './figures.ts'

const permission = 'admin-statistic-service'
const maybe: Schema = { type: ['integer', 'null'] }
const maybeText: Schema = { type: ['string', 'null'] }
const lengths = { first_median: maybe, first_p90: maybe, duration: maybe }
const rated = { ratings: number, stars: maybeText }

const basic = record({
  ...{ conversations: number, visitors: number, unanswered: number, received: number, sent: number, transfers: number },
  ...lengths,
  ...rated,
})
const agents = list(record({ agent_id: id, name: text, avatar: text, conversations: number, sent: number, ...lengths, ...rated }))

/** What came of customer service. */
export function serveChatStatistics(app: FastifyInstance): void {
  const byDays = { permission, query: daysQuery }
  serve(app, api.readChatFigures, { ...byDays, reply: basic }, ({ db, query }) => figures.figures(db, readPeriod(query.data || query.time)))
  serve(app, api.readChatTrend, { permission, query: trendQuery, reply: trend }, ({ db, query }) =>
    figures.trend(db, readPeriod(query.data || query.time, query.cut)),
  )
  serve(app, api.readChatHours, { ...byDays, reply: trend }, ({ db, query }) => figures.byHour(db, readPeriod(query.data || query.time)))
  serve(app, api.readChatRatings, { ...byDays, reply: shares }, ({ db, query }) =>
    figures.ratings(db, readPeriod(query.data || query.time)),
  )
  serve(app, api.readChatAgents, { permission, query: sortedQuery, reply: agents }, async ({ db, query, request }) => {
    const found = await figures.byAgent(db, readPeriod(query.data || query.time), query.sort)
    return found.map((one) => ({ ...one, avatar: absolute(one.avatar, originOf(request)) }))
  })
}
