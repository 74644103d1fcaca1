import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/commissions.ts'
import { serve } from '../../serve.ts'
import { listCommissions, listEntries, readCommissionUser, type CommissionFilter, type EntryFilter } from './commissions.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const permission = 'finance-finance-commission'

export function serveCommissions(app: FastifyInstance): void {
  serve(app, api.listCommissions, { permission, query: schema.commissionQuery, reply: replies.listCommissions }, ({ db, query }) =>
    listCommissions(db, query as CommissionFilter),
  )
  const user = { permission, params: schema.idParams, reply: replies.readCommissionUser }
  serve(app, api.readCommissionUser, user, async ({ db, params }) => ({ user_info: await readCommissionUser(db, Number(params.id)) }))
  const entries = { permission, params: schema.idParams, query: schema.entryQuery, reply: replies.listEntries }
  serve(app, api.listCommissionEntries, entries, ({ db, params, query }) => listEntries(db, Number(params.id), query as EntryFilter))
}
