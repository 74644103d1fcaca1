import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { testApp } from '../../database.ts'
import { asking, unitsOf, type Ask } from './stage.ts'

const held = testApp()
let ask: Ask
const ids: Record<string, number> = {}

const boardOf = (t: string, more = {}) => ({ t, w: 1000, l: 10000, list_price: '860', floor_price: '790', ...more })

beforeAll(async () => {
  ask = await asking(held)
  await unitsOf(held)
  const add = async (name: string, body: object) => (ids[name] = Number((await ask('addProductType', body)).data.id))
  await add('board', { pid: 0, code: 'BOARD', name: '胶板', kind: 'finished', unit: '卷', price_unit: '卷', track_lot: 1, status: 1 })
  await add('nbr', {
    ...{ pid: ids['board'], code: 'NBR', name: '丁腈板', kind: 'finished', unit: '卷', price_unit: '卷' },
    ...{ density: '1.500', loss: '0.030', track_lot: 1, sort: 1, status: 1 },
  })
  const made = await ask('add', {
    ...{ name: '丁腈橡胶板', type_id: ids['nbr'], hardness: 60, hardness_tol: 5, colour: '黑', tax_rate: '0.13', safety_min: '5' },
    ...{ units: [{ unit: 'kg', num: 1, den: 45 }], skus: [boardOf('3'), boardOf('5'), boardOf('3', { w: 1200, colour: '红' })] },
  })
  Object.assign(ids, { product: made.data.id, thin: (made.data as never as { skus: { sku_id: number }[] }).skus[0]!.sku_id })
  const db = held.app.db
  const warehouse = (await row<{ id: number }>(db, sql`insert into warehouses (name, type) values ('成品仓', 'finished') returning id`))!.id
  const paper = (await row<{ id: number }>(
    db,
    sql`insert into factory_documents (type, sn, biz_date) values ('IN', 'RK-1', '2026-11-01') returning id`,
  ))!.id
  ids['warehouse'] = warehouse
  for (const [lot, day, expires, pieces] of [
    ['L1', '2026-10-01', '2027-12-01', 20],
    ['L2', '2026-10-05', '2027-06-01', 8],
  ] as const) {
    const made_ = (await row<{ id: number }>(
      db,
      sql`insert into lots (lot_no, sku_id, produced_on, expires_on) values (${lot}, ${ids['thin']}, ${day}, ${expires}) returning id`,
    ))!.id
    ids[lot] = made_
    const figures = sql`${pieces} * 1000000::bigint, ${pieces} * 10000000::bigint, ${pieces} * 45000000::bigint`
    await db.execute(sql`insert into stock_moves (biz_date, document_id, sku_id, warehouse_id, lot_id, pieces, area, weight, value)
      values (${day}, ${paper}, ${ids['thin']}, ${warehouse}, ${made_}, ${figures}, ${pieces} * 60000::bigint)`)
    await db.execute(sql`insert into stock_balances (sku_id, warehouse_id, lot_id, pieces, area, weight)
      values (${ids['thin']}, ${warehouse}, ${made_}, ${figures})`)
  }
  await db.execute(
    sql`insert into stock_values (sku_id, pieces, area, weight, value) values (${ids['thin']}, 28000000, 280000000, 1260000000, 1680000)`,
  )
})

const listed = async (query: object) =>
  ((await ask('list', query)).data as never as { list: { sn: string; spec_text: string }[] }).list.map((one) => one.spec_text)

it('answers types as a tree, in the words of the wire, and refuses to remove one that is in use', async () => {
  const { list } = (await ask('getProductTypes')).data
  expect(list).toMatchObject([
    {
      ...{
        id: ids['board'],
        pid: 0,
        code: 'BOARD',
        name: '胶板',
        kind: 'finished',
        unit: '卷',
        price_unit: '卷',
        loss: '',
        product_count: 1,
      },
      children: [{ id: ids['nbr'], density: '1.500', loss: '0.03', track_lot: 1, sort: 1, status: 1, product_count: 1, children: [] }],
    },
  ])
  expect(await ask('delProductType', { id: ids['board'] })).toMatchObject({
    status: 400,
    code: 'IN_USE',
    msg: expect.stringContaining('1 个下级类别'),
  })
  expect(await ask('delProductType', { id: ids['nbr'] })).toMatchObject({ code: 'IN_USE', data: { uses: { products: 1 } } })
  expect((await ask('editProductType', { id: ids['nbr'], version: 9, name: '丁腈' })).status).toBe(409)
  const made = await ask('addProductType', { pid: 0, code: 'X', name: 'X', kind: 'aux' })
  expect((await ask('delProductType', { id: made.data.id })).code).toBe('100002')
})

it('lists what a product is kept as, with its stock and what it measures', async () => {
  const { data } = await ask('list', { page: 1, limit: 10 })
  expect(data).toMatchObject({ count: 3, summary: { on_hand_pieces: '28', on_hand_weight: '1260', value: '16800' } })
  expect(data.list[0]).toMatchObject({
    ...{ id: ids['product'], sku_id: ids['thin'], name: '丁腈橡胶板', type_name: '丁腈板', spec: { t: '3', w: 1000, l: 10000 } },
    ...{ spec_text: '3*1000*10000', hardness: 60, density: '1.5', colour: '黑', unit: '卷', theory_weight: '45', sale_price: '860' },
    ...{ floor_price: '790', cost: '600', safety_min: '5', status: 1 },
    stock: { on_hand: '28', reserved: '0', available: '28', incoming: '0', wip: '0' },
  })
  const plain = await asking(held, ['admin-store-productList-index'])
  const seen = (await plain('list', {})).data
  expect(seen.list[0]).not.toHaveProperty('sale_price')
  expect(seen.list[0]).not.toHaveProperty('cost')
  expect(seen['summary']).not.toHaveProperty('value')
})

it('finds boards by what people type: measures pasted or apart, hardness, colour, stock', async () => {
  const all = ['3*1000*10000', '5*1000*10000', '3*1200*10000']
  expect(await listed({ keyword: '3*1000' })).toEqual([all[0]])
  expect(await listed({ keyword: '3×1200×10000' })).toEqual([all[2]])
  expect(await listed({ keyword: '3 1000 60 黑' })).toEqual([all[0]])
  expect(await listed({ keyword: '3 60 红' })).toEqual([all[2]])
  expect(await listed({ keyword: 'djxjb 5' })).toEqual([all[1]])
  expect(await listed({ keyword: '61' })).toEqual([])
  expect(await listed({ thickness: '3*1200' })).toEqual([all[2]])
  expect(await listed({ thickness: '3.0', colour: '黑' })).toEqual([all[0]])
  expect(await listed({ thickness: '没有' })).toEqual([])
  expect(await listed({ stock: 'has' })).toEqual([all[0]])
  expect(await listed({ stock: 'below' })).toEqual([all[1], all[2]])
  expect(await listed({ type_id: ids['board'], status: 1 })).toEqual(all)
  expect(await listed({ sort: 'theory_weight', order: 'desc' })).toEqual([all[1], all[2], all[0]])
})

it('changes what is named and keeps the rest, at the fields of the wire', async () => {
  expect(await ask('edit', { id: ids['product'], skus: [{ sku_id: ids['thin'], t: '4' }] })).toMatchObject({ errors: {} })
  const wrong = await ask('add', { name: '板', type_id: ids['nbr'], skus: [{ t: '3', w: 1000 }] })
  expect(wrong.errors).toEqual({ 'skus.0.l': '厚、宽、长请一起填' })
  expect((await ask('add', { name: '板', type_id: ids['nbr'], unit: '箩' })).errors).toEqual({ unit: '没有单位“箩”' })
  const made = await ask('add', { name: '短命板', type_id: ids['nbr'], skus: [boardOf('7')] })
  const kept = await ask('edit', {
    id: made.data.id,
    skus: [{ sku_id: (made.data as never as { skus: { sku_id: number }[] }).skus[0]!.sku_id, colour: '绿' }],
  })
  expect(kept.code).toBe('100001')
  expect((await ask('list', { keyword: '7*1000' })).data.list[0]).toMatchObject({ colour: '绿', sale_price: '860' })
  expect(await ask('del', { ids: [made.data.id, ids['product'], 999_999] })).toMatchObject({
    data: { deleted: [Number(made.data.id)], disabled: [], blocked: [{ id: ids['product'], reason: '还有库存' }, { id: 999_999 }] },
  })
})

it('keeps a number for who was shown it, and finds a line by what it measures', async () => {
  const first = (await ask('getsncode', { type_id: ids['nbr'], t: '8', hardness: 60 })).data as never as { sn: string; token: string }
  const second = (await ask('getsncode', { type_id: ids['nbr'], t: '8', hardness: 60 })).data as never as { sn: string }
  expect([first.sn, second.sn]).toEqual(['NBR60-08-0001', 'NBR60-08-0002'])
  const made = await ask('add', { name: '八毫米', sn_token: first.token, type_id: ids['nbr'], hardness: 60, skus: [boardOf('8')] })
  expect(made.data).toMatchObject({ sn: 'NBR60-08-0001', skus: [{ sn: 'NBR60-08-0001-01' }] })
  expect((await ask('getsncode', { for: 'order', type: 'PO' })).data).toMatchObject({ sn: expect.stringMatching(/^CG\d{8}-0001$/) })
  const product = { product_id: ids['product'] }
  expect((await ask('getskuId', { ...product, t: '3', w: 1000 })).data).toMatchObject({
    ...{ sku_id: ids['thin'], existed: true, area: '10', theory_weight: '45', unit: '卷', price_unit: '卷', weight_range: null },
  })
  expect(await ask('getskuId', { ...product, t: '3' })).toMatchObject({ status: 422, code: 'SKU_SEVERAL', data: { candidates: [{}, {}] } })
  expect((await ask('getskuId', { ...product, t: '9' })).code).toBe('SKU_NONE')
  const added = await ask('getskuId', { ...product, t: '9', w: 1000, l: 5000, create: 1 })
  expect(added.data).toMatchObject({ existed: false, theory_weight: '67.5' })
  const reader = await asking(held, ['admin-store-productList-index'])
  expect((await reader('getskuId', { ...product, t: '11', w: 1000, l: 5000, create: 1 })).status).toBe(110000)
})

it('says which lots so much is taken from, by each way of choosing', async () => {
  const suggested = async (strategy: string, need: string) => {
    const { data } = await ask('batch', { sku_id: ids['thin'], strategy, need })
    return [(data as never as { suggest: { lot_id: number; qty: string }[] }).suggest.map((one) => [one.lot_id, one.qty]), data['short']]
  }
  expect(await suggested('fifo', '25')).toEqual([
    [
      [ids['L1'], '20'],
      [ids['L2'], '5'],
    ],
    '0',
  ])
  expect(await suggested('fefo', '25')).toEqual([
    [
      [ids['L2'], '8'],
      [ids['L1'], '17'],
    ],
    '0',
  ])
  expect(await suggested('closest', '7')).toEqual([[[ids['L2'], '7']], '0'])
  expect(await suggested('single', '25')).toEqual([[], '25'])
  expect(await suggested('single', '10')).toEqual([[[ids['L1'], '10']], '0'])
  expect(await suggested('fifo', '30')).toEqual([
    [
      [ids['L1'], '20'],
      [ids['L2'], '8'],
    ],
    '2',
  ])
  // two bundles of a unit are what it makes of them, never two pieces
  const bundles = { sku_id: ids['thin'], need: '990', unit: 'kg' }
  expect((await ask('batch', bundles)).data).toMatchObject({
    suggest: [
      { lot_id: ids['L1'], qty: '20' },
      { lot_id: ids['L2'], qty: '2' },
    ],
    short: '0',
  })
  expect(await ask('batch', { ...bundles, unit: '箩' })).toMatchObject({
    status: 400,
    code: 'UNIT_OTHER',
    errors: { unit: '这个规格没有这个单位' },
  })
  const { list } = (await ask('batch', { sku_id: ids['thin'] })).data
  expect(list[0]).toMatchObject({
    lot_no: 'L1',
    pieces: '20',
    weight: '900',
    available: '20',
    unit_cost: '600',
    warehouse: { name: '成品仓' },
    location: '',
    reserved: '0',
  })
})

it('answers what lies where, now and on a day before', async () => {
  const rowsOf = async (query: object) => (await ask('getStorage', query)).data.list
  expect(await rowsOf({ sku_ids: [ids['thin']] })).toMatchObject([
    {
      sku_id: ids['thin'],
      warehouse_id: null,
      pieces: '28',
      weight: '1260',
      available: '28',
      projected: '28',
      safety_min: '5',
      last_in: '2026-10-05',
    },
  ])
  expect(await rowsOf({ sku_ids: [ids['thin']], by: 'lot' })).toMatchObject([
    { lot_id: ids['L1'], pieces: '20' },
    { lot_id: ids['L2'], pieces: '8' },
  ])
  expect(await rowsOf({ product_id: ids['product'], as_of: '2026-10-03' })).toMatchObject([
    { pieces: '20' },
    { pieces: '0' },
    { pieces: '0' },
    {},
  ])
  const ofOrder = async (by: string) =>
    (await rowsOf({ sku_ids: [ids['thin']], by })).map((one) => (one as never as { incoming: string }).incoming)
  const db = held.app.db
  const order = (await row<{ id: number }>(
    db,
    sql`insert into factory_documents (type, sn, biz_date, status, warehouse_id) values ('PO', 'CG-1', '2026-11-01', 1, ${ids['warehouse']}) returning id`,
  ))!.id
  await db.execute(
    sql`insert into factory_documents_lines (parent_id, position, sku_id, qty, base_qty) values (${order}, 0, ${ids['thin']}, 7, 7)`,
  )
  await db.execute(sql`update factory_documents set status = 2 where id = ${order}`)
  expect([await ofOrder('sku'), await ofOrder('warehouse'), await ofOrder('lot')]).toEqual([['7'], ['7'], ['0', '0']])
  expect(await rowsOf({ sku_ids: [ids['thin']] })).toMatchObject([{ days_cover: '' }])
  // two in ninety days: 28 last for 1260
  const issue = (await row<{ id: number }>(
    db,
    sql`insert into factory_documents (type, sub_type, sn, biz_date, status) values ('OUT', 'other', 'CK-1', current_date - 9, 2) returning id`,
  ))!.id
  await db.execute(sql`insert into stock_moves (biz_date, document_id, sku_id, warehouse_id, lot_id, pieces, area, weight, value)
    values (current_date - 9, ${issue}, ${ids['thin']}, ${ids['warehouse']}, ${ids['L1']}, -2000000, 0, 0, 0)`)
  expect(await rowsOf({ sku_ids: [ids['thin']] })).toMatchObject([{ days_cover: '1260' }])
  expect((await ask('getStorage')).data).toEqual({ warehouses: [{ id: ids['warehouse'], name: '成品仓', type: 'finished' }] })
})
