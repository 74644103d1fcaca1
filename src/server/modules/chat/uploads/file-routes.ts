import type { FastifyInstance } from 'fastify'
import { downloadChatFile, uploadAgentFile, uploadVisitorFile } from '#src/api/chat-uploads.ts'
import { nothing, number, record, text } from '#src/server/replies.ts'
import { agentOf, done, serve } from '#src/server/serve.ts'
import { discard } from '#src/server/storage/intake/arrival.ts'
import { faultOf } from '#src/server/storage/intake/limits.ts'
import { receiveForm } from '#src/server/storage/intake/upload.ts'
import { sendFile } from '#src/server/storage/send-file.ts'
import { chatFileLimit } from '#src/server/storage/upload-limits.ts'
import { originOf } from '#src/server/web/site.ts'
import { agentPerson } from '../service.ts'
import { fileAddress, findFile, keepFile } from './files.ts'
import { proven } from './proven.ts'

const reply = { reply: record({ key: text, name: text, size: number, url: text }), transaction: 'own' as const, perMinute: 120 }
const sent = 'chat-file-sent'

/** Files that are no pictures: sent into chats, and handed out as downloads under names of which nothing is run. */
export function serveFiles(app: FastifyInstance): void {
  serve(app, uploadAgentFile, { permission: 'agent', ...reply }, async (call) => {
    const { uid } = await agentPerson(call.db, agentOf(call))
    const { came } = await receiveForm(call.request, app.files, { limit: chatFileLimit })
    try {
      const kept = await keepFile(call.db, app.storage, uid, came)
      return done({ ...kept, url: fileAddress(kept.key, originOf(call.request)) }, sent)
    } finally {
      if (came) await discard(came)
    }
  })

  serve(app, uploadVisitorFile, { permission: 'open', ...reply }, async ({ db, request }) => {
    // nothing of a stranger's comes onto the disk
    const beforeFile = async (fields: Record<string, string>) => void (await proven(db, fields))
    const { came, fields } = await receiveForm(request, app.files, { limit: chatFileLimit, beforeFile })
    try {
      const { uid } = await proven(db, fields)
      const kept = await keepFile(db, app.storage, uid, came)
      return done({ ...kept, url: fileAddress(kept.key, originOf(request)) }, sent)
    } finally {
      if (came) await discard(came)
    }
  })

  const params = { properties: { key: { type: 'string', pattern: '^[0-9a-f]{32}$' } }, required: ['key'] }
  serve(app, downloadChatFile, { permission: 'open', params, reply: nothing }, async (call) => {
    const found = await findFile(call.db, call.params.key)
    if (!found) throw faultOf('chat-file-gone')
    await sendFile(call.reply, app.storage, { ...found, type: 'application/octet-stream' })
    // the bytes are the answer
    return undefined as never
  })
}
