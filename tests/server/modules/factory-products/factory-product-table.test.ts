import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { prefixOf } from '#src/server/modules/factory-products/product-number.ts'
import { testApp } from '../../database.ts'
import { asking, board, unitsOf, type Ask } from './stage.ts'

const held = testApp()
let ask: Ask
let units: Record<string, string>
let nbr: string
let raw: string

beforeAll(async () => {
  ask = await asking(held)
  units = await unitsOf(held)
  const type = async (code: string, kind: string, unit: string) =>
    (await ask('type/add', { code, name: code, kind, unit_id: units[unit], price_unit: unit })).data.id
  nbr = await type('NBR', 'finished', '卷')
  raw = await type('RAW', 'material', 'kg')
})

const product = (more: object) => ({ name: '丁腈橡胶板', type_id: nbr, kind: 'finished', unit_id: units['卷'], price_unit: '卷', ...more })
const read = async (id: string) =>
  (await ask('record/read', { id })).data as never as { sn: string; version: number; skus: { id: string; sn: string }[] }

it('keeps types as a tree of four levels without circles, and codes as they are printed', async () => {
  const add = (code: string, pid: string, more = {}) => ask('type/add', { code, name: `类 ${code}`, kind: 'finished', pid, ...more })
  const ids = ['']
  for (const code of ['A1', 'A2', 'A3', 'A4']) ids.push((await add(code, ids.at(-1)!)).data.id)
  expect(await add('A5', ids[4]!)).toMatchObject({ status: 400, code: 'TYPE_DEPTH', errors: { pid: '类别最多 4 级' } })
  expect((await ask('type/edit', { id: ids[1], pid: ids[3] })).code).toBe('TYPE_CIRCLE')
  // below two others it would be five levels deep
  expect((await ask('type/edit', { id: ids[2], pid: nbr })).code).toBe('100001')
  expect((await ask('type/edit', { id: nbr, pid: ids[1] })).code).toBe('TYPE_DEPTH')
  expect((await add('a-6', '')).errors).toEqual({ code: '编码请用 1 到 12 个大写字母或数字' })
  expect((await add('A1', '', { name: '另一个' })).code).toBe('TABLE_TWICE')
  expect((await add('B1', '', { name: '类 A1' })).code).toBe('TYPE_TWIN')
})

it('numbers a product by the rule, and its lines after it', async () => {
  const made = await ask('record/add', product({ hardness: 60, skus: [board('3', 1000, 10000), board('3', 1200, 10000)] }))
  expect(await read(made.data.id)).toMatchObject({ sn: 'NBR60-03-0001', skus: [{ sn: 'NBR60-03-0001-01' }, { sn: 'NBR60-03-0001-02' }] })
  const next = await ask('record/add', product({ hardness: 60, skus: [board('3', 900, 10000)] }))
  expect((await read(next.data.id)).sn).toBe('NBR60-03-0002')
  const rubber = await ask(
    'record/add',
    product({ name: '丁腈胶', type_id: raw, kind: 'material', unit_id: units['kg'], price_unit: 'kg' }),
  )
  expect(await read(rubber.data.id)).toMatchObject({ sn: 'RAW-0001', skus: [{ sn: 'RAW-0001' }] })
  const counted = await rows<{ by: string }>(held.app.db, sql`select counted_by as by from factory_products_skus order by id`)
  expect(counted.map(({ by }) => by)).toEqual(['pieces', 'pieces', 'pieces', 'weight'])
  expect(prefixOf('{TYPE}{HARDNESS}-{T2}-{SEQ4}', { type: 'NBR', thickness: '1.5' })).toEqual({ prefix: 'NBR-15-', figures: 4 })
})

it('refuses what contradicts itself, at its field, and names the line that is there', async () => {
  const wrong = async (more: object) => (await ask('record/add', product(more))).errors
  expect(await wrong({ skus: [board('3', 1000, 10000), board('3.00', 1000, 10000)] })).toEqual({ 'skus.1.thickness': '与规格 #1 相同' })
  expect(await wrong({ colour: '黑', skus: [board('3', 1000, 10000), board('3', 1000, 10000, { colour: '黑' })] })).toEqual({
    'skus.1.thickness': '与规格 #1 相同',
  })
  expect(await wrong({ skus: [{ thickness: '3', width: 1000 }] })).toEqual({ 'skus.0.length': '厚、宽、长请一起填' })
  expect(await wrong({ skus: [board('0.2', 1000, 10000)] })).toEqual({ 'skus.0.thickness': '不能小于 0.3' })
  expect(await wrong({ skus: [board('3', 4001, 10000)] })).toEqual({ 'skus.0.width': '格式不正确' })
  expect(await wrong({ skus: [board('3', 1000, 10000, { list_price: '790', floor_price: '790.01' })] })).toEqual({
    'skus.0.floor_price': '最低价不能高于标价',
  })
  expect(await wrong({ safety_min: '5', safety_max: '4.9' })).toEqual({ safety_max: '库存上限不能小于下限' })
  expect(await wrong({ density: '4.1' })).toEqual({ density: '不能大于 4' })
  expect(await wrong({ hardness: 9 })).toEqual({ hardness: '不能小于 10' })
  expect(await wrong({ kind: 'material', skus: [board('3', 1000, 10000), board('4', 1000, 10000)] })).toEqual({
    skus: '原料、辅料和包材只有一个规格',
  })
  expect(await wrong({ units: ['kg', 'kg'].map((name) => ({ unit_id: units[name], den: 1, num: 1 })) })).toEqual({
    'units.1.unit_id': '单位重复',
  })
  await ask('record/add', product({ skus: [board('7', 1000, 10000, { barcode: '6901' })] }))
  expect(await wrong({ skus: [board('8', 1000, 10000, { barcode: '6901' })] })).toMatchObject({
    'skus.0.barcode': expect.stringContaining('条码已用于 NBR'),
  })
})

it('keeps measures and density of what was in stock, and what a document names', async () => {
  const { data } = await ask('record/add', product({ density: '1.5', skus: [board('9', 1000, 10000), board('9', 1100, 10000)] }))
  const { skus, version } = await read(data.id)
  const db = held.app.db
  const warehouse = (await row<{ id: number }>(db, sql`insert into warehouses (name, type) values ('仓', 'finished') returning id`))!.id
  const paper = (await row<{ id: number }>(
    db,
    sql`insert into factory_documents (type, sn, biz_date) values ('IN', 'RK-1', '2026-11-01') returning id`,
  ))!.id
  await db.execute(sql`insert into stock_moves (biz_date, document_id, sku_id, warehouse_id, pieces, area, weight, value)
    values ('2026-11-01', ${paper}, ${skus[0]!.id}, ${warehouse}, 1, 1, 1, 1)`)
  const edit = (more: object) => ask('record/edit', { id: data.id, version, ...more })
  expect((await edit({ skus: [{ ...skus[0], ...board('8', 1000, 10000) }, skus[1]] })).errors).toEqual({
    'skus.0.thickness': expect.stringContaining(`规格 ${skus[0]!.sn} 已有出入库`),
  })
  // what its product says for it counts with it
  expect((await edit({ colour: '红' })).code).toBe('SPEC_MOVED')
  expect((await edit({ density: '1.6' })).code).toBe('DENSITY_MOVED')
  expect((await edit({ skus: [skus[1]] })).code).toBe('SKU_IN_USE')
  expect((await edit({ skus: [skus[0]], name: '改名' })).code).toBe('100001')
  expect((await read(data.id)).skus.map(({ sn }) => sn)).toEqual([skus[0]!.sn])
  expect((await ask('type/edit', { id: nbr, kind: 'semi' })).code).toBe('TYPE_HAS_PRODUCTS')
})

it('answers no prices to who may not see them, and keeps them as they are when such a person saves', async () => {
  const { data } = await ask('record/add', product({ skus: [board('12', 1000, 10000, { list_price: '860', floor_price: '790' })] }))
  const clerk = await asking(held, ['admin-store-productList-index', 'admin-store-productList-edit'])
  const seen = (await clerk('record/read', { id: data.id })).data as { skus?: object[]; version?: number }
  expect(seen.skus![0]).not.toHaveProperty('list_price')
  expect(await clerk('record/edit', { id: data.id, version: seen.version, skus: [{ ...seen.skus![0], list_price: '1' }] })).toMatchObject({
    code: '100001',
  })
  expect((await read(data.id)).skus[0]).toMatchObject({ list_price: '860', floor_price: '790' })
})
