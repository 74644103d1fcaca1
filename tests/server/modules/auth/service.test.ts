import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()

type Headers = Record<string, string>

const ask = async (method: 'GET' | 'POST', path: string, headers: Headers, payload?: object) => {
  const reply = await server.app.inject({ method, url: `/adminapi/${path}`, headers, ...(payload && { payload }) })
  return { http: reply.statusCode, ...reply.json<{ status: number; code?: string; msg: string }>() }
}

/** Signs in with a password, as a person does. */
async function person() {
  const made = await signedIn(server.app)
  const account = `guard${Math.random().toString(36).slice(2, 8)}`
  const body = { account, pwd: 'right-one-1', conf_pwd: 'right-one-1', real_name: '值班', status: 1 }
  const role = (await row<{ id: number }>(server.app.db, sql`insert into roles (name) values (${account}) returning id`))!.id
  expect(await ask('POST', 'setting/admin', made.headers, { ...body, roles: [role] })).toMatchObject({ status: 200 })
  const signIn = async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account, pwd: 'right-one-1' } })
    return { 'authori-zation': `Bearer ${reply.json().data.token}` }
  }
  return { account, signIn, headers: await signIn() }
}

it('serves a locked session nothing until the password is given, and others of the person as ever', async () => {
  const { headers, signIn } = await person()
  const elsewhere = await signIn()
  expect(await ask('POST', 'session/lock', headers)).toMatchObject({ status: 200 })
  expect(await ask('GET', 'menus', headers)).toMatchObject({
    http: 423,
    status: 423,
    code: 'SESSION_LOCKED',
    msg: '屏幕已锁定，请输入密码解锁',
  })
  // nor by the other forms of the token
  const token = headers['authori-zation']!.slice(7)
  expect((await ask('GET', 'menus', { token })).code).toBe('SESSION_LOCKED')
  expect((await ask('GET', 'menus', elsewhere)).status).toBe(200)
  expect(await ask('POST', 'session/unlock', headers, { pwd: 'wrong-one-1' })).toMatchObject({ status: 400, code: '400140' })
  expect((await ask('GET', 'menus', headers)).code).toBe('SESSION_LOCKED')
  expect(await ask('POST', 'session/unlock', headers, { pwd: 'right-one-1' })).toMatchObject({ status: 200 })
  expect((await ask('GET', 'menus', headers)).status).toBe(200)
})

it('counts guesses at unlocking with those at signing in, also under a key', async () => {
  const { headers } = await person()
  await ask('POST', 'session/lock', headers)
  const guess = () => ask('POST', 'session/unlock', { ...headers, 'idempotency-key': Math.random().toString(36) }, { pwd: 'wrong-one-1' })
  expect((await guess()).code).toBe('400140')
  expect((await guess()).code).toBe('400140')
  // from the third on a captcha is asked for
  expect((await guess()).code).toBe('400336')
  expect((await ask('POST', 'session/unlock', headers, { pwd: 'right-one-1' })).code).toBe('400336')
})

it('lets a locked session sign out', async () => {
  const { headers } = await person()
  await ask('POST', 'session/lock', headers)
  expect((await ask('GET', 'setting/admin/logout', headers)).status).toBe(200)
  expect((await ask('GET', 'menus', headers)).status).toBe(110003)
})
