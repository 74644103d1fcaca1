import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/sign-rewards.ts'
import { Refusal } from '../../refusal.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const page = 'marketing-sign-rewards'
const [adding, editing, removing] = ['sign-reward-add', 'sign-reward-edit', 'sign-reward-delete'] as const
const button = (permission: string | readonly string[]) => ({ permission, alsoRequires: page })

/** What users get for signing in day by day. */
const signRewards: FastifyPluginAsync = async (app) => {
  serve(app, api.listSignRewards, { permission: page, query: schema.listQuery, reply: replies.listSignRewards }, ({ db, query }) =>
    service.list(db, query),
  )
  serve(app, api.readSignRewardAddForm, { ...button(adding), query: schema.formQuery, reply: serverForm }, ({ locale, query }) =>
    service.form(locale, Number(query.type || 0)),
  )
  serve(app, api.readSignRewardEditForm, { ...button(editing), params: schema.idParams, reply: serverForm }, async (call) => {
    const found = await service.read(call.db, Number(call.params.id))
    return service.form(call.locale, found.type, found)
  })
  const save = { ...button([adding, editing]), params: schema.idParams, body: schema.body, reply: nothing }
  serve(app, api.saveSignReward, save, async (call) => {
    const id = Number(call.params.id)
    const user = userOf(call)
    if (user.level !== 0 && !user.permissions.has(id ? editing : adding)) throw new Refusal({ status: 110000 })
    await service.save(call.db, user, id, call.body, call.locale)
    return done(undefined, '100000')
  })
  serve(app, api.removeSignReward, { ...button(removing), params: schema.idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })
}

export default signRewards
