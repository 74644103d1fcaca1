import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount } from '#src/server/access/accounts.ts'
import { testApp } from '../database.ts'

const server = testApp()
const password = 'correct-horse'
const own = '10.9.9.9'

interface Answer {
  status: number
  code?: string
  msg: string
}

async function signIn(pwd: string, remoteAddress: string, url = '/adminapi/login'): Promise<Answer> {
  const payload = { account: 'boss', pwd, key: '', captchaVerification: '', captchaType: '' }
  return (await server.app.inject({ method: 'POST', url, payload, remoteAddress })).json()
}
/** What somebody gets who comes from this address with the right password; '200' for a sign-in. */
const outcome = async (address: string) => {
  const { status, code } = await signIn(password, address)
  return code ?? String(status)
}
/** Failures that have happened, as they are written down before a password is looked at. */
const failures = (addresses: readonly string[]) =>
  server.app.db.execute(
    sql`insert into sign_in_failures (kind, account, address) select 'admin', 'boss', unnest(${sql.param(addresses)}::text[])`,
  )
const addresses = (many: number, of: number) => Array.from({ length: many }, (_, i) => `192.0.${i % of}.7`)

beforeAll(() => addAccount(server.app.db, { account: 'boss', password, name: 'Boss', level: 0 }))
beforeEach(async () => {
  await server.app.db.execute(sql`delete from sign_in_failures`)
  await server.app.db.execute(sql`delete from sign_in_places`)
})

describe('ten failures at one address', () => {
  it('lock the account there, at every place that asks for a password, and say for how long', async () => {
    await failures(addresses(10, 1))
    const reply = await signIn(password, '192.0.0.7')
    expect(reply).toMatchObject({ status: 429, code: '429', msg: '登录失败次数过多,请在 15 分钟后再试' })
    expect(await signIn(password, '192.0.0.7', '/api/admin/login')).toMatchObject({ code: '429' })
  })

  it('lock it nowhere else', async () => {
    await failures(addresses(10, 1))
    // somebody who never signed in from there has to pass the captcha
    expect(await outcome('10.1.1.1')).toBe('400336')
  })

  it('are those of a whole network of IPv6', async () => {
    const guesses = Array.from({ length: 12 }, (_, i) => signIn('wrong-one', `2001:db8:0:7::${i + 1}`))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === '400140')).toHaveLength(2)
    expect(await outcome('2001:db8:0:8::1')).toBe('200')
  })
})

describe('forty failures at one address', () => {
  /** As many wrong tries from one address, each with the name of another account, which need not be there. */
  const tries = (kind: 'admin' | 'agent', many: number, address: string) =>
    server.app.db.execute(
      sql`insert into sign_in_failures (kind, account, address) select ${kind}, 'name-' || n, ${address} from generate_series(1, ${many}::int) n`,
    )

  it('of agents keep no administrator out, not even one who is new there', async () => {
    for (let at = 0; at < 40; at++)
      await server.app.inject({
        method: 'POST',
        url: '/kefuapi/login',
        payload: { account: `name-${at}`, password: 'x' },
        remoteAddress: own,
      })
    const next = await server.app.inject({
      method: 'POST',
      url: '/kefuapi/login',
      payload: { account: 'kefu', password: 'x' },
      remoteAddress: own,
    })
    expect(next.json().msg).toBe('登录失败次数过多,请在 15 分钟后再试')
    expect(await outcome(own)).toBe('200')
  })

  it('keep out whoever is new there', async () => {
    await tries('admin', 40, own)
    expect(await outcome(own)).toBe('429')
    expect(await outcome('10.1.1.1')).toBe('200')
  })

  it('never keep out who has signed in there before, as where a proxy gives everybody one address', async () => {
    expect(await outcome(own)).toBe('200')
    await tries('admin', 200, own)
    await tries('agent', 200, own)
    expect(await outcome(own)).toBe('200')
    await failures(Array.from({ length: 10 }, () => own))
    expect(await outcome(own)).toBe('429')
  })
})

describe('strangers', () => {
  it('with a few addresses never keep out who has signed in from theirs before', async () => {
    expect(await outcome(own)).toBe('200')
    await failures(addresses(90, 9))
    expect(await outcome(own)).toBe('200')
    await failures(addresses(200, 200))
    expect(await outcome(own)).toBe('200')
  })

  it('with a few addresses keep nobody out who comes from a new one and passes the captcha', async () => {
    await failures(addresses(90, 9))
    expect(await outcome('10.1.1.1')).toBe('400336')
    await server.app.db.execute(sql`insert into captchas (token, kind, secret, answer, verification, expires_at)
      values ('t', 'blockPuzzle', '', '', 'passed', now() + interval '1 minute')`)
    const payload = { account: 'boss', pwd: password, captchaVerification: 'passed' }
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/login', payload, remoteAddress: '10.1.1.1' })
    expect(reply.json().status).toBe(200)
  })

  it('with many addresses have a hundred guesses together, and then wait', async () => {
    await failures(addresses(100, 100))
    expect(await outcome('10.1.1.1')).toBe('429')
    expect((await signIn('wrong-one', '10.1.1.2')).code).toBe('429')
  })

  it('do not get more guesses by sending them at once', async () => {
    await failures(addresses(95, 95))
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, i) => signIn('wrong-one', `10.2.0.${i}`)))
    expect(guesses.filter(({ code }) => code === '400140')).toEqual([])
  })

  it('are no strangers of another account', async () => {
    await failures(addresses(100, 100))
    await addAccount(server.app.db, { account: 'clerk', password, name: '', level: 1 })
    const payload = { account: 'clerk', pwd: password }
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/login', payload, remoteAddress: '10.1.1.1' })
    expect(reply.json().status).toBe(200)
  })
})

it('forgets the oldest of the addresses that an account has signed in from', async () => {
  for (let i = 0; i < 21; i++) expect(await outcome(`10.3.0.${i}`)).toBe('200')
  await failures(addresses(10, 10))
  expect(await outcome('10.3.0.20')).toBe('200')
  expect(await outcome('10.3.0.0')).toBe('400336')
})
