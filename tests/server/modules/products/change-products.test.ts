import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { moveStock } from '#src/server/shop/stock.ts'
import { testApp } from '../../database.ts'
import { setShopSettings } from '#src/server/shop/settings.ts'
import { grid, openShop, plain, sku } from './shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(server)
  await shop.db.execute(sql`insert into seckill_times (id, hour, hours) overriding system value values (801, 0, 24)`)
})

/** Puts a product into an activity that runs. */
const activity = (table: string, product: number) =>
  shop.db
    .execute(sql`insert into ${sql.identifier(table)} (product_id, title, image, price, start_at, stop_at, status ${table === 'seckills' ? sql`, time_id` : sql``})
    values (${product}, '年终', '', 1, now() - interval '1 day', now() + interval '1 day', 1 ${table === 'seckills' ? sql`, 801` : sql``})`)

describe('sale and recycle bin', () => {
  it('take a product off sale and put it on again, one or several', async () => {
    const [one, other] = [await shop.add(), await shop.add()]
    expect(await shop.call('PUT', `product/product/set_show/${one}/0`)).toMatchObject({ status: 200, code: '100014', msg: '设置成功' })
    expect(await shop.read(one)).toMatchObject({ is_show: 0, version: 2 })
    await shop.call('PUT', 'product/product/product_show', { ids: [one, other] })
    expect(await shop.read(one)).toMatchObject({ is_show: 1, version: 3 })
    await shop.call('PUT', 'product/product/product_unshow', { ids: [one, other] })
    expect(await shop.read(other)).toMatchObject({ is_show: 0 })
    expect(await shop.call('PUT', 'product/product/product_show', { ids: [] })).toMatchObject({ status: 400337 })
    expect(await shop.call('PUT', 'product/product/product_show', { ids: [one, 999_999] })).toMatchObject({ status: 400533 })
  })

  it('put a product into the bin and take it out again', async () => {
    const id = await shop.add()
    expect(await shop.call('DELETE', `product/product/${id}`)).toMatchObject({ status: 200, code: '100002', msg: '删除成功' })
    const listed = async (type: number) =>
      (await shop.call<{ count: number }>('GET', `product/product?type=${type}&store_name=${id}`)).data.count
    expect([await listed(1), await listed(6)]).toEqual([0, 1])
    expect(await shop.read(id)).toMatchObject({ is_del: 1, is_show: 0 })
    expect(await shop.call('DELETE', `product/product/${id}`)).toMatchObject({ status: 200, code: '100040', msg: '恢复成功' })
    expect([await listed(2), await listed(6)]).toEqual([1, 0])
    expect(await shop.call('DELETE', 'product/product/999999')).toMatchObject({ status: 400533 })
  })

  it.each([
    ['seckills', 400585],
    ['bargains', 400586],
    ['combinations', 400587],
  ])('leave alone what the %s sell', async (table, status) => {
    const id = await shop.add(grid(['色', ['红', '蓝']], ['码', ['M']]))
    await activity(table, id)
    const told = { status, msg: expect.stringContaining('年终') }
    expect(await shop.call('GET', `product/product/check_activity/${id}`)).toMatchObject(told)
    expect(await shop.call('DELETE', `product/product/${id}`)).toMatchObject(told)
    expect(await shop.call('PUT', `product/product/set_show/${id}/0`)).toMatchObject(told)
    expect(await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(['色', ['红']], ['码', ['M']]) })).toMatchObject(told)
    expect(await shop.call('POST', `product/generate_attr/${id}/0`, { attrs: [] })).toMatchObject(told)
    // what stays as it is may be changed
    const same = { ...plain, ...grid(['色', ['红', '蓝']], ['码', ['M']]), store_name: '新名字' }
    expect(await shop.call('POST', `product/product/${id}`, same)).toMatchObject({ status: 200 })
    await shop.db.execute(sql`update ${sql.identifier(table)} set stop_at = now() - interval '2 days' where product_id = ${id}`)
    expect(await shop.call('GET', `product/product/check_activity/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await shop.call('DELETE', `product/product/${id}`)).toMatchObject({ status: 200 })
  })

  it('say in their own words which page, coupon or order uses a product', async () => {
    const ids = [await shop.add(), await shop.add(), await shop.add(), await shop.add()] as const
    const list = JSON.stringify({ 1: { name: 'goodList', goodsList: { ids: [ids[0]] } } })
    const link = JSON.stringify({ 1: { link: `/pages/goods_details/index?id=${ids[1]}` } })
    await shop.db.execute(
      sql`insert into pages (version, name, value) values ('v1', '首页', ${list}::json), ('v1', '活动页', ${link}::json)`,
    )
    await shop.db.execute(sql`insert into coupons (title, type, coupon_price, product_id) values ('手套券', 2, 1, ${`7,${ids[2]}`})`)
    await shop.db.execute(sql`insert into shop_users (uid, nickname) overriding system value values (801, '买家')`)
    await shop.db.execute(sql`insert into shop_orders (id, order_id, uid, total_num, total_price, pay_price) overriding system value
      values (801, 'cp801', 801, 1, 1, 1)`)
    const [held] = await shop.skus(ids[3])
    await shop.db.execute(sql`insert into shop_order_lines (order_id, product_id, sku_id, num, price, true_price, paid_price, store_name)
      values (801, ${ids[3]}, ${held!.id}, 1, 1, 1, 1, '丁腈手套')`)
    const refusals = await Promise.all(ids.map((id) => shop.call('DELETE', `product/product/${id}`)))
    expect(refusals.map(({ code, msg }) => [code, /首页|活动页|手套券|cp801/.exec(msg)?.[0]])).toEqual([
      ['PRODUCT_IN_PAGE', '首页'],
      ['PRODUCT_IN_PAGE', '活动页'],
      ['PRODUCT_IN_COUPON', '手套券'],
      ['PRODUCT_IN_ORDER', 'cp801'],
    ])
    await shop.db.execute(sql`update shop_orders set status = 3 where id = 801`)
    expect(await shop.call('DELETE', `product/product/${ids[3]}`)).toMatchObject({ status: 200 })
  })
})

describe('several at once', () => {
  const set = (body: object) => shop.call('POST', 'product/batch/setting', body)

  it('get categories, delivery, points, coupons, labels and marks', async () => {
    const [ids, virtual] = [[await shop.add(), await shop.add()], await shop.add({ virtual_type: 3 })]
    await shop.db.execute(sql`insert into coupons (id, title, coupon_price) overriding system value values (811, '满减', 1)`)
    await shop.db.execute(sql`insert into user_labels (id, label_name) overriding system value values (811, '常客')`)
    const changes = [
      { type: 1, cate_id: [803, 802] },
      { type: 2, logistics: ['2'], freight: 3, temp_id: 1 },
      { type: 3, give_integral: 12 },
      { type: 4, coupon_ids: [811] },
      { type: 5, label_id: [811] },
      { type: 6, recommend: ['is_good'] },
    ]
    for (const change of changes) expect(await set({ ids: [...ids, virtual], ...change })).toMatchObject({ status: 200, code: '100014' })
    expect(await shop.read(ids[1]!)).toMatchObject({
      ...{ cate_id: ['803', '802'], logistics: ['2'], freight: 3, temp_id: 1, give_integral: 12, recommend: ['is_good'] },
      ...{ coupons: [{ id: 811, title: '满减' }], label_id: [{ id: 811, label_name: '常客' }], version: 7 },
    })
    // what is not sent has no delivery
    expect(await shop.read(virtual)).toMatchObject({ logistics: [], freight: 1, temp_id: 0, give_integral: 12 })
  })

  it('are refused without a product, a category, or with one that is none', async () => {
    const id = await shop.add()
    expect(await set({ ids: [], type: 3 })).toMatchObject({ status: 400337 })
    expect(await set({ ids: [id], type: 1 })).toMatchObject({ status: 410107, errors: { cate_id: '请选择分类' } })
    expect(await set({ ids: [id], type: 1, cate_id: [999_999] })).toMatchObject({ status: 410096 })
    expect(await set({ ids: [id], type: 2, logistics: [] })).toMatchObject({ status: 400, code: 'PRODUCT_LOGISTICS_MISSING' })
    expect(await shop.stored(id)).toMatchObject({ version: 1 })
  })
})

describe('the list', () => {
  it('changes price, stock and place, each in its ledger, and back', async () => {
    const id = await shop.add()
    const quick = (body: object) => shop.call('PUT', `product/product/quick/${id}`, body)
    expect(await quick({ price: '20.5', stock: 9, sort: 3, version: 1 })).toMatchObject({
      ...{ status: 200, data: { id, price: '20.50', stock: '9', sort: 3, version: 2 } },
    })
    expect(await quick({ stock: 1, version: 1 })).toMatchObject({ status: 409, data: { row: { id, stock: 9 } } })
    await quick({ price: '12.50', stock: 7, sort: 0, version: 2 })
    expect(await shop.read(id)).toMatchObject({ price: '12.50', stock: 7, sort: 0, attr: { price: 12.5, stock: 7 } })
    expect(await shop.ledgers(id)).toEqual([{ stock: 7, sum: 7, balance: 7 }])
  })

  it('counts a stock from what was read: pieces sold meanwhile stay sold, and undone they still are', async () => {
    const id = await shop.add()
    const [held] = await shop.skus(id)
    await moveStock(shop.db, [{ sku: held!.id, quantity: -2, reason: 'edit' }])
    const quick = (body: object) => shop.call('PUT', `product/product/quick/${id}`, body)
    expect(await quick({ stock: 20, stock_read: 7, version: 1 })).toMatchObject({ data: { stock: '18', version: 2 } })
    expect(await quick({ stock: 7, stock_read: 20, version: 2 })).toMatchObject({ data: { stock: '5' } })
    expect(await shop.ledgers(id)).toEqual([{ stock: 5, sum: 5, balance: 5 }])
  })

  it('leaves the price and stock of several specifications to the editor', async () => {
    const id = await shop.add(grid(['色', ['红', '蓝']], ['码', ['M']]))
    expect(await shop.call('PUT', `product/product/quick/${id}`, { price: '1' })).toMatchObject({ code: 'PRODUCT_SKUS_SEVERAL' })
    expect(await shop.call('PUT', `product/product/quick/${id}`, { sort: 8 })).toMatchObject({ status: 200, data: { sort: 8 } })
  })

  it('stands in the order that is asked for', async () => {
    await shop.db.execute(sql`update products set deleted_at = now(), is_show = 0`)
    const prices = ['5', '1', '3']
    for (const [at, price] of prices.entries()) await shop.add({ attrs: [sku({ price, stock: 10 + at })], sort: at })
    const listed = async (query: string) =>
      (await shop.call<{ list: { price: string }[] }>('GET', `product/product?type=1&page=1&limit=10${query}`)).data.list.map(({ price }) =>
        Number(price),
      )
    expect(await listed('')).toEqual([3, 1, 5])
    expect(await listed('&sort=price&order=asc')).toEqual([1, 3, 5])
    expect(await listed('&sort=stock&order=desc')).toEqual([3, 1, 5])
    await shop.db.execute(sql`update products set sales = price`)
    expect(await listed('&sales=desc')).toEqual([5, 3, 1])
    expect(await listed('&sales=asc')).toEqual([1, 3, 5])
    expect(await listed('&sales=normal')).toEqual([3, 1, 5])
  })
})

it('keeps a draft of each person until the product is stored', async () => {
  const { headers } = await (await import('../../database.ts')).signedIn(server.app, ['admin-store-storeProuduct-index', 'product-add'])
  const cache = async (method: 'GET' | 'POST', payload?: object) =>
    (await server.app.inject({ method, url: '/adminapi/product/cache', headers, ...(payload && { payload }) })).json()
  expect((await cache('GET')).data).toEqual({ info: [] })
  expect(await cache('POST', { store_name: '半个', items: [{ value: '色' }] })).toMatchObject({ status: 200, code: '100000' })
  expect((await cache('GET')).data).toEqual({ info: { store_name: '半个', items: [{ value: '色' }] } })
  expect((await shop.call<{ info: object }>('GET', 'product/cache')).data).toEqual({ info: [] })
  await server.app.inject({ method: 'POST', url: '/adminapi/product/product/0', headers, payload: plain })
  expect((await cache('GET')).data).toEqual({ info: [] })
})

it('generates the rows of attributes with their columns', async () => {
  const attrs = [
    { value: '色', detail: ['红', '蓝'] },
    { value: '码', detail: ['M', 'L'] },
  ]
  const { data } = await shop.call<{ info: { value: object[]; header: object[] } }>('POST', 'product/generate_attr/0/0', { attrs })
  expect(data.info.value).toHaveLength(4)
  expect(data.info.value[1]).toMatchObject({ value1: '红', value2: 'L', detail: { 色: '红', 码: 'L' }, price: 0 })
  expect(data.info.header[1]).toEqual({ title: '码', align: 'center', minWidth: 130, key: 'value2' })
  const many = [1, 2, 3].map((at) => ({ value: `规格${at}`, detail: Array.from({ length: 20 }, (_, one) => `${one}`) }))
  expect(await shop.call('POST', 'product/generate_attr/0/0', { attrs: many })).toMatchObject({ code: 'PRODUCT_SKUS_MOST' })
})

describe('specifications for an activity', () => {
  const readSkus = (id: number, type: number) =>
    shop.call<{ info: { items: object[]; attrs: object[]; header: { title: string; slot?: string }[] } }>(
      'GET',
      `product/product/attrs/${id}/${type}`,
    )

  it('have the columns of its kind, and those of a plain product stand under one attribute', async () => {
    const id = await shop.add()
    const titles = async (type: number) => (await readSkus(id, type)).data.info.header.map(({ title }) => title).slice(2, 5)
    expect(await titles(1)).toEqual(['秒杀价', '成本价', '原价'])
    expect(await titles(2)).toEqual(['砍价起始金额', '砍价最低价', '成本价'])
    expect(await titles(3)).toEqual(['拼团价', '成本价', '日常售价'])
    expect(await titles(4)).toEqual(['兑换积分', '库存', '限量'])
    const { info } = (await readSkus(id, 3)).data
    expect(info.items).toEqual([{ value: '规格', detailValue: '', attrHidden: true, detail: ['默认'] }])
    expect(info.attrs).toMatchObject([{ value1: '默认', detail: { 规格: '默认' }, price: 12.5, r_price: 12.5, stock: 7, quota: 0 }])
    expect(await readSkus(999_999, 1)).toMatchObject({ status: 400533 })
  })

  it('are those that the product has now', async () => {
    const id = await shop.add(grid(['色', ['红', '蓝']], ['码', ['M']]))
    await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(['色', ['蓝']], ['码', ['M']]) })
    expect((await readSkus(id, 1)).data.info.attrs).toMatchObject([{ value1: '蓝', value2: 'M', detail: { 色: '蓝', 码: 'M' } }])
  })
})

it('hands its list over page by page, or chosen products alone, until none come', async () => {
  const ids = [await shop.add({ store_name: '导出一' }), await shop.add({ store_name: '导出二' })]
  const sheet = async (query: string) =>
    (await shop.call<{ fileKey: string[]; export: { store_name: string }[]; filename: string }>('GET', `export/product_list?${query}`)).data
  const first = await sheet('type=1&store_name=导出&page=1&limit=1')
  expect(first.fileKey).toEqual(['store_name', 'product_type', 'cate_name', 'price', 'sales', 'stock', 'add_time'])
  expect(first.filename).toMatch(/^商品列表_\d{14}$/)
  expect(first.export).toMatchObject([
    { store_name: '导出二', product_type: '普通商品', cate_name: '防护/手套', price: '12.50', sales: 0, stock: '7' },
  ])
  expect((await sheet('type=1&store_name=导出&page=2&limit=1')).export).toMatchObject([{ store_name: '导出一' }])
  expect((await sheet('type=1&store_name=导出&page=3&limit=1')).export).toEqual([])
  expect((await sheet(`type=1&page=1&ids[]=${ids[0]}`)).export).toMatchObject([{ store_name: '导出一' }])
})

describe('what is found', () => {
  const listed = async (query: string) =>
    (
      await shop.call<{ list: { id: number; short_skus?: object[]; recycled_at?: string }[] }>(
        'GET',
        `product/product?page=1&limit=50&${query}`,
      )
    ).data.list

  it('is narrowed by type, template and label, as are the tabs', async () => {
    await shop.db.execute(sql`insert into user_labels (id, label_name) overriding system value values (821, '新客') on conflict do nothing`)
    const ids = [
      await shop.add({ store_name: '筛选虚拟', virtual_type: 3 }),
      await shop.add({ store_name: '筛选模板', freight: 3, temp_id: 1, label_id: [821] }),
    ]
    const found = async (query: string) => (await listed(`type=1&store_name=筛选&${query}`)).map(({ id }) => id)
    expect(await found('virtual_type=')).toEqual([...ids].reverse())
    expect(await found('virtual_type=3')).toEqual([ids[0]])
    expect(await found('temp_id=1')).toEqual([ids[1]])
    expect(await found('label_id=821')).toEqual([ids[1]])
    expect(await found('label_id=821&virtual_type=3')).toEqual([])
    const tabs = (await shop.call<{ list: { count: number }[] }>('GET', 'product/product/type_header?store_name=筛选&virtual_type=3')).data
    expect(tabs.list[0]!.count).toBe(1)
  })

  it('says which specifications run low, and since when it is in the recycle bin', async () => {
    const { attrs = [], ...rest } = grid(['色', ['红', '蓝']], ['码', ['M']])
    const id = await shop.add({ ...rest, attrs: attrs.map((one, at) => ({ ...one, stock: at === 0 ? 3 : 50 })), store_name: '缺一色' })
    expect(await listed('type=5&store_name=缺一色')).toMatchObject([{ id, short_skus: [{ suk: '红,M', stock: 3 }] }])
    const lowTab = async () =>
      (await shop.call<{ list: { type: number; count: number }[] }>('GET', 'product/product/type_header?store_name=缺一色')).data.list.find(
        ({ type }) => type === 5,
      )!.count
    expect(await lowTab()).toBe(1)
    // where it begins is the shop's to say
    await setShopSettings(shop.db, { leastStock: '3' })
    expect([await listed('type=5&store_name=缺一色'), await lowTab()]).toEqual([[], 0])
    expect(await listed('type=1&store_name=缺一色')).toMatchObject([{ id, short_skus: [] }])
    await setShopSettings(shop.db, { leastStock: '51' })
    expect(await listed('type=5&store_name=缺一色')).toMatchObject([{ id, short_skus: [{ stock: 3 }, { stock: 50 }] }])
    await shop.call('DELETE', `product/product/${id}`)
    expect((await listed('type=6&store_name=缺一色'))[0]!.recycled_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
})
