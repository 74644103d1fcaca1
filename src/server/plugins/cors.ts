import plugin from 'fastify-plugin'

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

/**
 * The shop's answer to other origins, on every reply (live-server). Echoing the origin with credentials is safe
 * here because no cookie authenticates anything.
 */
export const cors = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-headers': headers,
      'access-control-allow-methods': 'GET,POST,PATCH,PUT,DELETE,OPTIONS',
      'access-control-max-age': '1728000',
    })
    if (request.headers['access-control-request-private-network']) reply.header('access-control-allow-private-network', 'true')
    return reply.code(200).type('text/html; charset=utf-8').send('ok')
  })
})
