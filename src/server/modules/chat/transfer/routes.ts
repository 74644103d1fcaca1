import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-transfers.ts'
import { Refusal } from '#src/server/refusal.ts'
import { counted, id, list, nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { absolute } from '#src/server/shop/address.ts'
import { pagingSchema } from '#src/server/shop/paging.ts'
import { originOf } from '#src/server/web/site.ts'
import { ownCustomer } from '../customer/own.ts'
import { agentPerson } from '../service.ts'
import { agentsThere } from './agents-there.ts'
import { listTransfers } from './list.ts'
import { moveVisitor } from './move.ts'
import { othersConversations, take } from './others.ts'

const permission = 'agent'
const uid: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const body: Schema = { type: 'object', properties: { kefuToUid: uid, uid, note: { type: 'string', maxLength: 200 } } }
const query: Schema = { properties: { nickname: { type: 'string', maxLength: 100 }, uid } }
const agent = record({ id, uid: id, nickname: text, wx_name: text, avatar: text, online: number, status: number, talking: number })
const transfer = record({
  ...{ id, from_uid: id, from_name: text, to_uid: id, to_name: text, note: text, is_away: number, add_time: number, behind: id },
})
const theirs = record({
  ...{ uid: id, nickname: text, avatar: text, is_tourist: number, online: number, type: number, update_time: number },
  ...{ agent_uid: id, agent_name: text, waits: number, may_take: number },
})

/** Handing visitors to other agents. */
export function serveTransfers(app: FastifyInstance): void {
  serve(app, api.listTransferAgents, { permission, query, reply: counted(agent) }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const found = await agentsThere(call.db, { but: self.uid, name: call.query.nickname?.trim() ?? '' })
    const agents = found.map(({ id: agentId, uid: agentUid, nickname, avatar, talking }) => ({
      ...{ id: agentId, uid: agentUid, nickname, wx_name: nickname, avatar: absolute(avatar, originOf(call.request)) },
      ...{ online: 1, status: 1, talking },
    }))
    return { list: agents, count: agents.length }
  })

  serve(app, api.listTransfers, { permission, query: { properties: { uid }, required: ['uid'] }, reply: list(transfer) }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const customer = await ownCustomer(call.db, self, Number(call.query.uid))
    return listTransfers(call.db, self, customer.uid)
  })

  serve(app, api.transferVisitor, { permission, body, reply: nothing }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const { kefuToUid, uid: visitor, note = '' } = call.body
    const to = Number(kefuToUid ?? 0)
    if (!to || !Number(visitor ?? 0)) throw new Refusal({ status: 400, code: '410098' })
    if (to === self.uid) throw new Refusal({ status: 400, code: '410139' })
    const customer = await ownCustomer(call.db, self, Number(visitor))
    if (!(await agentsThere(call.db, { uid: to })).length) throw new Refusal({ status: 400, code: '410140' })
    const isMoved = await moveVisitor(call.db, { visitor: customer.uid, from: self.uid, to, note: note.trim(), isAway: false })
    if (!isMoved) throw new Refusal({ status: 400, code: '410092' })
    return done(undefined, '410099')
  })
  serveOthers(app)
}

/** Visitors of colleagues: who waits while nobody is there is taken over. */
function serveOthers(app: FastifyInstance): void {
  const others: Schema = {
    properties: { ...pagingSchema, which: { type: 'string', enum: ['queue', 'colleagues'] }, nickname: { type: 'string', maxLength: 100 } },
    required: ['which'],
  }
  serve(app, api.listOthersConversations, { permission, query: others, reply: list(theirs) }, async (call) => {
    const self = await agentPerson(call.db, agentOf(call))
    const { which, nickname = '', page = 1, limit = 30 } = call.query
    const found = await othersConversations(call.db, self, { which, nickname: nickname.trim(), page, limit })
    return found.map((one) => ({ ...one, avatar: absolute(one.avatar, originOf(call.request)) }))
  })
  const named: Schema = { type: 'object', properties: { uid }, required: ['uid'] }
  serve(app, api.takeVisitor, { permission, body: named, reply: nothing }, async (call) => {
    await take(call.db, await agentPerson(call.db, agentOf(call)), Number(call.body.uid))
    return done(undefined, 'chat-taken')
  })
}
