import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import {
  checkCaptcha,
  factorySignIn,
  lockSession,
  readCaptcha,
  signIn,
  signOut,
  unlockSession,
  type SlideCaptcha,
  type WordCaptcha,
} from '#src/api/auth.ts'
import { readLoginInfo } from '#src/api/login-info.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { serve, userOf } from '../../serve.ts'
import * as sessions from '../../sessions.ts'
import { originOf } from '../../web/site.ts'
import { answerCaptcha, makePuzzle, makeWordChoice } from './captcha.ts'
import { captchaBody, captchaQuery, signInBody, unlockBody } from './schema.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const askerOf = (app: FastifyInstance, request: FastifyRequest, locale: Locale): service.Asker => ({
  ip: request.ip,
  headers: request.headers,
  origin: originOf(request),
  locale,
  permissionKeys: app.permissionKeys,
})

// one route answers both kinds, told apart by the query
const captcha = readCaptcha as unknown as Endpoint<{ query: { captchaType: 'blockPuzzle' | 'wordChoice' } }, SlideCaptcha | WordCaptcha>
// guesses and captchas count, whatever becomes of the call: no transaction of its own
const signInPaths = [signIn, factorySignIn] as const
/** From one address: each costs a hash of a password, or a picture. */
const perMinute = 30

const auth: FastifyPluginAsync = async (app) => {
  serve(app, readLoginInfo, { permission: 'open', reply: replies.readLoginInfo }, ({ db, request }) =>
    service.loginInfo(db, { ip: request.ip, origin: originOf(request) }),
  )
  for (const endpoint of signInPaths)
    serve(
      app,
      endpoint as typeof signIn,
      { permission: 'open', body: signInBody, perMinute, transaction: 'own', reply: replies.signIn },
      ({ db, body, request, locale }) => service.signIn(db, body, askerOf(app, request, locale)),
    )
  serve(app, captcha, { permission: 'open', query: captchaQuery, perMinute, reply: replies.captcha }, ({ db, query, locale }) =>
    query.captchaType === 'wordChoice' ? makeWordChoice(db, locale) : makePuzzle(db),
  )
  serve(
    app,
    checkCaptcha,
    { permission: 'open', body: captchaBody, perMinute, transaction: 'own', reply: nothing },
    async ({ db, body }) => {
      if (!(await answerCaptcha(db, body.captchaType, body.token, body.pointJson))) throw new Refusal({ status: 400, code: '400336' })
      return undefined
    },
  )
  serve(app, lockSession, { permission: 'signed-in', whileLocked: true, reply: nothing }, async (call) => {
    await sessions.lockSession(call.db, userOf(call).sessionId, true)
    return undefined
  })
  serve(
    app,
    unlockSession,
    { permission: 'signed-in', whileLocked: true, body: unlockBody, transaction: 'own', reply: nothing },
    async (call) => {
      await service.unlock(app.db, userOf(call), call.body, askerOf(app, call.request, call.locale))
      return undefined
    },
  )
  serve(app, signOut, { permission: 'signed-in', whileLocked: true, reply: nothing }, async (call) => {
    await sessions.closeSession(call.db, userOf(call).sessionId)
    return undefined
  })
}

export default auth
