import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import * as api from '#src/api/marketing.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { listActivities, type ActivityKind, type ActivityOf } from '../../shop/activities.ts'
import { filterOf } from './activity-filter.ts'
import { advanceRow, bargainRow, combinationRow, integralRow, seckillRow } from './activity-wire.ts'
import { listIssued, type CouponFilter } from './coupons.ts'
import { listDraws, type LotteryFilter } from './lotteries.ts'
import { activityQuery, couponQuery } from './schema.ts'
import { seckillTimes } from './seckill-times.ts'
import * as replies from './replies.ts'

// previews and pickers of the designer, and the shop's own screen of each kind
const may = (screen: string) => ['admin-setting-pages-devise', screen]

interface Shown<Kind extends ActivityKind, Row> {
  kind: Kind
  permission: readonly string[]
  row: (stored: ActivityOf[Kind], origin: string) => Row
}

function serveList<Kind extends ActivityKind, Row>(
  app: FastifyInstance,
  endpoint: Endpoint<{ query: Paging }, List<Row>>,
  { kind, permission, row }: Shown<Kind, Row>,
): void {
  serve(app, endpoint, { permission, query: activityQuery, reply: replies.listActivities }, async ({ db, query, request }) => {
    const { list, count } = await listActivities(db, kind, filterOf(query))
    return { list: list.map((stored) => row(stored, originOf(request))), count }
  })
}

/** Activities, coupons and draws, as previews, pickers and lists read them. */
const marketing: FastifyPluginAsync = async (app) => {
  const seckill = may('marketing-store_seckill')
  serveList(app, api.listSeckills, { kind: 'seckill', permission: seckill, row: seckillRow })
  serve(app, api.listSeckillTimes, { permission: seckill, reply: replies.listSeckillTimes }, async ({ db, request }) => ({
    list: { data: await seckillTimes(db, originOf(request)) },
  }))
  serveList(app, api.listBargains, { kind: 'bargain', permission: may('marketing-store_bargain'), row: bargainRow })
  serveList(app, api.listCombinations, { kind: 'combination', permission: may('marketing-store_combination'), row: combinationRow })
  serveList(app, api.listIntegralGoods, { kind: 'integral', permission: may('marketing-store_integral'), row: integralRow })
  serveList(app, api.listAdvances, { kind: 'advance', permission: may('marketing-presell'), row: advanceRow })

  serve(
    app,
    api.listCoupons,
    { permission: may('marketing-store_coupon_issue'), query: couponQuery, reply: replies.listCoupons },
    ({ db, query }) => listIssued(db, query as CouponFilter),
  )
  serve(
    app,
    api.listLotteries,
    { permission: may('marketing-lottery-index'), query: activityQuery, reply: replies.listLotteries },
    ({ db, query, request }) => listDraws(db, query as LotteryFilter, originOf(request)),
  )
}

export default marketing
