import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-orders.ts'
import type { Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { id, list, nothing, number, open, record, serverForm, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve, type Call } from '#src/server/serve.ts'
import { confirmPayment } from '#src/server/shop/orders/forms/confirm.ts'
import { couriers, deliveryOf } from '#src/server/shop/orders/forms/delivery.ts'
import { priceForm } from '#src/server/shop/orders/forms/order-forms.ts'
import { priceOf, readPrice, refuseOutdated } from '#src/server/shop/orders/forms/price.ts'
import { remarkOrder } from '#src/server/shop/orders/forms/remark.ts'
import { riders } from '#src/server/shop/orders/forms/riders.ts'
import { lockOrder, type Acting, type StoredOrder } from '#src/server/shop/orders/order.ts'
import { verifyOrder } from '#src/server/shop/orders/receive.ts'
import { shipOrder } from '#src/server/shop/orders/ship.ts'
import { changePrice } from '#src/server/shop/orders/unpaid.ts'
import { originOf } from '#src/server/web/site.ts'
import { orderForAgent, ownCustomer, refuseIdle } from '../customer/own.ts'
import { customerParams } from '../schema.ts'
import { agentPerson } from '../service.ts'
import { answerRefund, refundForm, type RefundAnswer } from './answer-refund.ts'
import { ordersOfCustomer, type OrdersQuery } from './list.ts'
import * as schema from './schema.ts'

const permission = 'agent'
const params: Schema = { properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } }, required: ['id'] }
const order = open({ id, order_id: text, total_num: number, _add_time: text, _pay_time: text })
const sender = record({ express_temp_id: text, id: text, to_name: text, to_tel: text, to_add: text })
const rider = record({ id, uid: id, avatar: text, nickname: text, phone: text, add_time: text, status: number, wx_name: text })

type AgentCall = Pick<Call, 'db' | 'agent'>

const known = async (call: AgentCall) => agentPerson(call.db, agentOf(call))

/** An order of an agent's own customer, held, with who acts on it. @throws Refusal 410173, 410092, AGENT_MAY_NOT */
async function held(call: AgentCall, wanted: string | number): Promise<{ db: Db; order: StoredOrder; acting: Acting }> {
  const agent = await known(call)
  const { id: found } = await orderForAgent(call.db, agent, String(wanted))
  await refuseIdle(call.db, agent)
  return { db: call.db, order: await lockOrder(call.db, found, '410173'), acting: { by: agent.nickname } }
}

/** Orders beside a conversation: shown and acted on by the same code as at the shop's own pages. */
export function serveOrders(app: FastifyInstance): void {
  serve(app, api.listCustomerOrders, { permission, params: customerParams, query: schema.listQuery, reply: list(order) }, async (call) => {
    const { shopUid } = await ownCustomer(call.db, await known(call), Number(call.params.uid))
    const showing = { origin: originOf(call.request), locale: call.locale }
    return ordersOfCustomer(call.db, shopUid, call.query as OrdersQuery, showing) as never
  })
  serve(app, api.remarkCustomerOrder, { permission, body: schema.remarkBody, reply: nothing }, async (call) => {
    const { db, order: one } = await held(call, call.body.order_id ?? '')
    await remarkOrder(db, one, call.body.remark ?? '', '410177')
    return done(undefined, '100024')
  })
  serve(app, api.verifyCustomerOrder, { permission, params, reply: nothing, transaction: 'call' }, async (call) => {
    const { db, order: one, acting } = await held(call, call.params.id)
    await verifyOrder(db, one, '410272', acting)
    return done(undefined, '410189')
  })
  serveShipping(app)
  serveMoney(app)
}

function serveShipping(app: FastifyInstance): void {
  serve(app, api.shipCustomerOrder, { permission, params, body: schema.deliveryBody, reply: nothing }, async (call) => {
    const { db, order: one, acting } = await held(call, call.params.id)
    await shipOrder(db, one, await deliveryOf(db, call.body), acting)
    return done(undefined, '410273')
  })
  serve(app, api.listChatCouriers, { permission, reply: list(record({ id, value: text, code: text })) }, async (call) => {
    await known(call)
    return couriers(call.db)
  })
  serve(
    app,
    api.listWaybillTemplates,
    { permission, query: { properties: { com: { type: 'string', maxLength: 60 } } }, reply: list(open()) },
    async (call) => {
      await known(call)
      return []
    },
  )
  serve(app, api.listChatRiders, { permission, reply: list(rider) }, async (call) => {
    await known(call)
    return riders(call.db, originOf(call.request))
  })
  serve(app, api.readChatSender, { permission, reply: sender }, async (call) => {
    await known(call)
    return { express_temp_id: '', to_name: '', id: '', to_tel: '', to_add: '' }
  })
}

function serveMoney(app: FastifyInstance): void {
  serve(app, api.customerPriceForm, { permission, params, reply: serverForm, transaction: 'call' }, async (call) => {
    const { db, order: one } = await held(call, call.params.id)
    return priceForm(one, await priceOf(db, one), call.locale)
  })
  serve(app, api.setCustomerPrice, { permission, params, body: schema.priceBody, reply: nothing }, async (call) => {
    if (!call.body.pay_price?.trim()) throw new Refusal({ status: 400, code: '410093', errors: { pay_price: '410093' } })
    const price = readPrice(call.body)
    const { db, order: one, acting } = await held(call, call.params.id)
    await refuseOutdated(db, one, call.body.version)
    await changePrice(db, one, price, acting)
    return done(undefined, '100001')
  })
  serve(app, api.confirmCustomerPayment, { permission, params, body: schema.paymentBody, reply: nothing }, async (call) => {
    const { db, order: one, acting } = await held(call, call.params.id)
    await confirmPayment(db, one, call.body?.pay_price, acting)
    return done(undefined, '100010')
  })
  serve(app, api.customerRefundForm, { permission, params, reply: serverForm, transaction: 'call' }, async (call) => {
    const { db, order: one } = await held(call, call.params.id)
    return refundForm(db, one, call.locale)
  })
  serve(app, api.answerCustomerRefund, { permission, body: schema.refundBody, reply: nothing }, async (call) => {
    const { db, order: one, acting } = await held(call, call.body.order_id ?? '')
    return done(undefined, await answerRefund(db, one, call.body as RefundAnswer, acting))
  })
}
