import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { boardLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const orders = ['index', 'add', 'submit', 'approve'].map((name) => `admin-store-materialPurchase-${name}`)
const receipts = ['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-godownEntry-${name}`)

interface Reply {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: { id: string; lines: Record<string, string>[] } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
const call = (who: SignedIn, name: string, payload: object) => post(who, `/doc/goods-receipt/${name}`, payload)
const read = async (who: SignedIn, id: string) => (await call(who, 'read', { id: Number(id) })).data

let stage: Stage
let board: string
let buyer: SignedIn
let keeper: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  board = String(stage.boards[0])
  await held.app.db.execute(sql`update factory_products set density = 1.5`)
  await held.app.db.execute(sql`update product_types set track_lot = 1`)
  buyer = await signedIn(held.app, [...orders, 'price:view'])
  // keepers see no prices
  keeper = await signedIn(held.app, receipts)
})

/** An approved order of boards at 800 each. */
async function ordered(qty: string, supplier = stage.suppliers[0]): Promise<number> {
  const lines = [{ sku_id: board, qty, price: '800', price_unit: 'unit', tax_rate: '13' }]
  const { data } = await post(buyer, '/doc/purchase-order/add', {
    party_id: String(supplier),
    warehouse_id: String(stage.warehouses[0]),
    lines,
  })
  for (const name of ['submit', 'approve']) await post(buyer, `/doc/purchase-order/${name}`, { id: Number(data.id) })
  return Number(data.id)
}

const stateOf = (id: number) =>
  row<{ status: number; progress: string }>(
    held.app.db,
    sql`select status, trim_scale(progress)::text as progress from factory_documents where id = ${id}`,
  )

const without = (line: Record<string, string>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(line).filter(([name]) => !names.includes(name)))

/** What a draft becomes when it is saved, its lines changed. */
const bodyOf = (
  { party_id, warehouse_id, tax_mode, lines }: Reply['data'],
  change: (line: Record<string, string>) => object = (line) => line,
) => ({
  ...{ sub_type: 'purchase', party_id, warehouse_id, tax_mode },
  lines: lines.map((line) => change(without(line, 'source_name', 'sku_name', 'wanted'))),
})

const audited = async (body: object): Promise<number> => {
  const { data } = await call(keeper, 'add', body)
  for (const name of ['submit', 'audit']) expect(await call(keeper, name, { id: Number(data.id) })).toMatchObject({ status: 200 })
  return Number(data.id)
}

describe('a receipt of orders', () => {
  it('begins with their open lines, takes the agreed price unseen, and says what has come', async () => {
    const [one, two] = [await ordered('10'), await ordered('4')]
    const { data: draft } = await call(keeper, 'draft', { from: [two, one] })
    expect(draft.lines.map(({ qty, wanted, source_name }) => [qty, wanted, source_name!.replace(/.* /, '')])).toEqual([
      ['4', '4', '#1'],
      ['10', '10', '#1'],
    ])
    expect(JSON.stringify(draft)).not.toMatch(/price|"800"/)
    const id = await audited(bodyOf(draft, (line) => ({ ...line, qty: line['qty'] === '10' ? '6' : '4' })))
    expect(await stateOf(one)).toEqual({ status: 3, progress: '60' })
    expect(await stateOf(two)).toEqual({ status: 4, progress: '100' })
    const seer = await signedIn(held.app, [...receipts, 'price:view'])
    expect(await read(seer, String(id))).toMatchObject({
      gross: '8000',
      pieces: '10',
      weight: '450',
      lines: [{ price: '800', wanted: '4' }, {}],
    })
    expect(await call(keeper, 'draft', { from: [one] })).toMatchObject({ data: { lines: [{ qty: '4' }] } })
    expect(await call(keeper, 'draft', { from: [two] })).toMatchObject({ status: 422, code: 'ORDERS_DONE' })
    const other = await ordered('1', stage.suppliers[1])
    expect(await call(keeper, 'draft', { from: [one, other] })).toMatchObject({ status: 422, code: 'ORDERS_DIFFER' })
    expect(await verify(held.app.db)).toEqual([])
  })

  it('answers the goods and the supplier of its order alone', async () => {
    const id = await ordered('5')
    const { data: draft } = await call(keeper, 'draft', { from: [id] })
    const body = bodyOf(draft, (line) => ({ ...line, sku_id: String(stage.boards[1]) }))
    expect(await call(keeper, 'add', body)).toMatchObject({
      status: 400,
      code: 'SOURCE_OTHER',
      errors: { 'lines.0.sku_id': expect.any(String) },
    })
    const elsewhere = { ...bodyOf(draft), party_id: String(stage.suppliers[1]) }
    expect(await call(keeper, 'add', elsewhere)).toMatchObject({ status: 400, code: 'SOURCE_OTHER' })
    expect(await call(keeper, 'add', { ...bodyOf(draft), party_id: '' })).toMatchObject({ code: 'PURCHASE_OF_NOBODY' })
    expect(await call(keeper, 'add', { ...bodyOf(draft), sub_type: 'gain' })).toMatchObject({ code: 'KIND_ELSEWHERE' })
  })

  it('wants a remark where it weighs more than 3 % off', async () => {
    const { data: draft } = await call(keeper, 'draft', { from: [await ordered('2')] })
    const weighed = (weight_actual: string, remark = '') => bodyOf(draft, (line) => ({ ...line, weight_actual, remark }))
    expect(await call(keeper, 'add', weighed('92.8'))).toMatchObject({
      code: 'WEIGHT_BEYOND',
      errors: { 'lines.0.remark': expect.any(String) },
    })
    expect(await call(keeper, 'add', weighed('92.8', '厚了一点'))).toMatchObject({ status: 200 })
    const { data } = await call(keeper, 'add', weighed('92.7'))
    expect(await read(keeper, data.id)).toMatchObject({ weight: '92.7', lines: [{ variance: '3', weight_theory: '90' }] })
    // as the factory says
    await setFactorySettings(held.app.db, { weight_tolerance: '2.99' }, '老板')
    expect(await call(keeper, 'add', weighed('92.7'))).toMatchObject({ code: 'WEIGHT_BEYOND' })
    await setFactorySettings(held.app.db, { weight_tolerance: '3' }, '老板')
  })
})

describe('lots', () => {
  it('are given or made, stand on labels with their weight, and wait for their inspection', async () => {
    const { data: draft } = await call(keeper, 'draft', { from: [await ordered('7')] })
    const [line] = bodyOf(draft).lines as Record<string, string>[]
    const lines = [
      { ...line, qty: '3', lot_no: 'H-77', weight_actual: '136.5', supplier_lot: 'S1', qc: 'waiting' },
      { ...line, qty: '2' },
    ]
    const id = await audited({ ...bodyOf(draft), biz_date: '2026-11-21', lines })
    const { data: labels } = await post(keeper, '/stock/label', { id })
    expect(labels['list']).toMatchObject([
      { lot_no: 'H-77', qty: '3', weight: '136.5', counted_by: 'pieces' },
      { lot_no: `261121-${id}-2`, qty: '2', weight: '90' },
    ])
    // of several in the order in which they were chosen; what is not posted yet has none
    const other = await audited({ ...bodyOf(draft), lines: [{ ...line, qty: '1', lot_no: 'H-78' }] })
    const { data: open } = await call(keeper, 'add', { ...bodyOf(draft), lines: [{ ...line, qty: '1', lot_no: 'H-79' }] })
    const { data: several } = await post(keeper, '/stock/label', { ids: [other, Number(open.id), id] })
    expect((several['list'] as { lot_no: string }[]).map(({ lot_no }) => lot_no)).toEqual(['H-78', 'H-77', `261121-${id}-2`])
    expect(await row(held.app.db, sql`select qc, supplier_lot from lots where lot_no = 'H-77'`)).toEqual({
      qc: 'waiting',
      supplier_lot: 'S1',
    })
  })

  it('are what the receipt says that writes them anew, unless another one still stands for them', async () => {
    const body = (qc: string, biz_date: string) => ({
      ...{ sub_type: 'other', warehouse_id: String(stage.warehouses[0]), biz_date },
      lines: [{ sku_id: board, qty: '1', lot_no: 'N-1', qc, supplier_lot: qc }],
    })
    const lot = () => row(held.app.db, sql`select qc, supplier_lot, produced_on::text as made, document_id from lots where lot_no = 'N-1'`)
    const id = await audited(body('failed', '2026-11-20'))
    expect(await call(keeper, 'reverse', { id, note: '录错' })).toMatchObject({ status: 200 })
    const anew = await audited(body('passed', '2026-11-21'))
    const said = { qc: 'passed', supplier_lot: 'passed', made: '2026-11-21', document_id: anew }
    expect(await lot()).toEqual(said)
    await audited(body('concession', '2026-11-22'))
    expect(await lot()).toEqual(said)
    // what is held back does not hide among what has passed
    const waiting = await call(keeper, 'add', body('waiting', '2026-11-22'))
    await call(keeper, 'submit', { id: Number(waiting.data.id) })
    const refused = await call(keeper, 'audit', { id: Number(waiting.data.id) })
    expect(refused).toMatchObject({ status: 400, code: 'LOT_STATE_OTHER', errors: { 'lines.0.lot_no': expect.stringContaining('N-1') } })
  })

  it('stay what somebody has judged of them, also when their receipt is written anew', async () => {
    const body = { sub_type: 'other', warehouse_id: String(stage.warehouses[0]), lines: [{ sku_id: board, qty: '1', lot_no: 'J-1' }] }
    const id = await audited(body)
    const lot = (await row<{ id: string }>(held.app.db, sql`select id::text as id from lots where lot_no = 'J-1'`))!.id
    const inspector = await signedIn(held.app, ['admin-store-storageDetails-index', 'admin-store-storageDetails-qc'])
    expect(await post(inspector, '/stock/lotState', { lot_id: lot, qc: 'failed', note: '气泡' })).toMatchObject({ status: 200 })
    expect(await call(keeper, 'reverse', { id, note: '录错' })).toMatchObject({ status: 200 })
    await audited(body)
    expect(await row(held.app.db, sql`select qc from lots where lot_no = 'J-1'`)).toEqual({ qc: 'failed' })
  })
})

describe('what is owed to a supplier', () => {
  const payables = async (who: SignedIn, query: object = {}) =>
    (await post(who, '/party/supplier/list', { page: 1, limit: 100, ...query })).data['list'] as Record<string, string>[]

  it('stands at the supplier once goods are posted, orders the list, and is said to who may see prices alone', async () => {
    const supplier = stage.suppliers[1]!
    const accountant = await signedIn(held.app, ['admin-store-supplierList-index', 'price:view'])
    const before = (await payables(accountant)).find(({ id }) => id === String(supplier))!['payable']!
    const { data: draft } = await call(keeper, 'draft', { from: [await ordered('3', supplier)] })
    await audited(bodyOf(draft))
    const after = await payables(accountant, { sort: 'payable', order: 'desc' })
    const figures = after.map(({ payable }) => Number(payable))
    expect(Number(after.find(({ id }) => id === String(supplier))!['payable']) - Number(before)).toBe(2400)
    expect(figures).toEqual(figures.toSorted((one, other) => other - one))
    const plain = await payables(await signedIn(held.app, ['admin-store-supplierList-index']), { sort: 'payable', order: 'desc' })
    expect(plain.map((one) => 'payable' in one)).not.toContain(true)
    // an order by what somebody may not see is none
    expect(plain.map(({ id }) => id)).toEqual((await payables(accountant)).map(({ id }) => id))
  })
})

describe('a reversal', () => {
  it('of what was issued since is refused with the papers that took it', async () => {
    const own = await setStage(held.app.db)
    const [sku, warehouse] = [own.boards[0]!, own.warehouses[0]!]
    const body = { sub_type: 'other', warehouse_id: String(warehouse), lines: [{ sku_id: String(sku), qty: '5' }] }
    const id = await audited(body)
    const issue = await createDocument(
      held.app.db,
      { type: 'OUT', subType: 'other', day: '2026-11-21', warehouse, lines: [boardLine(sku, 2)] },
      '仓管',
    )
    await act(held.app.db, issue.id, 'submit', { who: '仓管' })
    await audit(held.app.db, issue.id, { who: '仓管' })
    const refused = await call(keeper, 'reverse', { id, note: '录错' })
    expect(refused).toMatchObject({
      status: 422,
      code: 'STOCK_SHORT',
      data: { shortages: [{ have: '3', used: [{ sn: issue.sn, qty: '2' }] }] },
    })
    expect(refused.msg).toContain(issue.sn)
    expect(await stateOf(id)).toMatchObject({ status: 2 })
  })
})
