import plugin from 'fastify-plugin'

/** A route as it was registered, for tests and for whoever wants to know who may what. */
export interface StatedRoute {
  method: string
  url: string
  /** Several keys, of which one is enough, are joined by ` | `. */
  permission: string
}

declare module 'fastify' {
  interface FastifyInstance {
    statedRoutes: StatedRoute[]
  }
}

/** A route without a stated permission does not boot. */
export const permission = plugin(async (app) => {
  app.decorate('statedRoutes', [] as StatedRoute[])
  app.addHook('onRoute', (route) => {
    const stated = [route.config?.permission ?? []].flat().join(' | ')
    if (!stated) throw new Error(`${[route.method].flat().join(',')} ${route.url} states no permission`)
    for (const method of [route.method].flat()) app.statedRoutes.push({ method, url: route.url, permission: stated })
  })
})
