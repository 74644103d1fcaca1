import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/appearance.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { keyParams, memberBody, styleParams, versionQuery } from './schema.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const devise = 'admin-setting-pages-devise'
const styles = [devise, 'admin-setting-theme_style', 'admin-setting-pages-cate']
const member = [devise, 'admin-setting-pages-user']

/** How the storefront looks beside its pages: theme, category page, member centre (designer contract 1.5). */
const appearance: FastifyPluginAsync = async (app) => {
  serve(app, api.readStyle, { permission: 'signed-in', params: keyParams, reply: replies.readStyle }, ({ db, params }) =>
    service.readStyle(db, params.key),
  )

  serve(app, api.saveStyle, { permission: styles, params: styleParams, query: versionQuery, reply: nothing }, async (call) => {
    const { db, params, query } = call
    await service.saveStyle(db, userOf(call), params.key, Number(params.status), query.version)
    return done(undefined, '100014')
  })

  serve(app, api.readStoreStatus, { permission: 'signed-in', reply: replies.readStoreStatus }, ({ db }) => service.storeStatus(db))

  serve(app, api.readMember, { permission: member, reply: replies.readMember }, ({ db, request }) =>
    service.readMember(db, originOf(request)),
  )

  serve(app, api.saveMember, { permission: member, body: memberBody, reply: nothing }, async (call) => {
    await service.saveMember(call.db, userOf(call), call.body, originOf(call.request))
    return done(undefined, '100000')
  })

  serve(app, api.readPublicStyle, { permission: 'open', params: keyParams, reply: replies.readPublicStyle }, ({ db, params }) =>
    service.publicStyle(db, params.key),
  )
}

export default appearance
