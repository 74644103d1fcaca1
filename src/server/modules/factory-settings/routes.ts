import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/factory-settings.ts'
import { parseDecimal } from '#src/lib/decimal.ts'
import { closeMonth, openMonth, waitingPapers } from '../../factory/months.ts'
import { readFactorySettings, setFactorySettings } from '../../factory/settings/switches.ts'
import { Refusal } from '../../refusal.ts'
import { flag, list, nothing, number, record, text } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { monthEvents, monthsOf } from './months.ts'
import { verified } from './verify-reply.ts'

const permission = 'setting-systemBasicdata'
const months = { permission: [permission, api.periodKey] }
const string = (maxLength: number): Schema => ({ type: 'string', maxLength })
const month: Schema = { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }

const switchesBody: Schema = {
  type: 'object',
  properties: {
    ...{ product_number: string(80), over_delivery: string(10), weight_tolerance: string(10), price_alert: string(10) },
    ...{ version: { type: 'integer', minimum: 0 } },
    ...{ negative_stock: { type: 'boolean' }, second_person: { type: 'boolean' }, submit_audits: { type: 'boolean' } },
  },
}
const switchesReply = record({
  ...{
    product_number: text,
    over_delivery: text,
    weight_tolerance: text,
    price_alert: text,
    negative_stock: flag,
    second_person: flag,
    submit_audits: flag,
    version: number,
  },
})

/** Switches that are parts of a hundred. */
const shares = ['over_delivery', 'weight_tolerance', 'price_alert'] as const

/** Switches as they are sent, judged. @throws Refusal 400 `PRODUCT_NUMBER`, `OVER_DELIVERY` at their fields */
function judged(body: Partial<api.FactorySwitches>): Partial<api.FactorySwitches> {
  const { product_number: pattern } = body
  if (pattern !== undefined && !(pattern.length <= 40 && /^[\w{}#/.-]*\{SEQ[3-6]\}$/.test(pattern)))
    throw new Refusal({ status: 400, code: 'PRODUCT_NUMBER', errors: { product_number: 'PRODUCT_NUMBER' } })
  const told = shares.flatMap((name) => (body[name] === undefined ? [] : [[name, parseDecimal(body[name].trim(), 2)] as const]))
  const odd = told.find(([, share]) => share === undefined || !(Number(share) >= 0 && Number(share) <= 100))
  if (odd) throw new Refusal({ status: 400, code: 'OVER_DELIVERY', errors: { [odd[0]]: 'OVER_DELIVERY' } })
  return { ...body, ...(Object.fromEntries(told) as Partial<api.FactorySwitches>) }
}

/** Switches of the factory, and the closing of months (manufacturing 2.7, 2.11, 3.5 no. 1). */
const routes: FastifyPluginAsync = async (app) => {
  serve(app, api.readSwitches, { permission, transaction: 'none', reply: switchesReply }, async ({ db }) => {
    const { updated_by: _, updated_at: __, ...switches } = await readFactorySettings(db)
    return switches
  })
  serve(app, api.saveSwitches, { permission, body: switchesBody, reply: record({ version: number }) }, async (call) =>
    done({ version: await setFactorySettings(call.db, judged(call.body), userOf(call).name) }, '100001'),
  )
  serveMonths(app)
}

/** Closing months, and what is looked at before. */
function serveMonths(app: FastifyInstance): void {
  const monthRow = record({
    month: text,
    is_closed: number,
    closed_by: text,
    closed_at: text,
    has_ended: number,
    posted: number,
    waiting: number,
  })
  const eventRow = record({ month: text, what: text, who: text, reason: text, at: text })
  const monthsReply = record({ list: list(monthRow), events: list(eventRow) })
  serve(app, api.listMonths, { ...months, transaction: 'none', reply: monthsReply }, async ({ db }) => ({
    list: await monthsOf(db),
    events: await monthEvents(db),
  }))
  const ofMonth: Schema = { type: 'object', properties: { month }, required: ['month'] }
  const paper = record({ id: number, type: text, sn: text, biz_date: text, status: number })
  const waitingReply = record({ list: list(paper), count: number })
  serve(app, api.waitingOfMonth, { ...months, transaction: 'none', body: ofMonth, reply: waitingReply }, ({ db, body, ...call }) =>
    waitingPapers(db, body.month, userOf(call)),
  )
  serve(app, api.closeMonthCall, { ...months, body: ofMonth, reply: nothing }, async (call) => {
    const user = userOf(call)
    await closeMonth(call.db, call.body.month, user.name, user)
    return done(undefined, '100001')
  })
  const difference = record({ about: text, ledger: text, kept: text })
  const check = record({ name: text, rows: number, diffs: number, ms: number, differences: list(difference) })
  const verifyReply = record({ checks: list(check), ok: flag })
  const verifying = { permission: api.verifyKey, alsoRequires: months.permission, transaction: 'none' } as const
  serve(app, api.verifyFactory, { ...verifying, reply: verifyReply }, ({ db }) => verified(db))

  const withReason: Schema = { type: 'object', properties: { month, reason: string(200) }, required: ['month', 'reason'] }
  const overriding = { permission: 'period:override', alsoRequires: months.permission, body: withReason, reply: nothing } as const
  serve(app, api.reopenMonth, overriding, async (call) => {
    const reason = call.body.reason.trim()
    if (!reason) throw new Refusal({ status: 400, code: 'REASON_MISSING', errors: { reason: 'REASON_MISSING' } })
    await openMonth(call.db, call.body.month, userOf(call).name, reason)
    return done(undefined, '100001')
  })
}

export default routes
