import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/capital-flow.ts'
import { nothing } from '../../replies.ts'
import { done, serve } from '../../serve.ts'
import { listBills, type BillFilter } from './bills.ts'
import { flowSheet, listFlows, markFlow, type FlowFilter } from './flows.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

const flows = 'finance-capital_flow-index'
const bills = 'finance-billing_records-index'

export function serveFlows(app: FastifyInstance): void {
  // a bill is looked at by its flows
  const read = { permission: [flows, bills], query: schema.flowQuery, reply: replies.listFlows }
  serve(app, api.listFlows, read, ({ db, query, locale }) => {
    const filter = query as FlowFilter
    return filter.export ? flowSheet(db, filter, locale) : listFlows(db, filter, locale)
  })
  const mark = { permission: flows, params: schema.idParams, body: schema.markBody, reply: nothing }
  serve(app, api.markFlow, mark, async ({ db, params, body }) => {
    await markFlow(db, Number(params.id), body.mark ?? '')
    return done(undefined, '100024')
  })
  serve(app, api.listBills, { permission: bills, query: schema.billQuery, reply: replies.listBills }, ({ db, query, locale }) =>
    listBills(db, query as BillFilter, locale),
  )
}
