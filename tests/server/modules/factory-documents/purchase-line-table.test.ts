import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const orders = (name: string) => `admin-store-materialPurchase-${name}`
const report = 'admin-store-purchaseDetails-index'

interface Reply {
  status: number
  data: { id: string; list: Record<string, unknown>[]; count: number; summary: Record<string, string> }
}
const post = async ({ headers }: SignedIn, name: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/doc/purchase-order/${name}`, headers, payload })).json()

let stage: Stage
let board: string
beforeAll(async () => {
  stage = await setStage(held.app.db)
  board = String(stage.boards[0])
  await held.app.db.execute(sql`update factory_products set density = 1.5`)
  const who = await signedIn(held.app, ['index', 'add', 'submit', 'approve', 'void'].map(orders).concat('price:view'))
  for (const [biz_date, qty, price, acts] of [
    ['2026-11-01', '10', '800', ['submit', 'approve']],
    ['2026-11-03', '5', '760', ['submit']],
    ['2026-11-05', '20', '860', ['submit', 'approve']],
    ['2026-11-07', '7', '900', ['void']],
  ] as const) {
    const party_id = String(stage.suppliers[0])
    const { data } = await post(who, 'add', {
      party_id,
      biz_date,
      lines: [{ sku_id: board, qty, price, price_unit: 'unit', tax_rate: '13' }],
    })
    for (const act of acts) await post(who, act, { id: Number(data.id) })
  }
})

it('lists what was ordered with the price against the one approved before, and sums over everything it finds', async () => {
  const who = await signedIn(held.app, [report, 'price:view'])
  const { data } = await post(who, 'lines', { sku_id: board, limit: 1 })
  // the void one is not there
  expect(data.count).toBe(3)
  expect(data.list).toMatchObject([
    { biz_date: '2026-11-05', qty: '20', open_qty: '20', is_open: 1, price: '860', last_price: '800', price_change: '7.5', status: 2 },
  ])
  expect(data.summary).toEqual({ qty: '35', taken: '0', open_qty: '35', weight: '1575', amount: '29000', gross: '29000' })
  const { data: second } = await post(who, 'lines', { sku_id: board, page: 2, limit: 1 })
  expect(second.list).toMatchObject([{ price: '760', is_open: 0, price_change: '-5' }])
})

it('is narrowed by days, by what is still to come, by words', async () => {
  const who = await signedIn(held.app, [report, 'price:view'])
  const found = async (query: object) => (await post(who, 'lines', { sku_id: board, ...query })).data
  expect(await found({ biz_date_from: '2026-11-02', biz_date_to: '2026-11-05' })).toMatchObject({ count: 2, summary: { qty: '25' } })
  expect(await found({ is_open: '1' })).toMatchObject({ count: 2, summary: { open_qty: '30' } })
  expect(await found({ keyword: '丁腈' })).toMatchObject({ count: 3 })
  expect(await found({ keyword: '氯丁' })).toMatchObject({ count: 0, summary: { qty: '0', amount: '0' } })
})

it('says no price, and no sum of prices, to who may not see prices', async () => {
  const who = await signedIn(held.app, [report])
  const { data } = await post(who, 'lines', { sku_id: board, limit: 1 })
  expect(JSON.stringify(data)).not.toMatch(/price|amount|gross|860/)
  expect(data.summary).toEqual({ qty: '35', taken: '0', open_qty: '35', weight: '1575' })
})

it('is refused without the key of its page', async () => {
  expect(await post(await signedIn(held.app, [orders('index')]), 'lines', {})).toMatchObject({ status: 110000 })
})
