import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sharedViewLimits, type Preference } from '#src/api/preferences.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

const call = async <Data>(who: SignedIn, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await held.app.inject({ method, url: `/adminapi/setting/${url}`, headers: who.headers, ...(payload && { payload }) })).json<{
    status: number
    code?: string
    data: Data
  }>()
const shared = async (who: SignedIn, list = 'list.user.list') =>
  (await call<Preference>(who, 'GET', `preferences/${list}`)).data.shared ?? []
const share = (who: SignedIn, name: string, query: string) =>
  call<{ id: number }>(who, 'PUT', 'shared_views/list.user.list', { name, query })

it('shows what somebody shared to everybody, of that list alone', async () => {
  const [one, other] = [await signedIn(held.app, []), await signedIn(held.app, [])]
  const { data } = await share(one, ' 老客户 ', 'pay_count=1')
  const seen = { id: data.id, name: '老客户', query: 'pay_count=1', owner: expect.stringMatching(/./) }
  expect(await shared(one)).toEqual([{ ...seen, is_own: true }])
  expect(await shared(other)).toEqual([{ ...seen, is_own: false }])
  expect(await shared(one, 'list.order.list')).toEqual([])
  // who shared it replaces it under its name
  expect((await share(one, '老客户', 'pay_count=2')).data.id).toBe(data.id)
  expect((await shared(other)).map(({ query }) => query)).toEqual(['pay_count=2'])
})

it('is changed and taken back by who shared it, and by administrators', async () => {
  const [one, other, admin] = [await signedIn(held.app, []), await signedIn(held.app, []), await signedIn(held.app)]
  const { data } = await share(one, '高价值', 'a=1')
  const refused = { status: 400, code: 'SHARED_VIEW_OTHERS' }
  expect(await share(other, '高价值', 'a=2')).toMatchObject(refused)
  expect(await call(other, 'DELETE', `shared_views/${data.id}`)).toMatchObject(refused)
  expect((await shared(other)).find(({ name }) => name === '高价值')).toMatchObject({ query: 'a=1', is_own: false })
  expect(await share(admin, '高价值', 'a=3')).toMatchObject({ status: 200 })
  // it stays whose it was
  expect((await shared(one)).find(({ name }) => name === '高价值')).toMatchObject({ query: 'a=3', is_own: true })
  expect(await call(one, 'DELETE', `shared_views/${data.id}`)).toMatchObject({ status: 200 })
  expect((await shared(one)).some(({ name }) => name === '高价值')).toBe(false)
})

it('refuses what has no name, and too many', async () => {
  const one = await signedIn(held.app, [])
  for (const body of [{ name: ' ', query: '' }, { name: '字'.repeat(sharedViewLimits.name + 1), query: '' }, { query: 'a=1' }])
    expect((await call(one, 'PUT', 'shared_views/list.user.list', body)).status).not.toBe(200)
  await held.app.db.execute(sql`insert into shared_views (list, name, query)
    select 'list.user.list', 'v' || at, '' from generate_series(1, ${sharedViewLimits.count}) at`)
  expect(await share(one, '再来一个', '')).toMatchObject({ code: 'SHARED_VIEW_MANY' })
})
