import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/refunds.ts'
import { Refusal } from '../../refusal.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { agreeToReturn, refuseRefund } from '../../shop/orders/refund-acts.ts'
import { lockRefund, payRefund } from '../../shop/orders/refund.ts'
import { personalKey } from '../../shop/personal.ts'
import { originOf } from '../../web/site.ts'
import { payForm, refuseForm } from '../../shop/orders/forms/refund-forms.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const page = 'admin-order-refund'
const button = (permission: string | readonly string[]) => ({ permission, alsoRequires: page })
const showing = ({ request, locale }: Pick<Call, 'request' | 'locale'>) => ({ origin: originOf(request), locale })
const actingOf = (call: Pick<Call, 'user'>) => ({ by: userOf(call).name })
const heldOf = ({ db, params }: { db: Call['db']; params: { id: string | number } }) => lockRefund(db, Number(params.id))
const params = schema.idParams

/** One call pays and refuses: what it says tells which key it takes. */
function refuseWithout(call: Pick<Call, 'user'>, key: string): void {
  const { level, permissions } = userOf(call)
  if (level !== 0 && !permissions.has(key)) throw new Refusal({ status: 110000 })
}

/** Refunds that buyers ask for. */
const refunds: FastifyPluginAsync = async (app) => {
  serve(
    app,
    api.listRefunds,
    { permission: page, query: schema.listQuery, reply: replies.refunds },
    (call) => service.list(call.db, call.query as service.RefundFilter, showing(call)) as never,
  )
  serve(
    app,
    api.readRefund,
    { permission: page, params: schema.numberParams, reply: replies.info },
    (call) => service.info(call.db, call.params.uni, showing(call)) as never,
  )
  serve(app, api.readRefundContacts, { ...button(personalKey), params, reply: replies.contacts, transaction: 'call' }, (call) =>
    service.contacts(call.db, Number(call.params.id), userOf(call).id),
  )
  serve(
    app,
    api.remarkRefund,
    { ...button('refund-mark'), params, body: schema.remarkBody, reply: nothing },
    async ({ db, params: { id }, body }) => {
      await service.remark(db, Number(id), body.remark ?? '')
      return done(undefined, '100024')
    },
  )
  serve(app, api.agreeToReturn, { ...button('refund-yes'), params, reply: nothing, transaction: 'call' }, async (call) => {
    await agreeToReturn(call.db, await heldOf(call), actingOf(call))
    return done(undefined, '100010')
  })
  serve(app, api.payRefundForm, { ...button('refund-yes'), params, reply: serverForm }, async (call) =>
    payForm((await heldOf(call)).refund, call.locale),
  )
  serve(app, api.payRefund, { ...button(['refund-yes', 'refund-no']), params, body: schema.payBody, reply: nothing }, async (call) => {
    const isRefused = call.body.type === 2
    refuseWithout(call, isRefused ? 'refund-no' : 'refund-yes')
    const held = await heldOf(call)
    if (isRefused) {
      await refuseRefund(call.db, held, '商家拒绝退款', actingOf(call))
      return done(undefined, '400145')
    }
    await payRefund(call.db, held, call.body.refund_price || '0', actingOf(call))
    return done(undefined, '400149')
  })
  serve(app, api.refuseRefundForm, { ...button('refund-no'), params, reply: serverForm }, async (call) =>
    refuseForm((await heldOf(call)).refund, call.locale),
  )
  serve(app, api.refuseRefund, { ...button('refund-no'), params, body: schema.refuseBody, reply: nothing }, async (call) => {
    await refuseRefund(call.db, await heldOf(call), call.body.refund_reason ?? '', actingOf(call))
    return done(undefined, '100010')
  })
}

export default refunds
