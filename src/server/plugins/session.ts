import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { onlyReading } from '../database/actor.ts'
import { mayCall, type Requirement } from '../access/may-call.ts'
import { Refusal } from '../refusal.ts'
import { findAgent, findUser, tokenOf, type AgentUser, type User } from '../sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    agent: AgentUser | null
  }
  interface FastifyInstance {
    /** Permission keys that routes ask for; filled while they register. */
    permissionKeys: Set<string>
  }
}

const general = new Set(['open', 'signed-in', 'agent'])

/** Who calls, and whether they may: before the body is read. */
export const session = plugin(async (app) => {
  app.decorateRequest('user', null)
  app.decorateRequest('agent', null)
  app.decorate('permissionKeys', new Set<string>())
  app.addHook('onRoute', ({ config }) => {
    for (const key of [config?.permission ?? []].flat()) if (!general.has(key)) app.permissionKeys.add(key)
  })
  app.addHook('onRequest', async (request) => {
    const { permission = 'open', alsoRequires, side, whileLocked } = request.routeOptions.config
    if (permission === 'open') return
    if (permission === 'agent') await admitAgent(request)
    else await admitUser(request, { keys: [permission].flat(), alsoRequires, whileLocked }, side === 'factory')
  })
})

async function admitAgent(request: FastifyRequest): Promise<void> {
  const token = tokenOf(request, 'agent')
  request.agent = token ? await onlyReading(() => findAgent(request.server.db, token)) : null
  if (!request.agent) throw new Refusal({ status: 110005 })
}

interface Admission extends Requirement {
  whileLocked: boolean | undefined
}

async function admitUser(request: FastifyRequest, { whileLocked, ...required }: Admission, isFactory: boolean): Promise<void> {
  const token = tokenOf(request, 'admin')
  request.user = token ? await onlyReading(() => findUser(request.server.db, token)) : null
  // the shop says 110003 (live-server), the manufacturing side 401 (specification 7)
  if (!request.user) throw new Refusal(isFactory ? { status: 401, code: '110003' } : { status: 110003 })
  if (request.user.isLocked && !whileLocked) throw new Refusal({ status: 423, code: 'SESSION_LOCKED' })
  if (!mayCall(required, request.user)) throw new Refusal({ status: 110000 })
}
