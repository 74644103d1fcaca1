import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { buildApp } from '#src/server/app.ts'
import { row, rows, transaction } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { anything } from '#src/server/replies.ts'
import { done, serve } from '#src/server/serve.ts'
import { signedIn, withDatabase, type SignedIn } from '../database.ts'

type App = Awaited<ReturnType<typeof buildApp>>
interface Body {
  name: string
  client_save_id?: string
}

const add = endpoint<{ body: Body }, unknown>('POST', '/try/add')
const mark = endpoint<{ params: { name: string } }, unknown>('PUT', '/try/mark/:name')
const beside = endpoint<{ body: Body }, unknown>('POST', '/try/beside')
const body = { type: 'object', properties: { name: { type: 'string' }, client_save_id: { type: 'string' } }, required: ['name'] }

const database = withDatabase()
const files = mkdtempSync(join(tmpdir(), 'crm-once-'))
/** What happens in the middle of a write, after its row: by the row's name. */
const midway = new Map<string, (pid: number) => Promise<unknown>>()
/** Keeps an answer that is ready from being sent. */
let withheld: (() => Promise<unknown>) | undefined
let first: App
let second: App
let admin: SignedIn

async function start(): Promise<App> {
  const app = await buildApp({ database: database.config, files })
  app.addHook('onSend', async (request) => {
    if (request.method === 'POST') await withheld?.()
  })
  serve(app, add, { permission: 'signed-in', body, reply: anything }, async ({ db, body: { name } }) =>
    transaction(db, async (inner) => {
      const made = await row<{ id: number; pid: number }>(
        inner,
        sql`insert into tries (name) values (${name}) returning id, pg_backend_pid() as pid`,
      )
      await midway.get(name)?.(made!.pid)
      return done({ id: made!.id }, '100000')
    }),
  )
  serve(
    app,
    mark,
    { permission: 'signed-in', params: { properties: { name: { type: 'string' } } }, reply: anything },
    async ({ db, params }) => {
      await db.execute(sql`insert into tries (name) values (${params.name})`)
    },
  )
  serve(app, beside, { permission: 'signed-in', body, transaction: 'own', reply: anything }, async ({ db, body: { name } }) => {
    await db.execute(sql`insert into tries (name) values (${name})`)
    await midway.get(name)?.(0)
    return { name }
  })
  await app.ready()
  return app
}

beforeAll(async () => {
  first = await start()
  second = await start()
  await first.db.execute(sql`create table tries (id bigint generated always as identity, name text not null)`)
  admin = await signedIn(first, [])
})
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()])
  rmSync(files, { recursive: true, force: true })
})
beforeEach(async () => {
  midway.clear()
  withheld = undefined
  await first.db.execute(sql`truncate tries, idempotency_keys`)
})

interface Sent {
  app?: App
  who?: SignedIn
  key?: string
  url?: string
  method?: 'POST' | 'PUT'
  headers?: Record<string, string>
}
async function send(payload: object | undefined, { app = first, who = admin, key, url = 'try/add', method = 'POST', headers }: Sent = {}) {
  const reply = await app.inject({
    method,
    url: `/adminapi/${url}`,
    headers: { ...who.headers, ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  return { ...reply.json<{ status: number; msg: string; code?: string; data?: { id: number } }>(), http: reply.statusCode }
}
const stored = async () => (await rows<{ name: string }>(first.db, sql`select name from tries order by id`)).map(({ name }) => name)
const locked = () => {
  let open = () => {}
  const held = new Promise<void>((resume) => (open = resume))
  return { held, open }
}

it('is carried out once, however often and wherever it arrives, and answered as the first time', async () => {
  const replies = await Promise.all([first, second, first, second].map((app) => send({ name: 'a' }, { app, key: 'k' })))
  const [one] = replies
  expect(one).toMatchObject({ http: 200, status: 200, msg: '保存成功', code: '100000', data: { id: expect.any(Number) } })
  for (const reply of replies) expect(reply).toEqual(one)
  // also in another language, as a form, and with the key in the body
  const form = { 'cb-lang': 'en-US', 'content-type': 'application/x-www-form-urlencoded' }
  expect(await send({ name: 'a', client_save_id: 'k' }, { headers: { 'cb-lang': 'en-US' } })).toEqual(one)
  const asForm = await first.inject({
    method: 'POST',
    url: '/adminapi/try/add.html',
    headers: { ...admin.headers, ...form, 'idempotency-key': 'k' },
    payload: 'name=a',
  })
  expect(asForm.json()).toEqual({ ...one, http: undefined })
  expect(await stored()).toEqual(['a'])
  await send(undefined, { url: 'try/mark/b', method: 'PUT', key: 'm' })
  await send(undefined, { url: 'try/mark/b', method: 'PUT', key: 'm' })
  expect(await stored()).toEqual(['a', 'b'])
  // without a key, or with another, it is another intention
  await send({ name: 'a' })
  await send({ name: 'a' }, { key: 'other' })
  expect(await stored()).toEqual(['a', 'b', 'a', 'a'])
})

it('is refused under a key that was used for something else, and is somebody else’s with somebody else', async () => {
  const one = await send({ name: 'a' }, { key: 'k' })
  const refused = { http: 422, status: 422, code: 'idempotency_reused', msg: '这个请求标识已用于别的内容，请重新提交' }
  expect(await send({ name: 'b' }, { key: 'k' })).toEqual(refused)
  expect(await send(undefined, { url: 'try/mark/a', method: 'PUT', key: 'k' })).toEqual(refused)
  expect(await stored()).toEqual(['a'])
  const other = await send({ name: 'b' }, { key: 'k', who: await signedIn(first, []) })
  expect(other).toMatchObject({ status: 200 })
  expect(other.data!.id).not.toBe(one.data!.id)
  expect(await stored()).toEqual(['a', 'b'])
  expect(await send({ name: 'a' }, { key: 'k'.repeat(101) })).toMatchObject({ status: 400, code: 'idempotency_long' })
})

it('may be tried again after a refusal', async () => {
  midway.set('a', async () => Promise.reject(new Refusal({ status: 400, code: '100100' })))
  expect(await send({ name: 'a' }, { key: 'k' })).toMatchObject({ status: 400, code: '100100' })
  expect(await stored()).toEqual([])
  midway.clear()
  expect(await send({ name: 'a' }, { key: 'k' })).toMatchObject({ status: 200 })
  expect(await stored()).toEqual(['a'])
})

it('leaves neither half a write nor a memory of it where its server dies in the middle', async () => {
  const { held, open } = locked()
  const reached = new Promise<number>((found) => midway.set('a', (pid) => (found(pid), held)))
  const lost = send({ name: 'a' }, { key: 'k' })
  const pid = await reached
  midway.clear()
  expect(await send({ name: 'a' }, { app: second, key: 'k' })).toMatchObject({ http: 409, status: 409, code: 'idempotency_running' })
  // the database notices that the connection of a killed server is gone
  await second.db.execute(sql`select pg_terminate_backend(${pid})`)
  const again = await send({ name: 'a' }, { app: second, key: 'k' })
  expect(again).toMatchObject({ status: 200 })
  expect(await stored()).toEqual(['a'])
  open()
  expect((await lost).status).not.toBe(200)
  expect(await send({ name: 'a' }, { key: 'k' })).toEqual(again)
  expect(await stored()).toEqual(['a'])
})

it('is answered by another server where its own dies with the answer in its hand', async () => {
  const { held, open } = locked()
  const reached = new Promise<void>((found) => (withheld = () => (found(), held)))
  const lost = send({ name: 'a' }, { key: 'k' })
  await reached
  withheld = undefined
  const again = await send({ name: 'a' }, { app: second, key: 'k' })
  open()
  expect(again).toEqual(await lost)
  expect(await stored()).toEqual(['a'])
})

it('is forgotten after a day, and thrown away with the next', async () => {
  await send({ name: 'a' }, { key: 'k' })
  await send({ name: 'a' }, { key: 'old' })
  await first.db.execute(sql`update idempotency_keys set made_at = now() - interval '23 hours'`)
  await send({ name: 'a' }, { key: 'k' })
  expect(await stored()).toEqual(['a', 'a'])
  await first.db.execute(sql`update idempotency_keys set made_at = now() - interval '25 hours'`)
  await send({ name: 'a' }, { key: 'k' })
  expect(await stored()).toEqual(['a', 'a', 'a'])
  expect(await rows(first.db, sql`select key from idempotency_keys`)).toEqual([{ key: 'k' }])
})

it('holds for what reaches beyond the database, many at once too; an upload takes no key', async () => {
  const many = Array.from({ length: 24 }, (_, at) => send({ name: `n${at % 12}` }, { url: 'try/beside', key: `k${at % 12}` }))
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
  expect(await stored()).toHaveLength(12)
  const reply = await send(undefined, {
    url: 'file/upload',
    key: 'k',
    who: await signedIn(first),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(reply).toMatchObject({ status: 400, code: 'idempotency_bytes' })
})
