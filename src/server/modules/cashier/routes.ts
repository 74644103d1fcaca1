import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/cashier-orders.ts'
import { counted, id, nothing, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve } from '../../serve.ts'
import { pagingSchema } from '../../shop/paging.ts'
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
const rowOf = record({ id, order_id: text, uid: id, nickname: text, pay_price: text, true_price: text, pay_time: text })

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
}

export default cashier
