import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import plugin from 'fastify-plugin'
import { actAs, type Actor } from '../database/actor.ts'

/** Whatever a call writes is written in the name of its caller. */
export const actor = plugin(async (app) => {
  const enter = (request: FastifyRequest, _: unknown, done: HookHandlerDoneFunction) => {
    const { config, method } = request.routeOptions
    const { transaction = method === 'GET' ? 'none' : 'own' } = config ?? {}
    return actAs(() => actorOf(request), done, transaction === 'none')
  }
  app.addHook('onRequest', enter)
  // reading a body goes on where the socket was, not where the request began
  app.addHook('preValidation', enter)
})

/** Who calls, as far as it is known by now. */
export function actorOf(request: FastifyRequest): Actor {
  const { user, agent, method, ip } = request
  const { url = '', config } = request.routeOptions
  const who: Actor = user
    ? { kind: 'admin', id: user.id, name: user.name || user.account }
    : agent
      ? { kind: 'agent', id: agent.id }
      : { kind: 'guest' }
  const path = url.replace(/^\/(adminapi|kefuapi|api)\//, '').replace(/:(\w+)/g, '<$1>')
  return { ...who, verb: method, path, permission: [config?.permission ?? []].flat()[0] ?? '', address: ip }
}
