import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/files.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { approve, discard } from './arrival.ts'
import { lastOf } from './category-id.ts'
import { heldUploads } from './held-routes.ts'
import { ownPictures } from './own-picture-routes.ts'
import { remoteUploads } from './remote-routes.ts'
import * as schema from './schema.ts'
import { storeFile, storeLoose } from './store.ts'
import { sweepWhenDue } from './sweep.ts'
import { receive } from './upload.ts'
import * as replies from './replies.ts'

const permission = 'system-file'

/** Everything by which bytes come into the library. */
export const intake: FastifyPluginAsync = async (app) => {
  const store = async (
    call: Pick<Call, 'db' | 'user' | 'request'>,
    isLoose = false,
  ): Promise<ReturnType<typeof done<{ src?: string }>>> => {
    const came = await receive(call.request, app.files)
    try {
      const file = await approve(came)
      if (isLoose) return done({ src: await storeLoose(app.storage, file) }, '100032')
      const { src } = await storeFile(call.db, app.storage, file, {
        name: came.name,
        pid: lastOf(came.fields['pid']),
        admin: userOf(call).id,
      })
      return done({ src }, '100032')
    } finally {
      await discard(came)
    }
  }

  serve(app, api.uploadFile, { permission, transaction: 'own', reply: replies.uploadFile }, (call) => store(call))

  serve(
    app,
    api.uploadFileTo,
    { permission, params: schema.storageParams, query: schema.storageQuery, transaction: 'own', reply: replies.uploadFileTo },
    (call) => {
      if (call.params.upload_type > 1) throw new Refusal({ status: 400733 })
      return store(call, call.query.type === 1)
    },
  )

  await app.register(heldUploads)
  await app.register(remoteUploads)
  await app.register(ownPictures)
  sweepWhenDue(app)
}
