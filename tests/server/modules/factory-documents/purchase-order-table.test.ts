import { expect, it } from 'vitest'
import { today } from '#src/lib/shop-time.ts'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const own = (name: string) => `admin-store-materialPurchase-${name}`
const everything = [
  own('index'),
  'price:view',
  ...['add', 'edit', 'submit', 'approve', 'reject', 'withdraw', 'close', 'reopen', 'void'].map(own),
]

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; version: number } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
const call = (who: SignedIn, name: string, payload: object) => post(who, `/doc/purchase-order/${name}`, payload)
const read = async (who: SignedIn, id: string) => (await call(who, 'read', { id: Number(id) })).data

let stage: Stage
const begun = async (keys = everything) => {
  stage ??= await setStage(held.app.db)
  return signedIn(held.app, keys)
}
const order = (lines: object[]) => ({ party_id: String(stage.suppliers[0]), lines })

it('measures and prices its lines by their SKUs, whatever is sent', async () => {
  const who = await begun()
  const [board, material] = [String(stage.boards[0]), String(stage.materials[0])]
  const made = await call(who, 'add', {
    ...order([
      { sku_id: board, qty: '50', price: '860', price_unit: 'unit', tax_rate: '13', area_each: '1', amount: '1' },
      { sku_id: material, qty: '1200.5', price: '21.4', price_unit: 'kg', tax_rate: '13' },
    ]),
  })
  expect(made).toMatchObject({ status: 200, code: '100000' })
  const found = await read(who, made.data.id)
  expect(found['sn']).toMatch(/^CG\d{8}-\d{4}$/)
  expect(found).toMatchObject({ status: 0, biz_date: today(), pieces: '50', area: '500', gross: '68690.7', progress: '0' })
  expect(found['lines']).toMatchObject([
    { counted_by: 'pieces', area_each: '10', area: '500', amount: '43000', net: '38053.1', tax: '4946.9', gross: '43000' },
    { counted_by: 'weight', weight_theory: '1200.5', amount: '25690.7' },
  ])
  expect(found['allow']).toEqual(['edit', 'submit', 'void'])
})

it('is refused at its field: no line, nothing of it, a specification that is not there', async () => {
  const who = await begun()
  expect(await call(who, 'add', order([]))).toMatchObject({ status: 400, code: 'LINES_MISSING' })
  const none = await call(who, 'add', order([{ sku_id: String(stage.boards[0]), qty: '0' }]))
  expect(none).toMatchObject({ status: 400, code: 'QUANTITY_MISSING', errors: { 'lines.0.qty': '数量须大于 0' } })
  const gone = await call(who, 'add', order([{ sku_id: '999999', qty: '1' }]))
  expect(gone).toMatchObject({ status: 400, code: 'SKU_STOPPED' })
})

it('goes from a draft to what is approved by the acts of its state alone, each with its key', async () => {
  const who = await begun()
  const { id } = (await call(who, 'add', order([{ sku_id: String(stage.boards[0]), qty: '3' }]))).data
  const act = (name: string, more: object = {}) => call(who, name, { id: Number(id), ...more })
  expect(await act('approve')).toMatchObject({ status: 422, code: 'RECORD_STATE' })
  expect(await act('submit')).toMatchObject({ status: 200 })
  expect(await act('reject', { note: '价格太高' })).toMatchObject({ status: 200 })
  await act('submit')
  expect(await act('approve', { version: 1 })).toMatchObject({ status: 409, code: 'CHANGED' })
  expect(await act('approve')).toMatchObject({ status: 200 })
  expect(await read(who, id)).toMatchObject({ status: 2, allow: ['change', 'close', 'void'] })
  const other = await begun(everything.filter((key) => key !== own('close')))
  expect(await call(other, 'close', { id: Number(id) })).toMatchObject({ status: 110000 })
  expect(await act('close', { note: '不再需要' })).toMatchObject({ status: 200 })
  expect(await call(who, 'edit', { id: Number(id), remark: '改' })).toMatchObject({ status: 422 })
  const { data } = await call(who, 'list', { keyword: '' })
  expect(data['tabs']).toContainEqual({ status: 5, count: 1 })
})

it('shows no price to who may not see prices, and keeps what they do not send', async () => {
  const who = await begun()
  const { id } = (await call(who, 'add', order([{ sku_id: String(stage.boards[0]), qty: '3', price: '7' }]))).data
  const other = await begun(everything.filter((key) => key !== 'price:view'))
  const seen = await read(other, id)
  expect(JSON.stringify(seen)).not.toMatch(/"(price|amount|gross|net|tax)"/)
  const [line] = seen['lines'] as object[]
  expect(await call(other, 'edit', { id: Number(id), lines: [{ ...line, qty: '4' }] })).toMatchObject({ status: 200 })
  expect(await read(who, id)).toMatchObject({ gross: '28', lines: [{ price: '7', qty: '4', amount: '28' }] })
})
