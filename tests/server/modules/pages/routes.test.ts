import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LinkCategory } from '#src/api/products.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { row } from '#src/server/db.ts'
import { signedIn } from '../../database.ts'
import { block, page, pageStage } from './stage.ts'

const { server, send, create, read } = pageStage()

describe('the list and the home page', () => {
  it('pages, newest first, and finds an exact name', async () => {
    const made = await create({ name: '独一无二' })
    const first = await send('GET', 'get_list?page=1&limit=2')
    expect(first.data.list).toHaveLength(2)
    expect(first.data.list[0]).toMatchObject({
      id: Number(made.id),
      name: '独一无二',
      type_name: '专题页',
      add_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect((await send('GET', 'get_list?name=独一无二')).data.count).toBe(1)
    expect((await send('GET', 'get_list?name=独一')).data.count).toBe(0)
    expect((await send('GET', 'get_list?status=&type=&version=')).data.list.at(-1)).toMatchObject({
      id: 1,
      type_name: '可视化',
      update_time: '暂无',
    })
  })

  it('has one home page, which visitors get', async () => {
    const value = { 1: block(1), 2: { name: 'pageFoot', menuList: [{ name: '首页' }] } }
    const a = await create({ value })
    const b = await create({ is_show: 0 })
    await send('PUT', `set_status/${a.id}`)
    expect(await send('PUT', `set_status/${b.id}`)).toMatchObject({ status: 200, msg: '设置成功', code: '100014' })
    expect((await send('GET', 'get_list?status=1')).data.list.map((entry) => String(entry.id))).toEqual([b.id])
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

  it('knows links and paths', async () => {
    const tree = (await send('GET', 'get_page_category')).data as unknown as LinkCategory[]
    expect(tree.map((node) => node.name)).toEqual(['商城页面', '商品页面', '文章页面', '自定义'])
    const shop = (await send('GET', 'get_page_link/5?page=1&limit=10')).data
    expect(shop.list[0]).toMatchObject({ name: '商城首页', url: '/pages/index/index', cate_id: 5 })
    expect(shop.count).toBe(shop.list.length)
    expect((await send('GET', 'get_page_link/7')).data.list.every((entry: { type: number }) => entry.type === 2)).toBe(true)
    expect((await send('GET', 'get_url')).data.url[0]).toMatchObject({
      name: '商城首页',
      link: '/pages/index/index',
      url: '/pages/index/index',
      parameter: '',
    })
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
