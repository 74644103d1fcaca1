import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/page-publishing.ts'
import * as history from '#src/api/page-versions.ts'
import { DueWorker } from '../../jobs/due-work.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import * as drafts from './drafts.ts'
import { listVersions, nameVersion, readVersion } from './history.ts'
import * as publishing from './publishing.ts'
import { cancelSchedule, publishDue, schedule, scheduleChannel, untilNext } from './schedule.ts'
import * as schema from './schema.ts'
import * as replies from './replies.ts'

const permission = 'admin-setting-pages-devise'

const editorOf = (call: Call): drafts.Editor => {
  const { id, name, account } = userOf(call)
  return { id, name: name || account, origin: originOf(call.request), locale: call.locale }
}

/** A page's draft, and how it comes to its visitors. */
export function serveDrafts(app: FastifyInstance, bodyLimit: number): void {
  const params = schema.idParams
  serve(app, api.readDraft, { permission, params, reply: replies.readDraft }, (call) =>
    drafts.readDraft(call.db, Number(call.params.id), editorOf(call)),
  )

  serve(app, api.saveDraft, { permission, params, body: schema.draftBody, bodyLimit, reply: replies.saveDraft }, async (call) => {
    const id = Number(call.params.id)
    const saved = await publishing.saveDraft(call.db, id, call.body as unknown as publishing.DraftBody, editorOf(call))
    return done(saved, id ? '100001' : '100000')
  })

  serve(app, api.discardDraft, { permission, params, query: schema.discardQuery, reply: replies.discardDraft }, (call) =>
    publishing.discardDraft(call.db, Number(call.params.id), call.query, editorOf(call)),
  )

  serve(app, api.publishPage, { permission, params, body: schema.expectedBody, reply: replies.publishPage }, async (call) =>
    done(await publishing.publishDraft(call.db, Number(call.params.id), call.body, editorOf(call)), 'page_published'),
  )

  serve(app, api.schedulePage, { permission, params, body: schema.scheduleBody, reply: replies.schedulePage }, async (call) =>
    done(await schedule(call.db, Number(call.params.id), call.body, editorOf(call)), '100014'),
  )

  serve(app, api.cancelSchedule, { permission, params, reply: replies.cancelSchedule }, (call) =>
    cancelSchedule(call.db, Number(call.params.id), editorOf(call)),
  )
}

/** A page's history, and pages made from it. */
export function serveVersions(app: FastifyInstance): void {
  const params = schema.idParams
  const versionParams = schema.versionParams
  serve(
    app,
    history.listPageVersions,
    { permission, params, query: schema.pagingQuery, reply: replies.listPageVersions },
    ({ db, params: { id }, query }) => listVersions(db, Number(id), query),
  )

  serve(
    app,
    history.readPageVersion,
    { permission, params: versionParams, reply: replies.readPageVersion },
    ({ db, params: { id, version }, request }) => readVersion(db, Number(id), Number(version), originOf(request)),
  )

  serve(
    app,
    history.namePageVersion,
    { permission, params: versionParams, body: schema.nameBody, reply: replies.namePageVersion },
    async ({ db, params: { id, version }, body }) => done(await nameVersion(db, Number(id), version, body.label), '100014'),
  )

  serve(
    app,
    history.restorePageVersion,
    { permission, params: versionParams, body: schema.expectedBody, reply: replies.restorePageVersion },
    async (call) => {
      const { id, version } = call.params
      return done(await publishing.restoreVersion(call.db, Number(id), Number(version), call.body, editorOf(call)), '100010')
    },
  )

  serve(app, history.duplicatePage, { permission, params, body: schema.duplicateBody, reply: replies.duplicatePage }, async (call) =>
    done(await publishing.duplicatePage(call.db, Number(call.params.id), call.body, editorOf(call)), '100000'),
  )
}

/** Publishes at the set times while the server runs, and at its start what fell due without it. */
export function publishOnTime(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'looking for pages to publish did not work')
    const work = { run: () => publishDue(app.db), until: () => untilNext(app.db), failed, channel: scheduleChannel }
    worker = new DueWorker(work, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
