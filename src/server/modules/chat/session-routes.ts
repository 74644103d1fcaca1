import type { FastifyInstance } from 'fastify'
import { agentSignIn, agentSignOut, readAgent, readChatConfig } from '#src/api/chat.ts'
import { Refusal } from '../../refusal.ts'
import { nothing } from '../../replies.ts'
import { agentOf, done, serve } from '../../serve.ts'
import { readSite, version } from '../../web/site.ts'
import { findAgentById } from './people.ts'
import { unreadOf } from './conversations.ts'
import * as replies from './replies.ts'
import { signInBody } from './schema.ts'
import * as service from './service.ts'
import { agentInfo } from './wire.ts'

const permission = 'agent'
/** From one address: a sign-in costs a hash, and one address stands for a whole company, or a telephone network. */
const perMinute = 30

/** An agent's sign-in, session and own card. */
export function serveSession(app: FastifyInstance): void {
  serve(
    app,
    agentSignIn,
    { permission: 'open', body: signInBody, perMinute, transaction: 'own', reply: replies.agentSignIn },
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
    const unread = await unreadOf(call.db, row.uid)
    return {
      ...agentInfo(row),
      mer_id: 0,
      add_time: row.add_time,
      notify: row.notify,
      customer: row.customer,
      type: 'kefu',
      site_name,
      unread,
    }
  })
}
