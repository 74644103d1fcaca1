import type { FastifyPluginAsync } from 'fastify'
import { enterExtract, enterOrder, enterRefund, enterReview } from '#src/api/order-entry.ts'
import { checkShopKey } from '../../access/shop-key.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { askForExtract, askForRefund, keepReview } from './requests.ts'
import * as schema from './schema.ts'
import { enter } from './service.ts'

/** Where orders come in, and what their buyers ask for: a storefront sends it, by a key of its own. */
const orderEntry: FastifyPluginAsync = async (app) => {
  // before the body is looked at: a stranger learns nothing of it
  app.addHook('onRequest', async ({ headers }) => checkShopKey(headers['x-shop-key']))
  serve(app, enterOrder, { permission: 'open', body: schema.body, reply: schema.reply }, ({ db, body }) => enter(db, body))
  serve(app, enterRefund, { permission: 'open', body: schema.refundBody, reply: schema.refundReply }, ({ db, body }) =>
    askForRefund(db, body),
  )
  serve(app, enterExtract, { permission: 'open', body: schema.extractBody, reply: schema.extractReply }, ({ db, body }) =>
    askForExtract(db, body),
  )
  serve(app, enterReview, { permission: 'open', body: schema.reviewBody, reply: schema.reviewReply }, ({ db, body, request }) =>
    keepReview(db, body, originOf(request)),
  )
}

export default orderEntry
