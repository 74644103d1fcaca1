import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { day, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Record<string, unknown> & { id: number; ok: object[]; failed: { code: string; msg: string }[] }
}
let stage: Stage
let who: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  who = await signedIn(held.app)
})
const send = async (url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/${url}`, headers: who.headers, payload })).json()

const line = (more: object = {}) => ({ sku_id: stage.boards[0], qty: '2', price: '10', tax_rate: '0', ...more })
const paper = (type: string, more: object = {}) => ({
  ...{
    type,
    biz_date: day,
    lines: [line()],
    ...(type === 'PO' ? { party_id: stage.suppliers[0] } : { warehouse_id: stage.warehouses[0] }),
  },
  ...more,
})
const papers = async () => (await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from factory_documents`))!.count
const posted = async (body: ReturnType<typeof paper>) => {
  const { data, status } = await send('order/add', { ...body, submit: 1 })
  expect(status).toBe(200)
  return { id: data.id, reply: await send('order/audit', { type: body.type, ids: [data.id], action: 'audit', atomic: 1 }) }
}

describe('a line (manufacturing 3.2)', () => {
  const wrong: [string, () => object, Record<string, unknown>][] = [
    ['of nothing', () => paper('PO', { lines: [line(), line({ qty: '0' })] }), { 'lines.1.qty': '数量须大于 0' }],
    ['of less than nothing', () => paper('PO', { lines: [line({ qty: '-1' })] }), { 'lines.0.qty': '不能小于 0' }],
    [
      'of more than there may be',
      () => paper('PO', { lines: [line({ qty: '1000000000.0001' })] }),
      { 'lines.0.qty': '不能大于 1,000,000,000' },
    ],
    ['at less than nothing', () => paper('PO', { lines: [line({ price: '-0.01' })] }), { 'lines.0.price': '不能小于 0' }],
    ['of goods that are not there', () => paper('PO', { lines: [line({ sku_id: 999_999 })] }), { 'lines.0.sku_id': expect.any(String) }],
    ['in a unit of others', () => paper('PO', { lines: [line({ unit: '桶' })] }), { 'lines.0.unit': expect.any(String) }],
    ['that there is none of', () => paper('PO', { lines: [] }), { lines: '请至少填写一行明细' }],
  ]
  it.each(wrong)('%s is refused at its field, and nothing is written', async (_, made, errors) => {
    const before = await papers()
    const reply = await send('order/add', made())
    expect(reply).toMatchObject({ status: 400, errors })
    expect(await papers()).toBe(before)
  })

  it('may be one of 500, and of a thousand million', async () => {
    const lines = Array.from({ length: 500 }, () => line())
    expect(await send('order/add', paper('PO', { lines }))).toMatchObject({ status: 200 })
    expect((await send('order/add', paper('PO', { lines: [...lines, line()] }))).status).toBe(400)
    expect(await send('order/add', paper('PO', { lines: [line({ qty: '1000000000', price: '1' })] }))).toMatchObject({ status: 200 })
  })
})

it('wants to know whose it is and where', async () => {
  expect(await send('order/add', paper('IN', { sub_type: 'purchase' }))).toMatchObject({ errors: { party_id: '请选择供应商' } })
  expect(await send('order/add', paper('IN', { sub_type: 'return' }))).toMatchObject({
    code: 'CUSTOMER_MISSING',
    errors: { party_id: '请选择客户' },
  })
  expect(await send('order/add', paper('OUT', { sub_type: 'other', reason: '试', warehouse_id: null }))).toMatchObject({
    status: 400,
    errors: { warehouse_id: expect.any(String) },
  })
})

it('lets a lot leave once it has passed, unless that is what takes it out', async () => {
  const { db } = held.app
  await db.execute(sql`update product_types set track_lot = 1`)
  const lots = ['waiting', 'failed', 'concession', 'passed']
  const brought = lots.map((qc) => line({ lot_no: `QC-${qc}`, qc }))
  expect((await posted(paper('IN', { sub_type: 'other', lines: brought }))).reply).toMatchObject({ status: 200 })
  const lot = async (qc: string) => (await row<{ id: number }>(db, sql`select id from lots where lot_no = ${`QC-${qc}`}`))!.id
  const issue = async (qc: string, sub_type = 'other') =>
    posted(paper('OUT', { sub_type, reason: '试', lines: [line({ qty: '1', lot_id: await lot(qc) })] }))
  for (const qc of ['waiting', 'failed']) {
    expect((await issue(qc)).reply).toMatchObject({
      ...{ status: 422, code: 'LOT_HELD' },
      errors: { 'lines.0.lot_id': '批号待检或不合格，不能出库' },
    })
    expect((await issue(qc, 'scrap')).reply).toMatchObject({ status: 200 })
  }
  for (const qc of ['concession', 'passed']) expect((await issue(qc)).reply).toMatchObject({ status: 200 })
  // more than lies of one lot, where others have enough
  const short = await posted(paper('OUT', { sub_type: 'scrap', reason: '试', lines: [line({ lot_id: await lot('waiting') })] }))
  expect(short.reply).toMatchObject({
    ...{ status: 422, code: 'STOCK_SHORT', data: { shortages: [{ need: '2', have: '1', lot_no: 'QC-waiting' }] } },
    errors: { 'lines.0.qty': expect.stringContaining('批号 QC-waiting，需要 2，现有 1') },
  })
  expect(await verify(db)).toEqual([])
})

it('closes no order’s last line, reminds somebody who is there, and pays something', async () => {
  const { data } = await send('order/add', paper('PO', { submit: 1 }))
  await send('order/approve', { type: 'PO', ids: [data.id], action: 'approve' })
  const lines = (await send('order/detail', { type: 'PO', id: data.id })).data['lines'] as { line_id: number }[]
  expect(await send('order/delDetail', { type: 'PO', id: data.id, line_ids: [lines[0]!.line_id], reason: '不要了' })).toMatchObject({
    ...{ status: 422, code: 'LAST_LINE', msg: '至少要保留一行；全部不要了请结案整张单据' },
  })
  expect(await send('order/notice', { action: 'remind', type: 'PO', id: data.id, to: [999_999] })).toMatchObject({
    ...{ status: 422, code: 'REMIND_NOBODY', msg: '没有可以提醒的人' },
  })
  const paid = { side: 'out', party_id: stage.suppliers[0], biz_date: day }
  for (const amount of ['0', '-1', '1.001', 'x'])
    expect(await send('order/addPaid', { ...paid, amount }), amount).toMatchObject({ status: 400, errors: { amount: expect.any(String) } })
})

it('keeps goods that papers wait for as they are, and knows what a weight is (manufacturing 3.1)', async () => {
  const { db } = held.app
  const own = await setStage(db, { boards: 1, materials: 0 })
  await send('order/add', paper('PO', { lines: [line({ sku_id: own.boards[0] })] }))
  const { product } = (await row<{ product: number }>(
    db,
    sql`select parent_id as product from factory_products_skus where id = ${own.boards[0]!}`,
  ))!
  expect((await send('product/del', { ids: [product] })).data).toMatchObject({
    ...{ deleted: [], disabled: [] },
    blocked: [{ id: product, reason: expect.stringContaining('还有未完成的单据') }],
  })
  const other = (await row<{ id: number }>(db, sql`insert into units (name) values ('桶') returning id`))!.id
  const { data } = await send('product/record/read', { id: product })
  expect(await send('product/record/edit', { id: product, version: data['version'], unit_id: String(other) })).toMatchObject({
    ...{ status: 400, code: 'UNIT_MOVED', errors: { unit_id: '已有单据，不能改计量单位' } },
  })
  for (const weight of ['-1', '1000000.001', '1.0001', 'x'])
    expect(await send('product/searchWeightRange', { weight }), weight).toMatchObject({
      ...{ status: 400, code: 'RANGE_WEIGHT', errors: { weight: '重量请填 0 到 1000000 千克，最多三位小数' } },
    })
})
