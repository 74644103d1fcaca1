import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-agents.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { agentForm } from './agent-form.ts'
import { enterAs } from './agent-sessions.ts'
import * as agents from './agents.ts'
import { chatLog, talkedWith } from './chat-log.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const page = 'setting-store-service'
const button = (act: string) => ({ permission: `service-${act}`, alsoRequires: page })
const params = schema.idParams

/** Who answers visitors, what they wrote, and the way into their session. */
export function serveAgents(app: FastifyInstance): void {
  serve(app, api.listAgents, { permission: page, query: schema.pageQuery, reply: replies.listAgents }, (call) =>
    agents.list(call.db, call.query, originOf(call.request)),
  )
  serve(app, api.readAgentAddForm, { ...button('add'), reply: serverForm }, ({ locale }) => agentForm(locale))
  serve(app, api.readAgentEditForm, { ...button('edit'), params, reply: serverForm }, async (call) =>
    agentForm(call.locale, await agents.read(call.db, Number(call.params.id), originOf(call.request))),
  )
  serve(
    app,
    api.addAgent,
    { ...button('add'), body: schema.agentBody, prepare: async ({ body }) => agents.hashFor(body, true), reply: nothing },
    async (call, hash) => {
      await agents.add(call.db, call.body, hash!, originOf(call.request))
      return done(undefined, '400260')
    },
  )
  serve(
    app,
    api.changeAgent,
    { ...button('edit'), params, body: schema.agentBody, prepare: async ({ body }) => agents.hashFor(body), reply: nothing },
    async (call, hash) => {
      await agents.change(call.db, userOf(call), Number(call.params.id), call.body, { hash, origin: originOf(call.request) })
      return done(undefined, '100001')
    },
  )
  serve(app, api.removeAgent, { ...button('delete'), params, reply: nothing }, async ({ db, params: { id } }) => {
    await agents.remove(db, Number(id))
    return done(undefined, '100002')
  })
  serve(app, api.setAgentStatus, { ...button('edit'), params: schema.statusParams, reply: nothing }, async (call) => {
    await agents.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100014')
  })
  const entering = { ...button('in'), params, reply: replies.openAgentSession, transaction: 'call' } as const
  serve(app, api.openAgentSession, entering, async ({ db, params: { id }, request }) => {
    const { token, expires, agent } = await enterAs(db, Number(id), request)
    return { token, exp_time: expires, kefuInfo: agent }
  })
  serve(app, api.listTalkedWith, { ...button('record'), params, query: schema.pageQuery, reply: replies.listTalkedWith }, (call) =>
    talkedWith(call.db, Number(call.params.id), call.query, originOf(call.request)),
  )
  serve(app, api.listChatLog, { ...button('record'), query: schema.chatLogQuery, reply: replies.listChatLog }, (call) =>
    chatLog(call.db, call.query, originOf(call.request)),
  )
}
