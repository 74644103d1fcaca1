import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { readBasics, readLogo, readMenus, readSockets, searchMenus } from '#src/api/auth.ts'
import { readMenu } from '../../access/menus.ts'
import { serve, userOf } from '../../serve.ts'
import { logosOf, orderSoundOf, originOf, readSite, version } from '../../web/site.ts'
import { brand } from './brand.ts'
import { chime } from './chime.ts'
import { findMenus } from './find-menus.ts'
import * as replies from './replies.ts'

const socketsOf = (request: FastifyRequest) => {
  const origin = originOf(request).replace(/^http/, 'ws')
  return { admin: `${origin}/notice`, chat: `${origin}/msg` }
}

const searchBody = {
  type: 'object',
  required: ['keyword'],
  properties: { keyword: { type: 'string', maxLength: 100 } },
}

const shell: FastifyPluginAsync = async (app) => {
  serve(app, readMenus, { permission: 'signed-in', reply: replies.readMenus }, (call) =>
    readMenu(call.db, userOf(call), call.locale, app.permissionKeys),
  )

  serve(app, searchMenus, { permission: 'signed-in', body: searchBody, transaction: 'none', reply: replies.searchMenus }, async (call) => {
    const { menus } = await readMenu(call.db, userOf(call), call.locale, app.permissionKeys)
    return findMenus(menus, call.body.keyword)
  })

  serve(app, readLogo, { permission: 'signed-in', reply: replies.readLogo }, async ({ db, request }) => {
    const site = await readSite(db)
    const logos = logosOf(site, originOf(request))
    return { logo: logos.wide, logo_square: logos.square, site_name: site.name }
  })

  serve(app, readSockets, { permission: 'open', reply: replies.readSockets }, ({ request }) => socketsOf(request))

  serve(
    app,
    readBasics,
    { permission: 'signed-in', body: { type: 'object', additionalProperties: true }, transaction: 'none', reply: replies.readBasics },
    async (call) => {
      const user = userOf(call)
      const origin = originOf(call.request)
      const { unique } = await readMenu(call.db, user, call.locale, app.permissionKeys)
      const site = await readSite(call.db)
      const logos = logosOf(site, origin)
      return {
        site_name: site.name,
        logo: logos.wide,
        logoSmall: logos.square,
        version,
        newOrderAudioLink: orderSoundOf(site, origin),
        real_name: user.name,
        head_pic: user.picture || `${origin}/brand/person.svg`,
        access: unique,
        uniqueAuth: unique,
      }
    },
  )

  for (const name of ['square', 'wide', 'person'] as const)
    app.get(`/brand/${name}.svg`, { config: { permission: 'open', isPublic: true, sendsBytes: true } }, async (_, reply) => {
      const picture = name === 'wide' ? brand.wide((await readSite(app.db)).name) : brand[name]()
      const headers = {
        'cache-control': 'public, max-age=300',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      }
      return reply.headers(headers).type('image/svg+xml').send(picture)
    })
  let sound: Buffer | undefined
  app.get('/brand/order.wav', { config: { permission: 'open', sendsBytes: true } }, (_, reply) => {
    const headers = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' }
    return reply
      .headers(headers)
      .type('audio/wav')
      .send((sound ??= chime()))
  })
}

export default shell
