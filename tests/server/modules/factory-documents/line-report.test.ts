import { readFile } from 'node:fs/promises'
import * as other from '@e965/xlsx'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const of = (page: string) => ['index', 'add', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-${page}-${name}`)
const reports = { 'goods-receipt': 'IN', 'outbound-order': 'OUT' } as const
type Kind = keyof typeof reports

interface Line {
  document_id: string
  sku_id: string
  cost: string
}
interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; list: Line[]; count: number; summary: Record<string, string> }
}

let who: SignedIn
let stage: Stage
const inject = (url: string, payload: object) => held.app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload })
const post = async (url: string, payload: object): Promise<Reply> => (await inject(url, payload)).json()

beforeAll(async () => {
  who = await signedIn(held.app, [
    ...[...of('godownEntry'), ...of('outboundOrder'), 'price:view', 'cost:view'],
    ...['outboundDetail', 'storageDetails'].map((page) => `admin-store-${page}-index`),
  ])
})
beforeEach(async () => {
  stage = await setStage(held.app.db)
})

async function posted(kind: Kind, body: object): Promise<number> {
  const { data } = await post(`/doc/${kind}/add`, { warehouse_id: String(stage.warehouses[0]), ...body })
  for (const act of ['submit', 'audit']) expect(await post(`/doc/${kind}/${act}`, { id: Number(data.id) })).toMatchObject({ status: 200 })
  return Number(data.id)
}
/** Boards and a material of one paper, the material first: its line is not the first of its kind that there is. */
const received = () =>
  posted('goods-receipt', {
    ...{ sub_type: 'purchase', party_id: String(stage.suppliers[0]), tax_mode: 'none' },
    lines: [
      { sku_id: String(stage.materials[0]), qty: '7.5', price: '10', price_unit: 'kg' },
      { sku_id: String(stage.boards[0]), qty: '4', price: '200', price_unit: 'unit' },
      { sku_id: String(stage.boards[1]), qty: '2', price: '300', price_unit: 'unit' },
    ],
  })
const takenBack = (kind: Kind, id: number) => post(`/doc/${kind}/reverse`, { id, note: '录错' })

/** Lines of the goods of this test, as the page of the report has them, with its sums; and what its file says. */
async function report(kind: Kind) {
  const skus = [...stage.boards, ...stage.materials].map(String)
  const { list, summary } = (await post(`/doc/${kind}/lines`, { page: 1, limit: 100 })).data
  const file = await inject('/excel/export_detail', { type: reports[kind], view: 'report' })
  const [sheet] = Object.values(other.read(file.rawPayload).Sheets)
  const costs = other.utils.sheet_to_json<Record<string, unknown>>(sheet!).map((row) => Number(row['成本']))
  return { list: list.filter(({ sku_id }) => skus.includes(sku_id)), summary, costs: costs.slice(0, -1) }
}
const costsOf = (list: Line[], document: number) =>
  list.filter(({ document_id }) => document_id === String(document)).map(({ sku_id, cost }) => [Number(sku_id), cost])

it.each(['goods-receipt', 'outbound-order'] as const)(
  'says of what was taken back what it cost, in the list, its sums and its file: %s',
  async (kind) => {
    if (kind === 'outbound-order') await received()
    const before = await report(kind)
    const issued = [stage.boards[1], stage.boards[0]].map((sku) => ({ sku_id: String(sku), qty: '2' }))
    const id = await (kind === 'goods-receipt' ? received() : posted(kind, { sub_type: 'other', reason: '试用', lines: issued }))
    const meanwhile = await report(kind)
    expect(Number(meanwhile.summary['cost']) - Number(before.summary['cost'])).toBe(kind === 'goods-receipt' ? 1475 : 1000)
    expect(await takenBack(kind, id)).toMatchObject({ status: 200 })
    const { list, summary, costs } = await report(kind)
    expect(summary).toEqual(before.summary)
    const own = costsOf(list, id)
    expect(new Set(own.map(([, cost]) => cost))).toEqual(new Set(kind === 'goods-receipt' ? ['75', '800', '600'] : ['400', '600']))
    const mirror = list.find(({ document_id, cost }) => document_id !== String(id) && cost.startsWith('-'))!.document_id
    expect(costsOf(list, Number(mirror))).toEqual(own.map(([sku, cost]) => [sku, `-${cost}`]))
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(Number(summary['cost']), 6)
  },
)

it('says at its line what of a receipt was used since', async () => {
  const id = await received()
  await posted('outbound-order', { sub_type: 'other', reason: '试用', lines: [{ sku_id: String(stage.boards[1]), qty: '1' }] })
  const refused = await takenBack('goods-receipt', id)
  expect(refused).toMatchObject({ status: 422, code: 'STOCK_SHORT' })
  expect(Object.keys(refused.errors!)).toEqual(['lines.2.qty'])
  expect(refused.errors!['lines.2.qty']).toContain('需要 2，现有 1')
})

it('has the costs of mirrors from before their moves said a line', async () => {
  const { db } = held.app
  expect(await takenBack('goods-receipt', await received())).toMatchObject({ status: 200 })
  const { list, summary } = await report('goods-receipt')
  await db.execute(sql`alter table stock_moves disable trigger stock_moves_kept`)
  await db.execute(sql`update stock_moves set line_id = null where reversal_of is not null`)
  await db.execute(sql`alter table stock_moves enable trigger stock_moves_kept`)
  expect((await report('goods-receipt')).summary).not.toEqual(summary)
  const file = new URL('../../../../src/server/migrations/20261126-2333-lines-of-mirrors.sql', import.meta.url)
  await db.execute(sql.raw(await readFile(file, 'utf8')))
  expect(await report('goods-receipt')).toMatchObject({ list, summary })
})
