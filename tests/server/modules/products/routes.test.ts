import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CategoryNode, CategoryPick, ProductRow } from '#src/api/products.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

async function read<Data = { list: ProductRow[]; count: number }>(url: string): Promise<Data> {
  const reply = await server.app.inject({ url: `/adminapi/${url}`, headers })
  expect(reply.json()).toMatchObject({ status: 200, msg: 'success' })
  return reply.json().data as Data
}

interface Fresh {
  name: string
  cate: number
  price?: string
  sales?: number
  marks?: Record<string, number>
}

async function add({ name, cate, price = '9.90', sales = 0, marks = {} }: Fresh): Promise<void> {
  const { is_best = 0, is_hot = 0, is_new = 0, is_show = 1, stock = 5 } = marks
  await server.app.db
    .execute(sql`insert into products (cate_id, image, slider_image, store_name, price, ot_price, sales, stock, is_best, is_hot, is_new, is_show, spu)
    values (${cate}, '/uploads/attach/p.jpg', '["/uploads/attach/p.jpg"]'::json, ${name}, ${price}, 19.9, ${sales}, ${stock}, ${is_best}, ${is_hot}, ${is_new}, ${is_show}, '12345678901')`)
}

beforeAll(async () => {
  headers = (await signedIn(server.app, ['admin-store-storeProuduct-index'])).headers
  await server.app.db.execute(
    sql`insert into categories (pid, cate_name, sort) values (0, '防护用品', 2), (1, '防护手套', 1), (0, '居家日用', 1), (3, '厨房餐具', 1)`,
  )
  await add({ name: '加厚丁腈手套', cate: 2, price: '39.90', sales: 3, marks: { is_best: 1 } })
  await add({ name: '家用橡胶手套', cate: 2, price: '12.50', sales: 9, marks: { is_best: 1, is_hot: 1 } })
  await add({ name: '马克杯', cate: 4, price: '25.00', sales: 5, marks: { is_new: 1 } })
  await add({ name: '下架的杯子', cate: 4, marks: { is_show: 0 } })
  await add({ name: '缺货的碗', cate: 4, marks: { stock: 0 } })
})

const names = (rows: ProductRow[]) => rows.map((row) => row.store_name)

describe('pickers', () => {
  it('list what is for sale, newest first, with numbers as prices', async () => {
    const { list, count } = await read('product/product/list?page=1&limit=2&cate_id=&store_name=&type=0')
    expect(count).toBe(4)
    expect(names(list)).toEqual(['缺货的碗', '马克杯'])
    expect(list[1]).toMatchObject({
      price: 25,
      ot_price: 19.9,
      cate_id: '4',
      cate_name: '厨房餐具',
      image: 'http://localhost:80/uploads/attach/p.jpg',
      logistics: ['1'],
    })
  })

  it.each([
    ['手', ['家用橡胶手套', '加厚丁腈手套']],
    ['丁腈', ['加厚丁腈手套']],
    ['橡胶手套', ['家用橡胶手套']],
    ['%', []],
    ['  ', ['缺货的碗', '马克杯', '家用橡胶手套', '加厚丁腈手套']],
  ])('find %j', async (text, found) => {
    const { list, count } = await read(`diy/get_product_list?page=1&limit=15&store_name=${encodeURIComponent(text)}`)
    expect(names(list)).toEqual(found)
    expect(count).toBe(found.length)
  })

  it('narrow to a category with what is below it, and to a kind', async () => {
    expect(names((await read('product/product/list?cate_id=1')).list)).toEqual(['家用橡胶手套', '加厚丁腈手套'])
    expect(names((await read('product/product/list?cate_id=2')).list)).toHaveLength(2)
    expect(names((await read('product/product/list?is_new=1')).list)).toEqual(['马克杯'])
    const { db } = server.app
    await db.execute(sql`update products set virtual_type = 1, presale = 1 where store_name = '马克杯'`)
    expect(names((await read('product/product/list?is_virtual=1')).list)).toEqual(['马克杯'])
    expect((await read('product/product/list?is_virtual=0&is_presale=-1')).count).toBe(3)
    expect(names((await read('product/product/list?is_presale=1')).list)).toEqual(['马克杯'])
    await db.execute(sql`update products set virtual_type = 0, presale = 0`)
  })
})

describe('kinds of the old picker', () => {
  const kinds = [
    [4, 'is_hot'],
    [5, 'is_new'],
    [6, 'is_benefit'],
    [7, 'is_best'],
  ] as const
  beforeAll(async () => {
    await server.app.db.execute(sql`update products set is_benefit = 1 where store_name in ('马克杯', '下架的杯子')`)
    return () => server.app.db.execute(sql`update products set is_benefit = 0`)
  })

  it.each(kinds)('%i are the products for sale that are marked as %s', async (type, mark) => {
    const marked = (await server.app.db.execute(
      sql`select store_name from products where ${sql.identifier(mark)} = 1 and is_show = 1 and deleted_at is null order by id desc`,
    )) as unknown as { rows: { store_name: string }[] }
    const { list, count } = await read(`diy/get_product_list?page=1&limit=15&type=${type}`)
    expect(names(list)).toEqual(marked.rows.map(({ store_name: name }) => name))
    expect(count).toBe(list.length)
    expect(count).toBeGreaterThan(0)
    expect(names(list)).not.toContain('下架的杯子')
    // narrowed by words as well, and 0 is all of them
    const [first] = names(list)
    const named = await read(`diy/get_product_list?type=${type}&store_name=${encodeURIComponent(first!)}`)
    expect(names(named.list)).toEqual([first])
    expect((await read(`diy/get_product_list?type=${type}&store_name=${encodeURIComponent('缺货的碗')}`)).count).toBe(0)
    expect((await read('diy/get_product_list?type=0')).count).toBe(4)
  })
})

describe('the old picker', () => {
  beforeAll(async () => {
    const { db } = server.app
    await db.execute(sql`insert into seckill_times (hour, hours) values (0, 24)`)
    for (const [table, more] of [
      ['seckills', sql`, 1`],
      ['combinations', sql``],
      ['bargains', sql``],
    ] as const)
      await db.execute(sql`insert into ${sql.identifier(table)} (product_id, title, image, price, start_at, stop_at, status${table === 'seckills' ? sql`, time_id` : sql``}) values
        (1, '手套活动', '/uploads/attach/s.jpg', '6.60', now(), now() + interval '1 day', 1${more}), (4, '下架的活动', 'a', '1', now(), now() + interval '1 day', 1${more}),
        (3, '停用的活动', 'a', '1', now(), now() + interval '1 day', 0${more})`)
  })

  it.each([2, 3, 8])('lists the activities of type %i as products', async (type) => {
    const { list, count } = await read<{ list: (ProductRow & { product_id: number })[]; count: number }>(
      `diy/get_product_list?type=${type}`,
    )
    expect([names(list), count]).toEqual([['手套活动'], 1])
    expect(list[0]).toMatchObject({ product_id: 1, price: 6.6, image: 'http://localhost:80/uploads/attach/s.jpg', cate_name: '防护手套' })
    expect((await read(`diy/get_product_list?type=${type}&cate_id=3`)).count).toBe(0)
    expect((await read(`diy/get_product_list?type=${type}&store_name=${encodeURIComponent('手套')}`)).count).toBe(1)
  })

  it('lists categories by level', async () => {
    const below = async (query: string) => (await read<CategoryPick[]>(`diy/get_by_category${query}`)).map((category) => category.cate_name)
    expect(await below('')).toEqual(['防护用品', '居家日用'])
    expect(await below('?pid=-1&name=')).toEqual(['防护用品', '居家日用'])
    expect(await below('?pid=0')).toEqual(['防护手套', '厨房餐具'])
    expect(await below('?pid=3')).toEqual(['厨房餐具'])
    expect(await below(`?pid=0&name=${encodeURIComponent('手')}`)).toEqual(['防护手套'])
  })
})

describe('feeds of the designer', () => {
  it('keep prices as text, and sort when asked', async () => {
    const rows = await read<ProductRow[]>('diy/get_product?page=1&limit=6&id=1&priceOrder=desc&salesOrder=')
    expect(rows.map((row) => row.price)).toEqual(['39.90', '12.50'])
    expect(names(await read<ProductRow[]>('diy/get_product?id=1&priceOrder=&salesOrder=desc'))).toEqual(['家用橡胶手套', '加厚丁腈手套'])
  })

  it('recommend by kind', async () => {
    const best = await read<ProductRow[]>('diy/groom_list/1?page=1&limit=6')
    expect(names(best)).toEqual(['家用橡胶手套', '加厚丁腈手套'])
    expect(best[0]).toMatchObject({
      image: 'http://localhost:80/uploads/attach/p.jpg',
      price: '12.50',
      sales: '9',
      activity: [],
      checkCoupon: false,
    })
    expect(await read('diy/groom_list/4')).toEqual([])
  })

  it('fill the lists inside a page', async () => {
    const value = {
      1: { name: 'goodList', goodsList: { max: 20, ids: [3, 1, 99] } },
      2: {
        name: 'promotionList',
        numConfig: { val: 1 },
        tabConfig: { tabCur: 0, list: [{ link: { activeVal: 1 } }] },
        productList: { title: '促销列表' },
      },
      3: { name: 'articleList', selectConfig: { activeValue: '1' }, numConfig: { val: 2 }, selectList: { title: '文章列表' } },
    }
    await server.app.db.execute(sql`insert into article_categories (title) values ('公告'), ('指南')`)
    await server.app.db.execute(
      sql`insert into articles (cid, title, status) values (1, '一', 1), (1, '二', 1), (2, '别处', 1), (1, '三', 1), (1, '没发布', 0)`,
    )
    const editor = await signedIn(server.app)
    const made = await server.app.inject({ method: 'POST', url: '/adminapi/diy/diy_save/0', headers: editor.headers, payload: { value } })
    const reply = await server.app.inject({ url: `/adminapi/diy/get_diy_info/${made.json().data.id}`, headers: editor.headers })
    const stored = reply.json().data.info.value as Record<
      string,
      { goodsList: { list: ProductRow[]; ids: number[] }; productList: { list: ProductRow[] }; selectList: { list: { title: string }[] } }
    >
    expect(names(stored[1]!.goodsList.list)).toEqual(['马克杯', '加厚丁腈手套'])
    expect(stored[1]!.goodsList.ids).toEqual([3, 1, 99])
    expect(names(stored[2]!.productList.list)).toEqual(['家用橡胶手套'])
    expect(stored[3]!.selectList.list.map(({ title }) => title)).toEqual(['三', '二'])
  })
})

describe('lists', () => {
  it('answer the tabs of the administration', async () => {
    const count = async (type: number) => (await read(`product/product?page=1&limit=15&type=${type}`)).count
    expect(await Promise.all([1, 2, 4, 5, 6].map(count))).toEqual([4, 1, 1, 4, 0])
    const { list } = await read('product/product?page=1&limit=15&type=1&cate_id=4&store_name=%E6%9D%AF')
    expect(list).toEqual([
      expect.objectContaining({
        store_name: '马克杯',
        price: '25.00',
        stock: '5',
        cate_name: '居家日用/厨房餐具',
        image: 'http://localhost:80/uploads/attach/p.jpg',
      }),
    ])
  })

  it('show categories in order, leaves without children', async () => {
    const tree = await read<CategoryNode[]>('product/category/cascader/1')
    expect(tree).toEqual([
      {
        id: 1,
        value: 1,
        label: '防护用品',
        title: '防护用品',
        pid: 0,
        children: [{ id: 2, value: 2, label: '防护手套', title: '防护手套', pid: 1 }],
      },
      {
        id: 3,
        value: 3,
        label: '居家日用',
        title: '居家日用',
        pid: 0,
        children: [{ id: 4, value: 4, label: '厨房餐具', title: '厨房餐具', pid: 3 }],
      },
    ])
    expect(await read('diy/get_category')).toEqual(tree)
  })

  it('refuse what is no number, and nobody without a session', async () => {
    const wrong = await server.app.inject({ url: '/adminapi/product/product?page=-1', headers })
    expect(wrong.json()).toMatchObject({ status: 400, code: '100100', errors: { page: expect.any(String) } })
    expect((await server.app.inject('/adminapi/product/product')).json()).toMatchObject({ status: 110003 })
  })
})

it('shows costs only to who manages products; pickers are for everybody who is signed in', async () => {
  const editor = await signedIn(server.app, [])
  const ask = async (url: string) => (await server.app.inject({ url: `/adminapi/${url}`, headers: editor.headers })).json()
  expect((await ask('product/product?page=1&limit=5')).status).toBe(110000)
  const picked = await ask('product/product/list?page=1&limit=5')
  expect(picked.status).toBe(200)
  expect(picked.data.list[0].cost).toBe(0)
})
