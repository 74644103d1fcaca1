import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/files.ts'
import { DueWorker } from '../../due-work.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { approve, discard } from './arrival.ts'
import { sweepLeftovers } from './leftovers.ts'
import * as schema from './schema.ts'
import { storeFile, storeLoose } from './store.ts'
import { receive } from './upload.ts'

const permission = 'system-file'

/** A category as it came: none is 0, of a way the last; what cannot be an id is one that nobody has. */
export const lastOf = (pid: unknown): number => {
  const id = Number((Array.isArray(pid) ? pid.at(-1) : pid) ?? 0) || 0
  return Number.isSafeInteger(id) ? id : -1
}

/** Everything by which bytes come into the library. */
export const intake: FastifyPluginAsync = async (app) => {
  const store = async (
    call: Pick<Call, 'db' | 'user' | 'request'>,
    isLoose = false,
  ): Promise<ReturnType<typeof done<{ src?: string }>>> => {
    const came = await receive(call.request, app.files)
    try {
      const file = await approve(came)
      if (isLoose) return done({ src: await storeLoose(app.files, file) }, '100032')
      const { src } = await storeFile(call.db, app.files, file, {
        name: came.name,
        pid: lastOf(came.fields['pid']),
        admin: userOf(call).id,
      })
      return done({ src }, '100032')
    } finally {
      await discard(came)
    }
  }

  serve(app, api.uploadFile, { permission }, (call) => store(call))

  serve(app, api.uploadFileTo, { permission, params: schema.storageParams, query: schema.storageQuery }, (call) => {
    if (call.params.upload_type > 1) throw new Refusal({ status: 400733 })
    return store(call, call.query.type === 1)
  })

  serve(app, api.readUploadType, { permission }, () => ({ upload_type: '1' }))

  sweepWhenDue(app)
}

/** Settles what crashes left behind, at the start and while the server runs. */
function sweepWhenDue(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'sweeping up after uploads did not work')
    const work = { run: () => sweepLeftovers(app.db, app.files), until: async () => undefined, failed, channel: 'file_leftovers' }
    worker = new DueWorker(work, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
