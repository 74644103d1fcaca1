import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/factory-excel.ts'
import { paperTypes } from '#src/api/factory-orders.ts'
import { row, transaction } from '#src/server/db.ts'
import { enqueue } from '#src/server/jobs/job.ts'
import { Refusal } from '#src/server/refusal.ts'
import { number, record, text } from '#src/server/replies.ts'
import { looseSchema, type Schema } from '#src/server/schemas.ts'
import { serve, userOf, type Call } from '#src/server/serve.ts'
import { querySchema } from '#src/server/tables/schemas.ts'
import { sendWorkbook } from '#src/server/web/send-workbook.ts'
import exportJob from '../jobs/export-papers.ts'
import { paperFor, paperPages, papers } from '../papers.ts'
import { listBody } from '../schema.ts'
import { serveContract } from './contract-routes.ts'
import { reportFor, reportPages } from './found.ts'
import { withWorkbook, type WorkbookRequest } from './workbooks.ts'
import { wordsFor } from './writing.ts'

const { type: _, view: __, page: ___, limit: ____, ...filter } = listBody.properties!
const id: Schema = { type: 'integer', minimum: 1 }
const title: Schema = { type: 'string', maxLength: 60 }
const column: Schema = { anyOf: [title, { type: 'object', properties: { name: title, title }, required: ['name'] }] }
const request = {
  type: { type: 'string', enum: [...paperTypes] },
  ids: { type: 'array', items: id, minItems: 1, maxItems: 500 },
  query: { type: 'object', additionalProperties: true },
  filter: { type: 'object', properties: filter, additionalProperties: false },
  title,
  words: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 }, maxProperties: 500 },
  mode: { enum: ['file', 'link'] },
} satisfies Record<string, Schema>
const body = (properties: Record<string, Schema>, ...required: string[]): Schema => ({ type: 'object', properties, required })

/** Exports of one person that wait or run at a time. */
const mostAtOnce = 3

type ExcelCall = Call<{ body: object }>

/** A name as every system takes it. */
const safe = (name: string) => name.replace(/[\p{C}/\\:*?"<>|]/gu, '-').trim()

async function today(call: Pick<ExcelCall, 'db'>): Promise<string> {
  return (await row<{ day: string }>(call.db, sql`select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`))!.day
}

/** @throws Refusal 400 `EXPORT_QUERY` for what the list itself would not take */
function refuseQuery({ kind, body: { type, query, ...more } }: WorkbookRequest, call: ExcelCall): void {
  const user = userOf(call)
  const isReport = kind === 'detail' && (more as api.ExcelDetail).view === 'report'
  const table = isReport ? reportFor({ type }, papers.get(type), user) : paperFor(type, user)
  if (query && !call.request.validateInput(query, looseSchema(querySchema(table)))) throw new Refusal({ status: 400, code: 'EXPORT_QUERY' })
}

/** Adds the job. @throws Refusal `EXPORT_MANY` */
async function begin(call: ExcelCall, wanted: WorkbookRequest, name: string): Promise<api.ExcelTask> {
  const account = userOf(call).id
  const task_id = await transaction(call.db, async (inner) => {
    // two calls at once count each other
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended('exports', ${account}))`)
    const under = await row<{ count: number }>(
      inner,
      sql`select count(*)::int as count from jobs where account_id = ${account} and name = ${exportJob.name} and state in ('waiting', 'running')`,
    )
    if (under!.count >= mostAtOnce) throw new Refusal({ status: 400, code: 'EXPORT_MANY' })
    return enqueue(inner, exportJob, { request: wanted, account, name }, { account, locale: call.locale })
  })
  return { task_id, url: `/adminapi/setting/jobs/${task_id}/file` }
}

/** Sends a workbook, or begins a job where it is a large one. */
async function answer(call: ExcelCall, wanted: WorkbookRequest): Promise<api.ExcelTask> {
  refuseQuery(wanted, call)
  const { own } = wordsFor(wanted.body, call.locale)
  const title = wanted.body.title ?? own(wanted.kind === 'detail' ? 'lines' : 'documents')
  const name = `${safe(title)}-${await today(call)}.xlsx`
  if (wanted.body.mode === 'link') return begin(call, wanted, name)
  const isSent = await withWorkbook({ db: call.db, user: userOf(call), locale: call.locale }, wanted, async ({ sheets, lines }) => {
    if (lines > api.mostLinesAtOnce) return false
    await sendWorkbook(call.reply, name, sheets)
    return true
  })
  // the bytes are the answer
  return isSent ? (undefined as never) : begin(call, wanted, name)
}

/** Workbooks of papers (manufacturing 3.3). */
export function serveExcel(app: FastifyInstance): void {
  // it reads in a snapshot of its own, and a job outlives the call
  const rules = { permission: [...paperPages, ...reportPages], transaction: 'own', reply: record({ task_id: number, url: text }) } as const
  const columns: Schema = { type: 'array', items: column, maxItems: 100 }
  serve(app, api.exportDetail, { ...rules, body: body({ ...request, view: { enum: ['line', 'report'] }, columns }, 'type') }, (call) =>
    answer(call, { kind: 'detail', body: call.body }),
  )
  const parts: Schema = { type: 'array', items: { enum: [...api.fullParts] }, maxItems: api.fullParts.length }
  serve(app, api.exportFull, { ...rules, permission: paperPages, body: body({ ...request, with: parts }, 'type') }, (call) =>
    answer(call, { kind: 'full', body: call.body }),
  )
  serveContract(app)
}
