import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { join } from 'node:path'
import { pageHeaders } from '../web/page-headers.ts'
import { consolePrefix } from '../web/prefix.ts'
import { assetFolder } from './assets.ts'
import { consolePage } from './console-page.ts'
import { visitorPage } from './visitor-page.ts'

export interface PagesOptions {
  /** Folder that holds `dist` and `demo`. */
  root: string
  /** Whether the three demo places are shown, with their passwords. */
  demo: boolean
  /** Address of the legacy admin page, which another process serves. */
  legacyAdmin?: string
}

// answered from memory: a page is made of many of them
const open = { config: { permission: 'open', rateLimit: false, sendsBytes: true } } as const
const shared = { config: { ...open.config, isPublic: true } } as const

/** Addresses of the shop's own pages for agents (kefu contract, "Screens"). */
const agentPages = [
  ...['/kefu', '/pages/users/scan_login/index', '/kefu/pc_list', '/kefu/mobile_list', '/kefu/mobile_chat'],
  ...['/kefu/orderList', '/kefu/orderList/*', '/kefu/user/index', '/kefu/user/index/*'],
]
/** Those for visitors; whoever is nobody's turn leaves a message at the same one. */
const visitorPages = ['/kefu/appChat', '/kefu/mobile_user_chat', '/kefu/mobile_feedback']

/** The built elements, and the pages that show them. */
export const pages = plugin(async (app, { root, demo, legacyAdmin }: PagesOptions) => {
  const elements = assetFolder(join(root, 'dist'))
  const files = assetFolder(join(root, 'demo'))
  const missing = (reply: FastifyReply) => reply.callNotFound()

  app.get<{ Params: { '*': string } }>('/elements/*', shared, async (request, reply) => {
    const path = request.params['*']
    // entries keep their name from build to build, chunks carry a hash in theirs
    const cache = path.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return (await elements(request, reply, path, cache)) ? reply : missing(reply)
  })
  app.get<{ Params: { '*': string } }>('/demo/*', shared, async (request, reply) => {
    const path = request.params['*']
    const isShown = /\.(css|svg|webp|png|jpg|ico)$/.test(path) && (await files(request, reply, path, 'no-cache'))
    return isShown ? reply : missing(reply)
  })

  const page = (file: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(pageHeaders())
    return (await files(request, reply, file, 'no-cache')) ? reply : missing(reply)
  }
  const prefix = consolePrefix()
  const office = consolePage(root, prefix)
  for (const path of [prefix, `${prefix}/*`])
    app.get(path, open, async (request, reply) => (await office(request, reply.headers(pageHeaders())), reply))
  // where the code of an agent's sign-in leads a telephone (kefu contract, "QR login")
  for (const path of agentPages) app.get(path, open, page('support/agent.html'))
  const visitor = visitorPage(root)
  for (const path of visitorPages) app.get(path, open, async (request, reply) => visitor(request, reply.headers(pageHeaders())))
  if (!demo) {
    app.get('/', open, async (_, reply) => reply.redirect(prefix))
    return
  }
  app.get('/', open, page('index.html'))
  app.get('/support', open, page('support/index.html'))
  for (const path of ['/legacy-admin', '/legacy-admin/*'])
    app.get(path, open, async (_, reply) => (legacyAdmin ? reply.redirect(legacyAdmin) : missing(reply)))
})
