import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LinkAnswer } from '#src/api/links.ts'
import type { LinkCategory, PageLink } from '#src/api/products.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more: Record<string, string> = headers) {
  const reply = await server.app.inject({ method, url: `/adminapi/diy/${url}`, headers: more, ...(payload ? { payload } : {}) })
  return reply.json()
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

beforeAll(async () => {
  headers = (await signedIn(server.app, ['admin-setting-pages-devise'])).headers
})

const saved = async () => (await ask('GET', 'get_page_link/15')).data.list as PageLink[]

describe('the tree of links', () => {
  it('has a node for everything that can be linked to', async () => {
    const tree = (await ask('GET', 'get_page_category')).data as LinkCategory[]
    expect(tree.flatMap((node) => node.children ?? []).map((node) => node.type)).toEqual([
      'link',
      'marketing_link',
      'special',
      'product_category',
      'product',
      'seckill',
      'bargain',
      'combination',
      'integral',
      'advance',
      'news',
      'custom',
    ])
  })
})

describe('saved links', () => {
  it('are kept, listed, removed', async () => {
    expect(await saved()).toEqual([])
    const made = await ask('POST', 'save_link/15', { name: ' 新品专区 ', url: ' https://example.com/new?a=1 ' })
    expect(made).toMatchObject({ status: 200, msg: '保存成功', code: '100000', data: { id: expect.anything() } })
    expect(await saved()).toEqual([
      expect.objectContaining({ id: made.data.id, cate_id: 15, name: '新品专区', url: 'https://example.com/new?a=1' }),
    ])
    expect((await ask('GET', 'get_url')).data.url.some((path: { name: string }) => path.name === '新品专区')).toBe(false)
    expect(await ask('DELETE', `del_link/${made.data.id}`)).toMatchObject({ status: 200, msg: '删除成功' })
    expect(await saved()).toEqual([])
    expect(await ask('DELETE', `del_link/${made.data.id}`)).toMatchObject({ status: 400, msg: '数据不存在' })
  })

  it.each([
    [{ name: ' ', url: '/pages/index/index' }, { name: '请输入链接名称' }],
    [{ url: '/pages/index/index' }, { name: '请输入链接名称' }],
    [{ name: '首页', url: '' }, { url: '请输入跳转路径' }],
    [{ name: '脚本', url: ' Java\nScript :alert(1)' }, { url: '跳转路径不能是脚本' }],
  ])('are refused with the shop’s words: %j', async (body, errors) => {
    const [msg] = Object.values(errors)
    expect(await ask('POST', 'save_link/15', body)).toMatchObject({ status: 400, msg, errors })
    expect(await saved()).toEqual([])
  })

  it('are refused when too long, where links are not saved, and what the shop came with stays', async () => {
    expect(await ask('POST', 'save_link/15', { name: 'x'.repeat(51), url: '/a' })).toMatchObject({
      status: 400,
      errors: { name: expect.any(String) },
    })
    for (const cate of [5, 999])
      expect(await ask('POST', `save_link/${cate}`, { name: 'x', url: '/a' })).toMatchObject({ msg: '只能保存到自定义链接分类' })
    const fixed = (await ask('GET', 'get_page_link/5')).data.list[0] as PageLink
    expect(await ask('DELETE', `del_link/${fixed.id}`)).toMatchObject({ status: 400, msg: '系统自带的链接不能删除' })
    expect((await ask('GET', 'get_page_link/5')).data.list[0]).toEqual(fixed)
  })
})

describe('checked links', () => {
  beforeAll(async () => {
    const { db } = server.app
    await db.execute(sql`insert into categories (pid, cate_name, is_show) values (0, '手套', 1), (0, '藏起', 0), (2, '藏起之下', 1)`)
    await db.execute(sql`insert into products (cate_id, image, store_name, price, stock, is_show, deleted_at) values
      (1, 'a', '在售', '1', 5, 1, null), (1, 'a', '删了', '1', 5, 1, now()), (1, 'a', '下架', '1', 5, 0, null), (1, 'a', '售罄', '1', 0, 1, null)`)
    await db.execute(sql`insert into pages (name, version, is_show, is_published, deleted_at) values
      ('专题', 'v', 1, true, null), ('关了', 'v', 0, true, null), ('草稿', 'v', 1, false, null), ('删了', 'v', 1, true, now())`)
    await db.execute(sql`insert into article_categories (title, status) values ('公告', 1), ('停用', 0)`)
    await db.execute(sql`insert into articles (cid, title, status, deleted_at) values
      (1, '说明', 1, null), (1, '未发布', 0, null), (2, '停用之下', 1, null), (1, '删了', 1, now())`)
    await db.execute(sql`insert into seckill_times (hour, hours) values (0, 24)`)
    const rows = [
      [1, -2, 2, 1, 5, null],
      [1, -9, -3, 1, 5, null],
      [1, 3, 9, 1, 5, null],
      [1, -2, 2, 0, 5, null],
      [1, -2, 2, 1, 0, null],
      [1, -2, 2, 1, 5, days(-1)],
      [2, -2, 2, 1, 5, null],
    ] as const
    for (const table of ['seckills', 'bargains', 'combinations', 'advances'])
      for (const [product, from, to, status, quota, gone] of rows) {
        const slot = table === 'seckills' ? [sql`, time_id`, sql`, 1`] : [sql``, sql``]
        await db.execute(sql`insert into ${sql.identifier(table)} (product_id, title, image, price, start_at, stop_at, status, quota, deleted_at${slot[0]})
          values (${product}, '活动', 'a', '1', ${days(from)}, ${days(to)}, ${status}, ${quota}, ${gone}${slot[1]})`)
      }
    await db.execute(sql`insert into integral_goods (product_id, title, image, price, quota, status, deleted_at) values
      (1, '换', 'a', 9, 5, 1, null), (1, '换', 'a', 9, 5, 0, null), (1, '换', 'a', 9, 0, 1, null), (1, '换', 'a', 9, 5, 1, now())`)
    await db.execute(sql`insert into lotteries (name, factor, status, start_at, stop_at, deleted_at) values
      ('旧转盘', 1, 1, ${days(-9)}, ${days(-3)}, null), ('转盘', 1, 1, ${days(-1)}, ${days(3)}, null), ('下单', 3, 1, ${days(-9)}, ${days(-3)}, null),
      ('评价', 4, 0, null, null, null), ('没了', 2, 1, null, null, now())`)
  })

  const check = async (body: object): Promise<LinkAnswer> => {
    const reply = await ask('POST', 'check_links', body)
    expect(reply).toMatchObject({ status: 200 })
    return reply.data
  }
  const verdicts = async (prefix: string, ids: readonly (number | string)[], suffix = '') =>
    (await check({ links: ids.map((id) => `${prefix}${id}${suffix}`) })).links.map(({ verdict }) => verdict)

  it('tell what became of products, categories, pages and articles', async () => {
    expect(await verdicts('/pages/goods_details/index?id=', [1, 2, 3, 4, 5, 'x', ''])).toEqual([
      'ok',
      'deleted',
      'hidden',
      'sold_out',
      'missing',
      'missing',
      'missing',
    ])
    expect(await verdicts('/pages/goods/goods_list/index?sid=', [1, 2, 3, 4])).toEqual(['ok', 'hidden', 'hidden', 'missing'])
    expect(await verdicts('/pages/annex/special/index?id=', [1, 2, 3, 4, 5])).toEqual(['ok', 'hidden', 'hidden', 'deleted', 'missing'])
    expect(await verdicts('/pages/extension/news_details/index?id=', [1, 2, 3, 4, 5])).toEqual([
      'ok',
      'hidden',
      'hidden',
      'deleted',
      'missing',
    ])
  })

  it.each(['goods_seckill_details', 'goods_bargain_details', 'goods_combination_details', 'presell'])(
    'tell what became of activities: %s',
    async (page) => {
      const found = await verdicts(`/pages/activity/${page}/index?id=`, [1, 2, 3, 4, 5, 6, 7, 8], '&status=1')
      expect(found).toEqual(['ok', 'ended', 'not_started', 'hidden', 'sold_out', 'deleted', 'deleted', 'missing'])
    },
  )

  it('tell what became of goods for points and of draws', async () => {
    expect(await verdicts('/pages/points_mall/integral_goods_details?id=', [1, 2, 3, 4, 5])).toEqual([
      'ok',
      'hidden',
      'sold_out',
      'deleted',
      'missing',
    ])
    expect(await verdicts('/pages/goods/lottery/grids/index?type=', [1, 3, 5, 2])).toEqual(['ok', 'ended', 'hidden', 'missing'])
  })

  it('know every page that the picker offers, and say what they cannot tell', async () => {
    const offered = await Promise.all([5, 6].map(async (cate) => (await ask('GET', `get_page_link/${cate}`)).data.list as PageLink[]))
    const addresses = offered.flat().map((link) => link.url)
    const { links } = await check({ links: addresses })
    const wrong = links.flatMap(({ verdict, kind }, index) => (verdict === 'ok' || kind === 'lottery' ? [] : [addresses[index]]))
    expect(wrong).toEqual([])
    expect(
      (await check({ links: ['/pages/plugin/x', 'https://example.com', 'a@APPID=wx1', '', '/pages/index/index?from=1'] })).links,
    ).toEqual([
      { verdict: 'unknown', kind: 'fixed' },
      { verdict: 'unknown', kind: 'web' },
      { verdict: 'unknown', kind: 'mini_program' },
      { verdict: 'unknown', kind: 'other' },
      { verdict: 'ok', kind: 'fixed' },
    ])
  })

  it('answer ids of blocks too, in their order, with names', async () => {
    const answer = await check({ products: [4, '1', 99, 1], product_categories: ['1'], articles: [2], article_categories: [2, 1] })
    expect(answer).toEqual({
      links: [],
      products: [
        { verdict: 'sold_out', kind: 'product', name: '售罄' },
        { verdict: 'ok', kind: 'product', name: '在售' },
        { verdict: 'missing', kind: 'product' },
        { verdict: 'ok', kind: 'product', name: '在售' },
      ],
      product_categories: [{ verdict: 'ok', kind: 'product_category', name: '手套' }],
      articles: [{ verdict: 'hidden', kind: 'article', name: '未发布' }],
      article_categories: [
        { verdict: 'hidden', kind: 'article_category', name: '停用' },
        { verdict: 'ok', kind: 'article_category', name: '公告' },
      ],
    })
  })

  it('tell of nearby stores whether goods can be picked up there', async () => {
    const nearby = async () => (await check({ links: ['/pages/storeList/index'] })).links
    expect(await nearby()).toEqual([{ verdict: 'hidden', kind: 'fixed' }])
    await server.app.db.execute(sql`insert into storefront_settings (key, status) values ('store_status', 1)`)
    expect(await nearby()).toEqual([{ verdict: 'unknown', kind: 'fixed' }])
  })

  it('take 2,000 links and no more', async () => {
    const links = Array.from({ length: 2_000 }, (_, index) => `/pages/goods_details/index?id=${index + 1}`)
    expect((await check({ links })).links.map(({ verdict }) => verdict).slice(0, 5)).toEqual([
      'ok',
      'deleted',
      'hidden',
      'sold_out',
      'missing',
    ])
    expect(await ask('POST', 'check_links', { links: [...links, '/'] })).toMatchObject({
      status: 400,
      errors: { links: expect.any(String) },
    })
    expect(await ask('POST', 'check_links', { links: 'x', other: 1 })).toMatchObject({ status: 400 })
  })

  it('are for who designs pages', async () => {
    const other = await signedIn(server.app, ['system-file'])
    for (const [method, url, payload] of [
      ['POST', 'check_links', {}],
      ['POST', 'save_link/15', { name: 'x', url: '/a' }],
      ['DELETE', 'del_link/1', undefined],
    ] as const)
      expect((await ask(method, url, payload, other.headers)).status, url).toBe(110000)
  })
})
