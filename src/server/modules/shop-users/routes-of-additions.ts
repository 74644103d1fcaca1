import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/shop-users.ts'
import * as coupons from '#src/api/user-coupons.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { balanceForm, changeBalances } from './balances.ts'
import { grant, listGrantable } from './coupons.ts'
import { groupForm, labelForm } from './choice-forms.ts'
import { clearLevel, giveLevel, giveLevelForm, giveTime, giveTimeForm } from './gifts.ts'
import { button, keys, page } from './keys.ts'
import { changeLabels, labelsOf, labelTree, saveGroup, saveLabels, uidsOf } from '../../shop/users/labels.ts'
import { clearSpread, setSpread } from './promoters.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const params = schema.idParams
const uidParams = schema.uidParams

/** What the shop gives users: levels, time, balance, points, coupons. */
function serveGifts(app: FastifyInstance): void {
  const giving = button(keys.give)
  serve(app, api.readGiveLevelForm, { ...giving, params, reply: serverForm }, ({ db, locale, params: { id } }) =>
    giveLevelForm(db, locale, Number(id)),
  )
  serve(app, api.giveLevel, { ...giving, params, body: schema.levelBody, reply: nothing }, async ({ db, params: { id }, body }) => {
    await giveLevel(db, Number(id), Number(body.level_id ?? 0))
    return done(undefined, '400218')
  })
  serve(app, api.clearLevel, { ...giving, params, reply: nothing }, async ({ db, params: { id } }) => {
    await clearLevel(db, Number(id))
    return done(undefined, '400185')
  })
  serve(app, api.readGiveTimeForm, { ...giving, params, reply: serverForm }, ({ db, locale, params: { id } }) =>
    giveTimeForm(db, locale, Number(id)),
  )
  serve(app, api.giveTime, { ...giving, params, body: schema.daysBody, reply: nothing }, async ({ db, params: { id }, body }) => {
    await giveTime(db, Number(id), body.days ?? 0)
    return done(undefined, '400218')
  })
  const balances = button(keys.balances)
  serve(app, api.readBalanceForm, { ...balances, params, reply: serverForm }, ({ db, locale, params: { id } }) =>
    balanceForm(db, locale, Number(id)),
  )
  serve(
    app,
    api.changeBalance,
    { ...balances, params, body: schema.balanceBody, reply: nothing },
    async ({ db, params: { id }, body, locale }) => {
      await changeBalances(db, Number(id), body, locale)
      return done(undefined, '100001')
    },
  )
  const sending = button(keys.coupon)
  serve(app, coupons.listGrantableCoupons, { ...sending, query: schema.couponsQuery, reply: replies.listCoupons }, ({ db, query }) =>
    listGrantable(db, query),
  )
  serve(app, coupons.grantCoupon, { ...sending, body: schema.grantBody, reply: nothing }, async ({ db, body }) => {
    await grant(db, Number(body.id), uidsOf(body.uid))
    return done(undefined, '100030')
  })
}

/** Groups, labels and promoters of users. */
export function serveAdditions(app: FastifyInstance): void {
  serveGifts(app)
  const grouping = button(keys.group, keys.groups)
  const labelling = button(keys.label, keys.labels)
  const asking = { body: schema.uidsBody, reply: serverForm, transaction: 'none' } as const
  serve(app, api.askGroupForm, { ...grouping, ...asking }, ({ db, locale, body }) => groupForm(db, locale, uidsOf(body.uids)))
  serve(app, api.saveGroup, { ...grouping, body: schema.groupBody, reply: nothing }, async ({ db, body }) => {
    await saveGroup(db, uidsOf(body.uids), Number(body.group_id ?? 0))
    return done(undefined, '100014')
  })
  serve(app, api.askLabelForm, { ...labelling, ...asking }, ({ db, locale, body }) => labelForm(db, locale, uidsOf(body.uids)))
  serve(app, api.saveLabels, { ...labelling, body: schema.labelsBody, reply: nothing }, async ({ db, body }) => {
    await saveLabels(db, uidsOf(body.uids), body.label_id ?? [])
    return done(undefined, '100014')
  })
  serve(app, api.readUserLabels, { ...labelling, params: uidParams, reply: replies.labelsOf }, ({ db, params: { uid } }) =>
    labelsOf(db, Number(uid)),
  )
  serve(
    app,
    api.setUserLabels,
    { ...labelling, params: uidParams, body: schema.labelChangeBody, reply: nothing },
    async ({ db, params: { uid }, body }) => {
      await changeLabels(db, Number(uid), body.label_ids ?? [], body.un_label_ids ?? [])
      return done(undefined, '100014')
    },
  )
  serve(app, api.readLabelTree, { permission: page, reply: replies.labelTree }, ({ db }) => labelTree(db))
  serve(app, api.setSpread, { ...button(keys.spread), body: schema.spreadBody, reply: nothing }, async ({ db, body }) => {
    await setSpread(db, Number(body.uid ?? 0), Number(body.spread_uid ?? 0))
    return done(undefined, '100001')
  })
  serve(app, api.clearSpread, { ...button(keys.spread), params: uidParams, reply: nothing }, async ({ db, params: { uid } }) => {
    await clearSpread(db, Number(uid))
    return done(undefined, '100001')
  })
}
