import { expect, it } from 'vitest'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()
const page = ['admin-product', 'product-product-attr']

interface Reply {
  status: number
  code?: string
  data: {
    list: { id: number; rule_name: string; attr_name: string; attr_value: string[] }[]
    count: number
    info: { version: number }
    row: object
  }
}

async function as(keys?: string[]) {
  const { headers } = await signedIn(held.app, keys)
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Reply> =>
    (await held.app.inject({ method, url: `/adminapi/product/product/rule${path}`, headers, ...(payload && { payload }) })).json()
}
const colour = [{ value: '颜色', detail: ['红', ' 蓝 ', ''] }]

it('is kept with its attributes, found by its name, and removed with others', async () => {
  const call = await as()
  expect(await call('POST', '/0', { rule_name: ' 颜色 ', spec: colour })).toMatchObject({ status: 200, code: '100000' })
  await call('POST', '/0', { rule_name: '尺码', spec: [{ value: '尺码', detail: ['M', 'L'] }] })
  const { list, count } = (await call('GET', '?page=1&limit=15')).data
  expect([count, list.map(({ rule_name }) => rule_name)]).toEqual([2, ['尺码', '颜色']])
  expect(list[1]).toMatchObject({ attr_name: '颜色', attr_value: ['红,蓝'] })
  expect((await call('GET', '?rule_name=尺')).data.list).toHaveLength(1)
  const id = list[1]!.id
  await call('POST', `/${id}`, { rule_name: '色', spec: colour })
  expect((await call('GET', `/${id}`)).data.info).toMatchObject({ rule_name: '色', spec: [{ value: '颜色', detail: ['红', '蓝'] }] })
  expect(await call('DELETE', '/delete', { ids: list.map((one) => one.id).join(',') })).toMatchObject({ code: '100002' })
  expect((await call('GET', '')).data.count).toBe(0)
  expect(await call('GET', `/${id}`)).toMatchObject({ status: 100026 })
  expect(await call('POST', `/${id}`, { rule_name: '色', spec: colour })).toMatchObject({ status: 100026 })
})

it('refuses who has read an older one, with what is there now', async () => {
  const call = await as()
  await call('POST', '/0', { rule_name: '颜色', spec: colour })
  const { id } = (await call('GET', '')).data.list[0]!
  const { version } = (await call('GET', `/${id}`)).data.info
  expect(await call('POST', `/${id}`, { rule_name: '色', spec: colour, version })).toMatchObject({ status: 200 })
  const late = await call('POST', `/${id}`, { rule_name: '彩', spec: colour, version })
  expect(late).toMatchObject({ status: 409, data: { row: { rule_name: '色', version: version + 1 } } })
  // the shop's own screen names no version
  expect(await call('POST', `/${id}`, { rule_name: '彩', spec: colour })).toMatchObject({ status: 200 })
})

it.each([
  [' ', colour],
  ['空', []],
  ['空', [{ value: '颜色', detail: [' '] }]],
  ['空', [{ value: '', detail: ['红'] }]],
])('is refused as %j with %j', async (rule_name, spec) => {
  expect(await (await as())('POST', '/0', { rule_name, spec })).toMatchObject({ status: 400, code: '100100' })
})

it('is added with one key and changed with another', async () => {
  const adder = await as([...page, 'product-rule-add'])
  const editor = await as([...page, 'product-rule-edit'])
  expect(await editor('POST', '/0', { rule_name: '色', spec: colour })).toMatchObject({ status: 110000 })
  expect(await adder('POST', '/0', { rule_name: '色', spec: colour })).toMatchObject({ status: 200 })
  const { id } = (await adder('GET', '')).data.list[0]!
  expect(await adder('POST', `/${id}`, { rule_name: '色', spec: colour })).toMatchObject({ status: 110000 })
  expect(await editor('POST', `/${id}`, { rule_name: '色', spec: colour })).toMatchObject({ status: 200 })
})
