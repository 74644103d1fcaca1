import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/operation-log.ts'
import { serve } from '../../serve.ts'
import { checkChain, sealAsWritten } from './chain.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const permission = 'system-maintain-system-log'

/** The operation log over what the triggers of the database recorded. */
const audit: FastifyPluginAsync = async (app) => {
  serve(app, api.listOperations, { permission, query: schema.listQuery }, (call) =>
    service.listOperations(call.db, call.query as service.LogQuery, call.locale),
  )
  serve(app, api.listOperators, { permission }, async (call) => ({ info: await service.listOperators(call.db) }))
  serve(app, api.readOperation, { permission, params: schema.idParams }, (call) => service.readChanges(call.db, Number(call.params.id)))
  serve(app, api.checkOperations, { permission, query: schema.verifyQuery }, (call) => checkChain(call.db, call.query.after))
  sealAsWritten(app)
}

export default audit
