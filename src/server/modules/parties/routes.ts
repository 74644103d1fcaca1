import type { FastifyPluginAsync } from 'fastify'
import { mergeCustomers, mergeSuppliers } from '#src/api/party-merge.ts'
import { takeOverAsCustomer, takeOverAsSupplier } from '#src/api/party-take-over.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { bodySchema, id } from '../../tables/schemas.ts'
import type { Table } from '../../tables/table.ts'
import customers from './customer-table.ts'
import { mergeParties } from './merge.ts'
import suppliers from './supplier-table.ts'
import { takeOver } from './take-over.ts'

const mergeBody: Schema = {
  type: 'object',
  properties: { id, version: { type: 'integer' }, from: { type: 'array', items: id, minItems: 1, maxItems: 20 } },
  required: ['id', 'from'],
}
const reply: Schema = { type: 'object', properties: { id: { type: 'string' }, version: { type: 'integer' } } }

/** What customers and suppliers do besides what every declared table does. */
const parties: FastifyPluginAsync = async (app) => {
  const sides = [
    { side: 'customer', merge: mergeCustomers, adopt: takeOverAsCustomer, table: customers as unknown as Table },
    { side: 'supplier', merge: mergeSuppliers, adopt: takeOverAsSupplier, table: suppliers as unknown as Table },
  ] as const
  for (const { side, merge, adopt, table } of sides) {
    const { page } = table.resource.keys
    serve(app, merge, { permission: `${page}-merge`, alsoRequires: page, body: mergeBody, reply }, async (call) =>
      done(await mergeParties(call.db, table, call.body, { user: userOf(call), locale: call.locale }), '100001'),
    )
    const taken: Schema = { type: 'object', properties: { id, record: bodySchema(table) }, required: ['id', 'record'] }
    serve(app, adopt, { permission: `${page}-add`, alsoRequires: page, body: taken, reply }, async ({ db, body, locale, ...call }) => {
      const writer = { user: userOf(call), locale }
      return done(await takeOver(db, table, side, { id: Number(body.id), record: body.record }, writer), '100001')
    })
  }
}

export default parties
