import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/file-uploads.ts'
import { readUploadType } from '#src/api/files.ts'
import { sentence } from '../../messages.ts'
import { consolePrefix } from '../../web/prefix.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { absolute } from '../../shop/address.ts'
import { originOf } from '../../web/site.ts'
import { pieceLimit } from '../../storage/upload-limits.ts'
import { discard, type Arrival } from '../../storage/intake/arrival.ts'
import { lastOf } from './category-id.ts'
import { faultOf } from '../../storage/intake/limits.ts'
import { Patience } from '../../storage/intake/patience.ts'
import { bytesOf, refuseFullDisk } from './pieces.ts'
import { phonePage } from './phone-page.ts'
import * as scan from './scan-slots.ts'
import * as schema from './schema.ts'
import { receive, receiveForm } from '../../storage/intake/upload.ts'
import { configuredUs3, newUs3Key, us3Keys, us3UploadType } from '../../storage/us3.ts'
import { refuseVideoName, takeVideoPiece } from './video-pieces.ts'
import { storeFromWeb } from './web-pictures.ts'
import { anything, nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'system-file'
/** Whoever manages products puts films into them. */
const filming = [permission, 'admin-store-storeProuduct-index']

/** What the shop's own screens upload besides pictures of the computer: films in pieces, web addresses, phones, clouds. */
export const remoteUploads: FastifyPluginAsync = async (app) => {
  serve(app, readUploadType, { permission: filming, reply: replies.readUploadType }, () => ({
    upload_type: configuredUs3() ? us3UploadType : '1',
  }))

  // the name is ours, whatever is asked for: a signature for a chosen one could put other bytes in place of a film
  serve(app, api.readTempKeys, { permission: filming, query: schema.keysQuery, reply: anything }, ({ query }) => {
    const us3 = configuredUs3()
    if (!us3) throw new Refusal({ status: 400, code: '100016' })
    const { contentType = 'video/mp4' } = query
    const key = newUs3Key(contentType)
    if (!key) throw new Refusal({ status: 400, code: '100100' })
    return us3Keys(us3, key, contentType)
  })

  serve(app, api.uploadVideoPiece, { permission, transaction: 'own', reply: replies.uploadVideoPiece }, async (call) => {
    await refuseFullDisk(app.files, pieceLimit)
    const came = await receive(call.request, app.files, pieceLimit)
    try {
      return await videoPiece(call, came)
    } finally {
      await discard(came)
    }
  })

  async function videoPiece(call: Pick<Call, 'db' | 'user' | 'request' | 'locale'>, came: Awaited<ReturnType<typeof receive>>) {
    const { fields, path } = came
    const piece = {
      name: fields['filename'] ?? '',
      number: Number(fields['chunkNumber']),
      total: Number(fields['totalChunks']),
      md5: fields['md5'] ?? '',
    }
    const isNumbered = Number.isInteger(piece.number) && piece.number >= 1 && piece.number <= piece.total && piece.total <= 10_000
    try {
      refuseVideoName(piece)
      if (!isNumbered) throw faultOf('100100')
      const reply = await takeVideoPiece(call.db, app.storage, userOf(call).id, piece, {
        path,
        size: await bytesOf(path),
      })
      return { ...reply, file_path: absolute(reply.file_path, originOf(call.request)) }
    } catch (error) {
      // but for the ending, the shop says in the reply itself what is wrong
      if (!(error instanceof Refusal) || error.detail.status !== 400) throw error
      const { code = '100005', values } = error.detail
      return { code: 0 as const, msg: sentence(code, call.locale, values) ?? code, file_path: '' }
    }
  }

  serve(app, api.uploadFromWeb, { permission, body: schema.webBody, transaction: 'own', reply: nothing }, async (call) => {
    const to = { pid: lastOf(call.body.pid), admin: userOf(call).id }
    await storeFromWeb(call.db, app.storage, call.body.images, to, { locale: call.locale })
    return done(undefined, '100032')
  })

  await app.register(scanSlots)
}

/** Strangers' tries with tokens that are none, a minute. */
const patience = () => new Patience(30, 60_000)

const scanSlots: FastifyPluginAsync = async (app) => {
  const strangers = patience()

  serve(app, api.openScanSlot, { permission, query: schema.scanQuery, reply: replies.openScanSlot }, async (call) => {
    const pid = lastOf(call.query.pid)
    const token = await scan.openSlot(call.db, userOf(call).id, pid)
    return { url: `${phonePage(call.query.page, originOf(call.request))}?pid=${pid}&token=${token}` }
  })

  serve(app, api.closeScanSlot, { permission, reply: nothing }, (call) => scan.closeSlot(call.db, userOf(call).id))

  serve(app, api.listScanned, { permission, params: schema.scanParams, reply: replies.listScanned }, (call) =>
    scan.listScanned(call.db, userOf(call).id, call.params.scan_token),
  )

  serve(
    app,
    api.uploadFromPhone,
    { permission: 'open', query: schema.phoneQuery, transaction: 'own', reply: nothing },
    async ({ db, query, request }) => {
      const seconds = strangers.wait(request.ip)
      if (seconds) throw new Refusal({ status: 429, code: '429', values: { seconds } })
      let came: Arrival | undefined
      // a picture is taken only for a token that opens a slot: ours stands in the address, the shop's page writes it before the picture
      const refuse = (token: string) => scan.refuseClosedSlot(db, token)
      const beforeFile = async (fields: Record<string, string>) => {
        const token = query.uploadToken ?? fields['uploadToken']
        // behind the picture nobody knows it yet: that counts as a guess, and stays one
        if (token === undefined) strangers.count(request.ip)
        else if (query.uploadToken === undefined) await refuse(token)
      }
      try {
        if (query.uploadToken !== undefined) await refuse(query.uploadToken)
        const form = await receiveForm(request, app.files, { beforeFile })
        came = form.came
        await scan.storeScanned(db, app.storage, query.uploadToken ?? form.fields['uploadToken'] ?? '', came)
      } catch (error) {
        if (error instanceof Refusal && error.detail.code === '410086') strangers.count(request.ip)
        throw error
      } finally {
        if (came) await discard(came)
      }
      return done(undefined, '100032')
    },
  )

  // the address in the shop's QR code; the page itself is one of the console's
  app.get('/app/upload', { config: { permission: 'open', sendsBytes: true } }, async (request, reply) => {
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(`${consolePrefix()}/mobile_upload${query}`)
  })
}
