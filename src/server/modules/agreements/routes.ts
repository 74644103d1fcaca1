import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/agreements.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { nothing } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const member = 'admin-user-grade-agreement'
/** What users agree to is written where recharges are offered, as in the shop's console. */
const recharge = 'marketing-recharge'
const { agreementTypes: types } = api

const nameOf = (type: number, locale: Locale) => sentence(`agreements.${type}`, locale) ?? ''

/** What users agree to. */
const agreements: FastifyPluginAsync = async (app) => {
  serve(app, api.readMemberAgreement, { permission: member, reply: replies.readMemberAgreement }, ({ db, locale, request }) =>
    service.read(db, types.member, originOf(request), nameOf(types.member, locale)),
  )
  const saveMember = { permission: member, params: schema.idParams, body: schema.memberBody, reply: nothing }
  serve(app, api.saveMemberAgreement, saveMember, async (call) => {
    const by = { user: userOf(call), origin: originOf(call.request) }
    await service.saveMember(call.db, Number(call.params.id), call.body, by)
    return done(undefined, '100000')
  })
  serve(app, api.readUserAgreement, { permission: recharge, reply: replies.readUserAgreement }, async ({ db, request }) => {
    const { content, version } = await service.read(db, types.user, originOf(request))
    return { content, version }
  })
  const saveUser = { permission: 'recharge-agreement', alsoRequires: recharge, body: schema.userBody, reply: nothing }
  serve(app, api.saveUserAgreement, saveUser, async (call) => {
    const by = { user: userOf(call), origin: originOf(call.request) }
    await service.saveUser(call.db, call.body, nameOf(types.user, call.locale), by)
    return done(undefined, '100014')
  })
}

export default agreements
