import type { FastifyPluginAsync } from 'fastify'
import { mergeCustomers, mergeSuppliers } from '#src/api/party-merge.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { id } from '../../tables/schemas.ts'
import type { Table } from '../../tables/table.ts'
import customers from './customer-table.ts'
import { mergeParties } from './merge.ts'
import suppliers from './supplier-table.ts'

const mergeBody: Schema = {
  type: 'object',
  properties: { id, version: { type: 'integer' }, from: { type: 'array', items: id, minItems: 1, maxItems: 20 } },
  required: ['id', 'from'],
}
const reply: Schema = { type: 'object', properties: { id: { type: 'string' }, version: { type: 'integer' } } }

/** What customers and suppliers do besides what every declared table does. */
const parties: FastifyPluginAsync = async (app) => {
  const sides = [
    { endpoint: mergeCustomers, table: customers as unknown as Table },
    { endpoint: mergeSuppliers, table: suppliers as unknown as Table },
  ]
  for (const { endpoint, table } of sides) {
    const { page } = table.resource.keys
    serve(app, endpoint, { permission: `${page}-merge`, alsoRequires: page, body: mergeBody, reply }, async (call) =>
      done(await mergeParties(call.db, table, call.body, { user: userOf(call), locale: call.locale }), '100001'),
    )
  }
}

export default parties
