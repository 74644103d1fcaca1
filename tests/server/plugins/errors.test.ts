import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { buildApp } from '#src/server/app.ts'
import { anything } from '#src/server/replies.ts'
import { serve } from '#src/server/serve.ts'
import { signedIn, withDatabase } from '../database.ts'

const database = withDatabase()
const lines: string[] = []
let app: FastifyInstance
const fail = endpoint<{ params: { how: string } }, unknown>('GET', '/try/fail/:how')

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  app = await buildApp({ database: database.config, files: tmpdir(), logger: { level: 'info', stream } })
  serve(app, fail, { permission: 'open', reply: anything }, async ({ db, params }) => {
    const secret = 'hunter2'
    if (params.how === 'column') await db.execute(sql`select secret_column from accounts where password = ${secret}`)
    if (params.how === 'value') await db.execute(sql`select 1 / length(substr(${secret}, 1, 0))`)
    if (params.how === 'cast') await db.execute(sql`select ${secret}::integer`)
    if (params.how === 'unique')
      for (let i = 0; i < 2; i++)
        await db.execute(sql`insert into accounts (account, password, real_name, level) values (${secret}, ${secret}, '', 1)`)
    throw new Error('something of ours')
  })
  await app.ready()
})
// before its database goes: it would ask for it in vain
afterAll(() => app.close())

it.each([
  ['column', '42703', 'secret_column'],
  ['value', '22012', 'length(substr($1'],
  ['cast', '22P02', '$1::integer'],
  ['unique', '23505', 'insert into accounts'],
])('writes failing SQL into the log by code and statement, without its values: %s', async (how, code, part) => {
  lines.length = 0
  const reply = await app.inject(`/adminapi/try/fail/${how}`)
  expect(reply.json().status).toBe(500)
  const incident = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'incident')
  expect(incident.err).toMatchObject({ code, statement: expect.stringContaining(part), stack: expect.stringMatching(/^ {4}at /) })
  expect(lines.join('')).not.toContain('hunter2')
})

it('writes a failure of another kind into the log with its words', async () => {
  lines.length = 0
  await app.inject('/adminapi/try/fail/other')
  const incident = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'incident')
  expect(incident.err).toMatchObject({ type: 'Error', message: 'something of ours' })
})

const names = ['data', 'type', 'name', 'sort', 'order', 'keyword', 'kind', 'status', 'date', 'category', 'id', 'pid', 'page', 'cate_id']

it.each(['constructor', '__proto__', 'toString'])('has no incident for %s in a path or a query', async (word) => {
  const { headers } = await signedIn(app)
  const failing: string[] = []
  const ask = async (url: string) => {
    const reply = await app.inject({ url, headers })
    if (reply.statusCode === 500) failing.push(url)
    return (/json/.test(String(reply.headers['content-type'])) ? reply.json() : { status: reply.statusCode }) as {
      status: number
      errors?: Record<string, string>
    }
  }
  const query = (left: string[]) => String(new URLSearchParams(left.map((name) => [name, word])))
  for (const { method, url } of app.statedRoutes)
    if (method === 'GET' && !/fail|logout|msg|notice|^\/[*]?$/.test(url)) {
      const path = url.replace(/:\w+/g, word).replace('*', `a.${word}`)
      await ask(path)
      // what is of the wrong form for one of them is refused before the others are looked at
      let left = names
      let said = await ask(`${path}?${query(left)}`)
      while (left.some((name) => name in (said.errors ?? {}))) {
        left = left.filter((name) => !(name in said.errors!))
        said = await ask(`${path}?${query(left)}`)
      }
      if (said.status !== 200) for (const name of left) await ask(`${path}?${query([name])}`)
    }
  expect(failing).toEqual([])
})

it.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['cut off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc'],
])('a form with a file that comes %s is refused, and no incident', async (_, type, payload) => {
  const { headers } = await signedIn(app)
  for (const url of ['/adminapi/file/upload', '/adminapi/own_picture', '/adminapi/image/scan_upload?uploadToken=x'])
    expect((await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })).statusCode, url).not.toBe(
      500,
    )
})
