import type { FastifyInstance } from 'fastify'
import type { Id } from '#src/api/endpoint.ts'
import { priceKey } from '#src/api/factory-lines.ts'
import type { PaperType } from '#src/api/factory-orders.ts'
import * as api from '#src/api/paper-files.ts'
import { list, nothing, number, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { discard } from '../../storage/intake/arrival.ts'
import { receiveForm } from '../../storage/intake/upload.ts'
import { sendFile } from '../../storage/send-file.ts'
import { chatFileLimit } from '../../storage/upload-limits.ts'
import { readRow } from '../../tables/select.ts'
import { addFile, filesOf, findFile, removeFile } from './paper-files.ts'
import { paperFor, paperPages, refuseWithout } from './papers.ts'
import * as schema from './schema.ts'

interface Paper {
  type: PaperType
  id: Id
}

const key: Schema = { type: 'string', pattern: '^[0-9a-f]{32}$' }
const file = { key: text, name: text, size: number, by: text, at: text }

/**
 * The id of a paper that somebody may see, and where `mayWrite` is wanted may edit. Files of an order say its prices: they are for who sees those.
 * @throws Refusal 110000, `RECORD_GONE`
 */
async function seen(call: Pick<Call, 'db' | 'user'>, { type, id }: Paper, mayWrite = false): Promise<number> {
  const user = userOf(call)
  const table = paperFor(type, user)
  if (mayWrite) refuseWithout(user, table.resource.keys.edit)
  if (type === 'PO') refuseWithout(user, priceKey)
  await readRow(call.db, table, Number(id), user)
  return Number(id)
}

/** Files of papers that are no pictures: handed out as downloads of which nothing is run, to who may see the paper. */
export function serveFiles(app: FastifyInstance): void {
  const rules = { permission: paperPages }
  const { properties, required } = schema.doc
  const body = { type: 'object', properties: { ...properties, key }, required: [...required!, 'key'] }
  serve(
    app,
    api.readPaperFiles,
    { ...rules, transaction: 'none', body: schema.doc, reply: record({ list: list(record(file)) }) },
    async (call) => ({ list: await filesOf(call.db, await seen(call, call.body)) }),
  )
  serve(
    app,
    api.addPaperFile,
    { ...rules, transaction: 'own', perMinute: 60, query: { properties, required: [...required!] }, reply: record(file) },
    async (call) => {
      const document = await seen(call, call.query, true)
      const { came } = await receiveForm(call.request, app.files, { limit: chatFileLimit })
      try {
        return done(await addFile(call.db, app.storage, { document, came, who: userOf(call).name }), '100000')
      } finally {
        if (came) await discard(came)
      }
    },
  )
  serve(app, api.readPaperFile, { ...rules, transaction: 'none', body, reply: record({}) }, async (call) => {
    const found = await findFile(call.db, await seen(call, call.body), call.body.key)
    await sendFile(call.reply, app.storage, { ...found, type: 'application/octet-stream' })
    // the bytes are the answer
    return undefined as never
  })
  serve(app, api.removePaperFile, { ...rules, body, reply: nothing }, async (call) => {
    const document = await seen(call, call.body, true)
    await removeFile(call.db, { document, key: call.body.key, who: userOf(call).name })
    return done(null, '100002')
  })
}
