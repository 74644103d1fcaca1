import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#src/server/access/accounts.ts'
import { row } from '#src/server/db.ts'
import { hashPassword, passwordCost } from '#src/server/access/passwords.ts'
import { testApp } from '../database.ts'

const held = testApp()
const cheap = { ...passwordCost }
const password = 'a-long-password'

beforeEach(async () => {
  Object.assign(passwordCost, { N: cheap.N / 2 })
  await addAccount(held.app.db, { account: 'boss', password, name: 'Boss', level: 0 })
  await held.app.db.execute(sql`insert into chat_people (uid, kind, nickname) values (7, 'agent', 'Kefu')`)
  await held.app.db.execute(sql`insert into chat_agents (uid, account, password) values (7, 'kefu', ${await hashPassword(password)})`)
  Object.assign(passwordCost, cheap)
})
afterEach(async () => {
  for (const table of ['sessions', 'chat_agents', 'chat_people', 'accounts']) await held.app.db.execute(sql`delete from ${sql.raw(table)}`)
})

const post = async (url: string, payload: object) => (await held.app.inject({ method: 'POST', url, payload })).json<{ status: number }>()
const costOf = async (table: 'accounts' | 'chat_agents') =>
  Number((await row<{ password: string }>(held.app.db, sql`select password from ${sql.raw(table)}`))!.password.split('$')[1])

it.each([
  ['accounts', '/adminapi/login', { account: 'boss', pwd: password }, { account: 'boss', pwd: 'wrong-one' }],
  ['chat_agents', '/kefuapi/login', { account: 'kefu', password }, { account: 'kefu', password: 'wrong-one' }],
] as const)('a hash of %s that costs less than today is made anew at a sign-in, and only then', async (table, url, right, wrong) => {
  expect(await costOf(table)).toBe(cheap.N / 2)
  expect((await post(url, wrong)).status).not.toBe(200)
  expect(await costOf(table)).toBe(cheap.N / 2)
  expect((await post(url, right)).status).toBe(200)
  expect(await costOf(table)).toBe(cheap.N)
  expect((await post(url, right)).status).toBe(200)
})
