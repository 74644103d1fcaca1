import { describe, expect, it } from 'vitest'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  data: {
    list: Record<string, unknown>[]
    rules: { field: string; value: unknown; options?: { value: number; label: string }[] }[]
    action: string
    method: string
  }
}

async function call(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/user/${path}`, headers: who.headers, ...(payload && { payload }) })).json()
}
const all = async (who: SignedIn) =>
  (await call(who, 'GET', 'user_label_cate/all')).data as unknown as { id: number; name: string; sort: number; version: number }[]
const idOf = async (who: SignedIn, name: string) => (await all(who)).find((one) => one.name === name)!.id
const labels = async (who: SignedIn, query = '') => (await call(who, 'GET', `user_label${query}`)).data.list

describe('labels and their categories', () => {
  it('keeps categories in their order, changed by a form with its id in the address', async () => {
    const who = await signedIn(held.app)
    for (const [name, sort] of [
      ['来源', 1],
      ['年龄', 9],
    ] as const)
      expect(await call(who, 'POST', 'user_label_cate', { name, sort })).toMatchObject({ status: 200, code: '100000' })
    expect((await all(who)).map(({ name }) => name)).toEqual(['年龄', '来源'])
    const id = await idOf(who, '来源')
    const { data } = await call(who, 'GET', `user_label_cate/${id}/edit`)
    expect(data).toMatchObject({ action: `/user/user_label_cate/${id}`, method: 'PUT' })
    expect(data.rules.map(({ field, value }) => [field, value])).toEqual([
      ['name', '来源'],
      ['sort', 1],
      ['version', 1],
    ])
    expect(await call(who, 'PUT', `user_label_cate/${id}`, { name: '客户来源', sort: 20, version: 1 })).toMatchObject({ code: '100001' })
    expect((await all(who))[0]).toMatchObject({ name: '客户来源', sort: 20, version: 2, pid: 0 })
    expect(await call(who, 'POST', 'user_label_cate', { name: '年龄' })).toMatchObject({ status: 400101, msg: '该分类已存在' })
    expect(await call(who, 'POST', 'user_label_cate', { name: ' ' })).toMatchObject({ status: 400, code: '400086' })
  })

  it('lists the labels of a category, and keeps a category that has some', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'user_label_cate', { name: '用途', sort: 0 })
    const cate = await idOf(who, '用途')
    expect(await call(who, 'POST', 'user_label/save', { id: 0, label_cate: cate, label_name: '密封' })).toMatchObject({ code: '100000' })
    await call(who, 'POST', 'user_label/save', { id: 0, label_cate: 0, label_name: '没有分类的' })
    const [label] = await labels(who, `?label_cate=${cate}`)
    expect(label).toEqual({ id: expect.any(Number) as number, label_cate: cate, cate_name: '用途', label_name: '密封', version: 1 })
    expect((await labels(who, '?label_cate=0')).map((one) => one['label_name'])).toEqual(['密封', '没有分类的'])
    expect((await labels(who)).at(-1)).toMatchObject({ label_cate: 0, cate_name: '' })
    expect(await call(who, 'DELETE', `user_label_cate/${cate}`)).toMatchObject({ status: 400323, msg: '该分类下有标签，请先删除标签' })
    await call(who, 'DELETE', `user_label/del/${String(label!['id'])}`)
    expect(await call(who, 'DELETE', `user_label_cate/${cate}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'DELETE', `user_label_cate/${cate}`)).toMatchObject({ status: 100026 })
    expect(await call(who, 'POST', 'user_label/save', { id: 0, label_cate: cate, label_name: '' })).toMatchObject({
      status: 400,
      code: '400322',
    })
  })

  it('begins a new label in the category that is open', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'user_label_cate', { name: '活跃度', sort: 0 })
    const cate = await idOf(who, '活跃度')
    const { data } = await call(who, 'GET', `user_label/add/0?cate_id=${cate}`)
    const [rule] = data.rules
    expect(rule).toMatchObject({ field: 'label_cate', value: cate })
    expect(rule!.options).toContainEqual({ value: cate, label: '活跃度' })
    expect(rule!.options![0]).toEqual({ value: 0, label: '全部' })
  })
})
