import type { FastifyPluginAsync } from 'fastify'
import { auth } from './auth/routes.ts'
import { capabilities } from './capabilities/routes.ts'
import { health } from './health/routes.ts'
import { shell } from './shell/routes.ts'

/** Every module, in the order in which it is registered. */
export const modules: FastifyPluginAsync[] = [health, capabilities, auth, shell]
