import type { FastifyPluginAsync } from 'fastify'
import { listBargains, listCombinations, listCoupons, listSeckills, listSeckillTimes } from '#src/api/marketing.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { listActivities, type ActivityFilter } from '../../shop/activities.ts'
import { bargainRow, combinationRow, seckillRow } from './activity-wire.ts'
import { listIssued, type CouponFilter } from './coupons.ts'
import { activityQuery, couponQuery } from './schema.ts'
import { seckillTimes } from './seckill-times.ts'

// previews and pickers of the designer, and the shop's own screen of each kind
const designer = 'admin-setting-pages-devise'
const may = (screen: string) => [designer, screen]

interface Asked {
  page?: number
  limit?: number
  store_name?: string
  start_status?: number
  status?: number
  is_show?: number
}

const filterOf = (query: object): ActivityFilter => {
  const { page, limit, store_name, start_status, status, is_show } = query as Asked
  return { page, limit, text: store_name, start: start_status, status: status ?? is_show }
}

/** Activities and coupons, as previews, pickers and lists read them. */
export const marketing: FastifyPluginAsync = async (app) => {
  const seckill = may('marketing-store_seckill')
  serve(app, listSeckills, { permission: seckill, query: activityQuery }, async ({ db, query, request }) => {
    const { list, count } = await listActivities(db, 'seckill', filterOf(query))
    return { list: list.map((stored) => seckillRow(stored, originOf(request))), count }
  })
  serve(app, listSeckillTimes, { permission: seckill }, async ({ db, request }) => ({
    list: { data: await seckillTimes(db, originOf(request)) },
  }))

  serve(app, listBargains, { permission: may('marketing-store_bargain'), query: activityQuery }, async ({ db, query, request }) => {
    const { list, count } = await listActivities(db, 'bargain', filterOf(query))
    return { list: list.map((stored) => bargainRow(stored, originOf(request))), count }
  })

  serve(app, listCombinations, { permission: may('marketing-store_combination'), query: activityQuery }, async ({ db, query, request }) => {
    const { list, count } = await listActivities(db, 'combination', filterOf(query))
    return { list: list.map((stored) => combinationRow(stored, originOf(request))), count }
  })

  serve(app, listCoupons, { permission: may('marketing-store_coupon_issue'), query: couponQuery }, ({ db, query }) =>
    listIssued(db, query as CouponFilter),
  )
}
