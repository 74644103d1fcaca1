import plugin from 'fastify-plugin'
import type { Requirement } from '../access/may-call.ts'

/** A route as it was registered, for tests and for whoever wants to know who may what. */
export interface StatedRoute {
  method: string
  url: string
  /** Several keys, of which one is enough, are joined by ` | `. */
  permission: string
  requirement: Requirement
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
    const keys = [route.config?.permission ?? []].flat()
    const stated = keys.join(' | ')
    const requirement = { keys, alsoRequires: route.config?.alsoRequires }
    if (!stated) throw new Error(`${[route.method].flat().join(',')} ${route.url} states no permission`)
    for (const method of [route.method].flat()) app.statedRoutes.push({ method, url: route.url, permission: stated, requirement })
  })
})
