import { expect, it } from 'vitest'
import { addAccount } from '#src/server/access/accounts.ts'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data: { account: string; real_name: string; token: string }
}

const signIn = async (account: string, pwd: string) =>
  (await held.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account, pwd } })).json<Reply>()
const headers = (token: string) => ({ 'authori-zation': `Bearer ${token}` })
const info = async (token: string) =>
  (await held.app.inject({ method: 'GET', url: '/adminapi/setting/info', headers: headers(token) })).json<Reply>()
async function save(token: string, change: object): Promise<Reply> {
  const payload = { real_name: '小李', head_pic: '', pwd: '', new_pwd: '', conf_pwd: '', ...change }
  return (await held.app.inject({ method: 'PUT', url: '/adminapi/setting/update_admin', headers: headers(token), payload })).json()
}
const change = (pwd: string, new_pwd: string, conf_pwd = new_pwd) => ({ pwd, new_pwd, conf_pwd })

it('changes the name of the asking person, whatever keys they hold, and of nobody else', async () => {
  const [me, other] = [await signedIn(held.app, []), await signedIn(held.app, [])]
  expect(await save(me.token, { real_name: ' 小李 ' })).toMatchObject({ status: 200, code: '100001' })
  expect((await info(me.token)).data.real_name).toBe('小李')
  expect((await info(other.token)).data.real_name).not.toBe('小李')
  expect((await save(me.token, { real_name: ' ' })).code).toBe('400453')
  expect(JSON.stringify(await info(me.token))).not.toMatch(/scrypt|password|pwd/)
})

it('changes the password for whoever knows the one until now, and ends the other sessions', async () => {
  await addAccount(held.app.db, { account: 'li', password: 'before-1', name: '小李', level: 1 })
  const [here, there] = [(await signIn('li', 'before-1')).data.token, (await signIn('li', 'before-1')).data.token]
  const refused = async (change: object) => (await save(here, change)).code
  expect(await refused(change('wrong-1', 'after-22'))).toBe('400597')
  expect(await refused(change('', 'after-22'))).toBe('400597')
  expect(await refused(change('before-1', 'short'))).toBe('400183')
  expect(await refused(change('before-1', 'onlyletters'))).toBe('400183')
  expect(await refused(change('before-1', '', 'after-22'))).toBe('400598')
  expect(await refused(change('before-1', 'after-22', ''))).toBe('400263')
  expect(await refused(change('before-1', 'after-22', 'after-23'))).toBe('400264')
  expect((await info(there)).status).toBe(200)
  expect(await refused(change('before-1', 'after-22'))).toBe('100001')
  expect((await info(here)).status).toBe(200)
  expect((await info(there)).status).toBe(110003)
  expect((await signIn('li', 'before-1')).code).toBe('400140')
  expect((await signIn('li', 'after-22')).status).toBe(200)
})

it('counts guesses at the own password like a sign-in, with and without a key', async () => {
  await addAccount(held.app.db, { account: 'wang', password: 'before-1', name: '小王', level: 1 })
  const { token } = (await signIn('wang', 'before-1')).data
  const guess = (key?: string) =>
    held.app.inject({
      method: 'PUT',
      url: '/adminapi/setting/update_admin',
      headers: { ...headers(token), ...(key && { 'idempotency-key': key }) },
      payload: { real_name: '小王', head_pic: '', ...change('wrong-1', 'after-22') },
    })
  const codes: string[] = []
  for (let i = 0; i < 11; i++) codes.push((await guess(i % 2 ? `guess-${i}` : undefined)).json().code)
  expect(codes).toEqual([...Array(10).fill('400597'), 'locked'])
  expect((await save(token, change('before-1', 'after-22'))).code).toBe('locked')
  expect((await signIn('wang', 'before-1')).code).toBe('429')
})
