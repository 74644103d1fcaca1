import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, day, setStage, who as clerk, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const own = (...names: string[]) => names.map((name) => `admin-store-stockTake-${name}`)

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: Record<string, unknown>
}

let stage: Stage
let leader: SignedIn
let counter: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  leader = await signedIn(held.app, [...own('index', 'add', 'edit', 'submit', 'audit', 'count', 'adjust', 'void'), 'cost:view'])
  counter = await signedIn(held.app, own('index', 'count'))
  const lines = stage.boards.map((sku) => boardLine(sku, 10, { net: '100.00', gross: '100.00' }))
  const draft = { type: 'IN' as const, subType: 'purchase', day, party: stage.suppliers[0]!, warehouse: stage.warehouses[0]!, lines }
  const { id } = await createDocument(held.app.db, draft, '仓管')
  await act(held.app.db, id, 'submit', clerk)
  await audit(held.app.db, id, clerk)
})
const post = async (url: string, payload: object, { headers } = leader): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload })).json()
const begin = async (more: object = {}) =>
  (await post('stock/countCreate', { warehouse_id: stage.warehouses[0], ...more })).data as { id: number; lines: number }
const entry = (pieces: string, more: object = {}) => ({ uuid: randomUUID(), pieces, weight: '0', at: new Date().toISOString(), ...more })
const secondsAgo = (count: number) => new Date(Date.now() - count * 1000).toISOString()
const submit = (id: number, entries: object[], who = counter) => post('stock/countSubmit', { id, device: 'phone', entries }, who)

it('is counted blind: who counts sees no book, in the sheet or the record', async () => {
  const { id, lines } = await begin()
  expect(lines).toBe(3)
  const sheet = await post('stock/countSheet', { id }, counter)
  expect(sheet.data['list']).toHaveLength(3)
  expect(JSON.stringify([sheet, await post('doc/stock-take/read', { id }, counter)])).not.toContain('"book"')
  expect((await post('doc/stock-take/read', { id })).data['lines']).toMatchObject([{ book: '10' }, { book: '10' }, { book: '10' }])
  expect(await post('stock/countState', { id }, counter)).toMatchObject({ status: 110000 })
  const open = await begin({ blind: 0 })
  expect((await post('stock/countSheet', { id: open.id }, counter)).data['list']).toMatchObject([
    { book: '10' },
    { book: '10' },
    { book: '10' },
  ])
})

it('takes what is sent twice once, names what nobody knows, and posts the differences in one document', async () => {
  const { id } = await begin()
  const [first, second, third] = stage.boards as [number, number, number]
  const sn = (await row<{ sn: string }>(held.app.db, sql`select sn from factory_products_skus where id = ${second}`))!.sn
  const strange = entry('1', { barcode: 'nobody knows' })
  const entries = [
    entry('4', { sku_id: first, lot_id: 0, at: secondsAgo(9) }),
    entry('5', { sku_id: first, lot_id: 0, at: secondsAgo(1) }),
    entry('12', { barcode: ` ${sn} ` }),
    strange,
  ]
  expect((await submit(id, entries)).data).toEqual({ accepted: 3, duplicates: 0, unknown: [strange.uuid] })
  expect((await submit(id, [...entries, entries[0]!])).data).toMatchObject({ accepted: 0, duplicates: 4 })
  const state = (await post('stock/countState', { id })).data
  expect(state).toMatchObject({ entries: 3, devices: 1 })
  const resolve = [{ sku_id: first, lot_id: 0, use: 'last' }]
  const posted = await post('stock/countPost', { id, resolve, reason: '年中盘点' })
  expect(posted).toMatchObject({ status: 200, data: { moves: 2, gain: '20.00', loss: '50.00' } })
  const found = (await post('doc/stock-take/read', { id })).data
  expect(found).toMatchObject({ status: 2, reason: '年中盘点', sn: expect.stringMatching(/^PD/) as string })
  const lines = found['lines'] as Record<string, string>[]
  expect(new Map(lines.map(({ sku_id, counted, qty }) => [Number(sku_id), [counted, qty]]))).toEqual(
    new Map([
      [first, ['5', '-5']],
      [second, ['12', '2']],
      [third, ['', '0']],
    ]),
  )
  expect(await submit(id, [entry('1', { sku_id: first, lot_id: 0 })])).toMatchObject({ status: 422, code: 'RECORD_STATE' })
  const moves = await rows(held.app.db, sql`select 1 from stock_moves where document_id = ${id} and reason = '年中盘点'`)
  expect(moves).toHaveLength(2)
  expect(await verify(held.app.db)).toEqual([])
})

it('says what the differences are worth to who may see costs alone', async () => {
  const { id } = await begin()
  await submit(id, [entry('11', { sku_id: stage.boards[2], lot_id: 0 })])
  const keeper = await signedIn(held.app, own('index', 'audit'))
  expect((await post('stock/countPost', { id }, keeper)).data).toEqual({ moves: 1 })
})

it('tells the sheet its locations, takes counts at each of them and posts what differs where it does', async () => {
  const { rows: made } = await held.app.db.execute(
    sql`insert into warehouses_locations (parent_id, position, name, status)
        values (${stage.warehouses[1]}, 0, 'A-01', 1), (${stage.warehouses[1]}, 1, 'A-02', 1), (${stage.warehouses[1]}, 2, 'alt', 0) returning id`,
  )
  const [shelf, empty] = made.map(({ id }) => Number(id)) as [number, number]
  const [sku] = stage.boards as [number]
  const lines = [boardLine(sku, 6, { location: shelf }), boardLine(sku, 2)]
  const draft = { type: 'IN' as const, subType: 'other', day, warehouse: stage.warehouses[1]!, lines }
  const receipt = await createDocument(held.app.db, draft, '仓管')
  await act(held.app.db, receipt.id, 'submit', clerk)
  await audit(held.app.db, receipt.id, clerk)

  const { id } = await begin({ warehouse_id: stage.warehouses[1] })
  expect((await post('stock/countSheet', { id }, counter)).data).toMatchObject({
    locations: [
      { id: shelf, name: 'A-01' },
      { id: empty, name: 'A-02' },
    ],
    list: [
      { sku_id: sku, location_id: shelf, location: 'A-01' },
      { sku_id: sku, location_id: 0, location: '' },
    ],
  })
  const elsewhere = entry('1', { sku_id: sku, location_id: 999_999 })
  const counted = [entry('5', { sku_id: sku, location_id: shelf }), entry('1', { sku_id: sku, location_id: empty }), elsewhere]
  expect((await submit(id, counted)).data).toEqual({ accepted: 2, duplicates: 0, unknown: [elsewhere.uuid] })
  expect((await post('stock/countState', { id })).data['list']).toMatchObject([
    { location: 'A-01', expected: '6', sum: '5' },
    { location: 'A-02', expected: '0', sum: '1' },
    { location: '', expected: '2', sum: null },
  ])
  expect(await post('stock/countPost', { id })).toMatchObject({ status: 200, data: { moves: 2 } })
  const found = (await post('doc/stock-take/read', { id })).data['lines'] as Record<string, string>[]
  expect(found.map(({ location_id, qty }) => [Number(location_id), qty])).toEqual([
    [shelf, '-1'],
    [empty, '1'],
    [0, '0'],
  ])
  const at = (
    await post('stock/balance', { by: 'location', sku_id: String(sku) }, await signedIn(held.app, ['admin-store-storageDetails-index']))
  ).data['list'] as Record<string, string>[]
  expect(at.map(({ location, pieces }) => [location, pieces])).toEqual([
    ['A-01', '5'],
    ['A-02', '1'],
    ['', '2'],
  ])
  expect(await verify(held.app.db)).toEqual([])
})

it('leaves what nobody counted, unless that is said to be gone', async () => {
  const { id } = await begin()
  const gone = await post('stock/countPost', { id, uncounted: 'none' })
  expect(gone.data['moves']).toBe(3)
  const left = await row(
    held.app.db,
    sql`select sum(pieces)::int as pieces from stock_balances
        where sku_id = any(${sql.param(stage.boards)}::bigint[]) and warehouse_id = ${stage.warehouses[0]}`,
  )
  expect(left).toEqual({ pieces: 0 })
  const edit = await post('doc/stock-take/add', { warehouse_id: String(stage.warehouses[0]) })
  const moved = await post('doc/stock-take/edit', { id: Number(edit.data['id']), warehouse_id: String(stage.warehouses[1]) })
  expect(moved).toMatchObject({ status: 422, code: 'COUNT_BEGUN' })
})

it('corrects one thing for a reason, posted at once, by who may', async () => {
  const [sku] = stage.boards
  const wanted = { warehouse_id: stage.warehouses[0], sku_id: sku, qty: '3', reason: '漏记入库' }
  expect(await post('stock/adjust', wanted, counter)).toMatchObject({ status: 110000 })
  // nobody is handed it to judge, so nobody else has to judge it
  await setFactorySettings(held.app.db, { second_person: true }, '老板')
  const { data } = await post('stock/adjust', wanted)
  await setFactorySettings(held.app.db, { second_person: false }, '老板')
  const found = (await post('doc/stock-take/read', { id: data['id'] })).data
  expect(found).toMatchObject({ sub_type: 'adjust', status: 2, reason: '漏记入库', lines: [{ qty: '3' }] })
  expect(await post('stock/adjust', { ...wanted, qty: '-4' })).toMatchObject({ status: 422, code: 'STOCK_SHORT' })
  expect(await post('stock/adjust', { ...wanted, qty: '0' })).toMatchObject({ status: 400, code: 'QUANTITY_MISSING' })
  expect(await verify(held.app.db)).toEqual([])
})
