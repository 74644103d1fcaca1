import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/page-templates.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { largest } from './content.ts'
import { idParams, listQuery, removeQuery, renameBody, saveBody } from './schema.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'admin-setting-pages-devise'

// room for the name, and for content that is a little too large: it is refused with a sentence
const bodyLimit = largest.page + 512 * 1024

const authorOf = (call: Call): service.Author => {
  const { id, name, account } = userOf(call)
  return { id, name: name || account }
}

/** Block presets and page templates that staff keep. */
const templates: FastifyPluginAsync = async (app) => {
  serve(app, api.listTemplates, { permission, query: listQuery, reply: replies.listTemplates }, ({ db, query }) =>
    service.listTemplates(db, query),
  )

  serve(app, api.readTemplate, { permission, params: idParams, reply: replies.readTemplate }, async ({ db, params }) => ({
    template: await service.readTemplate(db, Number(params.id)),
  }))

  serve(app, api.saveTemplate, { permission, params: idParams, body: saveBody, bodyLimit, reply: replies.saveTemplate }, async (call) => {
    const id = Number(call.params.id)
    return done(await service.saveTemplate(call.db, id, call.body, authorOf(call), call.locale), id ? '100001' : '100000')
  })

  serve(
    app,
    api.renameTemplate,
    { permission, params: idParams, body: renameBody, reply: replies.renameTemplate },
    async ({ db, params, body, locale }) =>
      done(await service.renameTemplate(db, Number(params.id), body.name, body.if_version, locale), '100001'),
  )

  serve(app, api.removeTemplate, { permission, params: idParams, query: removeQuery, reply: nothing }, async ({ db, params, query }) => {
    await service.removeTemplate(db, Number(params.id), query.if_version)
    return done(undefined, '100002')
  })
}

export default templates
