import type { FastifyPluginAsync } from 'fastify'
import { enterOrder } from '#src/api/order-entry.ts'
import { serve } from '../../serve.ts'
import * as schema from './schema.ts'
import { checkKey, enter } from './service.ts'

/** Where orders come in: a storefront sends them, by a key of its own. */
const orderEntry: FastifyPluginAsync = async (app) => {
  // before the body is looked at: a stranger learns nothing of it
  app.addHook('onRequest', async ({ headers }) => checkKey(headers['x-shop-key']))
  serve(app, enterOrder, { permission: 'open', body: schema.body, reply: schema.reply }, ({ db, body }) => enter(db, body))
}

export default orderEntry
