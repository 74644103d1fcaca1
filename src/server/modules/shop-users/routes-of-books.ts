import type { FastifyInstance } from 'fastify'
import * as balance from '#src/api/balance-records.ts'
import * as cancel from '#src/api/user-cancellations.ts'
import { nothing } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { listBalanceRecords, markBalanceRecord, type BalanceQuery } from './balance-records.ts'
import { agree, listCancellations, mark, refuse } from './cancellations.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const closing = 'user-user-cancel'
const deciding = { permission: 'user-cancel-decide', alsoRequires: closing }
const books = 'finance-user-balance'

/** Requests to close an account, and changes of balances. */
export function serveBooks(app: FastifyInstance): void {
  serve(
    app,
    cancel.listCancellations,
    { permission: closing, query: schema.cancellationsQuery, reply: replies.listCancellations },
    ({ db, query }) => listCancellations(db, query),
  )
  // the shop decides by a GET
  const decision = { ...deciding, params: schema.idParams, reply: nothing, transaction: 'call' } as const
  serve(app, cancel.agreeCancellation, decision, async ({ db, params: { id } }) => {
    await agree(db, Number(id))
    return done(undefined, '400319')
  })
  serve(app, cancel.refuseCancellation, decision, async ({ db, params: { id } }) => {
    await refuse(db, Number(id))
    return done(undefined, '400320')
  })
  serve(app, cancel.markCancellation, { permission: closing, body: schema.cancellationMark, reply: nothing }, async ({ db, body }) => {
    await mark(db, Number(body.id ?? 0), body.mark ?? '')
    return done(undefined, '100024')
  })
  serve(
    app,
    balance.listBalanceRecords,
    { permission: books, query: schema.balanceQuery, reply: replies.listBalanceRecords },
    ({ db, query, locale }) => listBalanceRecords(db, query as unknown as BalanceQuery, locale),
  )
  serve(
    app,
    balance.markBalanceRecord,
    { permission: books, params: schema.idParams, body: schema.recordMark, reply: nothing },
    async ({ db, params: { id }, body }) => {
      await markBalanceRecord(db, Number(id), body.mark ?? '')
      return done(undefined, '100024')
    },
  )
}
