import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/basics.ts'
import { done, serve, userOf } from '../../serve.ts'
import { serveImport } from '../../importing/serve-import.ts'
import { companyForm, entryForm } from './form.ts'
import { basicsImporter } from './importer.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const permission = 'setting-systemBasicdata'

/** Basic data of the manufacturing side: company, units, warehouses, dictionaries. */
const masterData: FastifyPluginAsync = async (app) => {
  serve(app, api.listBasics, { permission, query: schema.listQuery }, ({ db, query }) => service.list(db, query as service.ListQuery))

  serve(app, api.readBasicCreateForm, { permission, query: schema.createQuery }, ({ locale, query }) =>
    entryForm(locale, query.kind || 'unit'),
  )

  serve(app, api.readBasicEditForm, { permission, params: schema.idParams }, async ({ db, locale, params }) =>
    entryForm(locale, await service.read(db, Number(params.id))),
  )

  serve(app, api.addBasic, { permission, body: schema.entryBody }, async (call) => {
    await service.add(call.db, userOf(call), call.body)
    return done(undefined, '100000')
  })

  serve(app, api.editBasic, { permission, params: schema.idParams, body: schema.entryBody }, async (call) => {
    await service.edit(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })

  serveImport(
    app,
    { run: api.importBasics, undo: api.undoBasicsImport },
    { page: permission, button: 'setting-systemBasicdata-import' },
    basicsImporter,
  )

  serve(app, api.setBasicStatus, { permission, params: schema.statusParams }, async (call) => {
    await service.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100001')
  })

  serve(app, api.removeBasic, { permission, params: schema.idParams }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })

  serve(app, api.readCompanyForm, { permission }, async ({ db, locale }) => companyForm(locale, await service.readCompany(db)))

  serve(app, api.saveCompany, { permission, body: schema.companyBody }, async (call) => {
    await service.saveCompany(call.db, userOf(call), call.body)
    return done(undefined, '100001')
  })
}

export default masterData
