import { createCipheriv } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SlideCaptcha, WordCaptcha } from '#src/api/auth.ts'
import { addAccount, grantRole, setAdministrator } from '#src/server/access/accounts.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
const password = 'correct-horse'

const post = (url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
const signIn = (pwd: string, more: object = {}, account = 'boss') =>
  post('/adminapi/login', { account, pwd, key: '', captchaVerification: '', captchaType: '', ...more })
const sealed = (text: string, key: string) => {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}
const data = async <T>(url: string) => (await server.app.inject(url)).json().data as T
const answerOf = async (token: string) =>
  (await row<{ answer: string }>(server.app.db, sql`select answer from captchas where token = ${token}`))!.answer

beforeAll(async () => {
  await addAccount(server.app.db, { account: 'boss', password, name: 'Boss', level: 0 })
  const editor = await addAccount(server.app.db, { account: 'writer', password, name: 'Writer', level: 1 })
  await grantRole(server.app.db, editor, 'pages', ['admin-setting-pages', 'admin-setting-pages-devise'])
})
beforeEach(async () => {
  await server.app.db.execute(sql`delete from sign_in_failures`)
  await server.app.db.execute(sql`delete from sign_in_places`)
})

describe('sign-in', () => {
  it('gives a token, the menu and the person', async () => {
    const body = (await signIn(password)).json()
    expect(body.status).toBe(200)
    expect(body.data.user_info).toMatchObject({ account: 'boss', level: 0, real_name: 'Boss' })
    expect(body.data.menus.map((node: { path: string }) => node.path)).toContain('/admin/setting/pages')
    const menu = await server.app.inject({ url: '/adminapi/menus', headers: { 'authori-zation': `Bearer ${body.data.token}` } })
    expect(menu.json().data.menus).toEqual(body.data.menus)
  })

  it('takes a form like JSON, at the factory too', async () => {
    const form = new URLSearchParams({ account: 'boss', pwd: password }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const url of ['/adminapi/login', '/api/admin/login']) {
      const reply = await server.app.inject({ method: 'POST', url, payload: form, headers })
      expect(reply.json().status).toBe(200)
    }
  })

  it.each([
    ['', 'secret-1', '400033'],
    ['no spaces', 'secret-1', '400034'],
    ['boss', '', '400256'],
    ['boss', '12345', '400762'],
    ['boss', 'x'.repeat(33), '400762'],
    ['boss', 'wrong-one', '400140'],
    ['nobody', 'wrong-one', '400140'],
  ])('refuses %s / %s with %s', async (account, pwd, code) => {
    const reply = await post('/adminapi/login', { account, pwd })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: 400, code })
  })

  it('refuses a disabled account with 400595', async () => {
    await addAccount(server.app.db, { account: 'gone', password, name: '', level: 0 })
    await server.app.db.execute(sql`update accounts set is_disabled = true where account = 'gone'`)
    expect((await signIn(password, {}, 'gone')).json()).toEqual({ status: 400595, msg: '您的账号已被禁用', data: [] })
  })

  it('shows a role its own menu only', async () => {
    const body = (await signIn(password, {}, 'writer')).json()
    expect(body.data.menus).toHaveLength(1)
    expect(body.data.menus[0].children.map((node: { path: string }) => node.path)).toEqual(['/admin/setting/pages/devise/0'])
    expect(body.data.unique_auth).toEqual(['admin-setting-pages', 'admin-setting-pages-devise'])
  })
})

describe('captcha', () => {
  const failTwice = async () => {
    expect((await signIn('wrong-one')).json().data).toEqual({ login_captcha: 0 })
    expect((await signIn('wrong-one')).json().data).toEqual({ login_captcha: 1 })
  }

  it('is asked for after the second failure, even with the right password', async () => {
    await failTwice()
    expect((await data<{ login_captcha: number }>('/adminapi/login/info')).login_captcha).toBe(1)
    expect((await signIn(password)).json()).toMatchObject({ status: 400, code: '400336', data: { login_captcha: 1 } })
    expect((await post('/adminapi/login', { account: 'boss', pwd: password }, {}, '10.1.1.1')).json().status).toBe(200)
  })

  it('lets through whoever solves the puzzle, once', async () => {
    await failTwice()
    const { token, secretKey, originalImageBase64 } = await data<SlideCaptcha>('/adminapi/ajcaptcha?captchaType=blockPuzzle')
    expect(originalImageBase64.length).toBeGreaterThan(2_000)
    const point = JSON.stringify({ x: Number(await answerOf(token)) + 6, y: 5 })
    const check = await post('/adminapi/ajcheck', { captchaType: 'blockPuzzle', token, pointJson: sealed(point, secretKey) })
    expect(check.json().status).toBe(200)
    const captchaVerification = sealed(`${token}---${point}`, secretKey)
    expect((await signIn(password, { captchaVerification })).json().status).toBe(200)
    expect((await signIn(password, { captchaVerification })).json()).toEqual({ status: 400, msg: '验证码错误', code: '400336' })
  })

  it('uses a puzzle up with a wrong answer', async () => {
    const { token, secretKey } = await data<SlideCaptcha>('/adminapi/ajcaptcha')
    const right = Number(await answerOf(token))
    const tryAt = (x: number) =>
      post('/adminapi/ajcheck', { captchaType: 'blockPuzzle', token, pointJson: sealed(JSON.stringify({ x, y: 5 }), secretKey) })
    expect((await tryAt(right + 11)).json().code).toBe('400336')
    expect((await tryAt(right)).json().code).toBe('400336')
  })

  it('takes many answers at once for one', async () => {
    const { token, secretKey } = await data<SlideCaptcha>('/adminapi/ajcaptcha')
    const right = Number(await answerOf(token))
    const answers = [right, right + 1, right + 2, right - 1, right - 2].map((x) =>
      post('/adminapi/ajcheck', { captchaType: 'blockPuzzle', token, pointJson: sealed(JSON.stringify({ x, y: 5 }), secretKey) }),
    )
    const replies = await Promise.all(answers)
    expect(replies.filter((reply) => reply.json().status === 200)).toHaveLength(1)
  })

  it('can be solved without seeing, in words', async () => {
    const reply = await server.app.inject({ url: '/adminapi/ajcaptcha?captchaType=wordChoice', headers: { 'cb-lang': 'en-US' } })
    const { questions, token, secretKey } = reply.json().data as WordCaptcha
    expect(questions).toHaveLength(3)
    expect(questions[0]!.question).toMatch(/^Which one is/)
    const point = JSON.stringify({ x: await answerOf(token), y: 5 })
    const check = await post('/adminapi/ajcheck', { captchaType: 'wordChoice', token, pointJson: sealed(point, secretKey) })
    expect(check.json().status).toBe(200)
    expect((await signIn(password, { captchaVerification: sealed(`${token}---${point}`, secretKey) })).json().status).toBe(200)
  })
})

describe('tokens', () => {
  const logo = (headers: Record<string, string>, query = '') => server.app.inject({ url: `/adminapi/logo${query}`, headers })

  it('are read from every header, neither from a cookie nor from an address', async () => {
    const { token } = await signedIn(server.app)
    const forms = [{ 'authori-zation': `Bearer ${token}` }, { authorization: `Bearer ${token}` }, { token }]
    for (const headers of forms) expect((await logo(headers as unknown as Record<string, string>)).json().status).toBe(200)
    expect((await logo({ cookie: `token=${token}` })).json().status).toBe(110003)
    expect((await logo({}, `?token=${token}`)).json().status).toBe(110003)
  })

  it('end with the sign-out', async () => {
    const { headers } = await signedIn(server.app)
    expect((await server.app.inject({ url: '/adminapi/setting/admin/logout', headers })).json()).toEqual({ status: 200, msg: 'success' })
    expect((await logo(headers)).json()).toEqual({ status: 110003, msg: '登录已过期,请重新登录', data: [] })
  })

  it('end when the password is set, the account disabled, or time is up', async () => {
    const { data: signed } = (await signIn(password)).json()
    await setAdministrator(server.app.db, 'boss', password)
    expect((await logo({ token: signed.token })).json().status).toBe(110003)
    const other = await signedIn(server.app)
    await server.app.db.execute(sql`update accounts set is_disabled = true where id = ${other.id}`)
    expect((await logo(other.headers)).json().status).toBe(110003)
    const late = await signedIn(server.app)
    await server.app.db.execute(sql`update sessions set expires_at = now() - interval '1 second' where subject_id = ${late.id}`)
    expect((await logo(late.headers)).json().status).toBe(110003)
  })

  it('are not kept as they are', async () => {
    const { token } = await signedIn(server.app)
    const found = await row(server.app.db, sql`select 1 from sessions where position(${token} in encode(token_hash, 'escape')) > 0`)
    expect(found).toBeUndefined()
  })

  it('answer 401 at the factory', async () => {
    const reply = await post('/api/admin/Basics', {})
    expect([reply.statusCode, reply.json().status]).toEqual([401, 401])
    const { headers } = await signedIn(server.app, ['admin-index-index'])
    expect((await post('/api/admin/Basics', {}, headers)).json().data).toMatchObject({
      access: ['admin-index-index'],
      site_name: 'CRM 商城',
    })
  })
})
