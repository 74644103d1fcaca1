import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/files.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { isSheetName, isSmallSheet, keepSheet, sheetLimit } from '../../storage/sheets.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, discard, type Arrival } from '../../storage/intake/arrival.ts'
import { lastOf } from './category-id.ts'
import { tooLarge } from '../../storage/intake/limits.ts'
import { heldUploads } from './held-routes.ts'
import { ownPictures } from './own-picture-routes.ts'
import { remoteUploads } from './remote-routes.ts'
import * as schema from './schema.ts'
import { storeLoose } from '../../storage/intake/store-loose.ts'
import { storeFile } from './store.ts'
import { sweepWhenDue } from './sweep.ts'
import { receive } from '../../storage/intake/upload.ts'
import * as replies from './replies.ts'

const permission = 'system-file'

/** A sheet for a call that is to come, which says itself what it cannot read. */
async function loosely(storage: Storage, { path }: Arrival): Promise<string> {
  if (!(await isSmallSheet(path))) throw tooLarge(sheetLimit)
  return keepSheet(storage, path)
}

/** Everything by which bytes come into the library. */
export const intake: FastifyPluginAsync = async (app) => {
  const store = async (
    call: Pick<Call, 'db' | 'user' | 'request'>,
    isLoose = false,
  ): Promise<ReturnType<typeof done<{ src?: string }>>> => {
    const came = await receive(call.request, app.files)
    try {
      if (isLoose && isSheetName(came.name)) return done({ src: await loosely(app.storage, came) }, '100032')
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
