import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-ratings.ts'
import { Refusal } from '#src/server/refusal.ts'
import { id, nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { absolute } from '#src/server/shop/address.ts'
import { originOf } from '#src/server/web/site.ts'
import { ownCustomer } from '../customer/own.ts'
import { agentPerson, visitorOf } from '../service.ts'
import { finish, rate, ratingOffer, reopen } from './ratings.ts'

const uid: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const proof: Record<string, Schema> = { token: { type: 'string', maxLength: 2000 }, tourist_token: { type: 'string', maxLength: 200 } }
const body: Schema = {
  type: 'object',
  properties: { ...proof, turn: uid, stars: { type: 'integer' }, words: { type: 'string', maxLength: 500 } },
}
const offer = record({ turn: id, may: number, asked: number, stars: number, words: text, nickname: text, avatar: text })
/** From one address: a whole company may sit behind one. */
const perMinute = 60

/** What visitors think of how they were answered, and the agent's word that a conversation is done. */
export function serveRatings(app: FastifyInstance): void {
  async function proven(db: Parameters<typeof visitorOf>[0], { token, tourist_token }: { token?: string; tourist_token?: string }) {
    const visitor = await visitorOf(db, token, tourist_token)
    if (!visitor) throw new Refusal({ status: 400, code: '410090' })
    return visitor
  }

  serve(app, api.readRating, { permission: 'open', query: { properties: proof }, perMinute, reply: offer }, async (call) => {
    const found = await ratingOffer(call.db, await proven(call.db, call.query))
    return { ...found, avatar: absolute(found.avatar, originOf(call.request)) }
  })

  serve(app, api.rateConversation, { permission: 'open', body, perMinute, reply: nothing }, async ({ db, body: sent }) => {
    const visitor = await proven(db, sent)
    const stars = Number(sent.stars ?? 0)
    if (stars < 1 || stars > 5) throw new Refusal({ status: 400, code: 'chat-rating-stars', errors: { stars: 'chat-rating-stars' } })
    const turn = sent.turn === undefined ? undefined : Number(sent.turn)
    await rate(db, visitor, { turn, stars, words: (sent.words ?? '').trim() })
    return done(undefined, 'chat-rated')
  })

  const named = { permission: 'agent' as const, body: { type: 'object', properties: { uid }, required: ['uid'] } as Schema, reply: nothing }
  serve(app, api.finishConversation, named, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const { uid: visitor } = await ownCustomer(call.db, self, Number(call.body.uid))
    await finish(call.db, self, visitor)
    return done(undefined, 'chat-finished')
  })
  serve(app, api.reopenConversation, named, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const { uid: visitor } = await ownCustomer(call.db, self, Number(call.body.uid))
    await reopen(call.db, self, visitor)
    return done(undefined, 'chat-reopened')
  })
}
