import type { FastifyInstance } from 'fastify'
import type { ImportReply } from '#src/api/imports.ts'
import { importProducts, listSkus, sheetFields, undoProductImport } from '#src/api/product-sheets.ts'
import { importBody, mostReported } from '#src/server/importing/serve-import.ts'
import * as runs from '#src/server/importing/import-runs.ts'
import type { Judge } from '#src/server/importing/judge-row.ts'
import * as replies from '#src/server/importing/replies.ts'
import { sentence } from '#src/server/messages.ts'
import { counted, id, nothing, number, record, text } from '#src/server/replies.ts'
import { bodySchema } from '#src/server/schemas.ts'
import { done, serve, userOf, type Call } from '#src/server/serve.ts'
import { originOf } from '#src/server/web/site.ts'
import { listQuery } from '../schema.ts'
import type { StoreQuery } from '../service.ts'
import { planOf, problemsOf, type Plan } from './plan.ts'
import { rowSchema, sayer } from './sheet-row.ts'
import { skuRows } from './sku-rows.ts'
import { takeBackPlan, writePlan, type Before } from './write-plan.ts'

const page = 'admin-store-storeProuduct-index'
const name = 'products'

const skuRow = record({
  ...{ product_id: id, store_name: text, cate_name: text, virtual_type: number, unit_name: text, keyword: text, spec: text },
  ...{ code: text, bar_code: text, price: text, cost: text, ot_price: text, stock: number, weight: text, volume: text, sales: number },
})

function replyOf(plan: Plan, written: { added: number; run: number | null }): ImportReply {
  const problems = problemsOf(plan)
  const updated = plan.change.reduce((sum, { rows }) => sum + rows, 0)
  const wrong = plan.rows.filter((row) => row.problems.length > 0).length
  return {
    ...{ count: plan.rows.length, wrong, problems: problems.slice(0, mostReported), duplicates: plan.duplicates },
    ...{ added: written.added, updated, skipped: plan.skipped, id: written.run },
  }
}

const writingOf = (call: Pick<Call, 'user' | 'request' | 'locale'>) => ({
  ...{ user: userOf(call), origin: originOf(call.request), locale: call.locale },
})

/** Products as a workbook: a row for each specification, out and in. */
export function serveSheets(app: FastifyInstance): void {
  const reading = { permission: 'product-export', alsoRequires: page, query: listQuery, reply: counted(skuRow) }
  serve(app, listSkus, reading, ({ db, query }) => skuRows(db, query as StoreQuery))

  const keys = { permission: 'product-import', alsoRequires: page }
  const rules = { ...keys, body: importBody(sheetFields), bodyLimit: 16 * 1024 * 1024, reply: replies.run }
  serve(app, importProducts, rules, async (call) => {
    const judge = call.request.compileValidationSchema(bodySchema(rowSchema)) as unknown as Judge
    const { db, body, locale } = call
    const writing = writingOf(call)
    if (body.dry) {
      const plan = await planOf(db, judge, body, writing)
      return replyOf(plan, { added: plan.add.reduce((sum, { rows }) => sum + rows.length, 0), run: null })
    }
    const run = await runs.begin(db, writing.user, name, body.run === undefined ? undefined : Number(body.run))
    const plan = await planOf(db, judge, body, writing)
    const { added, ids, before } = await writePlan(db, plan, sayer(locale), writing)
    await runs.add(db, run, { ids, before })
    const reply = replyOf(plan, { added, run })
    return done(reply, 'IMPORTED', sentence('IMPORTED', locale, { count: reply.added + reply.updated }))
  })

  const params = { properties: { id: { type: 'integer', minimum: 1 } } }
  serve(app, undoProductImport, { ...keys, params, reply: nothing }, async (call) => {
    const user = userOf(call)
    const { ids, before } = await runs.takeBack<Before>(call.db, user, name, Number(call.params.id))
    await takeBackPlan(call.db, ids, before, user.name)
    return done(undefined, 'UNIMPORTED')
  })
}
