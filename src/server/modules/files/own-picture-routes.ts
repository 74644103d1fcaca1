import type { FastifyPluginAsync } from 'fastify'
import { uploadOwnPicture } from '#src/api/own-account.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf } from '../../serve.ts'
import { approve, discard } from '../../storage/intake/arrival.ts'
import { faultOf } from '../../storage/intake/limits.ts'
import { Patience } from '../../storage/intake/patience.ts'
import { isPictureName } from '../../storage/intake/picture.ts'
import { storeLoose } from '../../storage/intake/store-loose.ts'
import { receive } from '../../storage/intake/upload.ts'
import * as replies from './replies.ts'

/** Everybody's own picture, judged as every other one; it is in no category and no list. */
export const ownPictures: FastifyPluginAsync = async (app) => {
  const patience = new Patience(30, 3_600_000)
  serve(app, uploadOwnPicture, { permission: 'signed-in', transaction: 'own', reply: replies.uploadOwnPicture }, async (call) => {
    const who = String(userOf(call).id)
    const seconds = patience.wait(who)
    if (seconds) throw new Refusal({ status: 429, code: '429', values: { seconds } })
    patience.count(who)
    const came = await receive(call.request, app.files)
    try {
      if (!isPictureName(came.name)) throw faultOf('file_suffix')
      return done({ src: await storeLoose(app.storage, await approve(came)) }, '100032')
    } finally {
      await discard(came)
    }
  })
}
