import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { beginListBatch } from '#src/api/list-batches.ts'
import { row } from '../../db.ts'
import { enqueue } from '../../jobs/job.ts'
import { Refusal } from '../../refusal.ts'
import { id, number, record } from '../../replies.ts'
import { looseSchema, type Schema } from '../../schemas.ts'
import { serve, userOf } from '../../serve.ts'
import listBatch from './jobs/list-batch.ts'
import { batchFor } from './sources.ts'

const some: Schema = { type: 'object', additionalProperties: true, maxProperties: 100 }
const body: Schema = {
  type: 'object',
  properties: { batch: { type: 'string', minLength: 1, maxLength: 60 }, query: some, values: some },
  required: ['batch', 'query', 'values'],
}

/** Work on everything that a list finds. */
const batches: FastifyPluginAsync = async (app) => {
  serve(app, beginListBatch, { permission: 'signed-in', body, reply: record({ id, count: number }) }, async (call) => {
    const user = userOf(call)
    const { batch, query, values } = call.body
    const source = batchFor(batch, user)
    const isRight = (value: object, schema: Schema) => call.request.validateInput(value, looseSchema(schema))
    if (!isRight(query, source.query) || !isRight(values, source.values)) throw new Refusal({ status: 400, code: 'BATCH_QUERY' })
    // two calls at once see each other
    await call.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('batches', ${user.id}))`)
    const busy = await row(
      call.db,
      sql`select 1 from jobs where account_id = ${user.id} and name = ${listBatch.name} and state in ('waiting', 'running')`,
    )
    if (busy) throw new Refusal({ status: 400, code: 'BATCH_MANY' })
    const ids = await source.ids(call.db, query, { user, locale: call.locale })
    const job = await enqueue(
      call.db,
      listBatch,
      { batch, query, values, ids, account: user.id, run: randomUUID() },
      { account: user.id, locale: call.locale },
    )
    return { id: job, count: ids.length }
  })
}

export default batches
