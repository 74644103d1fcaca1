import type { FastifyPluginAsync } from 'fastify'
import { productRoutes } from './product-routes.ts'
import { stockRoutes } from './stock-routes.ts'
import { toolRoutes } from './tool-routes.ts'
import { typeRoutes } from './type-routes.ts'

/** `/api/product/*` (manufacturing 3.1), but for weight ranges, which are a module of their own. */
const routes: FastifyPluginAsync = async (app) => {
  typeRoutes(app)
  productRoutes(app)
  stockRoutes(app)
  toolRoutes(app)
}

export default routes
