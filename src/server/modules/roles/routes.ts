import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/roles.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { User } from '../../sessions.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { readTree } from './tree.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'setting-system-role'
const adding = 'setting-system_role-add'

/** Roles and what they may do. */
const roles: FastifyPluginAsync = async (app) => {
  serve(app, api.listRoles, { permission, query: schema.listQuery, reply: replies.listRoles }, (call) =>
    service.listRoles(call.db, userOf(call), call.query as Record<never, never>, call.locale),
  )
  serve(app, api.readRoleMenus, { permission: adding, reply: replies.readRoleMenus }, async (call) => ({
    menus: await readTree(call.db, userOf(call), call.locale),
    data_scope: userOf(call).dataScope,
  }))
  serve(app, api.readRole, { permission, params: schema.idParams, reply: replies.readRole }, (call) =>
    service.readRole(call.db, userOf(call), Number(call.params.id), call.locale),
  )
  serve(
    app,
    api.saveRole,
    { permission: [permission, adding], params: schema.saveParams, body: schema.roleBody, reply: nothing },
    async (call) => {
      const id = Number(call.params.id)
      demand(userOf(call), id ? permission : adding)
      await service.saveRole(call.db, userOf(call), id, call.body as unknown as service.RoleInput, call.locale)
      return done(undefined, id ? '100001' : '400222')
    },
  )
  serve(app, api.setRoleStatus, { permission, params: schema.statusParams, reply: nothing }, async (call) => {
    await service.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100001')
  })
  serve(app, api.removeRole, { permission, params: schema.idParams, reply: nothing }, async (call) => {
    await service.removeRole(call.db, userOf(call), Number(call.params.id))
    return done(undefined, '100002')
  })
}

// one call adds and changes
function demand(user: User, key: string): void {
  if (user.level !== 0 && !user.permissions.has(key)) throw new Refusal({ status: 110000 })
}

export default roles
