import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/statistics.ts'
import * as pointsApi from '#src/api/point-statistics.ts'
import * as dashboard from '#src/api/home.ts'
import { serve } from '../../serve.ts'
import { absolute } from '../../shop/address.ts'
import { originOf } from '../../web/site.ts'
import * as balance from './balance.ts'
import { serveChatStatistics } from './chat/routes.ts'
import * as home from './home.ts'
import * as orders from './orders.ts'
import { readPeriod } from './period.ts'
import * as points from './points.ts'
import * as products from './products.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as trade from './trade.ts'
import * as users from './users.ts'

/** The shop has one key for all its pages of statistics. */
const permission = 'admin-statistic'

// the shop's pages send one name or the other, and some send both
const periodOf = ({ time, data, cut }: Partial<api.TrendQuery>) => readPeriod(data || time, cut)
const byDays = { permission, query: schema.daysQuery }
const byParts = { permission, query: schema.trendQuery }

/** The home page's own key here, and that of a plain shop. */
const homeKeys = ['admin-index-index', 'admin-home']

/** Figures of the home page. */
function serveHome(app: FastifyInstance): void {
  serve(app, dashboard.readDayFigures, { permission: homeKeys, reply: replies.readDayFigures }, async ({ db }) => ({
    info: await home.dayFigures(db),
  }))
  serve(
    app,
    dashboard.readOrderChart,
    { permission: homeKeys, query: schema.cycleQuery, reply: replies.readOrderChart },
    ({ db, query }) => home.orderChart(db, query.cycle || undefined) as Promise<dashboard.OrderChart>,
  )
  serve(app, dashboard.readUserChart, { permission: homeKeys, reply: replies.readUserChart }, ({ db }) => home.userChart(db))
  serve(app, dashboard.readRanking, { permission: homeKeys, reply: replies.readRanking }, async ({ db }) => ({
    list: await home.ranking(db),
  }))
}

/** Points of users. */
function servePoints(app: FastifyInstance): void {
  const ofPoints = { permission: 'marketing-point_statistic-index', query: schema.daysQuery }
  const alongTime = { ...ofPoints, query: schema.trendQuery, reply: replies.readPointTrend }
  serve(app, pointsApi.readPointFigures, { ...ofPoints, reply: replies.readPointFigures }, ({ db }) => points.figures(db))
  serve(app, pointsApi.readPointTrend, alongTime, ({ db, query }) => points.trend(db, periodOf(query)))
  serve(app, pointsApi.readPointSources, { ...ofPoints, reply: replies.readPointSources }, ({ db, query }) =>
    points.sources(db, periodOf(query)),
  )
  serve(app, pointsApi.readPointUses, { ...ofPoints, reply: replies.readPointUses }, ({ db, query }) => points.uses(db, periodOf(query)))
}

/** What the shop has sold, who bought, and what its users own. */
const statistics: FastifyPluginAsync = async (app) => {
  serveHome(app)
  servePoints(app)
  serveChatStatistics(app)
  serve(app, api.readProductFigures, { ...byDays, reply: replies.readProductFigures }, ({ db, query }) =>
    products.figures(db, periodOf(query)),
  )
  serve(app, api.readProductTrend, { ...byParts, reply: replies.readProductTrend }, ({ db, query }) => products.trend(db, periodOf(query)))
  serve(
    app,
    api.readProductRanking,
    { permission, query: schema.rankingQuery, reply: replies.readProductRanking },
    async ({ db, query, request }) => {
      const found = await products.ranking(db, periodOf(query), query.sort, query.limit || undefined)
      return found.map((one) => ({ ...one, image: absolute(one.image, originOf(request)) }))
    },
  )

  serve(app, api.readOrderFigures, { ...byDays, reply: replies.readOrderFigures }, ({ db, query }) => orders.figures(db, periodOf(query)))
  serve(app, api.readOrderTrend, { ...byParts, reply: replies.readOrderTrend }, ({ db, query }) => orders.trend(db, periodOf(query)))
  serve(app, api.readOrderChannels, { ...byDays, reply: replies.readOrderChannels }, ({ db, query }) =>
    orders.byChannel(db, periodOf(query)),
  )
  serve(app, api.readOrderTypes, { ...byDays, reply: replies.readOrderTypes }, ({ db, query }) => orders.byType(db, periodOf(query)))

  const byChannel = { permission, query: schema.channelQuery }
  serve(app, api.readUserFigures, { ...byChannel, reply: replies.readUserFigures }, ({ db, query }) =>
    users.figures(db, periodOf(query), query.channel_type ?? ''),
  )
  serve(app, api.readUserTrend, { permission, query: schema.channelTrendQuery, reply: replies.readUserTrend }, ({ db, query }) =>
    users.trend(db, periodOf(query), query.channel_type ?? ''),
  )
  serve(app, api.readUserRegions, { permission, query: schema.regionQuery, reply: replies.readUserRegions }, ({ db, query }) =>
    users.regions(db, periodOf(query), query.channel_type ?? '', query.sort),
  )
  serve(app, api.readUserSexes, { ...byChannel, reply: replies.readUserSexes }, ({ db, query }) =>
    users.bySex(db, periodOf(query), query.channel_type ?? ''),
  )

  serve(app, api.readTradeToday, { permission, reply: replies.readTradeToday }, ({ db }) => trade.today(db))
  serve(app, api.readTrade, { ...byParts, reply: replies.readTrade }, ({ db, query }) => trade.figures(db, periodOf(query)))

  serve(app, api.readBalanceFigures, { permission, reply: replies.readBalanceFigures }, ({ db }) => balance.figures(db))
  serve(app, api.readBalanceTrend, { ...byParts, reply: replies.readBalanceTrend }, ({ db, query }) => balance.trend(db, periodOf(query)))
  serve(app, api.readBalanceSources, { ...byDays, reply: replies.readBalanceSources }, ({ db, query }) =>
    balance.sources(db, periodOf(query)),
  )
  serve(app, api.readBalanceUses, { ...byDays, reply: replies.readBalanceUses }, ({ db, query }) => balance.uses(db, periodOf(query)))
}

export default statistics
