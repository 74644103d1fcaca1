import type { FastifyPluginAsync } from 'fastify'
import type { Id } from '#src/api/endpoint.ts'
import {
  agentSignIn,
  agentSignOut,
  listConversations,
  listMessages,
  listVisitorMessages,
  openVisitorContext,
  readAgent,
  readChatConfig,
  readCustomer,
  type VisitorContext,
} from '#src/api/chat.ts'
import type { Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { agentOf, done, serve } from '../../serve.ts'
import { readSite, version } from '../../site.ts'
import * as conversations from './conversations.ts'
import { findAgentById, type Person } from './people.ts'
import { conversationsQuery, customerParams, deskQuery, historyQuery, signInBody, visitorHistoryQuery } from './schema.ts'
import * as service from './service.ts'
import { serveSocket } from './socket.ts'
import { serveUploads } from './uploads/routes.ts'
import { agentInfo, historyMessage, listedConversation } from './wire.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'agent'
const usualPage = 20
/** From one address: a sign-in costs a hash, and one address opens the chat for a whole company, or a telephone network. */
const perMinute = { signIn: 30, openVisitorContext: 120 }

/** Customer-service chat: the agents' and visitors' calls, and the socket `/msg`. */
const chat: FastifyPluginAsync = async (app) => {
  serveSocket(app)
  serveUploads(app)

  serve(
    app,
    agentSignIn,
    { permission: 'open', body: signInBody, perMinute: perMinute.signIn, transaction: 'own', reply: replies.agentSignIn },
    async ({ db, body, request }) => {
      const { agent, token, expires } = await service.signIn(db, body.account?.trim() ?? '', body.password ?? '', request)
      return done({ token, exp_time: expires, kefuInfo: agentInfo(agent) }, '410001')
    },
  )

  serve(app, agentSignOut, { permission, reply: nothing }, async (call) => {
    await service.endSession(call.db, agentOf(call).sessionId)
    return undefined
  })

  serve(app, readChatConfig, { permission: 'open', reply: replies.readChatConfig }, async ({ db }) => {
    const { name, copyright } = await readSite(db)
    return { appid: '', version, site_name: name, copyright, copyrightImg: '' }
  })

  serve(app, readAgent, { permission, reply: replies.readAgent }, async (call) => {
    const row = await findAgentById(call.db, agentOf(call).id)
    if (!row) throw new Refusal({ status: 110007 })
    const { name: site_name } = await readSite(call.db)
    return { ...agentInfo(row), mer_id: 0, add_time: row.add_time, notify: 1, customer: 1, type: 'kefu', site_name }
  })

  serve(app, readCustomer, { permission, params: customerParams, reply: replies.readCustomer }, async (call) => {
    const person = await service.agentPerson(call.db, agentOf(call))
    return service.customerInfo(call.db, person, Number(call.params.uid))
  })

  serve(app, listConversations, { permission, query: conversationsQuery, reply: replies.listConversations }, async (call) => {
    const person = await service.agentPerson(call.db, agentOf(call))
    const { nickname = '', page = 1, limit = usualPage, is_tourist } = call.query
    const found = await conversations.listConversations(call.db, person, { isTourist: Number(is_tourist) === 1, nickname, page, limit })
    return found.map(listedConversation)
  })

  serve(app, listMessages, { permission, query: historyQuery, reply: replies.listMessages }, async (call) => {
    const person = await service.agentPerson(call.db, agentOf(call))
    return history(call, person, call.query)
  })

  serve(app, listVisitorMessages, { permission: 'open', query: visitorHistoryQuery, reply: replies.listVisitorMessages }, async (call) => {
    const { token, tourist_token } = call.query
    if (!token && !tourist_token) throw new Refusal({ status: 400, code: '410038' })
    const visitor = await service.visitorOf(call.db, token, tourist_token)
    if (!visitor) throw new Refusal({ status: 400, code: '410090' })
    return history(call, visitor, call.query)
  })

  serve(
    app,
    openVisitorContext,
    { permission: 'open', query: deskQuery, perMinute: perMinute.openVisitorContext, reply: replies.openVisitorContext },
    async ({ db, query }) => {
      const site = await readSite(db)
      return openedReply(await service.openChat(db, query.token, query.tourist_token, query.may_wait === 1), site.name)
    },
  )
}

async function history({ db }: { db: Db }, reader: Person, query: { uid: Id; upperId?: Id; limit?: number; after?: number }) {
  const page = { upperId: Number(query.upperId ?? 0), after: query.after, limit: query.limit || usualPage }
  return (await conversations.listHistory(db, reader, Number(query.uid ?? 0), page)).map(historyMessage)
}

// key order and types of the recorded reply: `tourist_avatar` false and `is_tourist` true, not 0 and 1
function openedReply({ agent, visitor, isOnline, proof }: service.OpenedChat, siteName: string): VisitorContext {
  const isTourist = visitor.kind === 'tourist'
  return {
    nickname: agent.nickname,
    avatar: agent.avatar,
    real_name: siteName,
    uid: agent.uid,
    tourist_uid: isTourist ? visitor.uid : 0,
    tourist_avatar: false,
    is_tourist: isTourist,
    online: isOnline ? 1 : 0,
    ...(proof === undefined ? {} : { tourist_token: proof }),
  }
}

export default chat
