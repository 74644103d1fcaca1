import { beforeAll, describe, expect, it } from 'vitest'
import type { TemplateRow } from '#src/api/page-templates.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = headers) {
  const reply = await server.app.inject({
    method,
    url: `/adminapi/diy/templates${path}`,
    headers: { 'accept-language': 'zh-cn', ...as },
    ...(payload ? { payload } : {}),
  })
  return reply.json()
}

const block = { name: 'titles', titleConfig: { value: '新品上市' }, unknown: { 'b 2': 1, a: [true] } }
const page = { title: '首页', is_bg_color: 1, value: { '1767225600000000': { name: 'titles', timestamp: 1767225600000000 } } }
const keep = (body: object) => ask('POST', '/0', { scope: 'block', kind: 'titles', name: '红色标题', content: block, ...body })
const list = async (scope: string) => (await ask('GET', `?scope=${scope}`)).data.list as (TemplateRow & { content?: object })[]

beforeAll(async () => {
  headers = (await signedIn(server.app, ['admin-setting-pages-devise'])).headers
})

describe('what staff keep', () => {
  it('is listed by scope, newest first, presets with their content and pages without', async () => {
    const first = (await keep({})).data as TemplateRow
    const second = (await keep({ name: ' 蓝色标题 ' })).data as TemplateRow
    await ask('POST', '/0', { scope: 'page', kind: 'titles', name: '双十一', content: page })
    expect(await list('block')).toEqual([
      { ...second, name: '蓝色标题', content: block },
      { ...first, content: block },
    ])
    const [kept] = await list('page')
    expect(kept).toMatchObject({ scope: 'page', kind: '', name: '双十一', saved_at: expect.any(Number) })
    expect(kept).not.toHaveProperty('content')
    const whole = (await ask('GET', `/${kept!.id}`)).data.template
    expect(whole).toEqual({ ...kept, content: page })
    expect((await ask('GET', '?scope=block&name=蓝')).data).toMatchObject({ count: 1 })
  })

  it('keeps its keys in their order', async () => {
    const { id } = (await keep({ content: { name: 'x', z: 1, b: 2, a: 3 } })).data
    expect(Object.keys((await ask('GET', `/${id}`)).data.template.content)).toEqual(['name', 'z', 'b', 'a'])
  })

  it('is kept once when the same save arrives twice', async () => {
    const before = (await list('block')).length
    const first = await keep({ client_save_id: 'k1' })
    const again = await keep({ client_save_id: 'k1' })
    expect(again.data).toEqual(first.data)
    expect(await list('block')).toHaveLength(before + 1)
    expect(await keep({ client_save_id: 'k1', name: '别的' })).toMatchObject({ status: 422, code: 'idempotency_reused' })
  })
})

describe('somebody else', () => {
  it('is not overwritten, renamed or deleted unseen', async () => {
    const { id, version } = (await keep({ name: '旧' })).data as TemplateRow
    const renamed = (await ask('PUT', `/${id}`, { name: '新', if_version: version })).data as TemplateRow
    expect(renamed).toMatchObject({ id, name: '新' })
    const conflict = { status: 409, code: 'template_conflict', data: { template: renamed } }
    const save = { scope: 'block', kind: 'titles', name: '我的', content: block, if_version: version }
    expect(await ask('POST', `/${id}`, save)).toMatchObject(conflict)
    expect(await ask('PUT', `/${id}`, { name: '我的', if_version: version })).toMatchObject(conflict)
    expect(await ask('DELETE', `/${id}?if_version=${version}`)).toMatchObject(conflict)
    expect(await ask('POST', `/${id}`, { ...save, if_version: renamed.version })).toMatchObject({ status: 200, data: { name: '我的' } })
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 200, msg: '删除成功' })
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 200 })
    expect(await ask('GET', `/${id}`)).toMatchObject({ status: 400, msg: '该模板已被删除' })
    expect(await ask('PUT', `/${id}`, { name: 'x' })).toMatchObject({ status: 400, code: 'template_gone' })
  })
})

describe('what cannot be kept', () => {
  const deep = JSON.parse('{"name":"x","a":'.concat('['.repeat(60), ']'.repeat(60), '}')) as object
  it.each([
    ['no name', { name: '  ' }, 'template_name_required', '请先输入模板名称'],
    ['a long name', { name: '长'.repeat(31) }, 'template_name_long', '名称不能超过 30 个字'],
    ['no block', { content: { value: 1 } }, 'template_no_page', '模板内容格式不正确'],
    ['no page', { scope: 'page', content: { value: { '1': { noName: 1 } } } }, 'template_no_page', '模板内容格式不正确'],
    ['what is too large', { content: { name: 'x', text: 'x'.repeat(270_000) } }, 'template_too_large', '内容过大，无法保存为模板'],
    ['what is nested too deeply', { content: deep }, 'template_too_deep', '内容嵌套过深'],
  ])('is %s', async (_, body, code, msg) => {
    expect(await keep(body)).toMatchObject({ status: 400, code, msg })
  })

  it('is anything by somebody without the permission', async () => {
    const stranger = (await signedIn(server.app, [])).headers
    for (const reply of [await ask('GET', '?scope=block', undefined, stranger), await ask('POST', '/0', { scope: 'block' }, stranger)])
      expect(reply.status).not.toBe(200)
  })
})
