import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { row } from '#src/server/db.ts'
import { signedIn } from '../../database.ts'
import { page, pageStage, type Reply } from './stage.ts'

const { server, send, create, read } = pageStage()

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/pages/${name}.json`, import.meta.url), 'utf8'))

const filled = new Set(['productList', 'goodsList', 'selectList'])
const bare = (value: object) =>
  JSON.parse(JSON.stringify(value), (key, entry: { list?: unknown }) => {
    if (filled.has(key) && entry) delete entry.list
    return entry
  }) as object

describe('saving', () => {
  it('answers a new page with its id as text, a saved one with a number', async () => {
    const made = await send('POST', 'diy_save/0', page())
    expect(made).toMatchObject({ status: 200, msg: '保存成功', code: '100000', data: { id: expect.stringMatching(/^\d+$/) } })
    const saved = await send('POST', `diy_save/${made.data.id}`, page({ title: '春节' }))
    expect(saved).toMatchObject({ status: 200, msg: '修改成功', code: '100001', data: { id: Number(made.data.id) } })
    expect(saved.data.version).not.toBe(made.data.version)
    expect(await read(made.data.id)).toMatchObject({ title: '春节', type: 2, is_diy: 1, is_del: 0, status: 0 })
  })

  it.each(['v4.4-id5-diy', 'v4.4-id6-diy', 'v4.4-id8-diy', 'v4.7.0-id5-diy'])(
    'gives %s back as it was saved, keys in order',
    async (name) => {
      const { value } = fixture(name) as { value: object }
      const made = await create({ value })
      const stored = (await read(made.id)).value
      const expected = bare(value)
      expect(Object.keys(stored)).toEqual(Object.keys(value))
      expect(JSON.stringify(bare(stored))).toBe(JSON.stringify(expected))
      const raw = await row<{ text: string }>(server.app.db, sql`select value::text as text from pages where id = ${made.id}`)
      expect(raw!.text).toBe(JSON.stringify(expected))
      expect(made.hash).toBe(canonicalHash(expected))
      expect(raw!.text.length).toBeGreaterThan(10_000)
    },
  )

  it('drops preview lists, on creation too, and keeps the ids of picked products', async () => {
    const value = {
      1767225600000000: {
        name: 'goodList',
        selectConfig: { activeValue: 5, list: [{ id: 1 }] },
        goodsList: { max: 20, list: [{ id: 12 }, { id: 7 }] },
        tabConfig: { tabVal: 1 },
      },
      1767225600000001: { name: 'promotionList', productList: { title: '促销列表', list: [{ id: 1 }] }, tabConfig: { list: [] } },
      1767225600000002: { name: 'articleList', selectList: { list: [{ id: 1 }] } },
    }
    const { id } = await create({ value })
    const stored = (await row<{ value: unknown }>(server.app.db, sql`select value from pages where id = ${id}`))!.value
    expect(stored).toEqual({
      1767225600000000: {
        name: 'goodList',
        selectConfig: { activeValue: 5 },
        goodsList: { max: 20, ids: [12, 7] },
        tabConfig: { tabVal: 1 },
      },
      1767225600000001: { name: 'promotionList', productList: { title: '促销列表' }, tabConfig: { list: [] } },
      1767225600000002: { name: 'articleList', selectList: {} },
    })
  })

  it.each([-1, 0, 1.5, 1e300, '1e999', 'many', null])('fills the previews whatever number of products a page asks for: %s', async (val) => {
    const promotion = { name: 'promotionList', numConfig: { val }, tabConfig: { tabCur: 0, list: [{ link: { activeVal: 1 } }] } }
    const { id } = await create({ value: { 1767225600000001: { ...promotion, productList: { list: [] } } } })
    expect((await read(id)).value).toMatchObject({ 1767225600000001: { productList: { list: [] } } })
  })

  it('stores every kind of the shop, also as JSON text in a form', async () => {
    const { value } = fixture('synthetic-all-blocks-save-request') as { value: Record<string, unknown> }
    const made = await create({ value: JSON.stringify(value) })
    expect(Object.keys((await read(made.id)).value)).toEqual(Object.keys(value))
  })

  it('takes no nested page from a form, where deep fields would be lost', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(await signedIn(server.app)).headers }
    const save = async (payload: string) =>
      (await server.app.inject({ method: 'POST', url: '/adminapi/diy/diy_save/0', headers, payload })).json<Reply>()
    expect(await save('name=x&value[1][name]=titles')).toMatchObject({ status: 400, code: 'page_value_no_object' })
    expect(await save(`name=x&value=${encodeURIComponent('{"1":{"name":"titles"}}')}`)).toMatchObject({ status: 200 })
  })

  it('notices that somebody else has saved meanwhile', async () => {
    const made = await create()
    const mine = await send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title: '甲' }))
    expect(mine.status).toBe(200)
    const theirs = await send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title: '乙' }))
    expect(theirs).toMatchObject({
      http: 409,
      status: 409,
      code: 'page_conflict',
      data: { info: { title: '甲', version: mine.data.version } },
    })
    expect((await read(made.id)).title).toBe('甲')
    expect((await send('POST', `diy_save/${made.id}`, page({ title: '丙' }))).status).toBe(200)
  })

  it('lets one of two simultaneous saves win', async () => {
    const made = await create()
    const both = await Promise.all(
      ['甲', '乙'].map((title) => send('POST', `diy_save/${made.id}`, page({ if_version: made.version, title }))),
    )
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409])
  })

  it('creates one page for a repeated save', async () => {
    const count = async () => (await send('GET', 'get_list?page=1&limit=1')).data.count
    const before = await count()
    const body = page({ client_save_id: 'c-1' })
    const replies = await Promise.all([
      send('POST', 'diy_save/0', body),
      send('POST', 'diy_save/0', body),
      send('POST', 'diy_save/0', page(), { 'idempotency-key': 'c-1' }),
    ])
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect(await send('POST', 'diy_save/0', { ...body, title: '别的' })).toMatchObject({ status: 422, code: 'idempotency_reused' })
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
    const versions = await server.app.db.execute(
      sql`select columns ->> 'title' as title, admin_name from page_versions where page_id = ${made.id} order by id`,
    )
    expect(versions.rows).toEqual([
      { title: '一', admin_name: expect.stringMatching(/^a/) },
      { title: '二', admin_name: expect.stringMatching(/^a/) },
    ])
  })

  it.each([
    ['a list', { value: [1] }, 'page_value_no_object'],
    ['broken JSON text', { value: '{"a":' }, 'page_value_no_object'],
    ['an entry that is no object', { value: { 1: 'x' } }, 'page_entry_no_block'],
    ['an entry whose name is no text', { value: { 1: { name: 1 } } }, 'page_entry_no_block'],
    ['deep nesting', { value: { 1: { name: 'x', deep: JSON.parse('['.repeat(60) + ']'.repeat(60)) as unknown } } }, 'page_value_too_deep'],
    ['more than 8 MB', { value: { 1: { name: 'x', text: '字'.repeat(2_850_000) } } }, 'page_value_too_large'],
  ])('refuses %s', async (_, more, code) => {
    expect(await send('POST', 'diy_save/0', page(more))).toMatchObject({ http: 200, status: 400, code })
  })

  it('stores a page of 5 MB, and an entry that has no name, as they were sent', async () => {
    const value = { 1: { name: 'titles', text: 'x'.repeat(5_000_000) }, 2: { timestamp: 2, odd: [1] } }
    const made = await create({ value })
    expect((await read(made.id)).value).toEqual(value)
  })

  it('stores blocks that are called like what every object has', async () => {
    const value = Object.fromEntries(
      ['constructor', 'toString', '__proto__'].map((name, index) => [index + 1, { name, selectConfig: { list: [1] } }]),
    )
    const made = await create({ value })
    expect((await read(made.id)).value).toEqual(value)
  })

  it('refuses more than 100 products in a list, a body far too large, and an unknown page', async () => {
    const many = { 1: { name: 'goodList', tabConfig: { tabVal: 0 }, numConfig: { val: 101 } } }
    expect(await send('POST', 'diy_save/0', page({ value: many }))).toMatchObject({ status: 400, msg: '您设置得商品个数超出系统限制' })
    expect(await send('POST', 'diy_save/0', page({ value: { 1: { name: 'x', text: 'x'.repeat(9_500_000) } } }))).toMatchObject({
      http: 413,
      status: 413,
    })
    expect(await send('POST', 'diy_save/999999', page())).toMatchObject({ status: 400351, msg: '模板不存在' })
  })

  it('takes an empty page, which PHP sends as a list', async () => {
    const made = await create({ value: [] })
    expect((await read(made.id)).value).toEqual({})
  })

  it('keeps a default content and takes it back, as a version of its own', async () => {
    const made = await create({ title: '原样' })
    expect(await send('GET', `recovery/${made.id}`)).toMatchObject({ status: 400, code: 'page_no_default' })
    expect(await send('GET', `set_recovery/${made.id}`)).toMatchObject({ status: 200, msg: '设置成功' })
    await send('POST', `diy_save/${made.id}`, page({ value: { 1: { name: 'guide' } } }))
    expect(await send('GET', `recovery/${made.id}`)).toMatchObject({ status: 200, msg: '设置成功', code: '100014' })
    const after = await read(made.id)
    expect(after).toMatchObject({ value: page().value, hash: made.hash })
    expect(after.version).not.toBe(made.version)
    expect((await send('GET', `versions/${made.id}`)).data.count).toBe(3)
  })
})
