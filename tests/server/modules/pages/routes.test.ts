import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../fixtures/pages/${name}.json`, import.meta.url), 'utf8'))

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: Record<string, string> = {}) => {
  const reply = await server.app.inject({ method, url: `/adminapi/diy/${url}`, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) })
  return { http: reply.statusCode, ...(reply.json() as { status: number; msg: string; code?: string; data: never }) } as {
    http: number
    status: number
    msg: string
    code?: string
    // eslint-disable-next-line typescript/no-explicit-any
    data: any
  }
}

const columns = { name: '模板', title: '首页', type: 2, is_show: 1, is_bg_color: 0, color_picker: '#f5f5f5', is_bg_pic: 0, bg_pic: '', bg_tab_val: 0 }
const block = (stamp: number, more: object = {}) => ({ name: 'titles', timestamp: stamp, id: `id${stamp}`, ...more })
const page = (more: object = {}) => ({ ...columns, value: { 1767225600000001: block(1767225600000001), 1767225600000000: block(1767225600000000) }, ...more })
const create = async (more: object = {}) => (await send('POST', 'diy_save/0', page(more))).data as { id: string; version: string; hash: string }
const read = async (id: string | number) => (await send('GET', `get_diy_info/${id}`)).data.info

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
  // id 1 is the legacy page of every shop
  await server.app.db.execute(sql`insert into pages (name, type, is_diy, version) values ('默认模版', 0, 0, 'legacy')`)
})

describe('saving', () => {
  it('answers a new page with its id as text, a saved one with a number', async () => {
    const made = await send('POST', 'diy_save/0', page())
    expect(made).toMatchObject({ status: 200, msg: '保存成功', code: '100000', data: { id: expect.stringMatching(/^\d+$/) } })
    const saved = await send('POST', `diy_save/${made.data.id}`, page({ title: '春节' }))
    expect(saved).toMatchObject({ status: 200, msg: '修改成功', code: '100001', data: { id: Number(made.data.id) } })
    expect(saved.data.version).not.toBe(made.data.version)
    expect(await read(made.data.id)).toMatchObject({ title: '春节', type: 2, is_diy: 1, is_del: 0, status: 0 })
  })

  it.each(['v4.4-id5-diy', 'v4.4-id6-diy', 'v4.4-id8-diy', 'v4.7.0-id5-diy'])('gives %s back as it was saved, keys in order', async (name) => {
    const { value } = fixture(name) as { value: object }
    const made = await create({ value })
    const stored = (await read(made.id)).value
    const strip = (text: string) => text.replace(/,?"list":\[\](?=\}[^\]]*"name":"(?:promotionList|goodList)")/g, '')
    expect(Object.keys(stored)).toEqual(Object.keys(value))
    for (const [key, entry] of Object.entries(value as Record<string, { name: string }>))
      if (!['promotionList', 'goodList', 'articleList'].includes(entry.name)) expect(strip(JSON.stringify(stored[key]))).toBe(JSON.stringify(entry))
    const raw = await row<{ value: unknown }>(server.app.db, sql`select value from pages where id = ${made.id}`)
    expect(made.hash).toBe(canonicalHash(raw!.value))
    expect(JSON.stringify(raw!.value).length).toBeGreaterThan(10_000)
  })

  it('drops preview lists, on creation too, and keeps the ids of picked products', async () => {
    const value = {
      1767225600000000: { name: 'goodList', selectConfig: { activeValue: 5, list: [{ id: 1 }] }, goodsList: { max: 20, list: [{ id: 12 }, { id: 7 }] }, tabConfig: { tabVal: 1 } },
      1767225600000001: { name: 'promotionList', productList: { title: '促销列表', list: [{ id: 1 }] }, tabConfig: { list: [] } },
      1767225600000002: { name: 'articleList', selectList: { list: [{ id: 1 }] } },
    }
    const { id } = await create({ value })
    const stored = (await row<{ value: unknown }>(server.app.db, sql`select value from pages where id = ${id}`))!.value
    expect(stored).toEqual({
      1767225600000000: { name: 'goodList', selectConfig: { activeValue: 5 }, goodsList: { max: 20, ids: [12, 7] }, tabConfig: { tabVal: 1 } },
      1767225600000001: { name: 'promotionList', productList: { title: '促销列表' }, tabConfig: { list: [] } },
      1767225600000002: { name: 'articleList', selectList: {} },
    })
  })

  it('stores every kind of the shop, also as JSON text in a form', async () => {
    const { value } = fixture('synthetic-all-blocks-save-request') as { value: Record<string, unknown> }
    const made = await create({ value: JSON.stringify(value) })
    expect(Object.keys((await read(made.id)).value)).toEqual(Object.keys(value))
  })

  it('notices that somebody else has saved meanwhile', async () => {
    const made = await create()
    const mine = await send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title: '甲' }))
    expect(mine.status).toBe(200)
    const theirs = await send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title: '乙' }))
    expect(theirs).toMatchObject({ http: 409, status: 409, code: 'page_conflict', data: { info: { title: '甲', version: mine.data.version } } })
    expect((await read(made.id)).title).toBe('甲')
    expect((await send('POST', `diy_save/${made.id}`, page({ title: '丙' }))).status).toBe(200)
  })

  it('lets one of two simultaneous saves win', async () => {
    const made = await create()
    const both = await Promise.all(['甲', '乙'].map((title) => send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title }))))
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 409])
  })

  it('creates one page for a repeated save', async () => {
    const count = async () => (await send('GET', 'get_list?page=1&limit=1')).data.count
    const before = await count()
    const body = page({ client_save_id: 'c-1' })
    const replies = await Promise.all([send('POST', 'diy_save/0', body), send('POST', 'diy_save/0', body), send('POST', 'diy_save/0', page(), { 'idempotency-key': 'c-1' })])
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect(await send('POST', 'diy_save/0', { ...body, title: '别的' })).toMatchObject({ status: 400, code: 'page_save_id_used' })
  })

  it('answers a repeated save of an old version as the first time', async () => {
    const made = await create()
    const body = page({ if_version: made.version, client_save_id: 'c-2' })
    const first = await send('POST', `diy_save/${made.id}`, body)
    expect((await send('POST', `diy_save/${made.id}`, body)).data).toEqual(first.data)
  })

  it('remembers what was saved, by whom', async () => {
    const made = await create({ title: '一' })
    await send('POST', `diy_save/${made.id}`, page({ title: '二' }))
    const versions = await server.app.db.execute(sql`select columns ->> 'title' as title, admin_name from page_versions where page_id = ${made.id} order by id`)
    expect(versions.rows).toEqual([
      { title: '一', admin_name: expect.stringMatching(/^a/) },
      { title: '二', admin_name: expect.stringMatching(/^a/) },
    ])
  })

  it.each([
    ['a list', { value: [1] }, 'page_value_no_object'],
    ['broken JSON text', { value: '{"a":' }, 'page_value_no_object'],
    ['an entry that is no object', { value: { 1: 'x' } }, 'page_entry_without_name'],
    ['an entry without a name', { value: { 1: { timestamp: 1 } } }, 'page_entry_without_name'],
    ['deep nesting', { value: { 1: { name: 'x', deep: JSON.parse('['.repeat(60) + ']'.repeat(60)) as unknown } } }, 'page_value_too_deep'],
    ['more than 4 MB', { value: { 1: { name: 'x', text: '字'.repeat(1_450_000) } } }, 'page_value_too_large'],
    ['unknown fields', { surprise: 1 }, '100100'],
  ])('refuses %s', async (_, more, code) => {
    expect(await send('POST', 'diy_save/0', page(more))).toMatchObject({ http: 200, status: 400, code })
  })

  it('refuses more than 100 products in a list, a body far too large, and an unknown page', async () => {
    const many = { 1: { name: 'goodList', tabConfig: { tabVal: 0 }, numConfig: { val: 101 } } }
    expect(await send('POST', 'diy_save/0', page({ value: many }))).toMatchObject({ status: 400, msg: '您设置得商品个数超出系统限制' })
    expect(await send('POST', 'diy_save/0', page({ value: { 1: { name: 'x', text: 'x'.repeat(5_000_000) } } }))).toMatchObject({ http: 413, status: 413 })
    expect(await send('POST', 'diy_save/999999', page())).toMatchObject({ status: 400351, msg: '模板不存在' })
  })

  it('takes an empty page, which PHP sends as a list', async () => {
    const made = await create({ value: [] })
    expect((await read(made.id)).value).toEqual({})
  })
})

describe('the list and the home page', () => {
  it('pages, newest first, and finds an exact name', async () => {
    const made = await create({ name: '独一无二' })
    const first = await send('GET', 'get_list?page=1&limit=2')
    expect(first.data.list).toHaveLength(2)
    expect(first.data.list[0]).toMatchObject({ id: Number(made.id), name: '独一无二', type_name: '专题页', add_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) })
    expect((await send('GET', 'get_list?name=独一无二')).data.count).toBe(1)
    expect((await send('GET', 'get_list?name=独一')).data.count).toBe(0)
    expect((await send('GET', 'get_list?status=&type=&version=')).data.list.at(-1)).toMatchObject({ id: 1, type_name: '可视化', update_time: '暂无' })
  })

  it('has one home page, which visitors get', async () => {
    const value = { 1: block(1), 2: { name: 'pageFoot', menuList: [{ name: '首页' }] } }
    const a = await create({ value })
    const b = await create({ is_show: 0 })
    await send('PUT', `set_status/${a.id}`)
    expect(await send('PUT', `set_status/${b.id}`)).toMatchObject({ status: 200, msg: '设置成功', code: '100014' })
    expect((await send('GET', 'get_list?status=1')).data.list.map((entry: { id: number }) => String(entry.id))).toEqual([b.id])
    expect(await read(b.id)).toMatchObject({ status: 1, is_show: 1 })
    await send('PUT', `set_status/${a.id}`)

    const open = async (url: string) => (await server.app.inject(`/api/${url}`)).json().data
    expect(await open('v2/diy/get_version/0')).toEqual({ version: a.version, is_diy: 1 })
    expect(await open('v2/diy/get_diy/default')).toMatchObject({ name: '模板', is_diy: 1, value })
    expect(await open(`v2/diy/get_diy/default?id=${b.id}`)).toMatchObject({ is_diy: 1 })
    expect(await open('navigation')).toEqual(value[2])
    expect(await open('v2/diy/get_diy/default?id=999999')).toEqual([])
  })

  it('does not show visitors what is switched off', async () => {
    const hidden = await create({ is_show: 0 })
    const shown = (await server.app.inject(`/api/v2/diy/get_diy/default?id=${hidden.id}`)).json()
    expect(shown.data).toMatchObject({ is_show: 0, value: [] })
  })

  it('keeps the default page and the home page', async () => {
    const home = await create()
    await send('PUT', `set_status/${home.id}`)
    expect(await send('DELETE', 'del/1')).toMatchObject({ status: 400457, msg: '默认模板不能删除', data: [] })
    expect(await send('DELETE', `del/${home.id}`)).toMatchObject({ status: 400458, msg: '该模板使用中，无法删除', data: [] })
    const other = await create()
    expect(await send('DELETE', `del/${other.id}`)).toMatchObject({ status: 200, msg: '删除成功', code: '100002' })
    expect(await send('GET', `get_diy_info/${other.id}`)).toMatchObject({ status: 400351, msg: '模板不存在', data: [] })
  })
})

describe('reading for the designer', () => {
  it('makes the addresses of a page nobody has saved here absolute, with a hash that fits', async () => {
    const value = { 1: { name: 'swiperBg', img: '/uploads/a.jpg', other: 'https://example.com/x.jpg' } }
    const made = await row<{ id: number }>(
      server.app.db,
      sql`insert into pages (name, version, value, portable) values ('x', 'v', ${JSON.stringify(value)}::json, true) returning id`,
    )
    const info = await read(made!.id)
    expect(info.value[1]).toEqual({ name: 'swiperBg', img: 'http://localhost:80/uploads/a.jpg', other: 'https://example.com/x.jpg' })
    expect(info.hash).toBe(canonicalHash(info.value))
    expect(info).not.toHaveProperty('portable')
    await send('POST', `diy_save/${made!.id}`, page({ value }))
    expect((await read(made!.id)).value).toEqual(value)
  })

  it('knows links, paths and styles', async () => {
    const tree = (await send('GET', 'get_page_category')).data
    expect(tree.map((node: { name: string }) => node.name)).toEqual(['商城页面', '商品页面', '文章页面', '自定义'])
    const shop = (await send('GET', 'get_page_link/5?page=1&limit=10')).data
    expect(shop.list[0]).toMatchObject({ name: '商城首页', url: '/pages/index/index', cate_id: 5 })
    expect(shop.count).toBe(shop.list.length)
    expect((await send('GET', 'get_page_link/7')).data.list.every((entry: { type: number }) => entry.type === 2)).toBe(true)
    expect((await send('GET', 'get_url')).data.url[0]).toMatchObject({ name: '商城首页', link: '/pages/index/index', url: '/pages/index/index', parameter: '' })
    expect((await send('GET', 'get_color_change/color_change')).data).toEqual({ status: 3 })
    expect((await send('GET', 'get_routine_code/1')).data).toEqual({ image: false })
  })
})

describe('permission', () => {
  it('is refused without a session, and to a role without the key', async () => {
    const anonymous = await server.app.inject('/adminapi/diy/get_list')
    expect(anonymous.json()).toMatchObject({ status: 110003 })
    const clerk = await signedIn(server.app, ['system-file'])
    for (const [method, url] of [
      ['GET', 'get_list'],
      ['GET', 'get_diy_info/1'],
      ['POST', 'diy_save/0'],
      ['DELETE', 'del/1'],
      ['PUT', 'set_status/1'],
    ] as const) {
      const reply = await send(method, url, method === 'POST' ? page() : undefined, clerk.headers)
      expect(reply, url).toMatchObject({ status: 110000 })
    }
    const editor = await signedIn(server.app, ['admin-setting-pages-devise'])
    expect((await send('GET', 'get_list', undefined, editor.headers)).status).toBe(200)
  })
})
