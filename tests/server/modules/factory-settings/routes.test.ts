import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, setStage, who, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const page = 'setting-systemBasicdata'
let stage: Stage
let keeper: SignedIn
let boss: SignedIn

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Record<string, unknown> & { list: Record<string, unknown>[]; version: number }
}
async function post({ headers }: SignedIn, url: string, payload: object = {}): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
}

beforeAll(async () => {
  stage = await setStage(held.app.db)
  keeper = await signedIn(held.app, [page])
  boss = await signedIn(held.app)
})

const receipt = async (biz: string, pieces = 1, source?: number) => {
  const line = boardLine(stage.boards[0]!, pieces, { net: '10.00', gross: '10.00', ...(source && { source }) })
  const draft = {
    type: 'IN' as const,
    subType: 'purchase',
    day: biz,
    party: stage.suppliers[0]!,
    warehouse: stage.warehouses[0]!,
    lines: [line],
  }
  return (await createDocument(held.app.db, draft, '仓管')).id
}

const submitted = async (biz: string) => {
  const id = await receipt(biz)
  await act(held.app.db, id, 'submit', who)
  return id
}

describe('numbers of documents', () => {
  const ruleOf = async (type: string) => (await post(keeper, '/basic/numberRule/list')).data.list.find((one) => one['type'] === type)!

  it('show the next one, change with what they are made of, and are refused where they would come twice', async () => {
    const before = await ruleOf('OUT')
    expect(before['next_number']).toMatch(/^CK\d{8}-0001$/)
    const id = Number(before['id'])
    const edit = (more: object) => post(keeper, '/basic/numberRule/edit', { id, ...more })
    expect(await edit({ letters: 'ck1' })).toMatchObject({ code: 'NUMBER_LETTERS', errors: { letters: expect.any(String) } })
    expect(await edit({ date_part: 'month', reset: 'day' })).toMatchObject({ code: 'NUMBER_RESET', errors: { reset: expect.any(String) } })
    expect(await edit({ letters: 'RK' })).toMatchObject({ code: 'TABLE_TWICE' })
    expect(await edit({ letters: 'CKD', date_part: 'month', reset: 'year', digits: 5 })).toMatchObject({ code: '100001' })
    expect((await ruleOf('OUT'))['next_number']).toMatch(/^CKD\d{6}-00001$/)
    const lines = [boardLine(stage.boards[0]!, 1)]
    const made = await createDocument(
      held.app.db,
      { type: 'OUT', subType: 'other', day: '2026-11-21', warehouse: stage.warehouses[0]!, lines },
      '仓管',
    )
    expect(made.sn).toMatch(/^CKD\d{6}-00001$/)
    expect((await ruleOf('OUT'))['next_number']).toMatch(/^CKD\d{6}-00002$/)
    // it is a rule for each kind of paper: none is added, none goes
    expect((await post(keeper, '/basic/numberRule/add', { letters: 'XX' })).status).not.toBe(200)
    await act(held.app.db, made.id, 'void', who)
  })
})

describe('switches', () => {
  it('are kept with their version, judged at their fields, and written into the audit log', async () => {
    const { data } = await post(keeper, '/basic/switches/read')
    expect(data).toMatchObject({ over_delivery: '3', second_person: false, submit_audits: false, negative_stock: true })
    const save = (more: object) => post(keeper, '/basic/switches/edit', more)
    expect(await save({ over_delivery: '101' })).toMatchObject({ code: 'OVER_DELIVERY', errors: { over_delivery: expect.any(String) } })
    expect(await save({ product_number: '{TYPE}' })).toMatchObject({ code: 'PRODUCT_NUMBER' })
    expect(await save({ over_delivery: '5', version: data.version })).toMatchObject({ code: '100001', data: { version: data.version + 1 } })
    expect(await save({ over_delivery: '6', version: data.version })).toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { row: { over_delivery: '5' } },
    })
    const logged = await rows<{ after: string }>(
      held.app.db,
      sql`select c::text as after from audit_changes c where c::text like '%over_delivery%' limit 5`,
    )
    expect(logged.length).toBeGreaterThan(0)
    expect((await post(await signedIn(held.app, ['system-file']), '/basic/switches/read')).status).toBe(110000)
  })

  it('say how much more than was ordered is taken', async () => {
    const { db } = held.app
    const lines = [boardLine(stage.boards[0]!, 100, { price: '1', net: '100.00', gross: '100.00' })]
    const order = await createDocument(db, { type: 'PO', day: '2026-11-21', party: stage.suppliers[0]!, lines }, '采购')
    for (const step of ['submit', 'approve'] as const) await act(db, order.id, step, who)
    const source = (await row<{ id: number }>(db, sql`select id from factory_documents_lines where parent_id = ${order.id}`))!.id
    await post(keeper, '/basic/switches/edit', { over_delivery: '0' })
    const over = await receipt('2026-11-21', 101, source)
    await act(db, over, 'submit', who)
    await expect(audit(db, over, who)).rejects.toMatchObject({ detail: { code: 'OVER_DELIVERED', values: { most: '0' } } })
    await post(keeper, '/basic/switches/edit', { over_delivery: '1' })
    await audit(db, over, who)
  })

  it('let nothing fall below nought, whatever a specification allows', async () => {
    const { db } = held.app
    const sku = stage.boards[1]!
    await db.execute(sql`update factory_products_skus set allows_negative = 1 where id = ${sku}`)
    const out = async () => {
      const draft = {
        type: 'OUT' as const,
        subType: 'other',
        day: '2026-11-21',
        warehouse: stage.warehouses[0]!,
        lines: [boardLine(sku, 1)],
      }
      const { id } = await createDocument(db, draft, '仓管')
      await act(db, id, 'submit', who)
      return id
    }
    await audit(db, await out(), { ...who, mayNegative: true })
    await post(keeper, '/basic/switches/edit', { negative_stock: false })
    const next = await out()
    await expect(audit(db, next, { ...who, mayNegative: true })).rejects.toMatchObject({ detail: { code: 'STOCK_SHORT' } })
    await act(db, next, 'void', who)
    await post(keeper, '/basic/switches/edit', { negative_stock: true })
  })

  it('post what is submitted at once, for who may', async () => {
    await post(keeper, '/basic/switches/edit', { submit_audits: true })
    const keys = (names: string[]) => names.map((name) => `admin-store-outboundOrder-${name}`)
    const lines = [{ sku_id: String(stage.boards[1]), qty: '1' }]
    const body = { sub_type: 'other', warehouse_id: String(stage.warehouses[0]), reason: '试', lines }
    const submitted = async (of: SignedIn) => {
      const { data } = await post(of, '/doc/outbound-order/add', body)
      expect(await post(of, '/doc/outbound-order/submit', { id: Number(data['id']) })).toMatchObject({ status: 200 })
      return (await post(of, '/doc/outbound-order/read', { id: Number(data['id']) })).data['status']
    }
    const deeds = keys(['index', 'add', 'submit', 'audit', 'void'])
    const may = await signedIn(held.app, [...deeds, 'stock:negative'])
    const mayNot = await signedIn(held.app, keys(['index', 'add', 'submit', 'void']))
    expect([await submitted(may), await submitted(mayNot)]).toEqual([2, 1])
    await post(keeper, '/basic/switches/edit', { submit_audits: false })
    // below nought by who has the key to, unless they say no themselves (I2)
    const { data: out } = await post(may, '/doc/outbound-order/add', body)
    await post(may, '/doc/outbound-order/submit', { id: Number(out['id']) })
    const audited = (of: SignedIn, more: object = {}) =>
      post(of, '/order/audit', { type: 'OUT', ids: [Number(out['id'])], action: 'audit', atomic: 1, ...more })
    const without = await signedIn(held.app, deeds)
    expect(await audited(without)).toMatchObject({ status: 422, code: 'STOCK_SHORT' })
    expect(await audited(may, { allow_negative: 0 })).toMatchObject({ status: 422, code: 'STOCK_SHORT' })
    expect(await audited(may)).toMatchObject({ status: 200, data: { ok: [{ id: Number(out['id']) }] } })
    await held.app.db.execute(sql`update factory_documents set status = 9 where type = 'OUT' and status in (0, 1)`)
  })
})

describe('what is kept', () => {
  it('is compared with its ledgers for who may, and what differs is named', async () => {
    const closer = await signedIn(held.app, ['setting-systemBasicdata-period', 'setting-systemBasicdata-verify'])
    expect((await post(keeper, '/finance/verify')).status).toBe(110000)
    await audit(held.app.db, await submitted('2026-11-21'), who)
    const all = (await post(closer, '/finance/verify')).data
    expect(all).toMatchObject({ ok: true })
    const checks = all['checks'] as { name: string; rows: number; diffs: number; differences: object[] }[]
    expect(checks.find(({ name }) => name === 'stock')!.rows).toBeGreaterThan(0)
    const broken = sql`update stock_balances set pieces = pieces + 1000000 where sku_id = ${stage.boards[0]} and warehouse_id = ${stage.warehouses[0]}`
    await held.app.db.execute(broken)
    const found = (await post(closer, '/finance/verify')).data
    expect(found).toMatchObject({ ok: false })
    expect((found['checks'] as typeof checks).find(({ name }) => name === 'stock')).toMatchObject({
      ...{ diffs: 1, differences: [{ about: expect.stringMatching(/^丁腈橡胶板.* · 仓库 1/) }] },
    })
    await held.app.db.execute(
      sql`update stock_balances set pieces = pieces - 1000000 where sku_id = ${stage.boards[0]} and warehouse_id = ${stage.warehouses[0]}`,
    )
  })
})

describe('months', () => {
  it('are closed once nothing waits, which is listed, and opened again with a key and a reason alone', async () => {
    const { db } = held.app
    const draft = await receipt('2026-09-15')
    const submitted = await receipt('2026-09-16')
    await act(db, submitted, 'submit', who)
    const months = async () => (await post(keeper, '/finance/months')).data
    expect((await months()).list.find(({ month }) => month === '2026-09')).toMatchObject({ is_closed: 0, has_ended: 1, waiting: 2 })
    const waiting = (await post(keeper, '/finance/monthWaiting', { month: '2026-09' })).data
    expect(waiting.list.map(({ id, status }) => [id, status])).toEqual([
      [draft, 0],
      [submitted, 1],
    ])
    const refused = await post(keeper, '/finance/periodClose', { month: '2026-09' })
    expect(refused).toMatchObject({ status: 422, code: 'MONTH_OPEN', data: { count: 2 } })
    expect(refused.msg).toContain(String(waiting.list[0]!['sn']))
    await act(db, draft, 'void', who)
    await audit(db, submitted, who)
    expect((await post(keeper, '/finance/periodClose', { month: '2026-09' })).code).toBe('100001')
    const late = await receipt('2026-09-30')
    await act(db, late, 'submit', who)
    await expect(audit(db, late, who)).rejects.toMatchObject({
      detail: { status: 422, code: 'MONTH_CLOSED', values: { month: '2026-09' } },
    })
    const open = (of: SignedIn, reason: string) => post(of, '/finance/periodReopen', { month: '2026-09', reason })
    expect((await open(keeper, '漏单')).status).toBe(110000)
    expect(await open(boss, ' ')).toMatchObject({ code: 'REASON_MISSING', errors: { reason: expect.any(String) } })
    expect((await open(boss, '漏单')).code).toBe('100001')
    expect((await open(boss, '漏单')).code).toBe('MONTH_NOT_CLOSED')
    await audit(db, late, who)
    expect((await months())['events']).toMatchObject([
      { month: '2026-09', what: 'reopen', reason: '漏单' },
      { month: '2026-09', what: 'close', reason: '' },
    ])
  })
})
