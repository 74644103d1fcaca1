import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: {
    id: number
    name: string
    version: number
    list: Record<string, unknown>[]
    count: number
    gaps: object[]
    match: { name: string } | null
    match_id: number | null
    row: object
  }
}

async function call(who: SignedIn, name: string, payload: object): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/product/${name}`, headers: who.headers, payload })).json()
}
const band = (min: string, max: string, more = {}) => ({ min, max, ...more })

it('keeps bands to the gram, names them by their ends, and finds the one of a weight', async () => {
  const admin = await signedIn(held.app)
  const light = await call(admin, 'addWeightRange', band('44', '46', { price: '860', price_unit: '卷' }))
  expect(light).toMatchObject({ code: '100000', data: { name: '44-46kg' } })
  await call(admin, 'addWeightRange', band('48', '', { price: '19.1111', price_unit: 'kg' }))
  await call(admin, 'addWeightRange', band('8', '8.2', { name: '八公斤' }))
  const { data } = await call(admin, 'searchWeightRange', { page: 1, limit: 10, basis: 'piece', weight: '46' })
  expect(data.list.map(({ min, max, price }) => [min, max, price])).toEqual([
    ['8', '8.2', ''],
    ['44', '46', '860'],
    ['48', '', '19.1111'],
  ])
  expect(data.gaps).toEqual([
    { from: '8.2', to: '44' },
    { from: '46', to: '48' },
  ])
  // 46 belongs to the band above, and there is none
  expect(data.match).toBeNull()
  const named = async (weight: string) => (await call(admin, 'searchWeightRange', { weight })).data.match?.name
  expect([await named('45.999'), await named('8.199'), await named('8.2'), await named('1000')]).toEqual([
    '44-46kg',
    '八公斤',
    undefined,
    '≥48kg',
  ])
  const reply = await call(await signedIn(held.app, ['system-file']), 'getWeightRange', { weight: '44' })
  expect(reply.data).toMatchObject({ match_id: light.data.id })
  expect(reply.data.list).toHaveLength(3)
})

it('refuses what overlaps, is upside down, or is no weight, and says which', async () => {
  const admin = await signedIn(held.app)
  const add = async (min: string, max: string, more = {}) =>
    (await call(admin, 'addWeightRange', band(min, max, { basis: 'order', ...more }))).code
  expect(await add('100', '200')).toBe('100000')
  expect(await call(admin, 'addWeightRange', band('199.999', '300', { basis: 'order' }))).toMatchObject({
    status: 400,
    code: 'RANGE_OVERLAP',
    msg: expect.stringContaining('100-200kg'),
  })
  expect(await add('200', '300')).toBe('100000')
  expect(await add('0', '')).toBe('RANGE_OVERLAP')
  expect(await add('150', '160', { status: 0 })).toBe('100000')
  expect(await add('150', '160', { basis: 'line' })).toBe('100000')
  expect(await add('5', '5')).toBe('RANGE_ORDER')
  const wrong = async (min: string, max: string, more = {}) => (await call(admin, 'addWeightRange', band(min, max, more))).errors
  expect(await wrong('0.0001', '5')).toEqual({ min: '最多 3 位小数' })
  expect(await wrong('-1', '5')).toEqual({ min: '不能小于 0' })
  expect(await wrong('1', '5', { price: '1.23456' })).toEqual({ price: '最多 4 位小数' })
  expect(await wrong('1', '5', { scope: 'shop' })).toEqual({ scope: '没有这个选项' })
  expect(await wrong('1', '5', { scope: 'type' })).toEqual({ type_id: '必填' })
})

it('lets one of two who add the same band at once through', async () => {
  const admin = await signedIn(held.app)
  const both = await Promise.all([1, 2, 3].map(() => call(admin, 'addWeightRange', band('500', '600', { basis: 'line' }))))
  expect(both.filter(({ code }) => code === '100000')).toHaveLength(1)
})

it('refuses an older version, and switching on over another band', async () => {
  const admin = await signedIn(held.app)
  const { data } = await call(admin, 'addWeightRange', band('700', '800', { basis: 'line' }))
  const changed = await call(admin, 'editWeightRange', { ...band('700', '750', { basis: 'line' }), id: data.id, version: 1 })
  expect(changed.data.version).toBe(2)
  expect(await call(admin, 'editWeightRange', { ...band('700', '790', { basis: 'line' }), id: data.id, version: 1 })).toMatchObject({
    status: 409,
    code: 'CHANGED',
    data: { row: { max: '750', version: 2 } },
  })
  const off = await call(admin, 'addWeightRange', band('740', '760', { basis: 'line', status: 0 }))
  expect(
    (await call(admin, 'editWeightRange', { ...band('740', '760', { basis: 'line' }), id: off.data.id, version: 1, status: 1 })).code,
  ).toBe('RANGE_OVERLAP')
})

it('deletes what nothing refers to, and only for who may', async () => {
  const admin = await signedIn(held.app)
  const { data } = await call(admin, 'addWeightRange', band('900', '950', { basis: 'line' }))
  await held.app.db.execute(sql`create table lines_of_test (range_id bigint references weight_ranges)`)
  await held.app.db.execute(sql`insert into lines_of_test values (${data.id})`)
  expect((await call(admin, 'delWeightRange', { id: data.id })).code).toBe('TABLE_IN_USE')
  await held.app.db.execute(sql`drop table lines_of_test`)
  expect((await call(await signedIn(held.app, ['system-file']), 'delWeightRange', { id: data.id })).status).toBe(110000)
  expect((await call(admin, 'delWeightRange', { id: data.id, version: 1 })).code).toBe('100002')
  expect(await row(held.app.db, sql`select 1 as one from weight_ranges where id = ${data.id}`)).toBeUndefined()
})
