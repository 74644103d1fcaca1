import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/factory-orders.ts'
import { readPrintTemplates } from '#src/api/print-templates.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { actOnPapers } from './acts.ts'
import { readChart } from './chart.ts'
import { readPaper } from './detail.ts'
import { serveExcel } from './excel/routes.ts'
import { serveFiles } from './file-routes.ts'
import { listPapers } from './list.ts'
import { draftOf } from './next-paper.ts'
import { notePaper } from './notes.ts'
import { serveNotices } from './notices.ts'
import { paperPages } from './papers.ts'
import { serveMoney } from './money-routes.ts'
import { countPrints, printTemplatesOf } from './prints.ts'
import { list, number, open, record, text } from '../../replies.ts'
import * as schema from './schema.ts'
import { withNames } from './state-names.ts'
import { addPaper, editPaper, removePaperLines } from './write.ts'

const writerOf = (call: Pick<Call, 'locale' | 'user'>) => ({ user: userOf(call), locale: call.locale })

/** What is done with one paper or several (manufacturing 3.2, approve and audit). */
function serveActs(app: FastifyInstance): void {
  const page = { permission: paperPages }
  serve(
    app,
    api.approvePapers,
    { ...page, body: schema.approveBody, reply: schema.outcomeReply },
    ({ body: { ids, atomic, ...act }, ...call }) => actOnPapers(call.db, { ids, ...act, isAtomic: atomic === 1 }, writerOf(call)),
  )
  serve(
    app,
    api.auditPapers,
    { ...page, body: schema.auditBody, reply: schema.outcomeReply },
    ({ body: { reason, atomic, redraft, allow_negative: negative, biz_date: day, ...act }, ...call }) =>
      actOnPapers(
        call.db,
        { ...act, ...(day && { day }), note: reason, isAtomic: atomic === 1, isPlain: redraft === 0, isNegativeRefused: negative === 0 },
        writerOf(call),
      ),
  )
  serve(app, api.notePaper, { ...page, body: schema.noteBody, reply: schema.editPaperReply }, async (call) =>
    done(await notePaper(call.db, call.body, writerOf(call)), '100001'),
  )
}

/** The family of papers over one wire (manufacturing 3.2): heard with the key of any of their pages, done with that of its kind. */
const factoryOrders: FastifyPluginAsync = async (app) => {
  const page = { permission: paperPages }
  const reads = { ...page, transaction: 'none' as const }
  serve(app, api.listPapers, { ...reads, body: schema.listBody, reply: schema.listReply }, async (call) => {
    const { tabs, ...found } = await listPapers(call.db, call.body, userOf(call))
    return { ...found, tabs: withNames(tabs, call.body.type, call.locale) }
  })
  serve(app, api.readPaper, { ...reads, body: schema.readPaperBody, reply: schema.paperReply }, ({ body, ...call }) =>
    body.from ? draftOf(call.db, body.type, body.from, body.line_ids?.map(Number), userOf(call)) : readPaper(call.db, body, userOf(call)),
  )
  serve(app, api.addPaper, { ...page, body: schema.addPaperBody, reply: schema.addPaperReply }, async (call) =>
    done(await addPaper(call.db, call.body, writerOf(call)), '100000'),
  )
  serve(app, api.editPaper, { ...page, body: schema.editPaperBody, reply: schema.editPaperReply }, async (call) =>
    done(await editPaper(call.db, call.body, writerOf(call)), '100001'),
  )
  serve(app, api.removePaperLines, { ...page, body: schema.removeBody, reply: schema.removeReply }, async (call) =>
    done(await removePaperLines(call.db, call.body, writerOf(call)), '100001'),
  )
  serveActs(app)
  serve(app, api.paperChart, { ...reads, query: schema.chartQuery, reply: schema.chartReply }, (call) =>
    readChart(call.db, call.query, userOf(call)).then((found) => ({ ...found, tabs: withNames(found.tabs, call.query.type, call.locale) })),
  )
  const counted = record({ printed: number, counts: list(record({ id: number, printed: number })) })
  serve(app, api.countPrint, { ...page, body: schema.printBody, reply: counted }, ({ body: { type, id, ids = [id!], seal }, ...call }) =>
    countPrints(call.db, { type, ids: ids.map(Number), isSealed: seal === 1 }, userOf(call)),
  )
  const company = record({ name: text, address: text, phone: text, logo: text, seal: text })
  const ofType = { type: 'object', properties: { type: schema.doc.properties!['type']! }, required: ['type'] }
  serve(app, readPrintTemplates, { ...reads, body: ofType, reply: record({ list: list(open()), company }) }, (call) =>
    printTemplatesOf(call.db, call.body.type, userOf(call)),
  )
  serveFiles(app)
  serveMoney(app)
  serveNotices(app)
  serveExcel(app)
}

export default factoryOrders
