import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { act, createDocument, type NewDocument } from '#src/server/factory/documents.ts'
import { closeMonth } from '#src/server/factory/months.ts'
import { audit } from '#src/server/factory/post.ts'
import { today } from '#src/lib/shop-time.ts'
import { boardLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const page = 'admin-store-storageDetails-index'
const who = { who: '仓管' }

interface Reply {
  status: number
  data: {
    list: Record<string, string>[]
    count: number
    summary: Record<string, string>
    opening: object
    in: object
    out: object
    closing: object
  }
}
const post = async ({ headers }: SignedIn, name: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/stock/${name}`, headers, payload })).json()

let stage: Stage
let sku: string
let reader: SignedIn
let accountant: SignedIn

async function posted(draft: Partial<NewDocument> & Pick<NewDocument, 'type' | 'day' | 'lines'>): Promise<void> {
  const made = await createDocument(
    held.app.db,
    { warehouse: stage.warehouses[0]!, subType: 'purchase', party: stage.suppliers[0]!, ...draft },
    '仓管',
  )
  await act(held.app.db, made.id, 'submit', who)
  await audit(held.app.db, made.id, who)
}

beforeAll(async () => {
  stage = await setStage(held.app.db)
  const board = stage.boards[0]!
  sku = String(board)
  reader = await signedIn(held.app, [page])
  accountant = await signedIn(held.app, [page, 'cost:view', 'admin-store-storageDetails-qc'])
  const lot = (pieces: number, lotNo: string, net: string) => boardLine(board, pieces, { lotNo, net, gross: net })
  await posted({ type: 'IN', day: '2026-08-10', lines: [lot(10, 'A-1', '1000.00')] })
  await posted({ type: 'IN', day: '2026-09-20', lines: [lot(6, 'K-2', '600.00')] })
  await posted({ type: 'OUT', subType: 'other', day: '2026-10-05', lines: [boardLine(board, 4, { lotNo: 'A-1' })] })
  await posted({ type: 'IN', day: '2026-10-08', warehouse: stage.warehouses[1]!, lines: [lot(2, 'A-1', '200.00')] })
})

describe('stock', () => {
  const seen = async (query: object = {}) => {
    const { data } = await post(reader, 'balance', { sku_id: sku, ...query })
    return data.list.map(({ warehouse_id, lot_no, pieces }) => [Number(warehouse_id) - stage.warehouses[0]!, lot_no, pieces])
  }

  it('is listed by lot, by warehouse, by SKU, with what all of it measures', async () => {
    const { data } = await post(reader, 'balance', { sku_id: sku })
    expect(await seen()).toEqual([
      [0, 'A-1', '6'],
      [0, 'K-2', '6'],
      [1, 'A-1', '2'],
    ])
    expect(data).toMatchObject({ count: 3, summary: { pieces: '14', area: '140', weight: '630' } })
    expect((await seen({ by: 'warehouse' })).map(([, lot, pieces]) => [lot, pieces])).toEqual([
      ['', '12'],
      ['', '2'],
    ])
    const { data: whole } = await post(reader, 'balance', { sku_id: sku, by: 'sku', warehouse_id: String(stage.warehouses[0]) })
    expect(whole.list).toMatchObject([{ pieces: '12', warehouse_id: '' }])
  })

  it('is known as it was at the end of a day', async () => {
    expect(await seen({ as_of: '2026-09-30' })).toEqual([
      [0, 'A-1', '10'],
      [0, 'K-2', '6'],
    ])
    const { data } = await post(accountant, 'balance', { sku_id: sku, by: 'sku', as_of: '2026-08-31' })
    expect(data.list).toMatchObject([{ pieces: '10', value: '1000', cost: '100' }])
  })

  it('is found by words, their sound, lots, age and state', async () => {
    const count = async (query: object) => (await post(reader, 'balance', { sku_id: sku, ...query })).data.count
    await held.app.db.execute(sql`update factory_products set pinyin = ' ding jing djxjb'`)
    expect(await count({ keyword: '丁腈' })).toBe(3)
    expect(await count({ keyword: 'djxjb' })).toBe(3)
    expect(await count({ keyword: 'K-2' })).toBe(1)
    expect(await count({ keyword: '氯丁' })).toBe(0)
    expect(await count({ age: '60', as_of: '2026-10-12' })).toBe(2)
    expect(await count({ state: 'below' })).toBe(0)
    await held.app.db.execute(sql`update factory_products set safety_min = 15`)
    expect(await count({ state: 'below' })).toBe(3)
    expect(await count({ state: 'zero' })).toBe(0)
  })

  it('shows worth and cost to who may see costs alone', async () => {
    const { data } = await post(accountant, 'balance', { sku_id: sku, by: 'sku' })
    expect(data).toMatchObject({ list: [{ value: '1400', cost: '100' }], summary: { value: '1400' } })
    expect(JSON.stringify((await post(reader, 'balance', { sku_id: sku, by: 'sku' })).data)).not.toMatch(/value|cost|1400/)
    expect(await post(await signedIn(held.app, ['cost:view']), 'balance', {})).toMatchObject({ status: 110000 })
  })
})

describe('the stock card', () => {
  const card = async (query: object, by = reader) => (await post(by, 'card', { sku_id: sku, ...query })).data

  it('begins with what there was and says after each move what is left', async () => {
    const range = { date_from: '2026-09-01', date_to: today() }
    const { list, ...rest } = await card(range)
    expect(list.map(({ in: came, out, after }) => [came, out, after].map((one) => (one as unknown as { pieces: string }).pieces))).toEqual([
      ['6', '0', '16'],
      ['0', '4', '12'],
      ['2', '0', '14'],
    ])
    expect(rest).toMatchObject({
      count: 3,
      opening: { pieces: '10', weight: '450' },
      in: { pieces: '8' },
      out: { pieces: '4' },
      closing: { pieces: '14' },
    })
    expect((await card({ ...range, page: 2, limit: 2 })).list).toMatchObject([{ after: { pieces: '14' } }])
    expect(JSON.stringify(list)).not.toContain('value')
    expect((await card(range, accountant)).list[1]).toMatchObject({ value: '-400' })
  })

  it('takes its opening out of closed months, the same as without them', async () => {
    const queries = [{}, { warehouse_id: String(stage.warehouses[0]) }].map((one) => ({
      ...one,
      date_from: '2026-10-06',
      date_to: today(),
    }))
    const open = await Promise.all(queries.map((one) => card(one)))
    for (const month of ['2026-08', '2026-09']) await closeMonth(held.app.db, month, '会计')
    expect(await Promise.all(queries.map((one) => card(one)))).toEqual(open)
    expect(open[0]).toMatchObject({ opening: { pieces: '12' } })
  })
})

describe('lots', () => {
  it('are listed the oldest first, and stand as somebody has judged', async () => {
    const { data } = await post(reader, 'lots', { sku_id: sku, warehouse_id: String(stage.warehouses[0]) })
    expect(data.list).toMatchObject([
      { lot_no: 'A-1', pieces: '6', qc: 'passed', produced_on: '2026-08-10' },
      { lot_no: 'K-2', pieces: '6' },
    ])
    const lot_id = data.list[0]!['lot_id']!
    expect(await post(reader, 'lotState', { lot_id, qc: 'failed' })).toMatchObject({ status: 110000 })
    expect(await post(accountant, 'lotState', { lot_id, qc: 'failed', note: '硬度偏低' })).toMatchObject({ status: 200 })
    // what is said again is not written
    expect(await post(accountant, 'lotState', { lot_id, qc: 'failed', note: '再说一次' })).toMatchObject({ status: 200 })
    expect((await post(reader, 'lots', { sku_id: sku })).data.list[0]).toMatchObject({ qc: 'failed' })
    await post(accountant, 'lotState', { lot_id, qc: 'concession', note: '客户同意' })
    expect((await post(reader, 'trace', { lot_id })).data).toMatchObject({
      log: [
        { was: 'failed', qc: 'concession', note: '客户同意', who: expect.any(String) },
        { was: 'passed', qc: 'failed', note: '硬度偏低' },
      ],
    })
    expect(await post(accountant, 'lotState', { lot_id: '999999', qc: 'failed' })).toMatchObject({ code: 'RECORD_GONE' })
  })
})
