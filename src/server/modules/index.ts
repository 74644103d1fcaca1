import type { FastifyPluginAsync } from 'fastify'
import { tableRoutes } from '../tables/routes.ts'

const found = import.meta.glob<FastifyPluginAsync>('./*/routes.ts', { eager: true, import: 'default' })

/** Every module, the plugin that its `routes.ts` exports as default; and the declared tables. */
export const modules: readonly FastifyPluginAsync[] = [...Object.values(found), tableRoutes]
