import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/recharge-packages.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const page = 'marketing-recharge'
const button = (act: string) => ({ permission: `recharge-package-${act}`, alsoRequires: page })

/** What can be paid in at once: the one group of the shop's group data that is kept here. */
const rechargePackages: FastifyPluginAsync = async (app) => {
  serve(app, api.listRechargePackages, { permission: page, query: schema.listQuery, reply: replies.listRechargePackages }, (call) => {
    service.refuseOtherGroup(call.query.gid)
    return service.list(call.db, call.query)
  })
  serve(app, api.readRechargePackageAddForm, { ...button('add'), query: schema.formQuery, reply: serverForm }, ({ locale, query }) => {
    service.refuseOtherGroup(query.gid)
    return service.form(locale)
  })
  const editForm = { ...button('edit'), params: schema.idParams, query: schema.formQuery, reply: serverForm }
  serve(app, api.readRechargePackageEditForm, editForm, async ({ db, locale, params, query }) => {
    service.refuseOtherGroup(query.gid)
    return service.form(locale, await service.read(db, Number(params.id)))
  })
  serve(app, api.addRechargePackage, { ...button('add'), body: schema.body, reply: nothing }, async (call) => {
    service.refuseOtherGroup(call.body.gid)
    await service.save(call.db, userOf(call), 0, call.body)
    return done(undefined, '400189')
  })
  const change = { ...button('edit'), params: schema.idParams, body: schema.body, reply: nothing }
  serve(app, api.changeRechargePackage, change, async (call) => {
    service.refuseOtherGroup(call.body.gid)
    await service.save(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  serve(app, api.removeRechargePackage, { ...button('delete'), params: schema.idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })
  serve(app, api.setRechargePackageStatus, { ...button('status'), params: schema.statusParams, reply: nothing }, async (call) => {
    await service.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100014')
  })
}

export default rechargePackages
