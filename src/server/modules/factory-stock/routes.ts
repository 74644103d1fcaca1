import type { FastifyPluginAsync } from 'fastify'
import { serveDrafts } from './draft-routes.ts'
import { serveLineEntry } from './line-routes.ts'
import { serveReceipts } from './receipt-routes.ts'
import { serveStock } from './stock-routes.ts'
import { serveStockWorkbook } from './stock-workbook.ts'

/** What comes in, and what lies there. */
const factoryStock: FastifyPluginAsync = async (app) => {
  serveReceipts(app)
  serveStock(app)
  serveLineEntry(app)
  serveDrafts(app)
  serveStockWorkbook(app)
}

export default factoryStock
