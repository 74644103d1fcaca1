import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = [
  ...['index', 'add', 'edit', 'submit', 'approve'].map((name) => `admin-store-materialPurchase-${name}`),
  ...['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-godownEntry-${name}`),
  ...['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-outboundOrder-${name}`),
  ...['price:view', 'admin-store-productList-index'],
]

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; lines: Record<string, string>[]; list: { name: string }[] } & Record<string, unknown>
}
let who: SignedIn
let stage: Stage
/** Six boards are two cases; a board is three pieces. */
let units: Record<'case' | 'piece' | 'kg' | 'm²' | 'm' | 'other', string>
const post = async (url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload })).json()
const read = async (kind: string, id: string) => (await post(`/doc/${kind}/read`, { id: Number(id) })).data

beforeAll(async () => {
  const { db } = held.app
  stage = await setStage(db)
  who = await signedIn(held.app, keys)
  await db.execute(sql`update factory_products set density = 1.5`)
  const made = await Promise.all(
    ['case', 'piece', 'kg', 'm²', 'm', 'other'].map(async (name) => {
      const found = await row<{ id: string }>(
        db,
        sql`insert into units (name) values (${name}) on conflict (lower(name)) do update set name = excluded.name returning id::text as id`,
      )
      return [name, found!.id]
    }),
  )
  units = Object.fromEntries(made)
  await db.execute(sql`insert into factory_products_units (parent_id, position, unit_id, num, den)
    select s.parent_id, u.at, u.id, u.num, u.den from factory_products_skus s,
      (values (0, ${units.case}::bigint, 3, 1), (1, ${units.piece}::bigint, 1, 3)) u (at, id, num, den) where s.id = any(${sql.param(stage.boards)}::bigint[])`)
})

const board = (more: object) => ({ sku_id: String(stage.boards[0]), tax_rate: '13', ...more })
const order = (lines: object[], more: object = {}) =>
  post('/doc/purchase-order/add', { party_id: String(stage.suppliers[0]), warehouse_id: String(stage.warehouses[0]), lines, ...more })
const approved = async (lines: object[]): Promise<number> => {
  const { data } = await order(lines)
  for (const name of ['submit', 'approve'])
    expect(await post(`/doc/purchase-order/${name}`, { id: Number(data.id) })).toMatchObject({ status: 200 })
  return Number(data.id)
}

describe('a line in a unit of its goods', () => {
  it('keeps what was entered, and measures and costs what that comes to', async () => {
    const made = await order([
      board({ qty: '2', unit_id: units.case, price: '2580', price_unit: 'unit' }),
      board({ qty: '4', unit_id: units.piece, price: '300', price_unit: 'unit' }),
      board({ qty: '25', unit_id: units['m²'], price: '86', price_unit: 'm2' }),
      board({ qty: '90', unit_id: units.kg, price: '19', price_unit: 'kg' }),
      board({ qty: '30', unit_id: units.m, price: '86.5', price_unit: 'm' }),
    ])
    expect(made).toMatchObject({ status: 200 })
    expect(await read('purchase-order', made.data.id)).toMatchObject({
      lines: [
        { qty: '2', unit_name: 'case', base_qty: '6', area: '60', weight_theory: '270', amount: '5160' },
        { qty: '4', base_qty: '1.333333', area: '13.3333', weight_theory: '60', amount: '1200' },
        { qty: '25', base_qty: '2.5', area: '25', weight_theory: '112.5', amount: '2150' },
        { qty: '90', base_qty: '2', area: '20', weight_theory: '90', amount: '1710' },
        { qty: '30', base_qty: '3', area: '30', weight_theory: '135', amount: '2595' },
      ],
    })
  })

  it('says what it is counted by where nobody chose a unit', async () => {
    const made = await order([board({ qty: '2' })])
    const unit = await row<{ name: string }>(held.app.db, sql`select name from units where id = ${stage.unit}`)
    expect(await read('purchase-order', made.data.id)).toMatchObject({ lines: [{ qty: '2', base_qty: '2', unit_name: unit!.name }] })
  })

  it('has units of its goods alone, and prices of measures that they have', async () => {
    expect(await order([board({ qty: '1', unit_id: units.other })])).toMatchObject({
      code: 'UNIT_OTHER',
      errors: { 'lines.0.unit_id': expect.any(String) },
    })
    const sack = { sku_id: String(stage.materials[0]), qty: '1', price: '5' }
    expect(await order([{ ...sack, price_unit: 'm' }])).toMatchObject({ errors: { 'lines.0.price_unit': expect.any(String) } })
    const { data } = await post('/basic/unit/options', { sku_id: String(stage.boards[0]), words: '' })
    expect(data.list.map(({ name }) => name)).toEqual(expect.arrayContaining(['case', 'piece', 'kg', 'm²', 'm']))
    expect(data.list.map(({ name }) => name)).not.toContain('other')
  })

  it('is said by its name over the wire of papers', async () => {
    const lines = [{ sku_id: stage.boards[0]!, qty: '2', unit: 'case', price: '2580', price_unit: 'case' }]
    const { data } = await post('/order/add', { type: 'PO', party_id: stage.suppliers[0]!, lines })
    const paper = await post('/order/detail', { type: 'PO', id: Number(data.id) })
    expect(paper.data.lines).toMatchObject([{ qty: '2', unit: 'case', base_qty: '6' }])
    const wrong = await post('/order/add', { type: 'PO', party_id: stage.suppliers[0]!, lines: [{ ...lines[0], unit: 'other' }] })
    expect(wrong).toMatchObject({ code: 'UNIT_OTHER' })
  })

  it('is done when all that was ordered has come, though a third has no end', async () => {
    const id = await approved([board({ qty: '3', unit_id: units.piece, price: '300', price_unit: 'unit' })])
    for (const left of ['3', '2', '1']) {
      const { data: draft } = await post('/doc/goods-receipt/draft', { from: [id] })
      expect(draft.lines).toMatchObject([{ qty: left, unit_id: units.piece, price: '300' }])
      const [line] = draft.lines
      const { party_id, warehouse_id, tax_mode } = draft
      const made = await post('/doc/goods-receipt/add', {
        sub_type: 'purchase',
        party_id,
        warehouse_id,
        tax_mode,
        lines: [{ ...line, qty: '1' }],
      })
      for (const name of ['submit', 'audit'])
        expect(await post(`/doc/goods-receipt/${name}`, { id: Number(made.data.id) })).toMatchObject({ status: 200 })
    }
    expect(await read('purchase-order', String(id))).toMatchObject({ status: 4, progress: '100', lines: [{ taken: '3' }] })
    const lies = await row<{ pieces: string }>(
      held.app.db,
      sql`select sum(pieces)::text as pieces from stock_balances where sku_id = ${stage.boards[0]!}`,
    )
    expect(lies).toEqual({ pieces: '1000000' })
    expect(await verify(held.app.db)).toEqual([])
  })

  it('leaves a warehouse as so much of what it is counted by, and comes back the same', async () => {
    const { data } = await post('/doc/outbound-order/add', {
      ...{ sub_type: 'other', reason: '试用', warehouse_id: String(stage.warehouses[0]) },
      lines: [{ sku_id: String(stage.boards[0]), qty: '15', unit_id: units.kg }],
    })
    for (const name of ['submit', 'audit'])
      expect(await post(`/doc/outbound-order/${name}`, { id: Number(data.id) })).toMatchObject({ status: 200 })
    const moves = () =>
      row<{ pieces: string; weight: string }>(
        held.app.db,
        sql`select sum(pieces)::text as pieces, sum(weight)::text as weight from stock_balances where sku_id = ${stage.boards[0]!}`,
      )
    expect(await moves()).toEqual({ pieces: '666667', weight: '30000015' })
    expect(await post('/doc/outbound-order/reverse', { id: Number(data.id), note: '退回' })).toMatchObject({ status: 200 })
    expect(await moves()).toEqual({ pieces: '1000000', weight: '45000000' })
    expect(await verify(held.app.db)).toEqual([])
  })
})

it('asks for a price of a unit and is told that of it', async () => {
  await held.app.db.execute(sql`update factory_products_skus set list_price = 860, floor_price = 790 where id = ${stage.boards[1]!}`)
  const unit = await row<{ name: string }>(held.app.db, sql`select name from units where id = ${stage.unit}`)
  await held.app.db.execute(sql`update factory_products set price_unit = ${unit!.name}`)
  const ask = async (of: string | undefined) => (await post('/product/searchPrice', { sku_id: stage.boards[1]!, qty: '1', unit: of })).data
  expect(await ask(undefined)).toMatchObject({ price: '860.0000', price_unit: unit!.name })
  expect(await ask('case')).toMatchObject({ price: '2580.0000', price_unit: 'case', floor: '2370.0000' })
  expect(await ask('m²')).toMatchObject({ price: '86.0000', price_unit: 'm²' })
})

describe('the tax of a line', () => {
  const rateOf = async (more: object = {}) => {
    const { data } = await order([{ sku_id: String(stage.boards[2]), qty: '1', price: '100', ...more }])
    return (await read('purchase-order', data.id)).lines[0]!['tax_rate']
  }
  it('is that of the goods, or of the party, or the first in basic data, unless somebody says another', async () => {
    const { db } = held.app
    expect(await rateOf()).toBe('13')
    await db.execute(sql`insert into tax_rates (name, rate, sort) values ('低', 9, 5), ('小', 3, 1)`)
    expect(await rateOf()).toBe('9')
    await db.execute(sql`update parties set tax_rate = 6 where id = ${stage.suppliers[0]!}`)
    expect(await rateOf()).toBe('6')
    await db.execute(
      sql`update factory_products p set tax_rate = 1 from factory_products_skus s where s.parent_id = p.id and s.id = ${stage.boards[2]!}`,
    )
    expect(await rateOf()).toBe('1')
    expect(await rateOf({ tax_rate: '0' })).toBe('0')
    const { data } = await post('/stock/lineFacts', { sku_ids: [stage.boards[2]!], party_id: stage.suppliers[0]! })
    expect(data.list).toMatchObject([{ tax_rate: '1' }])
  })
})

it('keeps the weight range of a line as it was, though the range moves', async () => {
  const { db } = held.app
  const band = await row<{ id: number }>(
    db,
    sql`insert into weight_ranges (name, scope, min, max, basis) values ('44-46kg', 'global', 44, 46, 'piece') returning id`,
  )
  await db.execute(sql`update factory_products_skus set weight_range_id = ${band!.id} where id = ${stage.boards[1]!}`)
  const { data } = await post('/order/add', { type: 'PO', party_id: stage.suppliers[0]!, lines: [{ sku_id: stage.boards[1]!, qty: '1' }] })
  await db.execute(sql`update weight_ranges set name = '43-47kg', min = 43, max = 47 where id = ${band!.id}`)
  const change = { type: 'PO', id: Number(data.id), version: 1, remark: '加急' }
  expect(await post('/order/edit', change)).toMatchObject({ status: 200 })
  const { data: paper } = await post('/order/detail', { type: 'PO', id: Number(data.id) })
  expect(paper.lines).toMatchObject([{ weight_range: { id: band!.id, name: '44-46kg', min: '44', max: '46' } }])
  expect(await read('purchase-order', data.id)).toMatchObject({ lines: [{ weight_range_name: '44-46kg' }] })
})
