import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-cards.ts'
import { Refusal } from '#src/server/refusal.ts'
import { id, list, number, open, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, serve, type Call } from '#src/server/serve.ts'
import { findProducts } from '#src/server/shop/products.ts'
import { originOf } from '#src/server/web/site.ts'
import { orderForAgent } from '../customer/own.ts'
import { agentsOrder } from '../orders/detail.ts'
import { agentPerson, visitorOf } from '../service.ts'
import { buyersOrder, ordersOf, productDetail } from './cards.ts'

const product = record({
  ...{ store_name: text, sales: text, image: text, slider_image: list(text), price: text, vip_price: text, ot_price: text },
  ...{ stock: number, id, description: text },
})
const order = open({ id, order_id: text, pay_price: text, total_num: number, add_time_y: text, add_time_h: text })
const params: Schema = { properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } }, required: ['id'] }
const orderParams: Schema = { properties: { id: { type: 'string', maxLength: 40 } }, required: ['id'] }
const visitorQuery: Schema = {
  properties: { token: { type: 'string', maxLength: 2000 }, tourist_token: { type: 'string', maxLength: 200 } },
}
const showing = ({ request, locale }: Pick<Call, 'request' | 'locale'>) => ({ origin: originOf(request), locale })

/** What cards of messages lead to: products and orders, for agents and for visitors. */
export function serveCards(app: FastifyInstance): void {
  async function detail(
    { db, params: { id: wanted }, request }: Pick<Call<{ params: { id: string | number } }>, 'db' | 'params' | 'request'>,
    everything: boolean,
  ) {
    const [found] = await findProducts(db, { ids: [Number(wanted)], everything })
    if (!found || found.deleted) throw new Refusal({ status: 400, code: '410143' })
    return productDetail(found, originOf(request))
  }

  serve(app, api.readChatProduct, { permission: 'agent', params, reply: product }, async (call) => {
    await agentPerson(call.db, agentOf(call))
    return detail(call, true)
  })
  serve(app, api.readVisitorProduct, { permission: 'open', params, reply: product }, (call) => detail(call, false))

  serve(
    app,
    api.readChatOrder,
    { permission: 'agent', params: orderParams, reply: record({ orderInfo: open({ id }), userInfo: open({ uid: id }) }) },
    async (call) => {
      const agent = await agentPerson(call.db, agentOf(call))
      const { id: found } = await orderForAgent(call.db, agent, String(call.params.id))
      return agentsOrder(call.db, found, showing(call)) as never
    },
  )
  serve(
    app,
    api.readVisitorOrder,
    { permission: 'open', params: { properties: { order_id: { type: 'string', maxLength: 40 } } }, query: visitorQuery, reply: order },
    async (call) => {
      const { token, tourist_token } = call.query as { token?: string; tourist_token?: string }
      if (!token && !tourist_token) throw new Refusal({ status: 400, code: '100101', data: [] })
      const visitor = await visitorOf(call.db, token, tourist_token)
      if (visitor?.kind !== 'customer') throw new Refusal({ status: 400, code: '410090' })
      const [found] = await ordersOf(call.db, visitor.uid, [call.params.order_id], showing(call))
      if (!found) throw new Refusal({ status: 400, code: '410173' })
      return buyersOrder(found)
    },
  )
}
