import { expect, it } from 'vitest'
import { basicKinds } from '#src/api/basics.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Rule {
  field: string
  value: unknown
  control?: { value: string; rule: Rule[] }[]
}
interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: {
    list: { id: number; name: string; details: object; version: number }[]
    count: number
    tabs: { kind: string; count: number }[]
    rules: Rule[]
    action: string
  }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Reply> {
  return (
    await held.app.inject({ method, url: `/adminapi/setting/basics${url}`, headers: who.headers, ...(body ? { payload: body } : {}) })
  ).json()
}
const entry = (kind: string, name: string, more = {}) => ({ kind, name, sort: 0, status: 1, version: 0, ...more })

it('keeps each kind with what is its own, counts them, and keeps rates exact', async () => {
  const admin = await signedIn(held.app)
  expect((await call(admin, 'POST', '', entry('unit', 'kg', { decimals: 3, rate: 'x' }))).code).toBe('100000')
  await call(admin, 'POST', '', entry('warehouse', '成品仓', { type: 'finished', address: ' 二号楼 ' }))
  await call(admin, 'POST', '', entry('tax_rate', '增值税', { rate: '0.0001' }))
  const { data } = await call(admin, 'GET', '?page=1&limit=15')
  expect(data.list.map(({ name, details }) => [name, details])).toEqual([
    ['kg', { decimals: 3 }],
    ['成品仓', { type: 'finished', address: '二号楼' }],
    ['增值税', { rate: '0.0001' }],
  ])
  expect(data.tabs.filter(({ count }) => count > 0)).toEqual([
    { kind: '', count: 3 },
    { kind: 'unit', count: 1 },
    { kind: 'warehouse', count: 1 },
    { kind: 'tax_rate', count: 1 },
  ])
  expect(data.tabs).toHaveLength(basicKinds.length + 1)
  expect((await call(admin, 'GET', '?kind=unit&page=1&limit=15')).data.count).toBe(1)
})

it('refuses an empty or taken name, a rate that is none, an older version, and people without the key', async () => {
  const admin = await signedIn(held.app)
  expect((await call(admin, 'POST', '', entry('colour', '黑'))).code).toBe('100000')
  expect(await call(admin, 'POST', '', entry('colour', '黑'))).toMatchObject({ code: 'BASIC_TAKEN', errors: { name: '已有同名的数据' } })
  expect((await call(admin, 'POST', '', entry('colour', ' '))).code).toBe('BASIC_NAME')
  for (const rate of ['', '100.0001', '-1', '1e1', '0.00001'])
    expect((await call(admin, 'POST', '', entry('tax_rate', 'x', { rate }))).code).toBe('BASIC_RATE')
  const { id, version } = (await call(admin, 'GET', '?kind=colour')).data.list[0]!
  expect((await call(admin, 'PUT', `/${id}`, entry('colour', '深黑', { version }))).code).toBe('100001')
  expect(await call(admin, 'PUT', `/${id}`, entry('colour', '浅黑', { version }))).toMatchObject({
    ...{ status: 409, code: 'BASIC_CHANGED' },
    data: { row: { kind: 'colour', name: '深黑', sort: 0, status: 1, version: version + 1 } },
  })
  // what a kind has of its own stands under the names of the form
  await call(admin, 'POST', '', entry('tax_rate', '旧税', { rate: '9' }))
  const rate = (await call(admin, 'GET', '?kind=tax_rate&name=旧税')).data.list[0]!
  expect(await call(admin, 'PUT', `/${rate.id}`, entry('tax_rate', '新税', { rate: '8', version: 9 }))).toMatchObject({
    data: { row: { name: '旧税', rate: '9' } },
  })
  expect((await call(await signedIn(held.app, ['system-file']), 'GET', '')).status).toBe(110000)
  expect((await call(admin, 'DELETE', `/${id}`)).code).toBe('100002')
  expect((await call(admin, 'DELETE', `/${id}`)).code).toBe('BASIC_MISSING')
})

it('describes its forms: a kind shows its own fields, an entry comes with its version', async () => {
  const admin = await signedIn(held.app)
  const made = (await call(admin, 'GET', '/create?kind=warehouse')).data
  // what a kind asks for besides follows it: the name is asked first
  expect(made.rules.slice(0, 2)).toMatchObject([{ field: 'name' }, { field: 'kind', value: 'warehouse' }])
  expect(made.rules[1]!.control!.map(({ value, rule }) => [value, rule.map(({ field }) => field)])).toEqual([
    ['unit', ['decimals']],
    ['warehouse', ['type', 'address']],
    ['tax_rate', ['rate']],
  ])
  await call(admin, 'POST', '', entry('unit', '卷', { decimals: 0 }))
  const { id } = (await call(admin, 'GET', '?kind=unit&name=卷')).data.list[0]!
  const { rules, action } = (await call(admin, 'GET', `/${id}/edit`)).data
  expect(action).toBe(`/setting/basics/${id}`)
  expect(rules.find(({ field }) => field === 'version')).toMatchObject({ value: 1 })
})

it('keeps the company, and not over what somebody else wrote', async () => {
  const admin = await signedIn(held.app)
  const company = { name: '橡胶厂', tax_no: '91330000', bank: '', account_no: '', address: '', phone: '' }
  expect((await call(admin, 'POST', '/company', { ...company, version: 0 })).code).toBe('100001')
  expect(await call(admin, 'POST', '/company', { ...company, name: '另一家', version: 0 })).toMatchObject({
    status: 409,
    data: { row: { ...company, version: 1 } },
  })
  expect((await call(admin, 'POST', '/company', { ...company, name: '', version: 1 })).code).toBe('BASIC_NAME')
  const { rules } = (await call(admin, 'GET', '/company')).data
  expect(rules.find(({ field }) => field === 'name')).toMatchObject({ value: '橡胶厂' })
})
