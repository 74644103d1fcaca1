import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/jobs.ts'
import { serve, userOf, type Call } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { sendFile } from '../../storage/send-file.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const params: Schema = { properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] }
const query: Schema = { properties: { page: { type: 'integer', minimum: 1 }, limit: { type: 'integer', minimum: 1, maximum: 1000 } } }
const permission = 'signed-in'

/** Everybody's own jobs: how far they are, and what came of them. */
const jobs: FastifyPluginAsync = async (app) => {
  const readerOf = (call: Pick<Call, 'user' | 'locale'>): service.JobReader => ({
    ...{ account: userOf(call).id, jobs: app.jobs, locale: call.locale },
  })

  serve(app, api.listJobs, { permission, query, reply: replies.listJobs }, (call) =>
    service.list(call.db, readerOf(call), call.query ?? {}),
  )
  serve(app, api.readJob, { permission, params, reply: replies.readJob }, (call) =>
    service.read(call.db, readerOf(call), Number(call.params.id)),
  )
  serve(app, api.cancelJob, { permission, params, reply: replies.cancelJob }, (call) =>
    service.cancel(call.db, readerOf(call), Number(call.params.id)),
  )
  serve(app, api.downloadJob, { permission, params, isDownload: true, reply: nothing }, async (call) => {
    await sendFile(call.reply, app.storage, await service.fileOf(call.db, readerOf(call), Number(call.params.id)))
    // the bytes are the answer
    return undefined as never
  })
}

export default jobs
