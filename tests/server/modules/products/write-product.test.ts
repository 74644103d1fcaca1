import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, transaction } from '#src/server/db.ts'
import { createOrder } from '#src/server/shop/orders/create.ts'
import { lockOrder } from '#src/server/shop/orders/order.ts'
import { payOrder } from '#src/server/shop/orders/pay.ts'
import { moveStock } from '#src/server/shop/stock.ts'
import { testApp } from '../../database.ts'
import { grid, openShop, plain, sku } from './shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(server)
})

const colours: [string, string[]] = ['颜色', ['黑', '白']]
const sizes: [string, string[]] = ['尺码', ['M', 'L']]

describe('a product', () => {
  it('is made from nothing with two attributes, and reads as it was sent', async () => {
    const id = await shop.add({
      ...grid(colours, sizes),
      ...{
        cate_id: [802, 803],
        recommend: ['is_hot', 'is_new'],
        activity: ['秒杀', '默认'],
        is_sub: [1],
        description: '<p>好<script>x</script></p>',
      },
      ...{
        presale: 1,
        presale_time: ['2026-12-01 00:00:00', '2026-12-31 23:59:59'],
        presale_day: 3,
        is_limit: 1,
        limit_type: 2,
        limit_num: 5,
      },
      custom_form: [{ title: '刻字', label: 'text', value: '', status: 1 }],
    })
    const info = await shop.read(id)
    expect(info).toMatchObject({
      ...{ store_name: '丁腈手套', cate_id: ['802', '803'], price: '10.00', stock: 28, spec_type: 1, recommend: ['is_hot', 'is_new'] },
      ...{ activity: ['秒杀', '默认', '砍价', '拼团'], is_sub: [1], presale_time: ['2026-12-01 00:00:00', '2026-12-31 23:59:59'] },
      ...{ limit_type: 2, limit_num: 5, custom_form: [{ title: '刻字', label: 'text', value: '', status: 1 }], version: 1 },
      // stored as it is; who shows it to visitors cleans it
      ...{ description: '<p>好<script>x</script></p>', image: 'http://localhost:80/uploads/attach/a.jpg' },
      items: [
        { value: '颜色', detail: ['黑', '白'] },
        { value: '尺码', detail: ['M', 'L'] },
      ],
    })
    expect(info.attrs[1]).toMatchObject({
      ...{ value1: '黑', value2: 'L', 颜色: '黑', 尺码: 'L', detail: { 颜色: '黑', 尺码: 'L' }, attr_arr: ['黑', 'L'] },
      ...{ price: '11.00', stock: 7, volume: 0.25 },
    })
    expect(await shop.ledgers(id)).toEqual(Array.from({ length: 4 }, () => ({ stock: 7, sum: 7, balance: 7 })))
  })

  it('that is sold as it is has one specification without values', async () => {
    const id = await shop.add()
    const info = await shop.read(id)
    expect(info).toMatchObject({ spec_type: 0, items: [], attrs: [], attr: { price: 12.5, ot_price: 15, vip_price: 0, stock: 7 } })
    expect(await shop.skus(id)).toMatchObject([{ suk: '默认', stock: 7 }])
  })

  it('keeps what it is in its list, its tabs and the pickers', async () => {
    const id = await shop.add({ store_name: '列表里的围裙', cate_id: [803, 802] })
    const { data } = await shop.call<{ list: object[]; count: number }>('GET', `product/product?type=1&store_name=${id}`)
    expect(data).toMatchObject({
      count: 1,
      list: [{ id, cate_id: '803,802', cate_name: '居家,防护/手套', product_type: '普通商品', version: 1 }],
    })
    // in every category of it, and by how it sounds
    for (const query of ['cate_id=801', 'cate_id=803', 'store_name=weiqun', 'store_name=lbldwq', 'store_name=%E5%9B%B4'])
      expect(await shop.call('GET', `product/product/list?${query}`)).toMatchObject({
        data: { list: expect.arrayContaining([expect.objectContaining({ id })]) },
      })
    expect(await shop.call('GET', `product/product/type_header?store_name=${id}`)).toMatchObject({
      data: { list: expect.arrayContaining([{ type: 1, name: '出售中的商品', count: 1 }]) },
    })
  })
})

describe('specifications', () => {
  it('stay sold that were sold while somebody edited', async () => {
    const id = await shop.add({ attrs: [sku({ stock: 7 })] })
    const read = await shop.read(id)
    const only = (await shop.skus(id))[0]!.id
    await moveStock(server.app.db, [{ sku: only, quantity: -3, reason: 'order' }])
    const save = (stock: number) =>
      shop.call('POST', `product/product/${id}`, { ...plain, attrs: [{ ...sku({ stock }), stock_read: read.attr?.stock_read ?? 0 }] })
    // untouched, then five more than were seen
    await save(7)
    expect(await shop.stored(id)).toMatchObject({ stock: 4 })
    await save(12)
    expect(await shop.stored(id)).toMatchObject({ stock: 9 })
    // more taken away than is left is all that is left
    await save(3)
    await moveStock(server.app.db, [{ sku: only, quantity: -4, reason: 'order' }])
    await save(1)
    expect(await shop.ledgers(id)).toEqual([{ stock: 0, sum: 0, balance: 0 }])
  })

  it('keep stock and code when attributes are renamed and change places', async () => {
    const id = await shop.add(grid(colours, sizes))
    const before = await shop.skus(id)
    await shop.db.execute(sql`update product_skus set sales = 3 where id = ${before[1]!.id}`)
    await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(['尺寸', ['M', 'L']], ['色彩', ['黑', '白']]) })
    const after = await shop.skus(id)
    expect(after.map(({ suk }) => suk)).toEqual(['M,黑', 'M,白', 'L,黑', 'L,白'])
    expect(after.map(({ code }) => code).sort()).toEqual(before.map(({ code }) => code).sort())
    expect(after.find(({ suk }) => suk === 'L,黑')).toMatchObject({ id: before[1]!.id, code: before[1]!.code, stock: 7 })
    // nothing moved
    expect((await shop.ledgers(id)).every(({ stock, sum }) => stock === 7 && sum === 7)).toBe(true)
  })

  it('tell two apart whose values change places', async () => {
    const id = await shop.add(grid(['一', ['a', 'b']], ['二', ['a', 'b']]))
    const before = await shop.skus(id)
    const reply = await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(['二', ['a', 'b']], ['一', ['a', 'b']]) })
    expect(reply.status).toBe(200)
    const after = await shop.skus(id)
    expect(after.find(({ suk }) => suk === 'b,a')!.code).toBe(before.find(({ suk }) => suk === 'a,b')!.code)
  })

  it('are marked as removed, with what they held, and are the same when they come back', async () => {
    const id = await shop.add(grid(colours, sizes))
    const before = await shop.skus(id)
    await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(['颜色', ['黑']], sizes, { stock: 9 }) })
    expect(await shop.skus(id)).toMatchObject([
      { suk: '黑,M', stock: 9, removed: false },
      { suk: '黑,L', stock: 9, removed: false },
      { suk: '白,M', stock: 0, removed: true },
      { suk: '白,L', stock: 0, removed: true },
    ])
    expect(await shop.stored(id)).toMatchObject({ stock: 18, price: '10.00' })
    await shop.call('POST', `product/product/${id}`, { ...plain, ...grid(colours, sizes) })
    expect((await shop.skus(id)).map(({ code }) => code)).toEqual(before.map(({ code }) => code))
    expect((await shop.ledgers(id)).every(({ stock, sum, balance }) => stock === sum && stock === balance)).toBe(true)
  })

  it('of card codes count their codes; those that were sold stay', async () => {
    const cards = ['A', 'B', 'C'].map((value) => ({ key: `卡${value}`, value }))
    const id = await shop.add({ virtual_type: 1, attrs: [sku({ stock: 99, virtual_list: cards })] })
    expect(await shop.read(id)).toMatchObject({ stock: 3, is_virtual: 1, attr: { virtual_list: cards, disk_info: '' } })
    await shop.db.execute(sql`insert into shop_users (uid, nickname) overriding system value values (901, '买家')`)
    await shop.db.execute(sql`insert into shop_orders (id, order_id, uid, total_num, total_price, pay_price) overriding system value
      values (901, 'cp901', 901, 1, 1, 1)`)
    await shop.db.execute(sql`update product_cards set order_id = 901 where value = 'A'`)
    const attrs = [sku({ virtual_list: cards.slice(1, 2) })]
    await shop.call('POST', `product/product/${id}`, { ...plain, virtual_type: 1, attrs })
    expect(await shop.read(id)).toMatchObject({ stock: 1, attr: { virtual_list: [{ key: '卡B', value: 'B' }] } })
    const fixed = [sku({ stock: 50, disk_info: '网盘 x' })]
    await shop.call('POST', `product/product/${id}`, { ...plain, virtual_type: 1, attrs: fixed })
    expect(await shop.read(id)).toMatchObject({ stock: 50, attr: { virtual_list: [], disk_info: '网盘 x' } })
  })

  it('of card codes promise none that an unpaid order holds', async () => {
    const cards = ['D', 'E', 'F'].map((value) => ({ key: '', value }))
    const save = (id: number, count: number) =>
      shop.call('POST', `product/product/${id}`, { ...plain, virtual_type: 1, attrs: [sku({ virtual_list: cards.slice(0, count) })] })
    const id = await shop.add({ virtual_type: 1, attrs: [sku({ virtual_list: cards })] })
    const { uid } = (await row<{ uid: number }>(shop.db, sql`insert into shop_users (nickname) values ('买家') returning uid`))!
    const [of] = await shop.skus(id)
    const order = (num: number) => transaction(shop.db, (db) => createOrder(db, { uid, payType: 'weixin', lines: [{ sku: of!.id, num }] }))
    const first = await order(2)
    expect((await shop.skus(id))[0]!.stock).toBe(1)
    expect(await save(id, 3)).toMatchObject({ status: 200 })
    expect((await shop.skus(id))[0]!.stock).toBe(1)
    expect(await save(id, 1)).toMatchObject({
      status: 400,
      code: 'PRODUCT_CARDS_HELD',
      errors: { 'attrs.0.virtual_list': expect.stringContaining('有 2 张') },
    })
    expect(await save(id, 2)).toMatchObject({ status: 200 })
    await expect(order(1)).rejects.toMatchObject({ detail: { code: 'STOCK_SHORT' } })
    await transaction(shop.db, async (db) => payOrder(db, await lockOrder(db, first.id), { type: 'weixin', tradeNo: '' }))
    expect((await shop.ledgers(id)).every(({ stock, sum, balance }) => stock === sum && stock === balance)).toBe(true)
  })
})

describe('saving is refused', () => {
  const cases: [string | number, string, object][] = [
    [400373, 'cate_id', { cate_id: [] }],
    [400338, 'store_name', { store_name: ' ' }],
    [400349, 'slider_image', { slider_image: [] }],
    [400570, 'limit_type', { is_limit: 1, limit_type: 0 }],
    [400571, 'limit_num', { is_limit: 1, limit_type: 1, limit_num: 0 }],
    [400572, 'attrs.0.brokerage', { is_sub: [1], attrs: [sku({ price: '10', brokerage: '6.01', brokerage_two: '4' })] }],
    ['PRODUCT_STOCK_MOST', 'attrs.0.stock', { attrs: [sku({ stock: 1_000_001 })] }],
    ['PRODUCT_SPECS_MISSING', 'items', { spec_type: 1, attrs: [sku()] }],
    [
      'PRODUCT_VALUE_UNKNOWN',
      'attrs.0',
      { spec_type: 1, items: [{ value: '色', detail: ['红'] }], attrs: [sku({ detail: { 色: '绿' } })] },
    ],
    [
      'PRODUCT_SKU_TWICE',
      'attrs.1',
      { spec_type: 1, items: [{ value: '色', detail: ['红'] }], attrs: [sku({ value1: '红' }), sku({ value1: '红' })] },
    ],
    ['PRODUCT_CHOICE_GONE', 'cate_id', { cate_id: [999_999] }],
    ['PRODUCT_TEMPLATE_MISSING', 'temp_id', { freight: 3, temp_id: 0 }],
    ['PRODUCT_CARDS_MISSING', 'attrs.0.virtual_list', { virtual_type: 1 }],
    ['PRODUCT_PRESALE_TIME', 'presale_time', { presale: 1, presale_time: ['2026-13-45', 'b'] }],
  ]
  it.each(cases)('with %s at %s', async (code, field, body) => {
    const reply = await shop.call('POST', 'product/product/0', { ...plain, ...body })
    expect(reply).toMatchObject(typeof code === 'number' ? { status: code } : { status: 400, code })
    expect(reply.errors).toEqual({ [field]: reply.msg })
  })

  it('for another type, a version that is old, and where there is none', async () => {
    const id = await shop.add()
    expect(await shop.call('POST', `product/product/${id}`, { ...plain, virtual_type: 3 })).toMatchObject({ status: 400573 })
    expect(await shop.call('POST', `product/product/${id}`, { ...plain, store_name: '新', version: 1 })).toMatchObject({
      ...{ status: 200, code: '100000', data: { id, version: 2 } },
    })
    expect(await shop.call('POST', `product/product/${id}`, { ...plain, version: 1 })).toMatchObject({
      ...{ status: 409, data: { row: { id, store_name: '新', version: 2 } } },
    })
    // the shop's own screens name none
    expect(await shop.call('POST', `product/product/${id}`, plain)).toMatchObject({ status: 200 })
    expect(await shop.call('POST', 'product/product/999999', plain)).toMatchObject({ status: 400533 })
    expect(await shop.call('GET', 'product/product/999999')).toMatchObject({ status: 400533 })
  })

  it('for nobody who copies: a copy is a product of its own', async () => {
    const id = await shop.add()
    const { data } = await shop.call<{ id: number }>('POST', `product/product/${id}`, { ...plain, is_copy: 1 })
    expect(data.id).not.toBe(id)
  })
})
