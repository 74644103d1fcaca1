import plugin from 'fastify-plugin'

/** What every answer carries; calls of the contract are kept by nobody. */
export const headers = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-permitted-cross-domain-policies': 'none' })
    if (request.routeOptions.config?.side || /^\/(adminapi|kefuapi|api)\//.test(request.url)) reply.header('cache-control', 'no-store')
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000')
  })
})
