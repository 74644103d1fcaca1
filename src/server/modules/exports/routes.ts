import type { FastifyPluginAsync } from 'fastify'
import { exportRecords } from '#src/api/record-exports.ts'
import { id, record } from '../../replies.ts'
import { Refusal } from '../../refusal.ts'
import { serve, userOf } from '../../serve.ts'
import { looseSchema, type Schema } from '../../schemas.ts'
import { begin } from './service.ts'
import { sourceFor } from './sources.ts'

const name: Schema = { type: 'string', minLength: 1, maxLength: 60 }
const body: Schema = {
  type: 'object',
  properties: {
    resource: name,
    query: { type: 'object', additionalProperties: true },
    title: name,
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { type: 'object', properties: { name, title: { type: 'string', maxLength: 60 } }, required: ['name', 'title'] },
    },
    words: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 }, maxProperties: 500 },
  },
  required: ['resource', 'query', 'title', 'columns', 'words'],
}

/** Lists as workbooks, written by the server. */
const exports: FastifyPluginAsync = async (app) => {
  serve(app, exportRecords, { permission: 'signed-in', body, reply: record({ id }) }, async (call) => {
    const user = userOf(call)
    const source = sourceFor(call.body.resource, user)
    if (!call.request.validateInput(call.body.query, looseSchema(source.query))) throw new Refusal({ status: 400, code: 'EXPORT_QUERY' })
    return { id: await begin(call.db, source, call.body, { user, locale: call.locale }) }
  })
}

export default exports
