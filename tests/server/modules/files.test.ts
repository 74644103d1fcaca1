import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dbOver, openPool, rows, type Db } from '#src/server/db.ts'
import { openSession } from '#src/server/sessions.ts'
import type { HeldUpload, UploadedFile } from '#src/api/file-uploads.ts'
import { film } from '../../support/films.ts'
import { hostileFiles, type HostileFile } from '../../support/hostile/corpus.ts'
import { withDatabase } from '../database.ts'
import { builtServer, serveApart, type Served } from '../served.ts'

const database = withDatabase()
const files = mkdtempSync(join(tmpdir(), 'crm-served-'))
let bundle: string
let pool: ReturnType<typeof openPool>
let db: Db
let server: Served
let headers: Record<string, string>

interface Reply<Data = unknown> {
  status: number
  msg: string
  code?: string
  data: Data
}

beforeAll(async () => {
  bundle = join(await builtServer(), 'main.js')
  pool = openPool(database.config)
  db = dbOver(pool)
  const made = await rows<{ id: number }>(
    db,
    sql`insert into accounts (account, password, real_name, level) values ('boss', 'none', 'boss', 0) returning id`,
  )
  const { token } = await openSession(db, 'admin', made[0]!.id)
  headers = { 'authori-zation': `Bearer ${token}` }
  await db.execute(sql`insert into scan_slots (admin_id, token) values (${made[0]!.id}, 'phone')`)
  server = await serveApart(bundle, { database: database.config, files })
}, 300_000)

afterAll(async () => {
  await server?.kill()
  await pool?.end()
  rmSync(files, { recursive: true, force: true })
})

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function call<Data = unknown>(
  method: string,
  path: string,
  body?: BodyInit,
  more: Record<string, string> = {},
): Promise<Reply<Data>> {
  const reply = await fetch(`${server.url}/adminapi/${path}`, { method, headers: { ...headers, ...more }, body: body ?? null })
  return { ...((await reply.json()) as Reply<Data>) }
}

type Way = (file: HostileFile, language: string) => Promise<Reply>

const form = ({ bytes, name }: HostileFile, fields: Record<string, string>) => {
  const made = new FormData()
  for (const [key, value] of Object.entries(fields)) made.append(key, value)
  made.append('file', new File([new Uint8Array(bytes)], name))
  return made
}

const ways: Record<string, Way> = {
  form: (file, language) => call('POST', 'file/upload', form(file, { pid: '0' }), { 'cb-lang': language }),
  phone: (file, language) => call('POST', 'image/scan_upload', form(file, { uploadToken: 'phone', pid: '0' }), { 'cb-lang': language }),
  async pieces({ bytes, name }, language) {
    const json = { 'content-type': 'application/json', 'cb-lang': language }
    const wanted = JSON.stringify({ name, size: bytes.length, sha256: sha(bytes), pid: 0 })
    const begun = await call<HeldUpload | UploadedFile>('POST', 'file/uploads', wanted, json)
    if (begun.status !== 200 || 'file' in begun.data) return begun
    const raw = { 'content-type': 'application/octet-stream', 'cb-lang': language }
    return call('PUT', `file/uploads/${begun.data.id}?offset=0`, new Uint8Array(bytes), raw)
  },
}

const code = /<\?php|<(script|iframe|html)[\s>]|<!doctype html/i
const reasons: Record<string, RegExp> = { 'zh-cn': /[\u4e00-\u9fff]/, en: /^[A-Z][a-z]+ .* ?[a-z]+/, 'zh-tw': /[\u4e00-\u9fff]/ }

/** What is wrong with the answer to one file; undefined when nothing is. */
function wrongWith(file: HostileFile, way: string, language: string, reply: Reply): string | undefined {
  const said = `${way}: ${file.what} → ${reply.status} ${reply.code ?? ''} ${reply.msg}`
  if (reply.status === 200) return file.isRefused ? said : undefined
  return [400, 413].includes(reply.status) && reasons[language]!.test(reply.msg) ? undefined : said
}

async function sendAll(corpus: readonly HostileFile[]): Promise<string[]> {
  const wrong: (string | undefined)[] = []
  const jobs = Object.entries(ways).flatMap(([way, send]) =>
    corpus.map((file, at) => ({ way, send, file, language: Object.keys(reasons)[at % 3]! })),
  )
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      // a slot bears few tries
      if (job.way === 'phone' && jobs.length % 10 === 0) await db.execute(sql`update scan_slots set tries = 0, used = 0`)
      wrong.push(wrongWith(job.file, job.way, job.language, await job.send(job.file, job.language)))
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return wrong.filter((line) => line !== undefined)
}

async function wrongOnDisk(): Promise<string[]> {
  const entries = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const wrong: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(files.length + 1)
    const [, , ending] = /^attach\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}(_small)?\.(jpg|png|gif|webp|mp4)$/.exec(key) ?? []
    if (!entry.isFile() || (!ending && !/^\.content\/[0-9a-f]{2}\/[0-9a-f]{64}$/.test(key))) wrong.push(key)
    if (ending && code.test(readFileSync(path).toString('latin1'))) wrong.push(`${key} holds code`)
    if (ending && ending !== 'mp4' && (await sharp(path).metadata()).format !== ending.replace('jpg', 'jpeg'))
      wrong.push(`${key} is another format`)
  }
  return wrong
}

/** As many pixels as are taken, in the forms that cost most to decode, all at once. */
async function heavy(): Promise<HostileFile[]> {
  const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#39c' } })
  const made = await Promise.all([
    plain(4_650).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    plain(6_000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    plain(4_025).webp({ effort: 0 }).toBuffer(),
  ])
  return made.map((bytes, at) => ({ what: 'as many pixels as are taken', name: `x.${['jpg', 'png', 'webp'][at]}`, bytes }))
}

it('stores nothing that runs, says why, and needs less than 512 MB for all of it', async () => {
  const corpus = await hostileFiles()
  expect(corpus.length).toBeGreaterThanOrEqual(500)
  expect(await sendAll(corpus)).toEqual([])
  const many = await Promise.all((await heavy()).map((file) => ways['form']!(file, 'en')))
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await wrongOnDisk()).toEqual([])
  const shown = await rows<{ att_dir: string }>(db, sql`select att_dir from files`)
  for (const { att_dir } of shown) {
    const reply = await fetch(server.url + att_dir, { method: 'HEAD' })
    expect([reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual([
      expect.stringMatching(/^(image\/(jpeg|png|gif|webp)|video\/mp4)$/),
      'nosniff',
    ])
  }
  expect(await server.peak()).toBeLessThan(512)
}, 300_000)

it('goes on with an upload after its process was killed between pieces and during one', async () => {
  const bytes = film(3_000_000)
  const piece = 400_000
  const json = { 'content-type': 'application/json' }
  const begin = async () => {
    const wanted = JSON.stringify({ name: '片.mp4', size: bytes.length, sha256: sha(bytes), pid: 0 })
    return (await call<HeldUpload>('POST', 'file/uploads', wanted, json)).data
  }
  const send = (id: string, at: number) =>
    call<UploadedFile>('PUT', `file/uploads/${id}?offset=${at}`, new Uint8Array(bytes.subarray(at, at + piece)), {
      'content-type': 'application/octet-stream',
    })
  const again = async () => {
    await server.kill()
    server = await serveApart(bundle, { database: database.config, files })
  }
  const { id } = await begin()
  for (const at of [0, piece]) await send(id, at)
  await again()
  expect(await begin()).toMatchObject({ id, offset: 2 * piece })
  for (const part of [1_000, piece - 1]) {
    const before = (await begin()).offset
    const head = { ...headers, 'content-type': 'application/octet-stream', 'content-length': piece }
    const cut = request(`${server.url}/adminapi/file/uploads/${id}?offset=${before}`, { method: 'PUT', headers: head })
    cut.on('error', () => undefined)
    cut.write(bytes.subarray(before, before + part))
    await expect
      .poll(() => readdirSync(join(files, '.incoming')).some((name) => name.startsWith(`${id}.`) && name.endsWith('.part')))
      .toBe(true)
    await again()
    expect(await begin()).toMatchObject({ id, offset: before })
    await send(id, before)
  }
  let last: Reply<UploadedFile> | undefined
  for (let at = (await begin()).offset; at < bytes.length; at += piece) last = await send(id, at)
  const key = new URL(last!.data.file.att_dir).pathname.replace('/uploads/', '')
  expect(sha(readFileSync(join(files, key)))).toBe(sha(bytes))
}, 60_000)
