import type { FastifyInstance } from 'fastify'
import { uploadAgentPicture, uploadVisitorPicture, type ChatPicture } from '#src/api/chat-uploads.ts'
import type { Db } from '#src/server/db.ts'
import { record, text } from '#src/server/replies.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { absolute } from '#src/server/shop/address.ts'
import { originOf } from '#src/server/web/site.ts'
import { approve, discard, type Arrival } from '#src/server/storage/intake/arrival.ts'
import { faultOf } from '#src/server/storage/intake/limits.ts'
import { isPictureName } from '#src/server/storage/intake/picture.ts'
import { storeLoose } from '#src/server/storage/intake/store-loose.ts'
import { receiveForm } from '#src/server/storage/intake/upload.ts'
import { agentPerson } from '../service.ts'
import { takeUpload } from './allowance.ts'
import { serveFiles } from './file-routes.ts'
import { proven } from './proven.ts'

const picture = record({ name: text, url: text })
/** From one address, which may be a whole company's. */
const perMinute = 120
/** Where the shop keeps them: beside the library, whose lists do not know them. */
const folder = 'store/comment'

/** Pictures in chats: judged as those of the library, in nobody's list, and in nobody's hands to throw away. */
export function serveUploads(app: FastifyInstance): void {
  serveFiles(app)

  async function store(db: Db, uid: number, came: Arrival | undefined, origin: string): Promise<ChatPicture> {
    if (!came?.name) throw faultOf('file_missing')
    if (!isPictureName(came.name)) throw faultOf('file_suffix')
    const giveBack = await takeUpload(db, uid, 'chat-pictures')
    try {
      const address = await storeLoose(app.storage, await approve(came), folder)
      return { name: address.split('/').at(-1)!, url: absolute(address, origin) }
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  const reply = { reply: picture, transaction: 'own' as const, perMinute }

  serve(app, uploadAgentPicture, { permission: 'agent', ...reply }, async (call) => {
    const { uid } = await agentPerson(call.db, agentOf(call))
    const { came } = await receiveForm(call.request, app.files)
    try {
      return done(await store(call.db, uid, came, originOf(call.request)), '410091')
    } finally {
      if (came) await discard(came)
    }
  })

  serve(app, uploadVisitorPicture, { permission: 'open', ...reply }, async ({ db, request }) => {
    // nothing of a stranger's comes onto the disk
    const { came, fields } = await receiveForm(request, app.files, { beforeFile: async (sent) => void (await proven(db, sent)) })
    try {
      const { uid } = await proven(db, fields)
      return done(await store(db, uid, came, originOf(request)), '410091')
    } finally {
      if (came) await discard(came)
    }
  })
}
