import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { draftLimits } from '#src/api/preferences.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

const call = async (who: SignedIn, method: 'GET' | 'PUT' | 'DELETE', name: string, draft?: object) =>
  (
    await held.app.inject({
      method,
      url: `/adminapi/setting/form_drafts/${name}`,
      headers: who.headers,
      ...(draft && { payload: { draft } }),
    })
  ).json<{ status: number; code?: string; data?: { draft: object | null } }>()

const draft = (text: string) => ({ values: { name: text }, base: { name: '' }, at: 1_700_000_000_000 })

it('keeps what somebody began to fill in, for that person alone, until it is dropped', async () => {
  const [one, other] = [await signedIn(held.app, []), await signedIn(held.app, [])]
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: null })
  await call(one, 'PUT', 'add.new', draft('林'))
  await call(one, 'PUT', 'add.new', draft('林店长'))
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: draft('林店长') })
  expect((await call(other, 'GET', 'add.new')).data).toEqual({ draft: null })
  await call(one, 'DELETE', 'add.new?by=another')
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: draft('林店长') })
  await call(one, 'DELETE', 'add.new?by=-')
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: null })
  const signed = { ...draft('林'), by: 'window', version: 3 }
  await call(one, 'PUT', 'add.new', signed)
  await call(one, 'DELETE', 'add.new?by=-')
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: signed })
  await call(one, 'DELETE', 'add.new?by=window')
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: null })
  await call(one, 'PUT', 'add.new', signed)
  await call(one, 'DELETE', 'add.new')
  expect((await call(one, 'GET', 'add.new')).data).toEqual({ draft: null })
})

it('forgets the oldest of too many, and refuses what is too much', async () => {
  const one = await signedIn(held.app, [])
  await call(one, 'PUT', 'first', draft('1'))
  await held.app.db.execute(
    sql`insert into form_drafts (account_id, name, draft, saved_at)
      select account_id, 'n' || number, draft, saved_at + interval '1 ms' * number
      from form_drafts, generate_series(1, ${draftLimits.count - 1}) as number where name = 'first'`,
  )
  expect((await call(one, 'GET', 'first')).data).toEqual({ draft: draft('1') })
  await call(one, 'PUT', 'last', draft('2'))
  expect((await call(one, 'GET', 'first')).data).toEqual({ draft: null })
  expect((await call(one, 'GET', 'n1')).data).toEqual({ draft: draft('1') })
  expect(await call(one, 'PUT', 'large', draft('字'.repeat(draftLimits.bytes / 3)))).toMatchObject({ code: 'preference_large' })
})
