import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/recharges.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { refundForm } from './forms.ts'
import { listRecharges, rechargeFigures, type RechargeFilter } from './recharge-list.ts'
import { refundable, refundRecharge, removeRecharge } from './recharges.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const page = 'finance-user-recharge'
const button = (permission: string) => ({ permission, alsoRequires: page, params: schema.idParams })
const read = { permission: page, query: schema.rechargeQuery }

export function serveRecharges(app: FastifyInstance): void {
  serve(app, api.listRecharges, { ...read, reply: replies.listRecharges }, ({ db, query, locale }) =>
    listRecharges(db, query as RechargeFilter, locale),
  )
  serve(app, api.readRechargeFigures, { ...read, reply: replies.rechargeFigures }, ({ db, query, locale }) =>
    rechargeFigures(db, query as RechargeFilter, locale),
  )
  serve(app, api.readRefundForm, { ...button('recharge-refund'), reply: serverForm }, async ({ db, params, locale }) =>
    refundForm(locale, await refundable(db, Number(params.id))),
  )
  const refund = { ...button('recharge-refund'), body: schema.refundBody, reply: nothing }
  serve(app, api.refundRecharge, refund, async ({ db, params, body }) => {
    await refundRecharge(db, Number(params.id), Number(body.refund_price) === 1)
    return done(undefined, '100010')
  })
  serve(app, api.removeRecharge, { ...button('recharge-delete'), reply: nothing }, async ({ db, params }) => {
    await removeRecharge(db, Number(params.id))
    return done(undefined, '100002')
  })
}
