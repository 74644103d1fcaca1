import { beforeAll, describe, expect, it } from 'vitest'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: never
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Ask = (method: Method, path: string, payload?: object) => Promise<Reply>

let office: Ask
const agents: Ask[] = []

const asking =
  (base: string, headers: Record<string, string>): Ask =>
  async (method, path, payload) =>
    (await held.app.inject({ method, url: base + path, headers, ...(payload && { payload }) })).json()

beforeAll(async () => {
  office = asking('/adminapi/app/wechat/', (await signedIn(held.app)).headers)
  for (const account of ['kefu1', 'kefu2']) {
    await addAgent(held.app.db, { account, password: 'a-long-password', nickname: account })
    const { token } = await openSession(held.app.db, 'agent', agents.length + 1)
    agents.push(asking('/kefuapi/service/', { 'authori-zation': `Bearer ${token}` }))
  }
})

const rowsOf = async (ask: Promise<Reply>) => {
  const { data } = (await ask) as {
    data: Record<string, unknown>[] | { list?: Record<string, unknown>[]; data?: Record<string, unknown>[] }
  }
  return Array.isArray(data) ? data : (data.list ?? data.data ?? [])
}

describe('the shared library', () => {
  it('has categories beside the usual one, each name once', async () => {
    expect(await rowsOf(office('GET', 'speechcraftcate'))).toEqual([{ id: 0, name: '系统话术', sort: 0 }])
    const add = (body: object) => office('POST', 'speechcraftcate', body)
    expect(await add({ name: ' ', sort: 1 })).toMatchObject({ status: 400, code: '400100', errors: { name: '请填写分类名称' } })
    expect(await add({ name: '物流', sort: 1 })).toMatchObject({ status: 200, code: '100021' })
    expect(await add({ name: '物流', sort: 2 })).toMatchObject({ code: '400101' })
    expect(await office('PUT', 'speechcraftcate/1', { name: '发货与物流', sort: 3 })).toMatchObject({ status: 200, code: '100001' })
    expect(await office('PUT', 'speechcraftcate/9', { name: '没有的', sort: 3 })).toMatchObject({ code: '400103' })
    expect(await office('GET', 'speechcraftcate/0/edit')).toMatchObject({ code: '400103' })
    expect(await office('DELETE', 'speechcraftcate/0')).toMatchObject({ code: '400273' })
  })

  it('has replies in them, found by title, text and category', async () => {
    const add = (body: object) => office('POST', 'speechcraft', body)
    expect(await add({ title: '发货', message: '', cate_id: 1, sort: 0 })).toMatchObject({ code: '400022' })
    expect(await add({ title: '发货', message: '48小时内发货', cate_id: 9, sort: 0 })).toMatchObject({ code: '400103' })
    expect(await add({ title: '发货', message: '48小时内发货', cate_id: 1, sort: 0 })).toMatchObject({ status: 200, code: '400270' })
    expect(await add({ title: '又是发货', message: '48小时内发货', cate_id: 0, sort: 0 })).toMatchObject({ code: '400269' })
    expect(await add({ title: '欢迎语', message: '您好', cate_id: 0, sort: 5 })).toMatchObject({ status: 200 })
    const titles = async (query: string) => (await rowsOf(office('GET', `speechcraft?${query}`))).map(({ title }) => title)
    expect(await titles('page=1&limit=10')).toEqual(['欢迎语', '发货'])
    expect(await titles('cate_id=1')).toEqual(['发货'])
    expect(await titles('cate_id=0')).toEqual(['欢迎语'])
    expect(await titles('title=%25')).toEqual([])
    expect(await titles('message=48')).toEqual(['发货'])
    expect((await rowsOf(office('GET', 'speechcraft'))).map(({ cate_name: name }) => name)).toEqual(['系统默认', '发货与物流'])
  })

  it('is changed at the version that was read, and keeps a category that is in use', async () => {
    const change = (body: object) => office('PUT', 'speechcraft/1', { title: '发货', cate_id: 1, sort: 0, ...body })
    expect(await change({ message: '24小时内发货', version: 1 })).toMatchObject({ status: 200, code: '100001' })
    expect(await change({ message: '12小时内发货', version: 1 })).toMatchObject({ status: 409, data: { row: { message: '24小时内发货' } } })
    expect(await office('PUT', 'speechcraft/99', { title: 'x', message: 'x', cate_id: 0, sort: 0 })).toMatchObject({ code: '400461' })
    expect(await office('DELETE', 'speechcraftcate/1')).toMatchObject({ code: '100008', msg: '该分类下还有话术，请先移走或删除' })
    expect(await office('DELETE', 'speechcraft/1')).toMatchObject({ status: 200, code: '100002' })
    expect(await office('DELETE', 'speechcraft/1')).toMatchObject({ code: '400272' })
    expect(await office('DELETE', 'speechcraftcate/1')).toMatchObject({ status: 200 })
  })
})

describe('the library of an agent', () => {
  it('is their own: others neither see nor change it', async () => {
    const [mine, other] = agents as [Ask, Ask]
    expect(await mine('POST', 'cate', { name: '常用语', sort: 1 })).toMatchObject({ status: 200, code: '100021' })
    // each has their own names
    expect(await other('POST', 'cate', { name: '常用语', sort: 1 })).toMatchObject({ status: 200 })
    const [category] = await rowsOf(mine('GET', 'cate?type=1'))
    const reply = { title: '', cate_id: category!['id'], message: '马上为您查' }
    expect(await mine('POST', 'speechcraft', { ...reply, cate_id: 0 })).toMatchObject({ status: 400, code: '410096' })
    expect(await other('POST', 'speechcraft', reply)).toMatchObject({ code: '410096' })
    expect(await mine('POST', 'speechcraft', { ...reply, message: '' })).toMatchObject({ code: '410109' })
    expect(await mine('POST', 'speechcraft', reply)).toMatchObject({ status: 200, code: '100021' })
    expect(await mine('POST', 'speechcraft', reply)).toMatchObject({ code: '410097' })
    const [made] = await rowsOf(mine('GET', 'speechcraft?type=1'))
    expect(made).toMatchObject({ message: '马上为您查', cate_name: '常用语', kefu_id: 1 })
    expect(await rowsOf(other('GET', 'speechcraft?type=1'))).toEqual([])
    expect(await rowsOf(office('GET', 'speechcraft'))).toHaveLength(1)
    const id = String(made!['id'])
    expect(await other('PUT', `speechcraft/${id}`, { ...reply, message: '改了' })).toMatchObject({ status: 100026 })
    expect(await other('DELETE', `speechcraft/${id}`)).toMatchObject({ code: '410100' })
    expect(await office('PUT', `speechcraft/${id}`, { ...reply, cate_id: 0 })).toMatchObject({ code: '400461' })
    expect(await other('DELETE', `cate/${String(category!['id'])}`)).toMatchObject({ code: '410096' })
    expect(await mine('PUT', `speechcraft/${id}`, { ...reply, message: '这就查' })).toMatchObject({ status: 200, code: '100001' })
    expect(await mine('DELETE', `cate/${String(category!['id'])}`)).toMatchObject({ code: '100008' })
    expect(await mine('DELETE', `speechcraft/${id}`)).toMatchObject({ status: 200 })
    expect(await mine('DELETE', `cate/${String(category!['id'])}`)).toMatchObject({ status: 200, code: '100002' })
  })

  it('stands beside the shared one, which agents only read', async () => {
    const [mine] = agents as [Ask]
    const [shared] = await rowsOf(mine('GET', 'speechcraft?type=0&page=1&limit=20'))
    expect(shared).toMatchObject({ title: '欢迎语', kefu_id: 0 })
    const path = `speechcraft/${String(shared!['id'])}`
    expect(await mine('PUT', path, { title: 'x', message: 'x', cate_id: 0 })).toMatchObject({ code: '410101' })
    expect(await mine('DELETE', path)).toMatchObject({ code: '410101' })
  })
})
