import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/files.ts'
import { done, serve, type Call } from '../../serve.ts'
import { originOf } from '../../site.ts'
import * as categories from './categories.ts'
import { lastOf } from './category-id.ts'
import { intake } from './intake-routes.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const permission = 'system-file'

const categoryOf = (call: Call): categories.CategoryBody => {
  const { pid, name } = call.body as unknown as { pid: unknown; name: string }
  return { pid: lastOf(pid), name }
}

/** The media library: pictures in categories, on this server's disk. */
export const files: FastifyPluginAsync = async (app) => {
  await app.register(intake)

  serve(app, api.listFiles, { permission, query: schema.fileQuery }, ({ db, query, request }) => {
    const { page, limit, pid, real_name } = query
    return service.listFiles(db, { page, limit, pid: lastOf(pid), real_name }, originOf(request))
  })

  serve(app, api.removeFiles, { permission, body: schema.removeBody }, async ({ db, body }) => {
    await service.removeFiles(db, app.files, service.idsOf(body.ids))
    return done(undefined, '100002')
  })

  serve(app, api.moveFiles, { permission, body: schema.moveBody }, async ({ db, body }) => {
    await service.moveFiles(db, lastOf(body.pid), service.idsOf(body.images))
    return done(undefined, '100034')
  })

  serve(app, api.renameFile, { permission, params: schema.idParams, body: schema.renameBody }, async ({ db, params, body }) => {
    await service.renameFile(db, Number(params.id), body.real_name)
    return done(undefined, '100001')
  })

  serve(app, api.listFileCategories, { permission, query: schema.categoryQuery }, async ({ db, query }) => {
    const { name, pid, all } = query
    return { list: await categories.listCategories(db, { name, pid: lastOf(pid), all }) }
  })

  serve(app, api.createFileCategory, { permission, body: schema.categoryBody }, async (call) => {
    await categories.createCategory(call.db, categoryOf(call))
    return done(undefined, '100021')
  })

  serve(app, api.editFileCategory, { permission, params: schema.idParams, body: schema.categoryBody }, async (call) => {
    await categories.editCategory(call.db, Number(call.params.id), categoryOf(call))
    return done(undefined, '100001')
  })

  serve(app, api.removeFileCategory, { permission, params: schema.idParams }, async ({ db, params }) => {
    await categories.removeCategory(db, Number(params.id))
    return done(undefined, '100002')
  })
}
