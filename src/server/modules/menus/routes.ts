import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/menu-rules.ts'
import { readMenu } from '../../access/menus.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { ruleForm } from './form.ts'
import { readRules, treeOf, type RuleFilter } from './rules.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'setting-system-menus'
const adding = 'setting-system_menus-add'

/** Rules of the menu: what stands in it, what buttons there are, and the keys behind both. */
const menus: FastifyPluginAsync = async (app) => {
  const editor = (call: Pick<Call, 'user'>) => ({ user: userOf(call), routeKeys: app.permissionKeys })
  serve(app, api.listMenuRules, { permission, query: schema.listQuery, reply: replies.listMenuRules }, async (call) =>
    treeOf(await readRules(call.db, call.locale), call.query as RuleFilter),
  )
  serve(app, api.readMenuRuleForm, { permission: adding, reply: serverForm }, (call) => ruleForm(call.db, call.locale))
  serve(app, api.readOwnMenu, { permission: 'signed-in', reply: replies.readOwnMenu }, async (call) => {
    const { menus: own, unique: uniqueAuth } = await readMenu(call.db, userOf(call), call.locale, app.permissionKeys)
    return { menus: own, uniqueAuth }
  })
  serve(app, api.createMenuRule, { permission: adding, body: schema.ruleBody, reply: nothing }, async (call) => {
    await service.createRule(call.db, editor(call), call.body as unknown as service.RuleInput)
    return done(undefined, '100021')
  })
  serve(app, api.readMenuRule, { permission, params: schema.idParams, reply: replies.readMenuRule }, (call) =>
    service.readRule(call.db, Number(call.params.id), call.locale),
  )
  serve(app, api.readMenuRuleEditForm, { permission, params: schema.idParams, reply: serverForm }, async (call) =>
    ruleForm(call.db, call.locale, await service.readRule(call.db, Number(call.params.id), call.locale)),
  )
  serve(app, api.editMenuRule, { permission, params: schema.idParams, body: schema.ruleBody, reply: nothing }, async (call) => {
    await service.editRule(call.db, editor(call), Number(call.params.id), call.body as unknown as service.RuleInput, call.locale)
    return done(undefined, '100001')
  })
  serve(app, api.removeMenuRule, { permission, params: schema.idParams, reply: nothing }, async (call) => {
    await service.removeRule(call.db, editor(call), Number(call.params.id))
    return done(undefined, '100002')
  })
  serve(app, api.showMenuRule, { permission, params: schema.idParams, body: schema.showBody, reply: nothing }, async (call) => {
    const { is_show: isOn, is_show_path: isShown } = call.body
    await service.showRule(call.db, editor(call), Number(call.params.id), isOn, isShown)
    return done(undefined, '100001')
  })
}

export default menus
