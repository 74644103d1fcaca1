import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/operation-log.ts'
import { serve } from '../../serve.ts'
import { checkChain, sealAsWritten } from './chain.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import * as replies from './replies.ts'

const permission = 'system-maintain-system-log'

/** The operation log over what the triggers of the database recorded. */
const audit: FastifyPluginAsync = async (app) => {
  serve(app, api.listOperations, { permission, query: schema.listQuery, reply: replies.listOperations }, (call) =>
    service.listOperations(call.db, call.query as service.LogQuery, call.locale),
  )
  serve(app, api.listOperators, { permission, reply: replies.listOperators }, async (call) => ({
    info: await service.listOperators(call.db),
  }))
  serve(app, api.readOperation, { permission, params: schema.idParams, reply: replies.readOperation }, (call) =>
    service.readChanges(call.db, Number(call.params.id)),
  )
  serve(app, api.checkOperations, { permission, query: schema.verifyQuery, reply: replies.checkOperations }, (call) =>
    checkChain(call.db, call.query.after),
  )
  sealAsWritten(app)
}

export default audit
