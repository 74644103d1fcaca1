import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/verified-orders.ts'
import { id, list, number, open, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { seesPersonal } from '../../shop/personal.ts'
import * as service from './verify-service.ts'

const page = 'setting-merchant-system-verify-order'
const textOf = (maxLength: number): Schema => ({ type: 'string', maxLength })
const idOf: Schema = { type: 'integer', minimum: 0 }
const query: Schema = {
  properties: { ...pagingSchema, data: textOf(60), real_name: textOf(100), field_key: textOf(20), store_id: idOf },
}
const order = record({
  ...{ id, order_id: text, uid: id, nickname: text, pay_price: text, clerk_name: text, store_name: text, pay_type_name: text },
  ...{ status_name: record({ status_name: text }), add_time: text, spread_uid: id, _info: open() },
})
const referrer = record({
  ...{
    uid: id,
    nickname: text,
    real_name: text,
    phone: text,
    avatar: text,
    pay_count: number,
    spread_count: number,
    brokerage_price: text,
  },
})

/** What was picked up and verified. */
export function serveVerified(app: FastifyInstance): void {
  serve(app, api.listVerifiedOrders, { permission: page, query, reply: record({ data: list(order), count: number }) }, (call) => {
    const reader = { origin: originOf(call.request), locale: call.locale, seesPhones: seesPersonal(userOf(call)) }
    return service.listVerified(call.db, call.query, reader)
  })
  const figure = record({ name: text, field: text, count: { type: ['string', 'number'] } })
  serve(app, api.readVerifyFigures, { permission: page, reply: list(figure) }, ({ db, locale }) => service.figures(db, locale))
  const params: Schema = { properties: { uid: idOf }, required: ['uid'] }
  serve(app, api.readReferrer, { permission: page, params, reply: record({ spread: referrer }) }, ({ db, params: of, request }) =>
    service.referrer(db, Number(of.uid), originOf(request)),
  )
}
