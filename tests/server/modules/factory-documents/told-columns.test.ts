import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { act, createDocument, linesOf } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, day, setStage, who as clerk, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const pages = ['materialPurchase', 'godownEntry', 'outboundOrder', 'outboundDetail', 'storageDetails', 'payments']
const keys = [...pages.map((page) => `admin-store-${page}-index`), 'admin-store-materialPurchase-paid']

type Row = Readonly<Record<string, unknown>>
interface Reply {
  status: number
  code?: string
  data: { list: Row[]; count: number }
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let who: SignedIn
let order: { id: number; sn: string }
beforeAll(async () => {
  const { db } = held.app
  stage = await setStage(db, { boards: 5 })
  who = await signedIn(held.app, [...keys, 'price:view', 'cost:view'])
  const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
  const about = { day, party, warehouse }
  const priced = { price: '860', net: '100', gross: '100' }
  const lines = stage.boards.slice(0, 4).map((sku) => boardLine(sku, 1, priced))
  order = await createDocument(db, { ...about, type: 'PO', delivery: '2026-01-05', lines } as never, '采购小李')
  await act(db, order.id, 'submit', clerk)
  await act(db, order.id, 'approve', clerk)
  const [first] = await linesOf(db, order.id)
  const receipt = await createDocument(
    db,
    { ...about, type: 'IN', subType: 'purchase', lines: [boardLine(stage.boards[0]!, 1, { ...priced, source: first!.id })] },
    '仓管小周',
  )
  await act(db, receipt.id, 'submit', clerk)
  await audit(db, receipt.id, clerk)
  const issue = await createDocument(
    db,
    { day, warehouse, type: 'OUT', subType: 'other', lines: [boardLine(stage.boards[0]!, 1)] },
    '仓管小周',
  )
  await act(db, issue.id, 'submit', clerk)
  await audit(db, issue.id, clerk)
  await held.app.db.execute(sql`update factory_documents set delivery_date = '2026-01-05' where id = ${order.id}`)
})

it('says of an order its goods in brief and how much of it was paid', async () => {
  await post(who, '/order/addPaid', {
    side: 'out',
    party_id: stage.suppliers[0],
    biz_date: day,
    amount: '100',
    doc: { type: 'PO', id: order.id },
  })
  const [row] = (await post(who, '/doc/purchase-order/list', {})).data.list
  expect(row!['materials']).toMatch(/^丁腈橡胶板.*、.*、.* … \(4\)$/)
  expect(row!['paid_share']).toBe('25')
  const blind = await signedIn(held.app, keys)
  expect((await post(blind, '/doc/purchase-order/list', {})).data.list[0]).not.toHaveProperty('paid_share')
})

it('finds orders by goods of their lines and those that should have come', async () => {
  const found = async (query: object) => (await post(who, '/doc/purchase-order/list', query)).data.count
  expect(await found({ sku_id: String(stage.boards[3]) })).toBe(1)
  expect(await found({ sku_id: String(stage.boards[4]) })).toBe(0)
  expect(await found({ overdue: '1' })).toBe(1)
  await held.app.db.execute(sql`update factory_documents set delivery_date = '2999-01-05' where id = ${order.id}`)
  expect(await found({ overdue: '1' })).toBe(0)
  expect((await post(who, '/doc/goods-receipt/list', { sku_id: 'x' })).status).toBe(400)
})

it('says of what came and left which papers it answers, who wrote it, and what it was worth', async () => {
  expect((await post(who, '/doc/goods-receipt/list', {})).data.list).toMatchObject([{ sources: order.sn, operator: '仓管小周' }])
  expect((await post(who, '/doc/outbound-order/list', {})).data.list).toMatchObject([{ sources: '', operator: '仓管小周', cost: '100' }])
  const blind = await signedIn(held.app, keys)
  expect((await post(blind, '/doc/outbound-order/list', {})).data.list[0]).not.toHaveProperty('cost')
})
