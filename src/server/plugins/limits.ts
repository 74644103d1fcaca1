import rateLimit from '@fastify/rate-limit'
import plugin from 'fastify-plugin'
import { mostPerMinute } from '../serve.ts'

/**
 * How often one address (of IPv6 its /64) may ask within a minute; told by the route that was matched, never by the text of an
 * address. Everything counts, the handshakes of sockets and what there is not included. A route says `rateLimit: false` in its
 * `config` to be left out, or `rateLimit: mostPerMinute(20)` for a tighter limit of its own; calls say `perMinute` to `serve`.
 */
export const limits = plugin(async (app, { perMinute }: { perMinute: number }) => {
  await app.register(rateLimit, {
    ...mostPerMinute(perMinute),
    errorResponseBuilder: (_, { ttl }) => Object.assign(new Error('rate limit'), { statusCode: 429, seconds: Math.ceil(ttl / 1000) }),
  })
  const limited = app.rateLimit()
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await limited.call(this, request, reply)
  })
})
