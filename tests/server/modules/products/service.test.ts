import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../database.ts'
import { openShop, plain, sku } from './shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(server)
})

const listed = async (query: string) =>
  (await shop.call<{ list: { id: number }[] }>('GET', `product/product?page=1&limit=50&${query}`)).data.list

it('is narrowed by prices, stocks, a supplier and several categories, as are the tabs and the file', async () => {
  await shop.db.execute(sql`insert into parties (id, sn, name, is_supplier, is_customer) overriding system value
    values (831, 'S831', '顺发橡胶', true, false), (832, 'C832', '只买货的', false, true)`)
  const ids = [
    await shop.add({ store_name: '区间甲', attrs: [sku({ price: '9.90', stock: 5 })], supplier_id: 831, cate_id: [803] }),
    await shop.add({ store_name: '区间乙', attrs: [sku({ price: '10.00', stock: 50 })] }),
    await shop.add({ store_name: '区间丙', attrs: [sku({ price: '20.01', stock: 500 })], supplier_id: 831 }),
  ]
  const found = async (query: string) =>
    (await listed(`type=1&store_name=区间&${query}`)).map(({ id }) => ids.indexOf(id)).sort((a, b) => a - b)
  expect(await found('price_from=10')).toEqual([1, 2])
  expect(await found('price_from=9.9&price_to=20')).toEqual([0, 1])
  expect(await found('stock_from=&stock_to=50')).toEqual([0, 1])
  expect(await found('stock_from=6&stock_to=499')).toEqual([1])
  expect(await found('supplier_id=831')).toEqual([0, 2])
  expect(await found('supplier_id=831&price_to=10')).toEqual([0])
  // with what is below each of them
  expect(await found('cate_id=803')).toEqual([0])
  expect(await found('cate_id=803,801')).toEqual([0, 1, 2])
  const told = await shop.call<{ list: { count: number }[] }>(
    'GET',
    'product/product/type_header?store_name=区间&supplier_id=831&stock_to=5',
  )
  expect(told.data.list[0]!.count).toBe(1)
  const sheet = await shop.call<{ export: object[] }>(
    'GET',
    'export/product_list?page=1&limit=20&store_name=区间&cate_id=803,801&price_to=10',
  )
  expect(sheet.data.export).toHaveLength(2)
  for (const query of ['price_from=x', 'stock_to=1.5', 'cate_id=1;2'])
    expect((await shop.call('GET', `product/product?${query}`)).status).not.toBe(200)
})

it('knows who a product is bought from, which who does not know it leaves as it is', async () => {
  const id = await shop.add({ store_name: '有供应商', supplier_id: 831 })
  expect(await shop.read(id)).toMatchObject({ supplier_id: 831, supplier_name: '顺发橡胶' })
  await shop.call('POST', `product/product/${id}`, { ...plain, store_name: '有供应商' })
  expect(await shop.read(id)).toMatchObject({ supplier_id: 831 })
  const refused = { status: 400, errors: { supplier_id: '所选内容已被删除，请重新选择' } }
  for (const supplier_id of [832, 999_999])
    expect(await shop.call('POST', `product/product/${id}`, { ...plain, supplier_id })).toMatchObject(refused)
  await shop.call('POST', `product/product/${id}`, { ...plain, supplier_id: 0 })
  expect(await shop.read(id)).toMatchObject({ supplier_id: 0, supplier_name: '' })
})

it('counts what words find on every page, and behind the last one', async () => {
  for (const at of [1, 2, 3]) await shop.add({ store_name: `数得清${at}`, sort: at } as never)
  const page = async (number: number) =>
    (await shop.call<{ list: { store_name: string }[]; count: number }>('GET', `product/product?page=${number}&limit=2&store_name=数得清`))
      .data
  expect([await page(1), await page(2), await page(3)]).toMatchObject([
    { list: [{ store_name: '数得清3' }, { store_name: '数得清2' }], count: 3 },
    { list: [{ store_name: '数得清1' }], count: 3 },
    { list: [], count: 3 },
  ])
})
