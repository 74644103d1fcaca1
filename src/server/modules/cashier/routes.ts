import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/cashier-orders.ts'
import { counted, id, list, nothing, number, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { goodsOf, quote, sell } from './sale.ts'
import * as service from './service.ts'

const page = 'admin-order-offline'
const textOf = (maxLength: number): Schema => ({ type: 'string', maxLength })
const query: Schema = { properties: { ...pagingSchema, add_time: textOf(60), order_id: textOf(64), name: textOf(100) } }
const body: Schema = {
  type: 'object',
  properties: {
    ...{ uid: { type: 'integer', minimum: 0 }, due: textOf(12), pay_price: textOf(12), mark: textOf(200) },
    pay_type: { type: 'string', enum: ['weixin', 'alipay', 'yue', 'offline'] },
  },
  required: ['uid', 'due', 'pay_price', 'pay_type', 'mark'],
}
const rowOf = record({
  ...{ id, order_id: text, uid: id, nickname: text, pay_price: text, true_price: text, pay_time: text },
  store_order_id: number,
})

const goodsQuery: Schema = {
  properties: { ids: { type: 'string', pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' } },
  required: ['ids'],
}
const lines: Schema = {
  type: 'array',
  ...{ minItems: 1, maxItems: 100 },
  items: {
    type: 'object',
    properties: { unique: { type: 'string', minLength: 1, maxLength: 32 }, num: { type: 'integer', minimum: 1, maximum: 100_000 } },
    required: ['unique', 'num'],
    additionalProperties: false,
  },
}
const quoteBody: Schema = {
  type: 'object',
  properties: { uid: { type: 'integer', minimum: 0 }, lines },
  required: ['uid', 'lines'],
}
const { pay_price: _paid, ...given } = body.properties!
const saleBody: Schema = {
  type: 'object',
  properties: { ...given, lines, discount: textOf(12) },
  required: ['uid', 'lines', 'due', 'discount', 'pay_type', 'mark'],
}
const goodsReply = list(record({ unique: text, product_id: number, store_name: text, suk: text, image: text, price: text, stock: number }))
const quoteReply = record({ due: text, lines: list(record({ unique: text, price: text, sum: text })) })
const saleReply = record({ id: number, order_id: text, pay_price: text })

/** Payments at the counter. */
const cashier: FastifyPluginAsync = async (app) => {
  serve(app, api.listCashierOrders, { permission: page, query, reply: counted(rowOf) }, (call) => service.list(call.db, call.query))
  serve(
    app,
    api.enterCashierPayment,
    { permission: 'order-offline-enter', alsoRequires: page, body, reply: nothing },
    async ({ db, body: payment, locale }) => {
      await service.pay(db, payment, locale)
      return done(undefined, 'CASHIER_ENTERED')
    },
  )
  const till = { permission: 'order-offline-enter', alsoRequires: page } as const
  serve(app, api.listCashierGoods, { ...till, query: goodsQuery, reply: goodsReply }, ({ db, query, request }) =>
    goodsOf(db, query.ids.split(',').map(Number), originOf(request)),
  )
  serve(app, api.quoteCashierSale, { ...till, body: quoteBody, reply: quoteReply, transaction: 'none' }, ({ db, body: asked }) =>
    quote(db, Number(asked.uid), asked.lines),
  )
  serve(app, api.sellAtCashier, { ...till, body: saleBody, reply: saleReply }, async (call) =>
    done(await sell(call.db, call.body, { by: userOf(call).name }), 'CASHIER_SOLD'),
  )
}

export default cashier
