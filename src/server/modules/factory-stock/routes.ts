import type { FastifyPluginAsync } from 'fastify'
import { serveReceipts } from './receipt-routes.ts'
import { serveStock } from './stock-routes.ts'

/** What comes in, and what lies there. */
const factoryStock: FastifyPluginAsync = async (app) => {
  serveReceipts(app)
  serveStock(app)
}

export default factoryStock
