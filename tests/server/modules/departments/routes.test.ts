import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: {
    list: {
      id: number
      pid: number
      name: string
      members: number
      total: number
      version: number
      real_name: string
      departments: string
    }[]
    count: number
    rules: { field: string; value: unknown; props: { options?: { value: number; children?: unknown[] }[] } }[]
    action: string
  }
}

let admin: SignedIn
beforeAll(async () => {
  admin = await signedIn(held.app)
})

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = admin): Promise<Reply> {
  const payload = body ? { payload: body } : {}
  return (await held.app.inject({ method, url: `/adminapi/setting/structure${url}`, headers: who.headers, ...payload })).json()
}
const department = (name: string, pid = 0, more = {}) => ({ name, pid, leader_id: 0, phone: '', version: 0, ...more })
const tree = async () => (await call('GET', '')).data.list
const named = async (name: string) => (await tree()).find((one) => one.name === name)!
async function made(name: string, pid = 0): Promise<number> {
  expect(await call('POST', '', department(name, pid))).toMatchObject({ code: '100000' })
  return (await named(name)).id
}
const order = async () => (await tree()).map(({ name }) => name)

it('keeps a tree: siblings in order, moved before one another and elsewhere, never below themselves', async () => {
  const firm = await made('总公司')
  const [sales, works] = [await made('销售', firm), await made('生产', firm)]
  const cutting = await made('裁切', works)
  expect(await order()).toEqual(['总公司', '销售', '生产', '裁切'])
  expect((await call('PUT', `/move/${works}`, { pid: firm, before: sales })).code).toBe('100001')
  expect(await order()).toEqual(['总公司', '生产', '裁切', '销售'])
  await call('PUT', `/move/${cutting}`, { pid: sales, before: 0 })
  expect((await named('裁切')).pid).toBe(sales)
  for (const pid of [works, cutting]) {
    await call('PUT', `/move/${cutting}`, { pid: works, before: 0 })
    expect(await call('PUT', `/move/${works}`, { pid, before: 0 })).toMatchObject({ status: 400, code: 'DEPARTMENT_LOOP' })
  }
  expect((await call('PUT', `/move/${works}`, { pid: 987654, before: 0 })).code).toBe('DEPARTMENT_MISSING')
})

it('refuses an empty name, one that a sibling has, and an older version', async () => {
  const top = await made('版本')
  await made('甲', top)
  expect(await call('POST', '', department('甲', top))).toMatchObject({ code: 'DEPARTMENT_TAKEN', errors: { name: '同一级已有同名部门' } })
  expect((await call('POST', '', department('甲'))).code).toBe('100000')
  expect((await call('POST', '', department('  '))).code).toBe('DEPARTMENT_NAME')
  const { id, version } = await named('版本')
  expect((await call('PUT', `/${id}`, department('版本二', 0, { version }))).code).toBe('100001')
  expect(await call('PUT', `/${id}`, department('版本三', 0, { version }))).toMatchObject({
    ...{ status: 409, code: 'DEPARTMENT_CHANGED' },
    data: { row: { name: '版本二', pid: 0, leader_id: 0, phone: '', version: version + 1 } },
  })
  // a form names what a department belongs to: who moved it was there before
  await call('PUT', `/move/${id}`, { pid: await made('新上级'), before: 0 })
  expect(await call('PUT', `/${id}`, department('版本三', 0, { version: version + 1 }))).toMatchObject({
    data: { row: { pid: (await named('新上级')).id, version: version + 2 } },
  })
  const form = (await call('GET', `/${id}/edit`)).data
  expect(form.action).toBe(`/setting/structure/${id}`)
  // neither itself nor what is below it can be above it
  expect(JSON.stringify(form.rules.find(({ field }) => field === 'pid'))).not.toMatch(/版本二|"甲".*"甲"/)
})

it('says who belongs where, counts each person once, and takes them along', async () => {
  const house = await made('门店')
  const [east, west] = [await made('东区', house), await made('西区', house)]
  const [anna, ben] = [await signedIn(held.app, ['system-file']), await signedIn(held.app, ['system-file'])]
  expect((await call('POST', '/placement', { accounts: [anna.id, ben.id], department: east, from: 0 })).code).toBe('100001')
  await call('POST', '/placement', { accounts: [anna.id], department: west, from: 0 })
  expect(await named('门店')).toMatchObject({ members: 0, total: 2 })
  expect((await call('GET', `/members?department=${house}&page=1&limit=15`)).data.count).toBe(2)
  await call('POST', '/placement', { accounts: [anna.id, ben.id], department: west, from: house })
  expect(await named('东区')).toMatchObject({ members: 0 })
  expect((await call('GET', `/members?department=${west}`)).data.list.map((one) => one.departments)).toEqual(['西区', '西区'])
  expect((await call('DELETE', `/${house}/members/${ben.id}`)).code).toBe('100001')
  expect((await call('GET', '/members?department=0')).data.list.map(({ id }) => id)).toContain(ben.id)
  expect((await call('POST', '/placement', { accounts: [], department: west, from: 0 })).code).toBe('DEPARTMENT_NOBODY')
  expect((await call('POST', '/placement', { accounts: [99999999], department: west, from: 0 })).code).toBe('DEPARTMENT_NOBODY')
})

it('is not deleted while something belongs to it, and says what', async () => {
  const full = await made('满员')
  const below = await made('小组', full)
  const somebody = await signedIn(held.app, [])
  await call('POST', '/placement', { accounts: [somebody.id], department: full, from: 0 })
  expect(await call('DELETE', `/${full}`)).toMatchObject({
    code: 'DEPARTMENT_IN_USE',
    msg: '“满员”还有 1 个下级部门、1 名成员，请先移走再删除',
  })
  await call('DELETE', `/${below}`)
  await call('DELETE', `/${full}/members/${somebody.id}`)
  expect((await call('DELETE', `/${full}`)).code).toBe('100002')
  expect((await call('DELETE', `/${full}`)).code).toBe('DEPARTMENT_MISSING')
})

it('shows and places those whom one may see: oneself and who may do no more', async () => {
  const admin = await signedIn(held.app)
  const organiser = await signedIn(held.app, ['setting-systemStructure', 'system-file'])
  const [below, beyond] = [await signedIn(held.app, ['system-file']), await signedIn(held.app, ['system-file', 'admin-kefu'])]
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const reply = await held.app.inject({
      method,
      url: `/adminapi/setting/structure${url}`,
      headers: organiser.headers,
      ...(payload && { payload }),
    })
    return reply.json()
  }
  const ids = ((await ask('GET', '/members?limit=100')).data.list as { id: number }[]).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([organiser.id, below.id]))
  for (const { id } of [admin, beyond]) expect(ids).not.toContain(id)
  const choices = JSON.stringify((await ask('GET', '/placement')).data.rules[0].options)
  expect(choices).toContain(`"value":${below.id},`)
  for (const { id } of [admin, beyond]) expect(choices).not.toContain(`"value":${id},`)
  expect((await ask('POST', '', { name: '排序部', pid: 0, leader_id: 0, phone: '', version: 0 })).status).toBe(200)
  const { list } = (await ask('GET', '')).data as { list: { id: number; name: string }[] }
  const department = list.find(({ name }) => name === '排序部')!.id
  const put = (id: number) => ask('POST', '/placement', { accounts: [id], department, from: 0 })
  expect((await put(below.id)).status).toBe(200)
  for (const { id } of [admin, beyond]) expect((await put(id)).errors).toHaveProperty('accounts')
  await held.app.db.execute(sql`insert into department_members (department_id, account_id) values (${department}, ${beyond.id})`)
  expect((await ask('DELETE', `/${department}/members/${beyond.id}`)).code).toBe('DEPARTMENT_NOBODY')
  expect((await ask('DELETE', `/${department}/members/${below.id}`)).status).toBe(200)
})
