import { expect, it } from 'vitest'
import { preferenceLimits } from '#src/api/preferences.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data?: { value?: unknown; version?: number }
}

const read = async (who: SignedIn, name: string): Promise<Reply> =>
  (await held.app.inject({ method: 'GET', url: `/adminapi/setting/preferences/${name}`, headers: who.headers })).json()
const save = async (who: SignedIn, name: string, value: unknown, version: number): Promise<Reply> =>
  (
    await held.app.inject({
      method: 'PUT',
      url: `/adminapi/setting/preferences/${name}`,
      headers: who.headers,
      payload: { value, version },
    })
  ).json()

it('keeps what a person arranged, for that person alone', async () => {
  const [one, other] = [await signedIn(held.app, []), await signedIn(held.app, [])]
  expect((await read(one, 'list.orders')).data).toEqual({ value: null, version: 0 })
  expect((await save(one, 'list.orders', { columns: [{ key: 'code' }] }, 0)).data).toEqual({ version: 1 })
  expect((await save(one, 'list.orders', { columns: [] }, 1)).data).toEqual({ version: 2 })
  expect((await read(one, 'list.orders')).data).toEqual({ value: { columns: [] }, version: 2 })
  expect((await read(other, 'list.orders')).data).toEqual({ value: null, version: 0 })
})

it('refuses what was arranged elsewhere meanwhile, with what is there', async () => {
  const one = await signedIn(held.app, [])
  await save(one, 'list.a', { from: 'desk' }, 0)
  for (const version of [0, 5]) {
    const refused = await save(one, 'list.a', { from: 'phone' }, version)
    expect(refused).toMatchObject({ status: 409, code: 'preference_conflict', data: { value: { from: 'desk' }, version: 1 } })
  }
})

it('has limits', async () => {
  const one = await signedIn(held.app, [])
  expect(await save(one, 'large', { text: '字'.repeat(preferenceLimits.bytes / 3) }, 0)).toMatchObject({ code: 'preference_large' })
  expect((await save(one, 'Up', {}, 0)).status).not.toBe(200)
  expect((await save(one, 'list', [], 0)).status).not.toBe(200)
  const many = Array.from({ length: preferenceLimits.count }, (_, at) => `n${at}`)
  for (const name of many) await save(one, name, {}, 0)
  expect(await save(one, 'one-more', {}, 0)).toMatchObject({ code: 'preference_too_many' })
  expect((await save(one, 'n0', { still: true }, 1)).data).toEqual({ version: 2 })
})

it('is nobody’s without a session', async () => {
  const reply = await held.app.inject({ method: 'GET', url: '/adminapi/setting/preferences/list' })
  expect(reply.json<Reply>().status).not.toBe(200)
})
