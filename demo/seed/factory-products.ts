import { sql } from 'drizzle-orm'
import { theoryWeightOf } from '#src/lib/board.ts'
import { productOf, rounded } from '#src/lib/decimal.ts'
import { rows, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { addRow, changeRow } from '#src/server/tables/write.ts'

const keeper = { user: { id: 1, name: '林店长', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

// code, name, kind, unit, code of the type above
const types = [
  ['RAW', '原材料', 'material', 'kg', ''],
  ['RUBBER', '生胶', 'material', 'kg', 'RAW'],
  ['CARBON', '炭黑', 'material', 'kg', 'RAW'],
  ['OIL', '操作油', 'material', 'kg', 'RAW'],
  ['AUX', '助剂', 'aux', 'kg', ''],
  ['MIX', '混炼胶', 'semi', 'kg', ''],
  ['BOARD', '胶板', 'finished', '卷', ''],
  ['NBR', '丁腈胶板', 'finished', '卷', 'BOARD'],
  ['CR', '氯丁胶板', 'finished', '卷', 'BOARD'],
  ['EPDM', '三元乙丙胶板', 'finished', '卷', 'BOARD'],
  ['NR', '天然胶板', 'finished', '卷', 'BOARD'],
  ['SBR', '丁苯胶板', 'finished', '卷', 'BOARD'],
] as const

// number, name, type, rubber, density, price of a kilogram, least stock
const materials = [
  ['RUB-NBR', '丁腈橡胶 NBR3345', 'RUBBER', 'NBR', '0.98', '18.6', '2000'],
  ['RUB-CR', '氯丁橡胶 CR232', 'RUBBER', 'CR', '1.23', '42', '6500'],
  ['RUB-EPDM', '三元乙丙橡胶 4045', 'RUBBER', 'EPDM', '0.86', '21.5', '1500'],
  ['RUB-NR', '天然橡胶 SCR5', 'RUBBER', 'NR', '0.92', '14.8', '2000'],
  ['RUB-SBR', '丁苯橡胶 SBR1502', 'RUBBER', 'SBR', '0.94', '13.9', '2000'],
  ['CB-N220', '炭黑 N220', 'CARBON', '', '1.8', '9.2', '4800'],
  ['CB-N330', '炭黑 N330', 'CARBON', '', '1.8', '8.6', '9000'],
  ['CB-N550', '炭黑 N550', 'CARBON', '', '1.8', '8.1', '1500'],
  ['OIL-DOP', '增塑剂 DOP', 'OIL', '', '0.985', '9.8', '400'],
  ['OIL-PAR', '石蜡油 2280', 'OIL', '', '0.88', '8.4', '5000'],
  ['OIL-NAP', '环烷油 4010', 'OIL', '', '0.91', '8.9', '300'],
  ['AUX-ZNO', '间接法氧化锌', 'AUX', '', '', '19.5', '200'],
  ['AUX-S', '硫磺粉', 'AUX', '', '2.07', '3.2', '100'],
  ['AUX-SA', '硬脂酸 1801', 'AUX', '', '0.85', '9.6', '100'],
  ['MIX-NBR60', '丁腈混炼胶 60 度', 'MIX', 'NBR', '1.5', '16.8', '500'],
  ['MIX-CR60', '氯丁混炼胶 60 度', 'MIX', 'CR', '1.55', '27', '300'],
  ['MIX-EPDM60', '三元乙丙混炼胶 60 度', 'MIX', 'EPDM', '1.3', '17.5', '300'],
  ['MIX-NR45', '天然混炼胶 45 度', 'MIX', 'NR', '1.25', '14.2', '300'],
  ['MIX-SBR60', '丁苯混炼胶 60 度', 'MIX', 'SBR', '1.45', '12.6', '500'],
] as const

// number, name, type, hardness, density, colour, price of a kilogram
const boards = [
  ['NBR60', '丁腈橡胶板 60 度', 'NBR', 60, '1.5', '黑', '19.2'],
  ['NBR70', '丁腈橡胶板 70 度', 'NBR', 70, '1.55', '黑', '20'],
  ['CR60', '氯丁橡胶板 60 度', 'CR', 60, '1.55', '黑', '31'],
  ['CR70', '氯丁橡胶板 70 度', 'CR', 70, '1.6', '黑', '32.5'],
  ['EPDM60', '三元乙丙橡胶板 60 度', 'EPDM', 60, '1.3', '黑', '21.4'],
  ['NR45', '天然橡胶板 45 度', 'NR', 45, '1.25', '白', '17.6'],
  ['SBR60', '丁苯橡胶板 60 度', 'SBR', 60, '1.45', '黑', '14.8'],
  ['SBR70', '丁苯橡胶板 70 度', 'SBR', 70, '1.5', '黑', '15.2'],
] as const

// thickness, width, length in mm
const specs = [
  ['2', 1000, 10000],
  ['3', 1000, 10000],
  ['5', 1000, 6000],
  ['6', 1200, 5000],
  ['10', 1500, 2000],
] as const

const locations = { 原料仓: ['A01', 'A02', 'B01'], 成品仓: ['C01', 'C02', 'D01'], 样品间: ['Y01'] }

const tableOf = (name: string) => tables.find(({ resource }) => resource.name === name)!

async function idsOf(db: Db, table: string, by = 'name'): Promise<Map<string, string>> {
  const named = sql.identifier(by)
  const found = await rows<{ id: string; name: string }>(db, sql`select id::text as id, ${named} as name from ${sql.identifier(table)}`)
  return new Map(found.map(({ id, name }) => [name, id]))
}

async function addTypes(db: Db, units: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const ids = new Map([['', '']])
  for (const [at, [code, name, kind, unit, above]] of types.entries()) {
    const body = { pid: ids.get(above), code, name, kind, unit_id: units.get(unit), price_unit: unit, sort: 100 - at }
    const { id } = await addRow(db, tableOf('product-type'), { ...body, track_lot: kind === 'aux' ? 0 : 1 }, keeper)
    ids.set(code, id)
  }
  return ids
}

interface Band {
  id: string
  min: string
  max: string
}

/** What a roll is offered for: its weight by its price, in whole yuan; not below nine tenths of it. */
function lineOf(
  [thickness, width, length]: (typeof specs)[number],
  [, , , , density, , perKilogram]: (typeof boards)[number],
  bands: readonly Band[],
) {
  const weight = theoryWeightOf({ thickness, width: String(width), length: String(length), density })
  const price = rounded(productOf(weight, perKilogram), 0)
  const band = bands.find(({ min, max }) => Number(min) <= Number(weight) && Number(weight) < Number(max))
  const prices = { list_price: price, floor_price: rounded(productOf(price, '0.9'), 0) }
  return { thickness, width, length, weight_range_id: band?.id ?? '', status: 1, ...prices }
}

/** Materials, compounds and boards of a maker of rubber boards; a board `NBR60` has the lines `NBR60-01` to `NBR60-05`. */
export default {
  order: 78,
  async run({ db }: Seed) {
    const [units, warehouses, suppliers] = [
      await idsOf(db, 'units'),
      await idsOf(db, 'warehouses'),
      await idsOf(db, 'parties', 'short_name'),
    ]
    const bands = await rows<Band>(db, sql`select id::text as id, min::text as min, max::text as max from weight_ranges order by min`)
    for (const [name, places] of Object.entries(locations))
      await changeRow(
        db,
        tableOf('warehouse'),
        Number(warehouses.get(name)),
        { locations: places.map((one) => ({ name: one, status: 1 })) },
        keeper,
      )
    const ids = await addTypes(db, units)
    const add = (body: Record<string, unknown>) => addRow(db, tableOf('factory-product'), { tax_rate: '13', ...body }, keeper)
    const bag = (await addRow(db, tableOf('unit'), { name: '包', decimals: 0 }, keeper)).id
    for (const [sn, name, type, base, density, price, least] of materials)
      await add({
        ...{ sn, name, type_id: ids.get(type), kind: types.find(([code]) => code === type)![2], material_base: base, density },
        ...{ unit_id: units.get('kg'), price_unit: 'kg', safety_min: least, warehouse_id: warehouses.get('原料仓') },
        ...{
          supplier_id: type === 'RUBBER' && (base === 'NBR' || base === 'CR') ? suppliers.get('申橡') : '',
          shelf_days: type === 'MIX' ? 30 : 730,
        },
        units: type === 'CARBON' || type === 'AUX' ? [{ unit_id: bag, den: 1, num: 25 }] : [],
        skus: [{ list_price: price, status: 1 }],
      })
    for (const board of boards) {
      const [sn, name, type, hardness, density, colour] = board
      await add({
        ...{ sn, name, type_id: ids.get(type), kind: 'finished', material_base: type, hardness, hardness_tol: 5, density, colour },
        ...{ standard: 'GB/T 5574', surface: '光面', unit_id: units.get('卷'), price_unit: '卷', safety_min: '5', safety_max: '200' },
        ...{ warehouse_id: warehouses.get('成品仓'), skus: specs.map((spec) => lineOf(spec, board, bands)) },
      })
    }
  },
}
