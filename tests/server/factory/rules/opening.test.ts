import { beforeAll, expect, it } from 'vitest'
import { setStage, type Stage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['index', 'add', 'edit', 'submit', 'audit', 'unaudit'].map((name) => `admin-store-godownEntry-${name}`)
interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { id: string }
}
const call = async ({ headers }: SignedIn, name: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/doc/goods-receipt/${name}`, headers, payload })).json()

let stage: Stage
let keeper: SignedIn
let buyer: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  keeper = await signedIn(held.app, keys)
  buyer = await signedIn(held.app, [...keys, 'price:view'])
})
const opened = async (who: SignedIn, lines: object[], warehouse = 0): Promise<{ id: number; reply: Reply }> => {
  const { data } = await call(who, 'add', { sub_type: 'opening', warehouse_id: String(stage.warehouses[warehouse]), lines })
  const id = Number(data.id)
  await call(who, 'submit', { id })
  return { id, reply: await call(who, 'audit', { id }) }
}

it('is not posted before every line says what it cost', async () => {
  const [one, two] = stage.materials.map(String)
  const { id, reply } = await opened(keeper, [
    { sku_id: one, qty: '5' },
    { sku_id: two, qty: '5' },
  ])
  expect(reply).toMatchObject({ status: 400, code: 'PRICE_MISSING' })
  expect(Object.keys(reply.errors!)).toEqual(['lines.0.price', 'lines.1.price'])
  expect(reply.errors!['lines.0.price']).toContain('期初单价')
  expect(id).toBeGreaterThan(0)
})

it('begins once for the same goods, warehouse and lot, until it is taken back', async () => {
  const sku_id = String(stage.boards[0])
  const line = (lot_no: string) => ({ sku_id, qty: '5', price: '800', lot_no })
  const first = await opened(buyer, [line('A-1'), line('A-2')])
  expect(first.reply).toMatchObject({ status: 200 })
  const again = await opened(buyer, [line('A-3'), line('A-2')])
  expect(again.reply).toMatchObject({ status: 422, code: 'OPENED_BEFORE', errors: { 'lines.1.sku_id': expect.stringContaining('期初') } })
  expect(again.reply.msg).toMatch(/^\w+-\d+ 已录入/)
  expect((await opened(buyer, [line('A-2')], 1)).reply).toMatchObject({ status: 200 })
  expect(await call(buyer, 'reverse', { id: first.id, note: '录错' })).toMatchObject({ status: 200 })
  expect(await call(buyer, 'audit', { id: again.id })).toMatchObject({ status: 200 })
})
