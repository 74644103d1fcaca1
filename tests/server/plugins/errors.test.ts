import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { buildApp } from '#src/server/app.ts'
import { serve } from '#src/server/serve.ts'
import { signedIn, withDatabase } from '../database.ts'

const database = withDatabase()
const lines: string[] = []
let app: FastifyInstance
const fail = endpoint<{ params: { how: string } }, unknown>('GET', '/try/fail/:how')

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  app = await buildApp({ database: database.config, files: tmpdir(), logger: { level: 'info', stream } })
  serve(app, fail, { permission: 'open' }, async ({ db, params }) => {
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
  return () => app.close()
})

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
  const query = new URLSearchParams(names.map((name) => [name, word]))
  const failing: string[] = []
  const ask = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers })
    if (statusCode === 500) failing.push(url)
    return statusCode
  }
  for (const { method, url } of app.statedRoutes)
    if (method === 'GET' && !/fail|logout|msg|notice|^\/[*]?$/.test(url)) {
      const path = url.replace(/:\w+/g, word).replace('*', `a.${word}`)
      await ask(path)
      // a list may be refused for one of them before it looks at another
      if ((await ask(`${path}?${query}`)) !== 200) await Promise.all(names.map((name) => ask(`${path}?${name}=${word}`)))
    }
  expect(failing).toEqual([])
})
