import type { FastifyPluginAsync } from 'fastify'
import { readOwnAccount, saveOwnAccount } from '#src/api/own-account.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { accountBody } from './schema.ts'
import { readOwn, saveOwn } from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

/** The personal centre: everybody's own name, picture and password. */
const account: FastifyPluginAsync = async (app) => {
  serve(app, readOwnAccount, { permission: 'signed-in', reply: replies.readOwnAccount }, (call) =>
    readOwn(call.db, userOf(call), originOf(call.request)),
  )

  serve(app, saveOwnAccount, { permission: 'signed-in', body: accountBody, transaction: 'own', reply: nothing }, async (call) => {
    await saveOwn(call.db, userOf(call), call.body, { db: app.db, address: call.request.ip }, originOf(call.request))
    return done(undefined, '100001')
  })
}

export default account
