import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/chat-scan.ts'
import { nothing, number, record, text } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { agent } from '../replies.ts'
import { agentPerson } from '../service.ts'
import { answer, newKey, stateOf } from './scan.ts'

const params: Schema = { properties: { key: { type: 'string', minLength: 1, maxLength: 64 } }, required: ['key'] }
const body: Schema = { type: 'object', properties: { confirm: { type: 'integer', enum: [0, 1] } }, required: ['confirm'] }
/** From one address: a page asks once a second, and one address stands for a whole company. */
const perMinute = { key: 30, poll: 600 }

/** Signing in by a code that an agent confirms where they are signed in. */
export function serveScans(app: FastifyInstance): void {
  serve(
    app,
    api.readSignInKey,
    { permission: 'open', perMinute: perMinute.key, transaction: 'call', reply: record({ key: text, time: number }) },
    ({ db }) => newKey(db),
  )
  serve(
    app,
    api.readScan,
    {
      ...{ permission: 'open', perMinute: perMinute.poll, transaction: 'call', params },
      reply: record({ status: number, token: text, exp_time: number, kefuInfo: agent }),
    },
    ({ db, params: { key }, request }) => stateOf(db, key, request),
  )
  serve(app, api.confirmScan, { permission: 'agent', params, body, reply: nothing }, async (call) => {
    await agentPerson(call.db, agentOf(call))
    await answer(call.db, call.params.key, agentOf(call).id, call.body.confirm === 1)
    return done(undefined, '100010')
  })
}
