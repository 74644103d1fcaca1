import type { FastifyPluginAsync } from 'fastify'
import { tables } from './all-tables.ts'
import { serveTable } from './serve-table.ts'
import { serveShopTable } from './shop/serve-shop-table.ts'

/** The calls of all tables. */
export const tableRoutes: FastifyPluginAsync = async (app) => {
  for (const table of tables) (table.resource.calls.addForm ? serveShopTable : serveTable)(app, table)
}
