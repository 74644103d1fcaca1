import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isListed } from '../web/origins.ts'
import { Refusal } from '../refusal.ts'
import { originOf } from '../web/site.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it answers is public: pages of any origin may read it, without credentials. */
    isPublic?: boolean
  }
}

// the shop's list, and what the manufacturing side reads
const headers = [
  'Authori-zation',
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Unmodified-Since',
  'X-Requested-With',
  'Form-type',
  'Cb-lang',
  'Invalid-zation',
  'token',
  'Idempotency-Key',
].join(', ')

export interface CorsOptions {
  /** As `readOrigins` gives them. */
  origins: readonly string[]
}

/**
 * The shop's answer to other origins, on every reply (live-server), for the origins that are listed. Others may read what is
 * public; what a page of theirs writes, which browsers send without asking first, and its sockets are refused: none can talk with
 * a server that only its visitor reaches. Programs and callbacks name no origin.
 */
export const cors = plugin(async (app, { origins }: CorsOptions) => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    const isAllowed = origin !== undefined && isListed(origins, origin)
    if (isAllowed) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    else if (isPublic(request)) reply.header('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return preflight(request, reply, isAllowed)
    const isPreflight = origin !== undefined && (request.ws || !readers.has(request.method))
    if (isPreflight && !isAllowed && !isOwn(request, origin)) throw new Refusal({ status: 403, code: 'origin_refused', values: { origin } })
  })
})

const readers = new Set(['GET', 'HEAD'])

/**
 * Whether a page lies where this server is reached. Its browser knows best, but says so over HTTPS alone; else the hosts are compared,
 * not the schemes: a proxy that ends TLS does not always tell.
 */
function isOwn(request: FastifyRequest, origin: string): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const reached = [originOf(request).replace(/^https?:/, protocol), `${protocol}//${request.host}`]
  return reached.some((one) => URL.canParse(one) && new URL(one).host === host)
}

const isPublic = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config?.isPublic === true || (method === 'GET' && config?.side === 'storefront' && config.permission === 'open')

function preflight(request: FastifyRequest, reply: FastifyReply, isAllowed: boolean): FastifyReply {
  if (isAllowed)
    reply.headers({
      'access-control-allow-headers': headers,
      'access-control-allow-methods': 'GET,POST,PATCH,PUT,DELETE,OPTIONS',
      'access-control-max-age': '1728000',
    })
  if (isAllowed && request.headers['access-control-request-private-network']) reply.header('access-control-allow-private-network', 'true')
  return reply.code(200).type('text/html; charset=utf-8').send('ok')
}
