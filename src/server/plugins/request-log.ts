import plugin from 'fastify-plugin'

/** One line a request: no headers and no query, where tokens may be. */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, url, user, agent } = request
    const entry = {
      method,
      path: url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip,
      user: user?.id,
      agent: agent?.id,
    }
    request.log.info(entry, 'request')
  })
})
