import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { withDatabase } from './database.ts'

const database = withDatabase()

it('answers 503 while there is no database, and says so in the health call', async () => {
  const app = await buildApp({ database: { host: '127.0.0.1', port: 1 }, files: tmpdir() })
  const reply = await app.inject({ url: '/adminapi/login/info', headers: { 'cb-lang': 'en-US' } })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('1')
  expect(reply.json()).toEqual({ status: 503, msg: 'The database is coming back, please try again in a moment', code: '503' })
  expect((await app.inject('/health')).json()).toEqual({ status: 'degraded', database: 'away' })
  await app.close()
})

it('says when it begins to hear, and hears notifications again after its connection was cut', async () => {
  const app = await buildApp({ database: database.config, files: tmpdir() })
  const heard: unknown[] = []
  let beginnings = 0
  app.listenTo(
    'try',
    (payload) => heard.push(payload),
    () => beginnings++,
  )
  const tell = (n: number) => app.db.execute(`select pg_notify('try', '${n}')`)
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 1500 && !isSo(); tries++) await wait(20)
  }
  await until(() => beginnings === 1)
  await tell(1)
  await until(() => heard.includes(1))
  await app.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`)
  await until(() => beginnings === 2)
  await tell(2)
  await until(() => heard.includes(2))
  expect([heard, beginnings]).toEqual([[1, 2], 2])
  await app.close()
})

it('writes one line a request, without tokens', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ database: database.config, files: tmpdir(), logger: { level: 'info', stream } })
  await app.inject({ url: '/adminapi/logo?token=very-secret', headers: { authorization: 'Bearer also-secret' } })
  await app.close()
  const request = lines.map((line) => JSON.parse(line) as { msg: string }).find((line) => line.msg === 'request')
  expect(request).toMatchObject({ method: 'GET', path: '/adminapi/logo', status: 200, ip: '127.0.0.1' })
  expect(lines.join('')).not.toContain('secret')
})

it('answers what is no HTTP in the usual form', async () => {
  const app = await buildApp({ database: database.config, files: tmpdir() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const said = await new Promise<string>((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
    socket.on('data', (part) => (text += String(part)))
    socket.on('close', () => done(text))
  })
  await app.close()
  expect(said).toMatch(/^HTTP\/1.1 400 /)
  expect(JSON.parse(said.split('\r\n\r\n')[1]!)).toEqual({ status: 400, msg: '请求格式错误', code: '100100' })
})
