import type { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as api from '#src/api/file-uploads.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import * as held from './held-uploads.ts'
import { lastOf } from './category-id.ts'
import * as schema from './schema.ts'
import { readFile } from './service.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'system-file'

/** Uploads that go on after a cut: src/api/file-uploads.ts. */
export const heldUploads: FastifyPluginAsync = async (app) => {
  // handed on as it comes: a piece never lies in memory
  app.addContentTypeParser('application/octet-stream', (_, body, parsed) => parsed(null, { bytes: body }))

  type Result = Awaited<ReturnType<typeof held.begin>>
  const reply = async (request: FastifyRequest, result: Result) =>
    'src' in result ? { file: await readFile(app.db, result.id, originOf(request)), known: result.known } : held.heldUpload(result)

  serve(app, api.beginUpload, { permission, body: schema.uploadBody, transaction: 'own', reply: replies.beginUpload }, async (call) => {
    const { name, size, sha256, pid, replaces } = call.body
    const wanted = { name, size, sha256, pid: lastOf(pid), replaces: replaces === undefined ? null : Number(replaces) }
    return reply(call.request, await held.begin(call.db, app.storage, wanted, userOf(call).id))
  })

  serve(app, api.readUpload, { permission, params: schema.uploadParams, reply: replies.readUpload }, async (call) =>
    held.heldUpload(await held.findHeld(call.db, call.params.id, userOf(call).id)),
  )

  serve(
    app,
    api.sendPiece,
    { permission, params: schema.uploadParams, query: schema.pieceQuery, transaction: 'own', reply: replies.sendPiece },
    async (call) => {
      const { bytes } = (call.body ?? {}) as unknown as { bytes?: Readable }
      if (!bytes) throw new Refusal({ status: 415, code: '415' })
      const at = { id: call.params.id, admin: userOf(call).id, offset: call.query.offset }
      return reply(call.request, await held.takePiece(call.db, app.storage, at, bytes))
    },
  )

  serve(app, api.giveUpUpload, { permission, params: schema.uploadParams, transaction: 'own', reply: nothing }, async (call) => {
    await held.giveUp(call.db, app.storage, call.params.id, userOf(call).id)
    return done(undefined, '100002')
  })
}
