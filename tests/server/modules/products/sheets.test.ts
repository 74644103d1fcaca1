import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReply } from '#src/api/imports.ts'
import { sheetFields, type SheetField, type SkuRow } from '#src/api/product-sheets.ts'
import { rows } from '#src/server/db.ts'
import { moveStock } from '#src/server/shop/stock.ts'
import { testApp } from '../../database.ts'
import { grid, openShop, plain, sku } from './shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop(server)))
beforeEach(() => shop.db.execute(sql`update products set deleted_at = now() where deleted_at is null`))

type Line = Partial<Record<SheetField, string>>
const fields: SheetField[] = [...sheetFields]
const cells = (lines: readonly Line[]) => lines.map((line) => fields.map((field) => line[field] ?? ''))

const send = (lines: readonly Line[], more: object) =>
  shop.call<ImportReply>('POST', 'product/import', { fields, rows: cells(lines), dry: true, duplicates: 'update', ...more })
const check = async (lines: readonly Line[], more: object = {}) => (await send(lines, more)).data
const write = async (lines: readonly Line[], more: object = {}) => send(lines, { dry: false, ...more })
const told = ({ problems }: ImportReply) => problems.map(({ row, field, message }) => `${row} ${field} ${message}`)
const listed = async () => (await shop.call<{ list: SkuRow[]; count: number }>('GET', 'product/sku_list?type=3&page=1&limit=100')).data
const byName = (name: string) =>
  rows<{ id: number; version: number }>(shop.db, sql`select id, version from products where store_name = ${name} and deleted_at is null`)

const glove: Line = { store_name: '乳胶手套', cate_name: '防护/手套', price: '12.5', stock: '7', unit_name: '双', keyword: '一次性' }
const shirts: Line[] = [
  { store_name: '工作服', cate_name: '居家', spec: '颜色:蓝;尺码:M', price: '99', stock: '3', bar_code: 'GZF-1' },
  { store_name: '工作服', spec: '颜色：蓝；尺码：L', price: '109', cost: '50', stock: '4', weight: '1.25' },
  { store_name: '工作服', spec: '颜色:灰;尺码:L', price: '109.00' },
]

describe('new products', () => {
  it('are told by a check and written as one product for each name, not on sale', async () => {
    const all = [glove, ...shirts]
    expect(await check(all)).toMatchObject({ count: 4, wrong: 0, added: 4, updated: 0, duplicates: [], id: null })
    expect(await byName('工作服')).toEqual([])
    expect(await write(all)).toMatchObject({ status: 200, msg: '已导入 4 行', data: { added: 4, wrong: 0 } })
    const { id } = (await byName('工作服'))[0]!
    const product = await shop.read(id)
    expect(product).toMatchObject({ is_show: 0, spec_type: 1, cate_id: ['803'], unit_name: '件', slider_image: [] })
    expect(product.items.map(({ value, detail }) => [value, detail])).toEqual([
      ['颜色', ['蓝', '灰']],
      ['尺码', ['M', 'L']],
    ])
    expect(await shop.stored(id)).toMatchObject({ price: '99.00', stock: 7 })
    expect(await shop.ledgers(id)).toEqual([3, 4, 0].map((stock) => ({ stock, sum: stock, balance: stock })))
    const [plainOne] = await byName('乳胶手套')
    expect(await shop.read(plainOne!.id)).toMatchObject({ spec_type: 0, cate_id: ['802'], unit_name: '双', keyword: '一次性' })
  })

  it('are refused whole, with what is wrong by row and column', async () => {
    const wrong: Line[] = [
      { ...glove, price: '12.345', stock: '1.5' },
      { ...glove, store_name: '没有分类', cate_name: '仓库/货架' },
      { ...shirts[0], bar_code: '' },
      { ...shirts[1], spec: '蓝' },
      { ...shirts[2], cate_name: '防护' },
      { price: '3' },
      { store_name: '两行一样', cate_name: '居家', price: '1', spec: '色:红' },
      { store_name: '两行一样', price: '1', spec: '色:红' },
      { store_name: '卡密', cate_name: '居家', price: '1', virtual_type: '1' },
      { store_name: '没有价格', cate_name: '居家' },
      { store_name: '条码', cate_name: '居家', price: '1', bar_code: '6.90123E+12' },
    ]
    const reply = await check(wrong)
    expect(told(reply)).toEqual([
      '0 price 格式不正确',
      '0 stock 格式不正确',
      '1 cate_name 分类“仓库/货架”不存在或有重名，请写成“上级分类/分类”',
      '2  同一商品的其他行有问题，整个商品不导入',
      '3 spec 请写成“颜色:红;尺码:L”的样子',
      '4 cate_name 与同一商品前面的行不一致',
      '5 store_name 必填',
      '6  同一商品的其他行有问题，整个商品不导入',
      '7 spec 规格“红”重复了',
      '8 virtual_type 卡密商品和优惠券商品请在商品编辑页添加',
      '9 price 必填',
      '10 bar_code 格式不正确',
    ])
    expect(reply).toMatchObject({ wrong: 11, added: 0 })
    const right = { ...glove, store_name: '丁腈手套' }
    expect((await write([...wrong, right])).data).toMatchObject({ wrong: 11, added: 1 })
    expect((await listed()).list.map(({ store_name }) => store_name)).toEqual(['丁腈手套'])
  })
})

describe('products that are there', () => {
  it('leave as a workbook and come in again without any change', async () => {
    await shop.add()
    await shop.add({ ...grid(['色', ['红', '蓝']], ['码', ['M', 'L:X;1']]), store_name: '多规格', cate_id: [801, 803] })
    const { list, count } = await listed()
    expect(count).toBe(5)
    const lines = list.map((row): Line => {
      const { product_id: _id, sales: _sales, ...rest } = row
      return { ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])), stock_read: String(row.stock) }
    })
    expect(await check(lines)).toMatchObject({ wrong: 0, added: 0, updated: 0, skipped: 5, problems: [] })
    expect((await write(lines)).data).toMatchObject({ updated: 0, skipped: 5 })
    expect((await listed()).list).toEqual(list)
    // nor without codes, where the names say which ones they are
    const named = lines.filter(({ spec }) => !spec?.includes('L:X')).map(({ code: _code, ...line }) => line)
    expect(await check(named)).toMatchObject({ wrong: 0, updated: 0, skipped: 3 })
  })

  it('get prices, names and stock by code, and the stock by its difference from what was exported', async () => {
    const id = await shop.add({ ...grid(['色', ['红', '蓝']], ['码', ['M']]), store_name: '改价' })
    const [first, second] = await shop.skus(id)
    const [red, blue] = [first!.code, second!.code]
    const lines: Line[] = [
      { store_name: '改价（新）', code: red, price: '8.80', stock: '10', stock_read: '7', bar_code: 'R-1' },
      { store_name: '改价（新）', code: blue, stock: '2' },
    ]
    const checked = await check(lines)
    expect(checked).toMatchObject({ wrong: 0, added: 0, updated: 2, duplicates: [0, 1].map((row) => ({ row, version: 1 })) })
    // two pieces were sold meanwhile
    await moveStock(shop.db, [{ sku: first!.id, quantity: -2, reason: 'order' }])
    expect(await write(lines, { seen: [1, 1] })).toMatchObject({ msg: '已导入 2 行', data: { updated: 2 } })
    expect(await shop.stored(id)).toMatchObject({ price: '8.80', stock: 10, version: 2 })
    expect((await shop.skus(id)).map(({ stock }) => stock)).toEqual([8, 2])
    expect(await byName('改价（新）')).toHaveLength(1)
    const moves = await rows(
      shop.db,
      sql`select quantity, reason from product_stock_moves m join product_skus s on s.id = m.sku_id
      where s.product_id = ${id} and reason = 'import' order by m.id`,
    )
    expect(moves).toEqual([3, -5].map((quantity) => ({ quantity, reason: 'import' })))
    // somebody was faster than the check
    expect(told((await write(lines, { seen: [1, 1] })).data)).toEqual([0, 1].map((row) => expect.stringMatching(`^${row}  `)))
  })

  it('are left alone or refused by choice, and say what cannot be meant', async () => {
    const id = await shop.add({ ...grid(['色', ['红', '蓝']], ['码', ['M']]), store_name: '选择' })
    await shop.add({ store_name: '同名' })
    await shop.add({ store_name: '同名' })
    const { code } = (await shop.skus(id))[0]!
    const line = { store_name: '选择', code, price: '1' }
    expect(await check([line], { duplicates: 'skip' })).toMatchObject({ skipped: 1, updated: 0, wrong: 0 })
    expect(told((await write([line], { duplicates: 'refuse' })).data)).toEqual(['0  已有相同的数据'])
    const wrong: Line[] = [
      { ...line, code: 'zzzzzzzz' },
      { ...line, spec: '色:绿;码:M' },
      { store_name: '选择', price: '1' },
      { store_name: '选择', spec: '色:绿;码:M', price: '1' },
      { store_name: '同名', price: '1' },
    ]
    expect(told(await check(wrong))).toEqual([
      '0 code 没有编码是“zzzzzzzz”的规格；新增商品请不要填',
      '1 spec 与商品现有的规格不一致，规格请在商品编辑页修改',
      '2 spec 这个商品有多个规格，请填写是哪一个',
      '3 spec 商品已经存在，但没有这个规格；新增规格请在商品编辑页操作',
      '4 store_name 有几个商品都叫这个名称，请填写规格编码',
    ])
    expect(await shop.stored(id)).toMatchObject({ price: '10.00', version: 1 })
  })

  it('are as before when the import is taken back, and what it added is in the recycle bin', async () => {
    const id = await shop.add({ attrs: [sku({ price: 20, stock: 9 })], store_name: '撤销' })
    const lines: Line[] = [{ store_name: '撤销', price: '30', stock: '1', cate_name: '居家', keyword: '新' }, glove]
    const { data } = await write(lines)
    expect(data).toMatchObject({ added: 1, updated: 1 })
    expect(await shop.stored(id)).toMatchObject({ price: '30.00', stock: 1, cate_id: 803 })
    expect(await shop.call('POST', `product/import/undo/${data.id}`)).toMatchObject({ status: 200, code: 'UNIMPORTED' })
    expect(await shop.stored(id)).toMatchObject({ price: '20.00', stock: 9, cate_id: 802, version: 3 })
    expect(await shop.read(id)).toMatchObject({ keyword: plain.keyword })
    expect(await byName('乳胶手套')).toEqual([])
    expect(await shop.call('POST', `product/import/undo/${data.id}`)).toMatchObject({ code: 'IMPORT_GONE' })
    const again = await write(lines)
    await shop.call('PUT', `product/product/set_show/${id}/0`)
    expect(await shop.call('POST', `product/import/undo/${again.data.id}`)).toMatchObject({ code: 'IMPORT_CHANGED' })
    expect(await byName('乳胶手套')).toHaveLength(1)
  })
})
