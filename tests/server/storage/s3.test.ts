import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadedFile } from '#src/api/file-uploads.ts'
import type { FileRow } from '#src/api/files.ts'
import { buildApp } from '#src/server/app.ts'
import { rows } from '#src/server/db.ts'
import { sweepLeftovers } from '#src/server/modules/files/leftovers.ts'
import { S3Storage } from '#src/server/storage/s3.ts'
import { film } from '../../support/films.ts'
import { S3Store } from '../../support/s3-store.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'
import { senderTo } from '../modules/files/sender.ts'

const store = new S3Store()

const endpoint = () => `http://127.0.0.1:${store.port}`
const setUp = {
  CRM_S3_BUCKET: 'shop',
  CRM_S3_ACCESS_KEY: 'S3RVER',
  CRM_S3_SECRET_KEY: 'S3RVER',
  CRM_S3_PATH_STYLE: '1',
}
beforeAll(async () => {
  await store.start()
  for (const [name, value] of Object.entries({ ...setUp, CRM_S3_ENDPOINT: endpoint() })) vi.stubEnv(name, value)
})
const server = testApp()
let me: SignedIn
const { ask, sendForm } = senderTo(server, () => me)

beforeAll(async () => {
  vi.unstubAllEnvs()
  me = await signedIn(server.app)
})
beforeEach(async () => {
  await server.app.db.execute(sql`truncate files, file_uploads, video_uploads, file_leftovers, file_categories restart identity`)
})
afterAll(() => store.end())

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const picture = (colour: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer()
const get = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: address.replace(/^https?:\/\/[^/]+/, ''), headers })
const there = async (address: string) => (await get(address)).statusCode
const upload = (bytes: Buffer, name: string, pid = 0) => sendForm<{ src: string }>('file/upload', { pid: String(pid) }, [bytes, name])
const files = () => rows<FileRow & { id: number }>(server.app.db, sql`select id, att_dir, satt_dir, sha256 from files order by id`)
const content = (bytes: Buffer) => server.app.storage.look(`.content/${sha(bytes).slice(0, 2)}/${sha(bytes)}`)

async function sendFilm(bytes: Buffer, replaces?: number): Promise<FileRow> {
  const more = replaces === undefined ? {} : { replaces }
  const body = { name: 'a.mp4', size: bytes.length, sha256: sha(bytes), pid: 0, ...more }
  const { data } = await ask<{ id: string }>('POST', 'file/uploads', body)
  const reply = await server.app.inject({
    method: 'PUT',
    url: `/adminapi/file/uploads/${data.id}?offset=0`,
    headers: { ...me.headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return (reply.json() as { data: UploadedFile }).data.file
}

describe('files in a store that speaks S3', () => {
  it('are stored, served and thumbnailed, and nothing of them stays on the disk', async () => {
    const bytes = await picture('#936')
    const { data } = await upload(bytes, 'a.png')
    const shown = await get(data.src)
    expect(shown.rawPayload.equals(bytes)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await get(data.src, { 'if-none-match': String(shown.headers['etag']) })).statusCode).toBe(304)
    const [file] = await files()
    expect((await sharp((await get(file!.satt_dir)).rawPayload).metadata()).format).toBe('webp')
    const small = await get(`${data.src}?w=320`)
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320)
    expect((await get(`${data.src}?w=320`, { 'if-none-match': String(small.headers['etag']) })).statusCode).toBe(304)
    expect(existsSync(join(server.files, 'attach'))).toBe(false)
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
    expect([await there('/uploads/attach/none.png'), await there('/uploads/.content/x')]).toEqual([404, 404])
  })

  it('lie there once for their bytes, however often they come, and go with the last file', async () => {
    await server.app.db.execute(sql`insert into file_categories (name) values ('甲')`)
    const bytes = await picture('#269')
    await upload(bytes, 'a.png')
    await upload(bytes, 'b.png', 1)
    const known = await ask<UploadedFile>('POST', 'file/uploads', { name: 'c.png', size: bytes.length, sha256: sha(bytes), pid: 1 })
    expect(known.data.known).toBe(true)
    const [first, second] = await files()
    const destroy = async (id: number) => {
      await ask('POST', 'file/file/delete', { ids: String(id) })
      await ask('POST', 'file/destroy', { ids: String(id) })
    }
    await destroy(first!.id)
    expect([await there(first!.att_dir), await there(first!.satt_dir), await there(second!.att_dir)]).toEqual([404, 404, 200])
    expect(await content(bytes)).toMatchObject({ size: bytes.length })
    await destroy(second!.id)
    expect([await there(second!.att_dir), await content(bytes)]).toEqual([404, undefined])
  })

  it('are films whose parts can be asked for, and which come back without being sent', async () => {
    const bytes = film(700_000)
    const { att_dir } = await sendFilm(bytes)
    const part = await get(att_dir, { range: 'bytes=1000-1999' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/700000', 'content-type': 'video/mp4' })
    expect(part.rawPayload.equals(bytes.subarray(1000, 2000))).toBe(true)
    expect((await get(att_dir, { range: 'bytes=900000-' })).statusCode).toBe(416)
    const again = await ask<UploadedFile>('POST', 'file/uploads', { name: 'b.mp4', size: bytes.length, sha256: sha(bytes), pid: 0 })
    expect(again.data.known).toBe(true)
  })

  it('are cut, brought back and replaced under their addresses', async () => {
    const bytes = await picture('#269')
    await upload(bytes, 'a.png')
    const [{ id, att_dir }] = (await files()) as [FileRow & { id: number }]
    const edit = (crop: object | null) =>
      server.app.inject({ method: 'PUT', url: `/adminapi/file/details/${id}`, headers: me.headers, payload: { crop } })
    expect((await edit({ x: 0, y: 0, width: 0.5, height: 0.5, turn: 0 })).json()).toMatchObject({ status: 200 })
    expect((await sharp((await get(att_dir)).rawPayload).metadata()).width).toBe(450)
    await edit(null)
    expect((await get(att_dir)).rawPayload.equals(bytes)).toBe(true)
    const other = await picture('#b22', 500)
    const { data } = await ask<{ id: string }>('POST', 'file/uploads', {
      name: 'b.png',
      size: other.length,
      sha256: sha(other),
      pid: 0,
      replaces: id,
    })
    await server.app.inject({
      method: 'PUT',
      url: `/adminapi/file/uploads/${data.id}?offset=0`,
      headers: { ...me.headers, 'content-type': 'application/octet-stream' },
      payload: other,
    })
    expect((await get(att_dir)).rawPayload.equals(other)).toBe(true)
    expect(await content(bytes)).toBeUndefined()
  })
})

describe('a store that is away', () => {
  it('is said in a sentence, leaves no half of a file, and is asked again afterwards', async () => {
    const kept = await picture('#124')
    const { data } = await upload(kept, 'kept.png')
    await store.stop()
    const bytes = await picture('#731')
    const refused = { status: 400, code: 'storage_away', msg: 'The storage of files cannot be reached just now, please try again later' }
    expect(await upload(bytes, 'a.png')).toMatchObject(refused)
    expect(await files()).toHaveLength(1)
    expect([await there(data.src), await there(`${data.src}?w=320`)]).toEqual([503, 503])
    // an upload that goes on after a cut waits for the store
    const body = { name: 'b.png', size: bytes.length, sha256: sha(bytes), pid: 0 }
    const { data: held } = await ask<{ id: string }>('POST', 'file/uploads', body)
    const end = async (payload: Buffer, offset: number) =>
      (
        await server.app.inject({
          method: 'PUT',
          url: `/adminapi/file/uploads/${held.id}?offset=${offset}`,
          headers: { ...me.headers, 'cb-lang': 'en-US', 'content-type': 'application/octet-stream' },
          payload,
        })
      ).json() as { status: number }
    expect(await end(bytes, 0)).toMatchObject(refused)
    await store.start()
    expect(await end(Buffer.alloc(0), bytes.length)).toMatchObject({ status: 200, data: { known: false } })
    expect((await get(data.src)).rawPayload.equals(kept)).toBe(true)
    await sweepLeftovers(server.app.db, server.app.storage, 0)
    expect(await rows(server.app.db, sql`select id from file_leftovers`)).toEqual([])
    expect(await files()).toHaveLength(2)
  })
})

it('visitors may read from an address of the store’s own', async () => {
  for (const [name, value] of Object.entries({ ...setUp, CRM_S3_ENDPOINT: endpoint(), CRM_S3_PUBLIC: 'https://cdn.example.com/shop/' }))
    vi.stubEnv(name, value)
  const app = await buildApp({ database: server.database, files: server.files })
  vi.unstubAllEnvs()
  const told = await app.inject('/uploads/attach/2026/11/21/0123.png')
  expect([told.statusCode, told.headers['location']]).toEqual([302, 'https://cdn.example.com/shop/attach/2026/11/21/0123.png'])
  expect((await app.inject('/uploads/.content/x')).statusCode).toBe(404)
  await app.close()
})

describe('the setting', () => {
  const config = () => ({
    endpoint: endpoint(),
    region: 'us-east-1',
    bucket: 'shop',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    isPathStyle: true,
    publicAddress: '',
  })

  it('signs: with another secret nothing is stored', async () => {
    const failures: unknown[] = []
    const wrong = new S3Storage({ ...config(), secretKey: 'another' }, server.files, (error) => failures.push(String(error)))
    await expect(wrong.put('attach/x.png', Buffer.from('x'))).rejects.toMatchObject({ detail: { code: 'storage_away' } })
    expect(failures).toEqual([expect.stringContaining('SignatureDoesNotMatch')])
    expect(await server.app.storage.look('attach/x.png')).toBeUndefined()
  })

  it('removes what is older than a time, and nothing else', async () => {
    const storage = new S3Storage(config(), server.files, () => undefined)
    await storage.put('.thumbnails/aa/x.webp', Buffer.from('x'))
    await storage.removeBefore('.thumbnails', Date.now() - 60_000)
    expect(await storage.look('.thumbnails/aa/x.webp')).toMatchObject({ size: 1 })
    await storage.removeBefore('.thumbnails', Date.now() + 60_000)
    expect(await storage.look('.thumbnails/aa/x.webp')).toBeUndefined()
  })
})
