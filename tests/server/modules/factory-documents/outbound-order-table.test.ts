import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { createDocument, act, type NewLine } from '#src/server/factory/documents.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, day, setStage, who as clerk, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const own = (page: string, names: readonly string[]) => names.map((name) => `admin-store-${page}-${name}`)
const deeds = ['index', 'add', 'edit', 'submit', 'audit', 'unaudit', 'void']
const everything = [...own('outboundOrder', deeds), ...own('transfer', deeds), 'price:view']

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { id: string } & Record<string, unknown>
}

let stage: Stage
let who: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  who = await signedIn(held.app, everything)
})
const call = async (name: string, payload: object, paper = 'outbound-order', { headers } = who): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/doc/${paper}/${name}`, headers, payload })).json()
const read = async (id: string, paper?: string) => (await call('read', { id: Number(id) }, paper)).data
const posted = async (id: string, paper?: string) => {
  await call('submit', { id: Number(id) }, paper)
  return call('audit', { id: Number(id) }, paper)
}
const receive = async (lines: NewLine[]) => {
  const draft = { type: 'IN' as const, subType: 'purchase', day, party: stage.suppliers[0]!, warehouse: stage.warehouses[0]!, lines }
  const { id } = await createDocument(held.app.db, draft, '仓管')
  await act(held.app.db, id, 'submit', clerk)
  await audit(held.app.db, id, clerk)
  return id
}
const issue = (lines: object[], more: object = {}) => ({
  ...{ sub_type: 'scrap', warehouse_id: String(stage.warehouses[0]), reason: '老化开裂', lines },
  ...more,
})

it('wants a reason for what is scrapped, and a supplier for what goes back', async () => {
  const lines = [{ sku_id: String(stage.boards[0]), qty: '1' }]
  expect(await call('add', issue(lines, { reason: ' ' }))).toMatchObject({
    status: 400,
    code: 'REASON_MISSING',
    errors: { reason: '请填写原因' },
  })
  const back = await call('add', issue(lines, { sub_type: 'return' }))
  expect(back).toMatchObject({ status: 400, code: 'SUPPLIER_MISSING', errors: { party_id: '请选择退货的供应商' } })
  expect(await call('add', issue(lines, { sub_type: 'loss', reason: '' }))).toMatchObject({ status: 200 })
})

it('takes the oldest lots where nobody chose, and says at its line what is missing', async () => {
  const { db } = held.app
  const sku = stage.boards[1]!
  await db.execute(sql`update product_types set track_lot = 1 where id = (select p.type_id from factory_products p join factory_products_skus s
    on s.parent_id = p.id where s.id = ${sku})`)
  for (const [lotNo, pieces] of [
    ['A1', 3],
    ['B2', 5],
  ] as const)
    await receive([boardLine(sku, pieces, { lotNo, net: '100.00', gross: '100.00' })])
  const { id } = (await call('add', issue([{ sku_id: String(sku), qty: '4' }]))).data
  const lotted = await read(id)
  expect(lotted['lines']).toMatchObject([
    { lot_name: 'A1', qty: '3' },
    { lot_name: 'B2', qty: '1' },
  ])
  const chosen = await call('options', { words: '', sku_id: String(sku) }, '../stock/lot')
  expect(chosen.data['list']).toMatchObject([{ name: 'A1' }, { name: 'B2' }])
  const more = (await call('add', issue([{ sku_id: String(sku), qty: '9' }]))).data
  const refused = await posted(more.id)
  expect(refused).toMatchObject({ status: 422, code: 'STOCK_SHORT' })
  expect(refused.errors!['lines.1.qty']).toMatch(/^库存不足：仓库 1 .*，批号 B2，需要 6，现有 5$/)
  expect(await posted(id)).toMatchObject({ status: 200 })
  const left = await rows<{ lot: string; pieces: number }>(
    db,
    sql`select o.lot_no as lot, pieces / 1000000 as pieces from stock_balances b join lots o on o.id = b.lot_id where b.sku_id = ${sku} order by 1`,
  )
  expect(left.map(({ lot, pieces }) => [lot, Number(pieces)])).toEqual([
    ['A1', 0],
    ['B2', 4],
  ])
  // a lot of something else is none of this
  const lot = (await row<{ id: string }>(db, sql`select id::text as id from lots where sku_id = ${sku} limit 1`))!.id
  const strange = (await call('add', issue([{ sku_id: String(stage.boards[0]), lot_id: lot, qty: '1' }]))).data
  expect(await posted(strange.id)).toMatchObject({ status: 400, code: 'LOT_UNKNOWN' })
})

it('goes back to the supplier out of a receipt, whose reversal waits for it', async () => {
  const { db } = held.app
  const sku = stage.boards[2]!
  const receipt = await receive([boardLine(sku, 6, { lotNo: 'C3', price: '113', net: '600.00', tax: '78.00', gross: '678.00' })])
  const line = (await row<{ id: string }>(db, sql`select id::text as id from factory_documents_lines where parent_id = ${receipt}`))!.id
  const back = (qty: string) => ({
    ...issue([{ sku_id: String(sku), qty, price: '113', price_unit: 'unit', tax_rate: '13', source_line_id: line }]),
    ...{ sub_type: 'return', reason: '', party_id: String(stage.suppliers[0]) },
  })
  const { id } = (await call('add', back('2'))).data
  expect(await posted(id)).toMatchObject({ status: 200 })
  const owed = await row(db, sql`select kind, debit from party_entries where document_id = ${id}`)
  expect(owed).toEqual({ kind: 'return', debit: 22_600 })
  const receiptNow = () => row(db, sql`select status from factory_documents where id = ${receipt}`)
  expect(await receiptNow()).toEqual({ status: 2 })
  await expect(reverse(db, receipt, day, clerk)).rejects.toMatchObject({ detail: { code: 'DOCUMENT_ANSWERED' } })
  const tooMuch = (await call('add', back('4.1'))).data
  expect(await posted(tooMuch.id)).toMatchObject({ status: 422 })
  expect(await call('reverse', { id: Number(id), note: '退错' })).toMatchObject({ status: 200 })
  // what takes another one back is offered no taking back
  const mirror = (await row<{ id: number }>(db, sql`select id from factory_documents where reversal_of = ${Number(id)}`))!
  expect((await call('read', { id: mirror.id })).data).toMatchObject({ status: 2, allow: [] })
  await reverse(db, receipt, day, clerk)
  expect(await receiptNow()).toEqual({ status: 8 })
  expect(await verify(db)).toEqual([])
})

it('is transferred by a paper of its own', async () => {
  const sku = stage.materials[0]!
  await receive([{ sku, qty: '20', weightTheory: '20', net: '10.00', gross: '10.00' }])
  const [from, to] = stage.warehouses.map(String)
  const paper = 'stock-transfer'
  const lines = [{ sku_id: String(sku), qty: '5.5' }]
  const same = await call('add', { warehouse_id: from, to_warehouse_id: from, lines }, paper)
  expect(same).toMatchObject({ status: 400, errors: { to_warehouse_id: '调入仓库不能与调出仓库相同' } })
  const { id } = (await call('add', { warehouse_id: from, to_warehouse_id: to, lines }, paper)).data
  expect(await posted(id, paper)).toMatchObject({ status: 200 })
  expect(await read(id, paper)).toMatchObject({ status: 2, sn: expect.stringMatching(/^DB\d{8}-\d{4}$/) as string, weight: '5.5' })
  const there = await row(held.app.db, sql`select weight from stock_balances where sku_id = ${sku} and warehouse_id = ${to}`)
  expect(there).toEqual({ weight: 5_500_000 })
})
