import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Id } from '#src/api/endpoint.ts'
import { listConversations, listMessages, listVisitorMessages, openVisitorContext, type VisitorContext } from '#src/api/chat.ts'
import { Refusal } from '../../refusal.ts'
import { agentOf, serve, type Call } from '../../serve.ts'
import { originOf, readSite } from '../../web/site.ts'
import { cardsOf } from './cards/cards.ts'
import { serveCards } from './cards/routes.ts'
import * as conversations from './conversations.ts'
import { serveCustomers } from './customer/routes.ts'
import { chatTokens } from './customer/token-routes.ts'
import { serveRecalls } from './said/recall.ts'
import { serveSearch } from './said/search.ts'
import { serveOrders } from './orders/routes.ts'
import type { Person } from './people.ts'
import * as replies from './replies.ts'
import { conversationsQuery, deskQuery, historyQuery, visitorHistoryQuery } from './schema.ts'
import * as service from './service.ts'
import { serveScans } from './scan/routes.ts'
import { serveSession } from './session-routes.ts'
import { serveSocket } from './socket.ts'
import { serveTransfers } from './transfer/routes.ts'
import { movedTo } from './transfer/moved.ts'
import { serveUploads } from './uploads/routes.ts'
import { openingOf } from './visitor/opening.ts'
import { serveRatings } from './visitor/rating-routes.ts'
import { historyMessage, listedConversation } from './wire.ts'

const permission = 'agent'
const usualPage = 20
/** From one address, which opens the chat for a whole company, or a telephone network. */
const perMinute = 120

/** Customer-service chat: the agents' and visitors' calls, and the socket `/msg`. */
const chat: FastifyPluginAsync = async (app) => {
  serveSocket(app)
  serveSession(app)
  serveConversations(app)
  serveUploads(app)
  serveCards(app)
  serveCustomers(app)
  serveOrders(app)
  serveTransfers(app)
  serveScans(app)
  serveRatings(app)
  serveSearch(app)
  serveRecalls(app)
  await app.register(chatTokens)
}

function serveConversations(app: FastifyInstance): void {
  serve(app, listConversations, { permission, query: conversationsQuery, reply: replies.listConversations }, async (call) => {
    const person = await service.agentPerson(call.db, agentOf(call))
    const { nickname = '', page = 1, limit = usualPage, is_tourist, assigned, first, tag } = call.query
    const which = { ...(assigned && { assigned }), ...(tag && { tag }), isUnreadFirst: first === 'unread' }
    const isTourist = Number(is_tourist) === 1
    const found = await conversations.listConversations(call.db, person, { isTourist, nickname, page, limit, ...which })
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
    { permission: 'open', query: deskQuery, perMinute, reply: replies.openVisitorContext },
    async ({ db, query }) => {
      const site = await readSite(db)
      const opened = await service.openChat(db, query.token, query.tourist_token, query.may_wait === 1)
      return { ...openedReply(opened, site.name), ...(await openingOf(db, opened.visitor)) }
    },
  )
}

async function history(
  { db, request, locale }: Pick<Call, 'db' | 'request' | 'locale'>,
  reader: Person,
  query: { uid: Id; upperId?: Id; limit?: number; after?: number },
) {
  const page = { upperId: Number(query.upperId ?? 0), after: query.after, limit: query.limit || usualPage }
  const named = Number(query.uid ?? 0)
  // who was handed on meanwhile reads on with the agent they have now
  const partner = reader.kind === 'agent' ? named : ((await movedTo(db, named, reader.uid)) ?? named)
  const found = await conversations.listHistory(db, reader, partner, page)
  const cards = await cardsOf(db, found, reader.kind === 'agent' ? partner : reader.uid, { origin: originOf(request), locale })
  return found.map((message) => historyMessage(message, cards(message)))
}

// key order and types of the recorded reply: `tourist_avatar` false and `is_tourist` true, not 0 and 1
function openedReply({ agent, visitor, isOnline, proof, queue }: service.OpenedChat, siteName: string): VisitorContext {
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
    ...(queue === undefined ? {} : { queue }),
  }
}

export default chat
