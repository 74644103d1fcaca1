import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeldUpload, UploadedFile } from '#src/api/file-uploads.ts'
import { row } from '#src/server/db.ts'
import { sweepUploads } from '#src/server/modules/files/sweep.ts'
import { film } from '../../../support/films.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const server = testApp()
let me: SignedIn
let other: SignedIn

interface Reply<Data> {
  status: number
  msg: string
  code?: string
  data: Data
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function ask<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = me): Promise<Reply<Data>> {
  const reply = await server.app.inject({ method, url: `/adminapi/file/${path}`, headers: as.headers, ...(payload ? { payload } : {}) })
  return reply.json()
}
const begin = <Data = HeldUpload>(bytes: Buffer, name: string, more: object = {}, as = me) =>
  ask<Data>('POST', 'uploads', { name, size: bytes.length, sha256: sha(bytes), pid: 0, ...more }, as)

async function send<Data = HeldUpload>(id: string, offset: number, bytes: Buffer, as = me): Promise<Reply<Data>> {
  const reply = await server.app.inject({
    method: 'PUT',
    url: `/adminapi/file/uploads/${id}?offset=${offset}`,
    headers: { ...as.headers, 'content-type': 'application/octet-stream', 'cb-lang': 'en-US' },
    payload: bytes,
  })
  return reply.json()
}

async function whole(bytes: Buffer, name: string, piece = 100_000, more: object = {}): Promise<Reply<UploadedFile>> {
  const { data } = await begin(bytes, name, more)
  for (let at = 0; ; at += piece) {
    const reply = await send<UploadedFile>(data.id, at, bytes.subarray(at, at + piece))
    if (at + piece >= bytes.length || reply.status !== 200) return reply
  }
}

const stored = (address: string) => readFileSync(join(server.files, new URL(address).pathname.replace('/uploads/', '')))
const waiting = () => readdirSync(join(server.files, '.incoming'))
const picture = (colour: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()

beforeAll(async () => {
  me = await signedIn(server.app)
  other = await signedIn(server.app)
})
beforeEach(async () => {
  rmSync(join(server.files, '.incoming'), { recursive: true, force: true })
  mkdirSync(join(server.files, '.incoming'))
  await server.app.db.execute(sql`truncate files, file_uploads, file_leftovers restart identity`)
})

describe('an upload in pieces', () => {
  it('becomes the file whose bytes were sent, and leaves nothing behind', async () => {
    const bytes = film(700_000)
    const { status, data } = await whole(bytes, '片子.mp4')
    expect(status).toBe(200)
    expect(data).toMatchObject({ known: false, file: { att_id: 1, real_name: '片子.mp4', att_type: 'video/mp4', pid: 0 } })
    expect(stored(data.file.att_dir).equals(bytes)).toBe(true)
    expect(waiting()).toEqual([])
    expect(await row(server.app.db, sql`select kind, version, sha256 from files`)).toEqual({
      kind: 'video',
      version: 1,
      sha256: sha(bytes),
    })
    expect((await ask<{ count: number }>('GET', 'file')).data.count).toBe(0)
  })

  it('goes on where it stands, when it is asked for again', async () => {
    const bytes = film(300_000)
    const first = await begin(bytes, 'a.mp4')
    expect(first.data).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), offset: 0, size: bytes.length, piece: 2_097_152 })
    await send(first.data.id, 0, bytes.subarray(0, 100_000))
    expect((await begin(bytes, 'a.mp4')).data).toEqual({ ...first.data, offset: 100_000 })
    expect((await ask('GET', `uploads/${first.data.id}`)).data).toEqual({ ...first.data, offset: 100_000 })
    expect((await begin(bytes, 'b.mp4')).data.id).not.toBe(first.data.id)
  })

  it('comes in pieces of the size that the server was told', async () => {
    const size = async (text: string) => {
      vi.stubEnv('CRM_UPLOAD_PIECE', text)
      return (await begin(film(300_000), 'a.mp4')).data.piece
    }
    expect(await size('500000')).toBe(500_000)
    expect(await size('99999999999')).toBe(16 * 1024 * 1024)
    expect(await size('')).toBe(2_097_152)
    vi.unstubAllEnvs()
  })

  it('takes pieces at their place only, and tells the place', async () => {
    const bytes = film(300_000)
    const { data } = await begin(bytes, 'a.mp4')
    await send(data.id, 0, bytes.subarray(0, 100_000))
    for (const offset of [0, 50_000, 200_000])
      expect(await send(data.id, offset, bytes.subarray(0, 100))).toEqual({
        status: 400,
        msg: 'The upload stands at another place',
        code: 'upload_offset',
        data: { ...data, offset: 100_000 },
      })
    const both = await Promise.all([1, 2].map(() => send(data.id, 100_000, bytes.subarray(100_000, 200_000))))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
    expect(await send(data.id, 200_000, Buffer.alloc(100_001))).toMatchObject({ status: 400, code: 'file_size' })
    expect((await send<UploadedFile>(data.id, 200_000, bytes.subarray(200_000))).data.file.att_size).toBe('300000')
  })

  it('counts a piece that breaks off as not sent', async () => {
    const bytes = film(900_000)
    const { data } = await begin(bytes, 'a.mp4')
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const headers = { ...me.headers, 'content-type': 'application/octet-stream', 'content-length': bytes.length }
    const cut = request({ port, method: 'PUT', path: `/adminapi/file/uploads/${data.id}?offset=0`, headers })
    cut.on('error', () => undefined)
    cut.write(bytes.subarray(0, 500_000))
    await expect.poll(() => waiting().some((name) => name.endsWith('.part'))).toBe(true)
    cut.destroy()
    await expect.poll(waiting).toEqual([])
    expect((await ask<HeldUpload>('GET', `uploads/${data.id}`)).data.offset).toBe(0)
  })

  it('that has other bytes than it promised is refused and gone', async () => {
    const bytes = film(200_000)
    const { data } = await begin(bytes, 'a.mp4')
    const broken = Buffer.from(bytes)
    broken[100_000]! ^= 1
    expect(await send(data.id, 0, broken)).toMatchObject({ status: 400, code: 'upload_hash' })
    expect(await send(data.id, 0, bytes)).toMatchObject({ status: 400, code: 'upload_unknown' })
    expect(waiting()).toEqual([])
  })

  it('belongs to whoever began it', async () => {
    const bytes = film(200_000)
    const { data } = await begin(bytes, 'a.mp4')
    const unknown = { status: 400, code: 'upload_unknown' }
    expect(await ask('GET', `uploads/${data.id}`, undefined, other)).toMatchObject(unknown)
    expect(await send(data.id, 0, bytes, other)).toMatchObject(unknown)
    expect(await ask('DELETE', `uploads/${data.id}`, undefined, other)).toMatchObject(unknown)
    expect((await begin(bytes, 'a.mp4', {}, other)).data.id).not.toBe(data.id)
    expect(await ask('DELETE', `uploads/${data.id}`)).toMatchObject({ status: 200 })
    expect(await ask('GET', `uploads/${data.id}`)).toMatchObject(unknown)
  })

  it('ends by itself when its last answer was lost', async () => {
    const bytes = film(200_000)
    const { data } = await begin(bytes, 'a.mp4')
    writeFileSync(join(server.files, '.incoming', data.id), bytes)
    await server.app.db.execute(sql`update file_uploads set stored = size`)
    expect((await ask<HeldUpload>('GET', `uploads/${data.id}`)).data.offset).toBe(200_000)
    expect((await send<UploadedFile>(data.id, 200_000, Buffer.alloc(0))).data).toMatchObject({ known: false, file: { att_id: 1 } })
    expect((await begin<UploadedFile>(bytes, 'a.mp4')).data).toMatchObject({ known: true, file: { att_id: 1 } })
  })

  it('says where it stands when the disk lost it', async () => {
    const bytes = film(200_000)
    const { data } = await begin(bytes, 'a.mp4')
    await send(data.id, 0, bytes.subarray(0, 100_000))
    writeFileSync(join(server.files, '.incoming', data.id), bytes.subarray(0, 40_000))
    expect(await send(data.id, 100_000, bytes.subarray(100_000))).toMatchObject({ code: 'upload_offset', data: { offset: 40_000 } })
    expect((await send<UploadedFile>(data.id, 40_000, bytes.subarray(40_000))).data.known).toBe(false)
  })

  it('is given up after seven days, its bytes too', async () => {
    const bytes = film(200_000)
    const { data } = await begin(bytes, 'a.mp4')
    await send(data.id, 0, bytes.subarray(0, 100_000))
    writeFileSync(join(server.files, '.incoming', 'left-by-a-crash'), 'x')
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
    for (const name of waiting()) utimesSync(join(server.files, '.incoming', name), hours(2), hours(2))
    await sweepUploads(server.app.db, server.files)
    expect(waiting()).toEqual([data.id])
    await server.app.db.execute(sql`update file_uploads set touched_at = now() - interval '7 days 1 minute'`)
    await sweepUploads(server.app.db, server.files)
    expect(waiting()).toEqual([])
    expect(await send(data.id, 100_000, bytes)).toMatchObject({ code: 'upload_unknown' })
  })
})

describe('what is refused before it is sent', () => {
  const bytes = randomBytes(10)
  it.each([
    ['another ending', 'x.php', {}, 'file_suffix'],
    ['a vector picture', 'x.svg', {}, 'file_suffix'],
    ['a picture of more than 2 MB', 'x.jpg', { size: 2_097_153 }, 'file_size'],
    ['a film of more than 2 GB', 'x.mp4', { size: 2 ** 31 + 1 }, 'file_size'],
    ['nothing', 'x.jpg', { size: 0 }, 'file_content'],
    ['a hash that is none', 'x.jpg', { sha256: 'zz' }, '100100'],
    ['a file that is not there to be replaced', 'x.jpg', { replaces: 99 }, 'file_gone'],
  ])('%s', async (_, name, more, code) => {
    expect(await begin(bytes, name, more)).toMatchObject({ status: 400, code })
  })

  it('a category that is not there', async () => {
    expect(await begin(bytes, 'x.jpg', { pid: 77 })).toMatchObject({ status: 400103 })
  })

  it('more than two hundred unfinished ones', async () => {
    await server.app.db.execute(sql`insert into file_uploads (id, admin_id, name, size, sha256)
      select 'u' || n, ${me.id}, 'a.mp4', 1, n::text from generate_series(1, 200) n`)
    expect(await begin(bytes, 'x.jpg')).toMatchObject({ status: 400, code: 'upload_quota' })
    expect(await begin(bytes, 'x.jpg', {}, other)).toMatchObject({ status: 200 })
  })
})

describe('known bytes', () => {
  it('are not sent again, whoever has them and wherever they go', async () => {
    await server.app.db.execute(sql`insert into file_categories (id, name) values (9, '丙') on conflict do nothing`)
    const bytes = await picture('#269')
    const first = await whole(bytes, 'a.png')
    const again = await begin<UploadedFile>(bytes, 'b.png', {}, other)
    expect(again.data).toEqual({ file: first.data.file, known: true })
    const elsewhere = await begin<UploadedFile>(bytes, 'b.png', { pid: 9 })
    expect(elsewhere.data).toMatchObject({ known: true, file: { att_id: 2, pid: 9, real_name: 'b.png' } })
    expect(stored(elsewhere.data.file.att_dir).equals(bytes)).toBe(true)
    expect(stored(elsewhere.data.file.satt_dir).equals(stored(first.data.file.satt_dir))).toBe(true)
  })
})

describe('replacing', () => {
  const replace = (bytes: Buffer, name: string, id: unknown) => whole(bytes, name, 1_000_000, { replaces: id })

  it('exchanges what the addresses show, and frees what they showed', async () => {
    const first = (await whole(await picture('#269'), 'a.png')).data.file
    const red = await picture('#b22')
    const next = (await replace(red, 'other.png', first.att_id)).data.file
    expect(next).toMatchObject({ att_id: first.att_id, att_dir: first.att_dir, satt_dir: first.satt_dir, real_name: 'a.png' })
    expect(stored(next.att_dir).equals(red)).toBe(true)
    expect((await sharp(stored(next.satt_dir)).stats()).dominant.r).toBeGreaterThan(150)
    expect(await row(server.app.db, sql`select version, sha256 from files`)).toEqual({ version: 2, sha256: sha(red) })
    const content = (readdirSync(join(server.files, '.content'), { recursive: true }) as string[]).filter((name) => name.length > 10)
    expect(content.some((name) => name.endsWith(sha(red)))).toBe(true)
    expect(existsSync(join(server.files, '.content', sha(await picture('#269')).slice(0, 2), sha(await picture('#269'))))).toBe(false)
  })

  it('brings another format into that of the address', async () => {
    const first = (await whole(await picture('#269'), 'a.png')).data.file
    await replace(await picture('#b22', 'jpeg'), 'b.jpg', first.att_id)
    expect(await sharp(stored(first.att_dir)).metadata()).toMatchObject({ format: 'png', width: 700 })
    expect(await row(server.app.db, sql`select att_type from files`)).toEqual({ att_type: 'image/png' })
  })

  it('refuses a film in place of a picture', async () => {
    const first = (await whole(await picture('#269'), 'a.png')).data.file
    expect(await begin(film(1_000), 'b.mp4', { replaces: first.att_id })).toMatchObject({ status: 400, code: 'replace_kind' })
  })
})

it('keeps the file of a film once', async () => {
  const bytes = film(200_000)
  const { data } = await whole(bytes, 'a.mp4')
  const key = join(server.files, new URL(data.file.att_dir).pathname.replace('/uploads/', ''))
  expect(statSync(key).nlink).toBe(2)
})
