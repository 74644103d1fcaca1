import type { FastifyPluginAsync } from 'fastify'
import { health } from './health/routes.ts'

/** Every module, in the order in which it is registered. */
export const modules: FastifyPluginAsync[] = [health]
