import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/pages.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { publishOnTime, serveDrafts, serveVersions } from './draft-routes.ts'
import * as legacy from './legacy.ts'
import { servePhonePages } from './phone-routes.ts'
import { idParams, legacyBody, listQuery, listReply, publicQuery, saveBody } from './schema.ts'
import * as service from './service.ts'
import { listRows } from './store.ts'
import * as storefront from './storefront.ts'
import { valueLimit } from './value.ts'
import { anything, nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'admin-setting-pages-devise'

// room for the columns, and for a value that is a little too large: it is refused with a sentence
const bodyLimit = valueLimit + 512 * 1024

const saverOf = (call: Call): service.Saver => {
  const { id, name, account } = userOf(call)
  return { id, name: name || account, origin: originOf(call.request) }
}

/** A form cannot carry a nested page: fields beyond a depth are lost. It may carry the page as JSON text. */
const sentValue = ({ request, body }: Call): unknown => {
  const { value } = body as unknown as { value: unknown }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm && typeof value !== 'string' ? null : value
}

/** Storefront pages: the list, the designer's reading and saving, and what visitors read. */
const pages: FastifyPluginAsync = async (app) => {
  serve(app, api.listPages, { permission, query: listQuery, reply: listReply }, ({ db, query }) => {
    const { page, limit, name, status } = query as typeof query & { status?: number }
    return listRows(db, { page, limit, name, status })
  })

  serve(app, api.readPage, { permission, params: idParams, reply: replies.readPage }, async ({ db, params, request }) => ({
    info: await service.readPage(db, Number(params.id), originOf(request)),
  }))

  serve(app, api.savePage, { permission, params: idParams, body: saveBody, bodyLimit, reply: replies.savePage }, async (call) => {
    const id = Number(call.params.id)
    const body = { ...(call.body as unknown as service.SaveBody), value: sentValue(call) }
    const saved = await service.savePage(call.db, id, body, saverOf(call))
    return done(saved, id ? '100001' : '100000')
  })

  serve(app, api.readLegacyPage, { permission, params: idParams, reply: replies.readLegacyPage }, async ({ db, params, request }) => ({
    info: await legacy.readLegacy(db, Number(params.id), originOf(request)),
  }))

  serve(
    app,
    api.saveLegacyPage,
    { permission, params: idParams, body: legacyBody, bodyLimit, reply: replies.saveLegacyPage },
    async (call) => {
      const body = { ...call.body, value: sentValue(call) } as legacy.LegacySave
      return done(await legacy.saveLegacy(call.db, Number(call.params.id), body, saverOf(call)), '100000')
    },
  )

  serve(app, api.keepDefault, { permission, params: idParams, reply: nothing }, async ({ db, params, request }) => {
    await service.keepDefault(db, Number(params.id), originOf(request))
    return done(undefined, '100014')
  })

  serve(app, api.takeDefault, { permission, params: idParams, reply: nothing }, async (call) => {
    await service.takeDefault(call.db, Number(call.params.id), saverOf(call))
    return done(undefined, '100014')
  })

  serve(app, api.removePage, { permission, params: idParams, reply: nothing }, async ({ db, params }) => {
    await service.removePage(db, Number(params.id))
    return done(undefined, '100002')
  })

  serve(app, api.setHomePage, { permission, params: idParams, reply: nothing }, async ({ db, params }) => {
    await service.setHome(db, Number(params.id))
    return done(undefined, '100014')
  })

  // there is no mini-program behind this server: no code rather than one that leads nowhere
  serve(app, api.readPageCode, { permission, params: idParams, reply: replies.readPageCode }, () => ({ image: false as const }))

  serveDrafts(app, bodyLimit)
  serveVersions(app)
  publishOnTime(app)
  servePhonePages(app)

  serve(app, api.readPublicVersion, { permission: 'open', params: idParams, reply: replies.readPublicVersion }, ({ db, params }) =>
    storefront.publicVersion(db, Number(params.id)),
  )
  serve(app, api.readPublicPage, { permission: 'open', query: publicQuery, reply: anything }, ({ db, query, request }) =>
    storefront.publicPage(db, Number(query.id ?? 0), originOf(request)),
  )
  serve(app, api.readNavigation, { permission: 'open', reply: anything }, ({ db, request }) => storefront.navigation(db, originOf(request)))
}

export default pages
