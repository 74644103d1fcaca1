import { beforeAll, expect, it } from 'vitest'
import { act, createDocument, linesOf } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, setStage, who as clerk, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['materialPurchase', 'purchaseDetails', 'storageDetails'].map((page) => `admin-store-${page}-index`)

let stage: Stage
let who: SignedIn
let line: number
beforeAll(async () => {
  const { db } = held.app
  stage = await setStage(db)
  who = await signedIn(held.app, [...keys, 'price:view'])
  const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
  const order = async (day: string, sku: number, pieces: number, gross: string) => {
    const lines = [boardLine(sku, pieces, { price: '1', net: gross, gross })]
    const { id } = await createDocument(db, { type: 'PO', day, party, warehouse, lines }, '采购')
    await act(db, id, 'submit', clerk)
    await act(db, id, 'approve', clerk)
    return (await linesOf(db, id))[0]!.id
  }
  await order('2026-11-01', stage.boards[0]!, 10, '8000')
  await order('2026-11-01', stage.boards[0]!, 30, '28000')
  line = await order('2026-11-05', stage.boards[0]!, 5, '4600')
  await order('2026-11-03', stage.boards[1]!, 5, '1')
  const come = [boardLine(stage.boards[0]!, 2, { price: '920', net: '1840', gross: '1840', source: line })]
  const { id } = await createDocument(db, { type: 'IN', subType: 'purchase', day: '2026-11-06', party, warehouse, lines: come }, '仓管')
  await act(db, id, 'submit', clerk)
  await audit(db, id, clerk)
})

const chart = async (query: string, { headers } = who) =>
  (await held.app.inject({ method: 'GET', url: `/api/order/chart?type=PO&${query}`, headers })).json()

it('says what goods cost on the days on which they were ordered, and on average', async () => {
  const sku = stage.boards[0]
  const { data } = await chart(`metric=price&dim=day&sku_id=${sku}&from=2026-11-01&to=2026-11-30`)
  expect(data).toMatchObject({ x: ['2026-11-01', '2026-11-05'], series: [{ data: ['900', '920'] }], total: '902.2222' })
  expect((await chart(`metric=price&dim=day&sku_id=${stage.boards[2]}`)).data).toMatchObject({ x: [], total: '0' })
  const blind = await signedIn(held.app, keys)
  expect(await chart(`metric=price&dim=day&sku_id=${sku}`, blind)).toMatchObject({ status: 110000 })
})

it('finds what has come of a line of an order', async () => {
  const found = async (id: number) => {
    const payload = { source_line_id: String(id) }
    const reply = await held.app.inject({ method: 'POST', url: '/api/doc/goods-receipt/lines', headers: who.headers, payload })
    return reply.json().data.list
  }
  expect(await found(line)).toMatchObject([{ biz_date: '2026-11-06', qty: '2' }])
  expect(await found(line - 1)).toEqual([])
})
