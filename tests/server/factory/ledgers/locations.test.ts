import { readFile } from 'node:fs/promises'
import * as other from '@e965/xlsx'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const of = (page: string) => ['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-${page}-${name}`)
const keys = [...of('godownEntry'), ...of('outboundOrder'), ...of('transfer'), 'admin-store-storageDetails-index']
const post = async ({ headers }: SignedIn, url: string, payload: object) =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let who: SignedIn
let board: string
/** Two places in the first warehouse, one in the second. */
let places: string[]
beforeAll(async () => {
  stage = await setStage(held.app.db)
  board = String(stage.boards[0])
  who = await signedIn(held.app, keys)
  const [here, there] = stage.warehouses
  places = []
  for (const [warehouse, name] of [
    [here, 'A-01'],
    [here, 'A-02'],
    [there, 'B-01'],
  ] as const)
    places.push(
      (await row<{ id: string }>(
        held.app.db,
        sql`insert into warehouses_locations (parent_id, name) values (${warehouse!}, ${name}) returning id::text as id`,
      ))!.id,
    )
})

const warehouses = () => stage.warehouses.map(String)
const made = async (kind: string, body: object) => {
  const { data } = await post(who, `/doc/${kind}/add`, body)
  await post(who, `/doc/${kind}/submit`, { id: Number(data.id) })
  return { id: Number(data.id), reply: await post(who, `/doc/${kind}/audit`, { id: Number(data.id) }) }
}
/** What lies at each place, as the page of stock has it. */
const lying = async () => {
  const { data } = await post(who, '/stock/balance', { by: 'location' })
  return (data.list as { location: string; pieces: string }[]).map(({ location, pieces }) => `${location || '-'} ${pieces}`)
}
const receipt = (qty: string, location_id = '') =>
  made('goods-receipt', { sub_type: 'other', warehouse_id: warehouses()[0], lines: [{ sku_id: board, qty, location_id }] })
const issue = (qty: string, location_id = '') =>
  made('outbound-order', { sub_type: 'other', reason: '试用', warehouse_id: warehouses()[0], lines: [{ sku_id: board, qty, location_id }] })
const transfer = (to: string, line: object) =>
  made('stock-transfer', { warehouse_id: warehouses()[0], to_warehouse_id: to, lines: [{ sku_id: board, ...line }] })

it('says of goods where they lie, and that of some nobody has said it', async () => {
  await receipt('10', places[0])
  await receipt('4')
  expect(await lying()).toEqual(['A-01 10', '- 4'])
  await issue('3', places[0])
  expect(await lying()).toEqual(['A-01 7', '- 4'])
  const { data } = await post(who, '/stock/location/options', { warehouse_id: warehouses()[0] })
  expect(data.list.map(({ name }: { name: string }) => name)).toEqual(['A-01', 'A-02'])
})

it('takes no more from a place than lies there, though the warehouse has it', async () => {
  const { reply } = await issue('8', places[0])
  expect(reply).toMatchObject({ status: 422, code: 'LOCATION_SHORT', errors: { 'lines.0.location_id': '库位 A-01 只有 7，不足 8' } })
  const other = {
    sub_type: 'other',
    reason: 'x',
    warehouse_id: warehouses()[0],
    lines: [{ sku_id: board, qty: '1', location_id: places[2] }],
  }
  expect(await post(who, '/doc/outbound-order/add', other)).toMatchObject({ code: 'LOCATION_OTHER' })
})

it('goes with goods to another warehouse, to another place, and back when that is taken back', async () => {
  const { id, reply } = await transfer(warehouses()[1]!, { qty: '2', location_id: places[0], to_location_id: places[2] })
  expect(reply).toMatchObject({ status: 200 })
  expect(await lying()).toEqual(['A-01 5', '- 4', 'B-01 2'])
  expect(await post(who, '/doc/stock-transfer/reverse', { id, note: '错' })).toMatchObject({ status: 200 })
  expect(await lying()).toEqual(['A-01 7', '- 4'])
  const here = warehouses()[0]!
  const same = { warehouse_id: here, to_warehouse_id: here, lines: [{ sku_id: board, qty: '4' }] }
  expect(await post(who, '/doc/stock-transfer/add', same)).toMatchObject({ code: 'WAREHOUSE_SAME' })
  // what lay nowhere is given a place
  expect((await transfer(here, { qty: '4', to_location_id: places[1] })).reply).toMatchObject({ status: 200 })
  expect(await lying()).toEqual(['A-01 7', 'A-02 4'])
  expect(
    await rows(held.app.db, sql`select pieces::int as pieces from stock_balances where sku_id = ${stage.boards[0]!} and pieces <> 0`),
  ).toEqual([{ pieces: 11_000_000 }])
  expect(await verify(held.app.db)).toEqual([])
})

it('is a file of what the page shows, and knows neither another day nor the age of goods', async () => {
  const file = await held.app.inject({
    ...{ method: 'POST', url: '/api/excel/export_stock', headers: who.headers },
    payload: { query: { by: 'location' } },
  })
  const [sheet] = Object.values(other.read(file.rawPayload).Sheets)
  const rows = other.utils.sheet_to_json<Record<string, unknown>>(sheet!)
  expect(rows.map((one) => [one['库位'], one['件数']]).slice(0, 2)).toEqual([
    ['A-01', 7],
    ['A-02', 4],
  ])
  expect(rows[0]).not.toHaveProperty('库存金额')
  for (const more of [{ age: '30' }, { as_of: '2026-01-01' }, { state: 'below' }])
    expect(await post(who, '/stock/balance', { by: 'location', ...more })).toMatchObject({ status: 400, code: 'LOCATION_FILTER' })
})

it('takes over of places that began at nought what their ledger says, below it too', async () => {
  const { db } = held.app
  await db.execute(sql`update stock_places set qty = qty + 7000000`)
  expect(await verify(db)).not.toEqual([])
  const file = new URL('../../../../src/server/migrations/20261126-2020-places-below-nought.sql', import.meta.url)
  await db.execute(sql.raw(await readFile(file, 'utf8')))
  expect(await verify(db)).toEqual([])
})
