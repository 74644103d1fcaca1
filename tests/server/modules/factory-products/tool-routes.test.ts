import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { PriceMatrix, ProductUses } from '#src/api/factory-product-tools.ts'
import { row, rows } from '#src/server/db.ts'
import { createDocument } from '#src/server/factory/documents.ts'
import { testApp } from '../../database.ts'
import { asking, unitsOf, type Ask } from './stage.ts'

const held = testApp()
let ask: Ask
let product = 0
let type = 0

beforeAll(async () => {
  ask = await asking(held)
  await unitsOf(held)
  type = Number(
    (await ask('addProductType', { pid: 0, code: 'NBR', name: '丁腈板', kind: 'finished', unit: '卷', price_unit: '卷', density: '1.5' }))
      .data.id,
  )
  const board = (t: string) => ({ t, w: 1000, l: 10000, list_price: '860', floor_price: '790' })
  product = Number((await ask('add', { name: '丁腈橡胶板', type_id: type, skus: [board('3'), board('5')] })).data.id)
  await ask('addWeightRange', { min: '40', max: '50', scope: 'product', scope_id: product })
  await ask('addWeightRange', { min: '50', max: '', scope: 'product', scope_id: product })
})

const matrix = async () => (await ask('priceMatrix', { product_id: product })).data as never as PriceMatrix

it('sets prices of a specification in a weight range, which are what searchPrice finds', async () => {
  const { bands, rows: lines, price_unit } = await matrix()
  expect([bands.map(({ name }) => name), lines.map((one) => one.spec_text), price_unit]).toEqual([
    ['40-50kg', '≥50kg'],
    ['3*1000*10000', '5*1000*10000'],
    '卷',
  ])
  const [low, high] = bands.map(({ id }) => id) as [string, string]
  const [thin, thick] = lines.map((one) => one.sku_id) as [number, number]
  const save = (given: object[]) => ask('savePriceMatrix', { product_id: product, rows: given })
  const first = await save([
    { sku_id: thin, prices: { [low]: '820', [high]: '' } },
    { sku_id: thick, prices: { [low]: '830.5', [high]: '840' } },
  ])
  expect(first).toMatchObject({ code: '100001', data: { changed: 3 } })
  expect((await matrix()).rows.map(({ prices }) => prices)).toEqual([
    { [low]: '820', [high]: '' },
    { [low]: '830.5', [high]: '840' },
  ])
  const price = async (sku: number, weight: string) => (await ask('searchPrice', { sku_id: sku, weight, qty: '1' })).data
  expect(await price(thin, '45')).toMatchObject({ source: 'weight_range', price: '820.0000' })
  expect(await price(thin, '50')).toMatchObject({ source: 'list' })
  // changed, taken away, and the same again
  expect(
    await save([
      { sku_id: thin, prices: { [low]: '' } },
      { sku_id: thick, prices: { [low]: '830.50', [high]: '845' } },
    ]),
  ).toMatchObject({ data: { changed: 2 } })
  expect((await matrix()).rows.map(({ prices }) => prices)).toEqual([
    { [low]: '', [high]: '' },
    { [low]: '830.5', [high]: '845' },
  ])
  const wrong = await save([
    { sku_id: thin, prices: { [low]: '800' } },
    { sku_id: thick, prices: { [high]: '789.99' } },
  ])
  expect(wrong).toMatchObject({ status: 400, code: 'FLOOR_BELOW', errors: { [`rows.1.band${high}`]: '不能低于最低价 790' } })
  expect((await matrix()).rows[0]!.prices[low]).toBe('')
  expect((await save([{ sku_id: thin, prices: { [low]: 'x' } }])).code).toBe('PRICE_WRONG')
  const reader = await asking(held, ['admin-store-productList-index'])
  expect((await reader('priceMatrix', { product_id: product })).status).toBe(110000)
})

it('adds every combination of measures once', async () => {
  const generate = (t: string[], w: number[], l: number[]) => ask('generateSkus', { product_id: product, t, w, l, list_price: '900' })
  expect(await generate(['3', '5.0', '8'], [1000, 1200], [10000])).toMatchObject({ code: '100000', data: { added: 4, existed: 2 } })
  const specs = await rows<{ spec: string; list: string }>(
    held.app.db,
    sql`select concat_ws('*', trim_scale(thickness)::text, width, length) as spec, trim_scale(list_price)::text as list from factory_products_skus where parent_id = ${product} order by position`,
  )
  expect(specs.map(({ spec, list }) => `${spec} ${list}`)).toEqual([
    ...['3*1000*10000 860', '5*1000*10000 860', '3*1200*10000 900', '5*1200*10000 900', '8*1000*10000 900', '8*1200*10000 900'],
  ])
  expect(await generate(['3'], [1000], [10000])).toMatchObject({ data: { added: 0, existed: 1 } })
  expect(await generate(['0.1'], [1000], [10000])).toMatchObject({ status: 400, errors: { 'skus.6.t': expect.any(String) } })
  const many = Array.from({ length: 40 }, (_, at) => at + 1)
  expect((await generate(many.map(String), many.slice(0, 20), [1000])).code).toBe('SKUS_MANY')
  // who had no measures yet has only those then
  const bare = Number((await ask('add', { name: '氯丁橡胶板', type_id: type })).data.id)
  await ask('generateSkus', { product_id: bare, t: ['3', '4'], w: [1000], l: [5000] })
  expect(await row(held.app.db, sql`select count(*)::int as count from factory_products_skus where parent_id = ${bare}`)).toEqual({
    count: 2,
  })
})

it('says what names a product, and prints a label a specification', async () => {
  const uses = async () => (await ask('whereUsed', { product_id: product })).data as never as ProductUses
  expect(await uses()).toEqual({ papers: [], lots: 0, prices: 2, pieces: '0', weight: '0' })
  const { sku_id: sku } = (await matrix()).rows[0]!
  const { sn } = await createDocument(held.app.db, { type: 'TRANSFER', day: '2026-11-21', lines: [{ sku, qty: '1', pieces: '1' }] }, '仓管')
  expect((await uses()).papers).toEqual([{ type: 'TRANSFER', count: 1, sn, biz_date: '2026-11-21' }])
  const { data } = await ask('labels', { product_id: product })
  expect(data.list).toHaveLength(6)
  expect(data.list[0]).toMatchObject({ lot_no: '', qty: '1', counted_by: 'pieces', weight: '45' })
})
