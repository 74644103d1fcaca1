import type { FastifyPluginAsync } from 'fastify'
import { serveCategories } from './category-routes.ts'
import { intake } from './intake-routes.ts'
import { serveLibrary } from './library-routes.ts'

/** The media library: files in categories, on this server's disk. */
const files: FastifyPluginAsync = async (app) => {
  await app.register(intake)
  serveLibrary(app)
  serveCategories(app)
}

export default files
