import plugin from 'fastify-plugin'
import type { AgentUser, User } from '../sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    agent: AgentUser | null
  }
}

export const session = plugin(async (app) => {
  app.decorateRequest('user', null)
  app.decorateRequest('agent', null)
})
