import type { FastifyPluginAsync } from 'fastify'
import * as autoReplies from '#src/api/auto-replies.ts'
import * as feedbacks from '#src/api/chat-feedback.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import { readChatSettings } from '../../shop/chat-settings.ts'
import { absoluteIn } from '../../shop/address.ts'
import { publicHtml } from '../../shop/public-html.ts'
import { originOf } from '../../web/site.ts'
import { serveAgents } from './agent-routes.ts'
import * as auto from './auto-replies.ts'
import { serveAgentReplies, serveSharedCategories, serveSharedReplies } from './canned-routes.ts'
import * as feedback from './feedback.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import { serveChatSettings } from './settings/routes.ts'

type App = Parameters<FastifyPluginAsync>[0]

const params = schema.idParams
/** From one address: a whole company may sit behind one. */
const perMinute = 20

function serveAutoReplies(app: App): void {
  const page = 'admin-setting-store_service-auto_reply'
  const editing = { permission: 'service-auto_reply-edit', alsoRequires: page }
  serve(app, autoReplies.listAutoReplies, { permission: page, query: schema.autoRepliesQuery, reply: replies.listAutoReplies }, (call) =>
    auto.list(call.db, call.query, originOf(call.request)),
  )
  serve(app, autoReplies.readAutoReplyForm, { ...editing, params, reply: serverForm }, (call) =>
    auto.formOfReply(call.db, Number(call.params.id), call.locale, originOf(call.request)),
  )
  serve(app, autoReplies.saveAutoReply, { ...editing, params, body: schema.autoReplyBody, reply: nothing }, async (call) => {
    await auto.save(call.db, userOf(call), Number(call.params.id), call.body, originOf(call.request))
    return done(undefined, '100000')
  })
  serve(app, autoReplies.setAutoReplyStatus, { ...editing, params: schema.statusParams, reply: nothing }, async (call) => {
    await auto.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100014')
  })
  const removing = { permission: 'service-auto_reply-delete', alsoRequires: page, params, reply: nothing }
  serve(app, autoReplies.removeAutoReply, removing, async (call) => {
    await auto.remove(call.db, Number(call.params.id))
    return done(undefined, '100002')
  })
}

function serveFeedback(app: App): void {
  const page = 'admin-setting-store_service-feedback'
  const handling = { permission: 'service-feedback-reply', alsoRequires: page, params }
  serve(app, feedbacks.listFeedback, { permission: page, query: schema.feedbackQuery, reply: replies.listFeedback }, (call) =>
    feedback.list(call.db, call.query),
  )
  serve(app, feedbacks.readFeedbackForm, { ...handling, reply: serverForm }, (call) =>
    feedback.formOfFeedback(call.db, Number(call.params.id), call.locale),
  )
  serve(app, feedbacks.handleFeedback, { ...handling, body: schema.feedbackBody, reply: nothing }, async (call) => {
    await feedback.handle(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })
  const removing = { permission: 'service-feedback-delete', alsoRequires: page, params, reply: nothing }
  serve(app, feedbacks.removeFeedback, removing, async (call) => {
    await feedback.remove(call.db, Number(call.params.id))
    return done(undefined, '100002')
  })
}

function serveVisitors(app: App): void {
  const open = { permission: 'open' } as const
  serve(app, feedbacks.readFeedbackNotice, { ...open, reply: replies.readFeedbackNotice }, async ({ db }) => ({
    feedback: (await readChatSettings(db)).feedbackNotice,
  }))
  serve(app, feedbacks.leaveFeedback, { ...open, body: schema.leftBody, perMinute, reply: nothing }, async ({ db, body }) => {
    await feedback.leave(db, body)
    return done(undefined, '100000')
  })
  serve(app, feedbacks.readChatAdvertisement, { ...open, reply: replies.readChatAdvertisement }, async ({ db, request }) => {
    const { advertisement, greeting } = await readChatSettings(db)
    return { content: absoluteIn(publicHtml(advertisement), originOf(request)), greeting }
  })
}

/** What the back office keeps for customer service, and what agents and visitors see of it. */
const chatDesk: FastifyPluginAsync = async (app) => {
  serveAgents(app)
  serveSharedReplies(app)
  serveSharedCategories(app)
  serveAgentReplies(app)
  serveAutoReplies(app)
  serveFeedback(app)
  serveVisitors(app)
  serveChatSettings(app)
}

export default chatDesk
