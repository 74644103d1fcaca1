import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isListed } from '../origins.ts'

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
 * public; no page of theirs can talk with a server that only its visitor reaches.
 */
export const cors = plugin(async (app, { origins }: CorsOptions) => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    const isKnown = origin !== undefined && isListed(origins, origin)
    if (isKnown) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    else if (isPublic(request)) reply.header('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return preflight(request, reply, isKnown)
  })
})

const isPublic = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config?.isPublic === true || (method === 'GET' && config?.side === 'storefront' && config.permission === 'open')

function preflight(request: FastifyRequest, reply: FastifyReply, isKnown: boolean): FastifyReply {
  if (isKnown)
    reply.headers({
      'access-control-allow-headers': headers,
      'access-control-allow-methods': 'GET,POST,PATCH,PUT,DELETE,OPTIONS',
      'access-control-max-age': '1728000',
    })
  if (isKnown && request.headers['access-control-request-private-network']) reply.header('access-control-allow-private-network', 'true')
  return reply.code(200).type('text/html; charset=utf-8').send('ok')
}
