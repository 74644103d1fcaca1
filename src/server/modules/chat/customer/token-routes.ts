import type { FastifyPluginAsync } from 'fastify'
import { enterChatToken } from '#src/api/chat-tokens.ts'
import { checkShopKey } from '#src/server/access/shop-key.ts'
import { Refusal } from '#src/server/refusal.ts'
import { number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { serve } from '#src/server/serve.ts'
import { issueToken, tokenLifetime } from '../people.ts'
import { chatPersonOf } from './shop-user.ts'

const body: Schema = { type: 'object', properties: { uid: { type: 'integer', minimum: 1 } }, required: ['uid'] }
const reply = record({ token: text, exp_time: number, uid: number })

/** Whom a storefront knows is known in the chat. */
export const chatTokens: FastifyPluginAsync = async (app) => {
  // before the body is looked at: a stranger learns nothing of it
  app.addHook('onRequest', async ({ headers }) => checkShopKey(headers['x-shop-key']))
  serve(app, enterChatToken, { permission: 'open', body, reply }, async ({ db, body: { uid: shopUid } }) => {
    const uid = await chatPersonOf(db, shopUid)
    if (uid === undefined) throw new Refusal({ status: 400, code: '400214' })
    return { token: await issueToken(db, uid), exp_time: Math.floor(Date.now() / 1000) + tokenLifetime, uid }
  })
}
