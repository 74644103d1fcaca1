import type { FastifyInstance } from 'fastify'
import { listReconciliation } from '#src/api/reconciliation.ts'
import { serve } from '../../serve.ts'
import { reconcile, type BookFilter } from './reconciliation.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

export function serveReconciliation(app: FastifyInstance): void {
  const read = { permission: 'finance-reconciliation-index', query: schema.bookQuery, reply: replies.listReconciliation }
  serve(app, listReconciliation, read, ({ db, query, locale }) => reconcile(db, query as BookFilter, locale))
}
