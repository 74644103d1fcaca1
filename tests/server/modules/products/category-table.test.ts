import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
let who: SignedIn

interface Category {
  id: number
  pid: number
  cate_name: string
  is_show: number
  version: number
  children?: Category[]
}
interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { list: Category[]; count: number; rules: { field: string; options?: { value: number; label: string }[] }[] }
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  const url = `/adminapi/product/category${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const add = (cate_name: string, pid = 0, rest = {}) =>
  call('POST', '', { pid, cate_name, pic: '', big_pic: '', sort: 0, is_show: 1, ...rest })
const outline = (list: Category[]): unknown[] =>
  list.map(({ cate_name, children }) => (children ? [cate_name, ...outline(children)] : cate_name))
const read = async (query = '') => outline((await call('GET', `?page=1&limit=15${query}`)).data.list)
async function idOf(name: string): Promise<number> {
  const { rows } = await held.app.db.execute<{ id: string }>(sql`select id from categories where cate_name = ${name}`)
  return Number(rows[0]!.id)
}

beforeAll(async () => {
  who = await signedIn(held.app)
  await add('胶板', 0, { sort: 2 })
  await add('密封', 0, { sort: 1 })
  await add('丁腈', await idOf('胶板'), { sort: 1 })
  await add('硅胶', await idOf('胶板'), { is_show: 0 })
  await add('O型圈', await idOf('密封'))
})

it('is listed as a tree, whole, with what is above what was found', async () => {
  expect(await read()).toEqual([
    ['胶板', '丁腈', '硅胶'],
    ['密封', 'O型圈'],
  ])
  expect((await call('GET', '?limit=1')).data.count).toBe(5)
  expect(await read('&cate_name=型')).toEqual([['密封', 'O型圈']])
  expect(await read('&cate_name=djing')).toEqual([])
  expect(await read('&cate_name=dj')).toEqual([['胶板', '丁腈']])
  expect(await read('&is_show=0')).toEqual([['胶板', '硅胶']])
  expect(await read(`&pid=${await idOf('密封')}`)).toEqual([['密封', 'O型圈']])
  expect(await read('&pid=0')).toHaveLength(2)
})

it('keeps two levels', async () => {
  expect(await add('三级', await idOf('丁腈'))).toMatchObject({ status: 400740, errors: { pid: '商品分类最多两级' } })
  const top = await idOf('胶板')
  expect(await call('PUT', `/${top}`, { pid: await idOf('密封'), cate_name: '胶板' })).toMatchObject({ status: 400740 })
  expect(await call('PUT', `/${top}`, { pid: top, cate_name: '胶板' })).toMatchObject({ status: 400740 })
  const parents = async (id: string) => (await call('GET', `/${id}`)).data.rules[0]!.options!.map(({ label }) => label)
  expect(await parents('create')).toEqual(['顶级分类', '胶板', '密封'])
  expect(await parents(String(top))).toEqual(['顶级分类'])
  expect(await parents(String(await idOf('丁腈')))).toEqual(['顶级分类', '胶板', '密封'])
})

it('refuses what is nameless or there twice by the numbers of the contract', async () => {
  expect(await add(' ')).toMatchObject({ status: 400, code: '400100' })
  expect(await add('胶板')).toMatchObject({ status: 400101, errors: { cate_name: '该分类已存在' } })
  // below another parent a name is free
  expect(await add('丁腈', await idOf('密封'))).toMatchObject({ status: 200, code: '100000' })
  expect(await add('九个字的分类名称呢')).toMatchObject({ status: 400, errors: { cate_name: '最多 8 个字' } })
})

it('stays while something is below it or of it', async () => {
  expect(await call('DELETE', `/${await idOf('胶板')}`)).toMatchObject({ status: 400102 })
  const id = await idOf('O型圈')
  await held.app.db.execute(sql`insert into products (cate_id, image, store_name, price, spu) values (${id}, '', '圈', 1, '1')`)
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 400, code: 'TABLE_IN_USE' })
  expect(await call('DELETE', `/${await idOf('硅胶')}`)).toMatchObject({ status: 200, code: '100002' })
  expect(await read('&cate_name=硅胶')).toEqual([])
})

it('is what the designer chooses from: what is switched off is gone there', async () => {
  const labels = async () => {
    const { data } = (await held.app.inject({ url: '/adminapi/product/category/cascader/1', headers: who.headers })).json<{
      data: { label: string }[]
    }>()
    return data.map(({ label }) => label)
  }
  await add('工具')
  expect(await labels()).toContain('工具')
  expect(await call('PUT', `/set_show/${await idOf('工具')}/0`)).toMatchObject({ status: 200, code: '100014' })
  expect(await labels()).not.toContain('工具')
})
