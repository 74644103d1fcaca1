import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/product-reviews.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { virtualReviewForm } from './form.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const page = 'product-product-reply'
const button = (permission: string) => ({ permission, alsoRequires: page })

/** What customers say about products, answered and judged by the shop. */
const productReviews: FastifyPluginAsync = async (app) => {
  serve(app, api.listProductReviews, { permission: page, query: schema.query, reply: replies.listProductReviews }, (call) =>
    service.list(call.db, call.query, originOf(call.request)),
  )
  serve(
    app,
    api.replyToReview,
    { ...button('product-reply-reply'), params: schema.idParams, body: schema.replyBody, reply: nothing },
    async ({ db, params, body }) => {
      await service.reply(db, Number(params.id), body.content ?? '')
      return done(undefined, '400169')
    },
  )
  serve(app, api.removeReview, { ...button('product-reply-delete'), params: schema.idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })
  serve(
    app,
    api.setReviewStatus,
    { ...button('product-reply-reply'), params: schema.statusParams, reply: nothing },
    async ({ db, params }) => {
      await service.setStatus(db, Number(params.id), Number(params.status))
      return done(undefined, '100014')
    },
  )
  serve(
    app,
    api.readVirtualReviewForm,
    { ...button('product-reply-add'), params: schema.productParams, reply: serverForm },
    ({ locale, params }) => virtualReviewForm(locale, Number(params.product_id)),
  )
  serve(app, api.saveVirtualReview, { ...button('product-reply-add'), body: schema.virtualBody, reply: nothing }, async (call) => {
    await service.addVirtual(call.db, call.body, originOf(call.request))
    return done(undefined, '100000')
  })
}

export default productReviews
