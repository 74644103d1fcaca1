import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/appearance.ts'
import { done, serve } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { keyParams, memberBody, styleParams } from './schema.ts'
import * as service from './service.ts'

const devise = 'admin-setting-pages-devise'
const styles = [devise, 'admin-setting-theme_style', 'admin-setting-pages-cate']
const member = [devise, 'admin-setting-pages-user']

/** How the storefront looks beside its pages: theme, category page, member centre (designer contract 1.5). */
export const appearance: FastifyPluginAsync = async (app) => {
  serve(app, api.readStyle, { permission: 'signed-in', params: keyParams }, ({ db, params }) => service.styleOf(db, params.key))

  serve(app, api.saveStyle, { permission: styles, params: styleParams }, async ({ db, params }) => {
    await service.saveStyle(db, params.key, Number(params.status))
    return done(undefined, '100014')
  })

  serve(app, api.readStoreStatus, { permission: 'signed-in' }, ({ db }) => service.storeStatus(db))

  serve(app, api.readMember, { permission: member }, ({ db, request }) => service.readMember(db, originOf(request)))

  serve(app, api.saveMember, { permission: member, body: memberBody }, async ({ db, body, request }) => {
    await service.saveMember(db, body, originOf(request))
    return done(undefined, '100000')
  })

  serve(app, api.readPublicStyle, { permission: 'open', params: keyParams }, ({ db, params }) => service.publicStyle(db, params.key))
}
