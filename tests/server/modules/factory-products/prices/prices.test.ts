import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceAnswer, PriceQuestion } from '#src/api/factory-products.ts'
import { row, rows } from '#src/server/db.ts'
import { createDocument, act } from '#src/server/factory/documents.ts'
import { testApp } from '../../../database.ts'
import { asking, unitsOf, type Ask } from '../stage.ts'

const held = testApp()
let ask: Ask
const ids = {} as Record<'above' | 'type' | 'product' | 'thin' | 'thick' | 'customer' | 'band' | 'warehouse' | 'supplier', number>

const made = async (statement: ReturnType<typeof sql>) => Number((await row<{ id: number }>(held.app.db, statement))!.id)

beforeAll(async () => {
  ask = await asking(held)
  await unitsOf(held)
  await held.app.db.execute(sql`insert into units (name) values ('捆')`)
  ids.above = Number(
    (await ask('addProductType', { pid: 0, code: 'BOARD', name: '胶板', kind: 'finished', unit: '卷', price_unit: '卷' })).data.id,
  )
  ids.type = Number(
    (
      await ask('addProductType', {
        pid: ids.above,
        code: 'NBR',
        name: '丁腈板',
        kind: 'finished',
        unit: '卷',
        price_unit: '卷',
        density: '1.5',
      })
    ).data.id,
  )
  const sku = (t: string) => ({ t, w: 1000, l: 10000, list_price: '860', floor_price: '790' })
  const product = await ask('add', { name: '丁腈橡胶板', type_id: ids.type, tax_rate: '0.13', skus: [sku('3'), sku('5')] })
  const [thin, thick] = (product.data as never as { skus: { sku_id: number }[] }).skus
  Object.assign(ids, { product: Number(product.data.id), thin: thin!.sku_id, thick: thick!.sku_id })
  ids.customer = await made(sql`insert into parties (is_customer, sn, name, level) values (true, 'KH1', '宁波密封', 'A') returning id`)
  ids.supplier = await made(sql`insert into parties (is_supplier, sn, name) values (true, 'GYS1', '供应商') returning id`)
  ids.warehouse = await made(sql`insert into warehouses (name, type) values ('成品仓', 'finished') returning id`)
  ids.band = Number((await ask('addWeightRange', { min: '44', max: '46', price: '850', price_unit: '卷' })).data.id)
})

const priceOf = async (question: Partial<PriceQuestion>, by = ask) =>
  (await by('searchPrice', { sku_id: ids.thin, qty: '10', ...question })).data as never as PriceAnswer
const rule = (values: object) =>
  ask('priceRule/add', { side: 'sale', scope: 'all', price_unit: '卷', tax_included: 1, status: 1, ...values }).then(
    ({ data, ...rest }) => {
      expect(rest).toMatchObject({ code: '100000' })
      return data.id
    },
  )
const forget = (id: string) => ask('priceRule/del', { id: Number(id) })

describe('searchPrice', () => {
  it('answers every candidate in their order, and the first that is there wins', async () => {
    const { candidates, ...answer } = await priceOf({ weight: '45' })
    expect(candidates.map(({ source }) => source)).toEqual([
      'contract',
      'customer',
      'customer_band',
      'level',
      'weight_range',
      'rule',
      'list',
      'last',
    ])
    expect(answer).toMatchObject({
      ...{ source: 'weight_range', price: '850.0000', price_unit: '卷', tax_included: 1, tax_rate: '0.13', floor: '790.0000' },
      ...{ per_kg: '18.8889', per_m2: '85.0000' },
    })
    expect((await priceOf({})).source).toBe('list')
    expect((await priceOf({ weight: '46' })).source).toBe('list')
  })

  it('lets the narrower go before the wider: a customer’s, a level’s, a range’s, everybody’s, the list', async () => {
    const asked = { party_id: ids.customer, weight: '45' }
    const found = async () => {
      const { source, price } = await priceOf(asked)
      return `${source} ${price}`
    }
    const general = await rule({ type_id: String(ids.above), price: '845' })
    expect(await found()).toBe('weight_range 850.0000')
    expect((await priceOf({ party_id: ids.customer })).source).toBe('rule')
    const level = await rule({ scope: 'level', level: 'A', product_id: String(ids.product), price: '840' })
    expect(await found()).toBe('level 840.0000')
    const band = await rule({
      scope: 'party',
      party_id: String(ids.customer),
      product_id: String(ids.product),
      weight_range_id: String(ids.band),
      price: '835',
    })
    expect(await found()).toBe('customer_band 835.0000')
    const own = await rule({ scope: 'party', party_id: String(ids.customer), sku_id: String(ids.thin), price: '830' })
    expect(await found()).toBe('customer 830.0000')
    // each says its price, whoever wins
    const { candidates } = await priceOf(asked)
    expect(Object.fromEntries(candidates.map(({ source, price }) => [source, price]))).toEqual({
      ...{ contract: null, customer: '830.0000', customer_band: '835.0000', level: '840.0000', weight_range: '850.0000' },
      ...{ rule: '845.0000', list: '860.0000', last: null },
    })
    expect((await priceOf({ weight: '45' })).source).toBe('weight_range')
    for (const id of [own, band, level, general]) await forget(id)
    expect(await found()).toBe('weight_range 850.0000')
  })

  it('heeds from how many on, and the days', async () => {
    const many = await rule({ sku_id: String(ids.thin), qty_min: '50', price: '800' })
    const sale = await rule({ sku_id: String(ids.thin), valid_from: '2026-11-01', valid_to: '2026-11-11', price: '799' })
    const at = async (qty: string, date: string) => (await priceOf({ qty, date })).price
    expect([await at('49', '2026-11-12'), await at('50', '2026-11-12')]).toEqual(['860.0000', '800.0000'])
    expect([await at('1', '2026-11-01'), await at('1', '2026-11-11'), await at('1', '2026-10-31')]).toEqual([
      '799.0000',
      '799.0000',
      '860.0000',
    ])
    // eight bundles of six and a half are 52
    await ask('edit', { id: ids.product, units: [{ unit: '捆', num: 13, den: 2 }] })
    expect([(await priceOf({ qty: '8', unit: '捆', date: '2026-11-12' })).price, await at('8', '2026-11-12')]).toEqual([
      '5200.0000',
      '860.0000',
    ])
    for (const id of [many, sale]) await forget(id)
  })

  it('names the last price to a party and never takes it by itself; purchases know their own', async () => {
    const lines = [{ sku: ids.thin, qty: '2', pieces: '2', price: '700', net: '1400.00', gross: '1400.00' }]
    const order = await createDocument(held.app.db, { type: 'PO', day: '2026-10-12', party: ids.supplier, lines }, '采购')
    for (const step of ['submit', 'approve'] as const) await act(held.app.db, order.id, step, { who: '老板' })
    const bought = await priceOf({ side: 'purchase', party_id: ids.supplier })
    expect(bought).toMatchObject({ source: '', price: '', history: [{ sn: order.sn, price: '700', qty: '2', date: '2026-10-12' }] })
    expect(bought.candidates.at(-1)).toMatchObject({ source: 'last', price: '700.0000', sn: order.sn, date: '2026-10-12' })
    await rule({ side: 'purchase', product_id: String(ids.product), price: '690' })
    expect(await priceOf({ side: 'purchase', party_id: ids.supplier })).toMatchObject({ source: 'rule', price: '690.0000' })
  })

  it('answers as many questions as are asked at once, each as by itself', async () => {
    const items = [{ sku_id: ids.thin, weight: '45' }, { sku_id: ids.thick }, { product_id: ids.product, weight: '45' }]
    const { data } = await ask('searchPrice', { items })
    const answers = (data as never as { items: PriceAnswer[] }).items
    expect(answers.map(({ source }) => source)).toEqual(['weight_range', 'list', 'weight_range'])
    expect(await ask('searchPrice', { sku_id: 999_999 })).toMatchObject({ status: 404, code: 'SKU_NONE' })
    expect((await ask('searchPrice', { items: Array.from({ length: 201 }, () => items[0]!) })).status).toBe(400)
  })

  it('tells a margin to who sees costs alone', async () => {
    await held.app.db.execute(
      sql`insert into stock_values (sku_id, pieces, area, weight, value) values (${ids.thin}, 10000000, 0, 0, 500000)`,
    )
    // 860 with 13 % is 761.06 without; it cost 500
    expect((await priceOf({})).margin).toBe('0.343')
    const seller = await asking(held, ['admin-store-productList-index', 'price:view'])
    expect(await priceOf({}, seller)).not.toHaveProperty('margin')
  })
})

describe('batch', () => {
  const skus = () =>
    rows<Record<string, unknown>>(
      held.app.db,
      sql`select status, trim_scale(list_price)::text as list, trim_scale(floor_price)::text as floor from factory_products_skus where parent_id = ${ids.product} order by position`,
    )
  const both = () => [ids.thin, ids.thick]

  it('switches lines off and on, and with one line its product', async () => {
    expect(await ask('batch', { action: 'disable', ids: [ids.thin] })).toMatchObject({ data: { count: 1 } })
    expect((await skus()).map(({ status }) => status)).toEqual([0, 1])
    await ask('edit', { id: ids.product, status: 0 })
    await ask('batch', { action: 'enable', ids: both() })
    expect((await skus()).map(({ status }) => status)).toEqual([1, 1])
    expect(await row(held.app.db, sql`select status from factory_products where id = ${ids.product}`)).toEqual({ status: 1 })
  })

  it('sets prices, or raises them by a part, all or none', async () => {
    await ask('batch', { action: 'set_price', ids: both(), values: { list_price: '900', floor_price: '800' } })
    await ask('batch', { action: 'set_price', ids: [ids.thick], values: { percent: '110' } })
    expect((await skus()).map(({ list, floor }) => [list, floor])).toEqual([
      ['900', '800'],
      ['990', '880'],
    ])
    const refused = await ask('batch', { action: 'set_price', ids: both(), values: { list_price: '850' } })
    expect(refused).toMatchObject({ status: 400, code: 'FLOOR_ABOVE' })
    expect((await skus()).map(({ list }) => list)).toEqual(['900', '990'])
  })

  it('sets type, limits and warehouse of the products, and wants something to set', async () => {
    await ask('batch', { action: 'set_type', ids: [ids.thin], values: { type_id: ids.above } })
    await ask('batch', { action: 'set_safety', ids: [ids.thin], values: { safety_min: '5', safety_max: '9' } })
    await ask('batch', { action: 'set_warehouse', ids: [ids.thin], values: { warehouse_id: ids.warehouse } })
    expect(
      await row(
        held.app.db,
        sql`select type_id as type, trim_scale(safety_min)::text as least, trim_scale(safety_max)::text as most, warehouse_id as warehouse
        from factory_products where id = ${ids.product}`,
      ),
    ).toEqual({ type: ids.above, least: '5', most: '9', warehouse: ids.warehouse })
    expect((await ask('batch', { action: 'set_safety', ids: [ids.thin], values: { safety_min: '10' } })).code).toBe('SAFETY_ORDER')
    expect((await ask('batch', { action: 'set_type', ids: [ids.thin] })).code).toBe('FIELD_REQUIRED')
    const reader = await asking(held, ['admin-store-productList-index'])
    expect((await reader('batch', { action: 'disable', ids: [ids.thin] })).status).toBe(110000)
  })
})
