import { createReadStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as api from '#src/api/jobs.ts'
import type { StoredFile } from '../../jobs/stored-file.ts'
import { serve, userOf, type Call } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import type { Storage } from '../../storage/storage.ts'
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

/** Sends a file as a download; the copy on this disk lasts as long as it is read. */
async function sendFile(reply: FastifyReply, storage: Storage, { name, type, location, size }: StoredFile): Promise<void> {
  await storage.withFile(location, async (path) => {
    const stream = createReadStream(path)
    void reply
      .headers({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-length': size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .type(type)
      .send(stream)
    // somebody who stops downloading is no failure
    await finished(stream).catch(() => undefined)
  })
}

export default jobs
