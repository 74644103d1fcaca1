import plugin from 'fastify-plugin'

/** A route without a stated permission does not boot. */
export const permission = plugin(async (app) => {
  app.addHook('onRoute', (route) => {
    const stated = route.config?.permission
    if (!stated) throw new Error(`${[route.method].flat().join(',')} ${route.url} states no permission`)
  })
})
