import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { LotTrace } from '#src/api/lot-traces.ts'
import { row } from '#src/server/db.ts'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const of = (page: string, ...names: string[]) => ['index', ...names].map((name) => `admin-store-${page}-${name}`)
const keys = [
  ...of('materialPurchase', 'add', 'submit', 'approve'),
  ...of('godownEntry', 'add', 'submit', 'audit', 'unaudit'),
  ...of('outboundOrder', 'add', 'submit', 'audit'),
  ...of('transfer', 'add', 'submit', 'audit'),
  ...of('storageDetails'),
  'price:view',
]
const post = async ({ headers }: SignedIn, url: string, payload: object) =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let who: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  await held.app.db.execute(sql`update product_types set track_lot = 1`)
  who = await signedIn(held.app, keys)
})

const made = async (kind: string, body: object, acts = ['submit', 'audit']): Promise<number> => {
  const { data } = await post(who, `/doc/${kind}/add`, body)
  for (const name of acts) expect(await post(who, `/doc/${kind}/${name}`, { id: Number(data.id) })).toMatchObject({ status: 200 })
  return Number(data.id)
}
const lotOf = async (lot: string) =>
  (await row<{ id: string }>(held.app.db, sql`select id::text as id from lots where lot_no = ${lot}`))!.id
const trace = async (lot: string, person = who, more: object = {}) => post(person, '/stock/trace', { lot_id: await lotOf(lot), ...more })

/** Edges by what their ends are called. */
const named = ({ nodes, edges }: LotTrace) => {
  const nameOf = (key: string) => {
    const node = nodes.find((one) => one.key === key)!
    return node.kind === 'lot' ? node.label : node.type
  }
  return edges.map(({ from, to, pieces, weight }) => `${nameOf(from)} > ${nameOf(to)} ${pieces}/${weight}`).sort()
}

it('leads from the order over receipt and lots to what left, and back', async () => {
  const [party_id, warehouse_id, to] = [stage.suppliers[0], ...stage.warehouses].map(String)
  const sack = String(stage.materials[0])
  const lines = [{ sku_id: sack, qty: '100', price: '9' }]
  const order = await made('purchase-order', { party_id, warehouse_id, lines }, ['submit', 'approve'])
  const { data: draft } = await post(who, '/doc/goods-receipt/draft', { from: [order] })
  const { source_line_id } = draft.lines[0]
  await made('goods-receipt', {
    ...{ sub_type: 'purchase', party_id, warehouse_id },
    lines: [{ sku_id: sack, qty: '100', price: '9', lot_no: 'RAW-1', supplier_lot: 'S7', source_line_id }],
  })
  await made('stock-transfer', { warehouse_id, to_warehouse_id: to, lines: [{ sku_id: sack, qty: '30', lot_id: await lotOf('RAW-1') }] })
  const board = String(stage.boards[0])
  const product = { sub_type: 'production', warehouse_id, lines: [{ sku_id: board, qty: '2', lot_no: 'B-1', from_lots: 'raw-1' }] }
  expect(await post(who, '/doc/goods-receipt/add', { ...product, lines: [{ ...product.lines[0], from_lots: 'RAW-9' }] })).toMatchObject({
    status: 200,
  })
  const receipt = await made('goods-receipt', product)
  const issue = { sub_type: 'other', reason: '试用', warehouse_id, lines: [{ sku_id: board, qty: '1', lot_id: await lotOf('B-1') }] }
  await made('outbound-order', issue)
  const { data } = await trace('RAW-1')
  expect(named(data)).toEqual([
    ...['B-1 > OUT 1/0', 'IN > B-1 2/0', 'IN > RAW-1 0/100', 'PO > IN 0/100', 'RAW-1 > B-1 0/0', 'RAW-1 > TRANSFER 0/30'],
  ])
  expect(named((await trace('B-1', who, { dir: 'up' })).data)).toContain('RAW-1 > B-1 0/0')
  expect(named((await trace('B-1', who, { dir: 'down' })).data)).not.toContain('RAW-1 > B-1 0/0')
  // an issue keeps it from being taken back
  expect(await post(who, '/doc/goods-receipt/reverse', { id: receipt, note: '错' })).toMatchObject({ status: 422 })
})

it('refuses lots that are not there, and forgets what was taken back', async () => {
  const line = { sku_id: String(stage.boards[1]), qty: '1', lot_no: 'B-2', from_lots: 'RAW-1、NONE' }
  const body = { sub_type: 'production', warehouse_id: String(stage.warehouses[0]), lines: [line] }
  const id = await made('goods-receipt', body, ['submit'])
  expect(await post(who, '/doc/goods-receipt/audit', { id })).toMatchObject({
    code: 'LOT_UNKNOWN',
    errors: { 'lines.0.from_lots': expect.any(String) },
  })
  const other = await made('goods-receipt', { ...body, lines: [{ ...line, from_lots: 'RAW-1' }] })
  expect(named((await trace('B-2')).data)).toContain('RAW-1 > B-2 0/0')
  expect(await post(who, '/doc/goods-receipt/reverse', { id: other, note: '错' })).toMatchObject({ status: 200 })
  expect(named((await trace('B-2')).data)).toEqual([])
})

it('says no numbers of papers, and nothing of lots, that somebody may not see', async () => {
  const reader = await signedIn(held.app, of('storageDetails'))
  const { data } = await trace('RAW-1', reader)
  expect((data as LotTrace).nodes.filter(({ kind }) => kind === 'doc').every(({ id, label, note }) => `${id}${label}${note}` === '')).toBe(
    true,
  )
  const account = await row<{ id: number }>(held.app.db, sql`select max(id)::int as id from accounts`)
  await held.app.db.execute(sql`insert into account_warehouses (account_id, warehouse_id) values (${account!.id}, ${stage.warehouses[1]!})`)
  expect(named((await trace('RAW-1', reader)).data)).toEqual(['RAW-1 > TRANSFER 0/0'].slice(1))
  expect(await trace('B-1', reader)).toMatchObject({ status: 400, code: 'RECORD_GONE' })
})
