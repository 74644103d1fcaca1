import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const buttons = (page: string, ...names: string[]) => names.map((name) => `admin-store-${page}-${name}`)

type Line = Record<string, string>
interface Reply {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: { id: string; list: Line[]; lines: Line[] } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let board: string
let buyer: SignedIn
let keeper: SignedIn
/** Keeps the store and sees prices. */
let receiver: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  board = String(stage.boards[0])
  await held.app.db.execute(sql`update product_types set track_lot = 1`)
  buyer = await signedIn(held.app, [...buttons('materialPurchase', 'index', 'add', 'submit', 'approve'), 'price:view'])
  receiver = await signedIn(held.app, [...buttons('godownEntry', 'index', 'add', 'submit', 'audit', 'unaudit'), 'price:view'])
  keeper = await signedIn(held.app, [
    ...buttons('godownEntry', 'index', 'add', 'submit', 'audit', 'unaudit'),
    ...buttons('outboundOrder', 'index', 'add', 'edit', 'submit', 'audit'),
  ])
})

const acted = async (who: SignedIn, paper: string, body: object, ...acts: string[]): Promise<number> => {
  const added = await post(who, `/doc/${paper}/add`, body)
  expect(added).toMatchObject({ status: 200 })
  const id = Number(added.data.id)
  for (const name of acts) expect(await post(who, `/doc/${paper}/${name}`, { id })).toMatchObject({ status: 200 })
  return id
}

const head = () => ({ party_id: String(stage.suppliers[0]), warehouse_id: String(stage.warehouses[0]), tax_mode: 'incl' })
const without = (line: Line, ...names: string[]): Line => Object.fromEntries(Object.entries(line).filter(([name]) => !names.includes(name)))

/** Boards that were bought at 800 each and have come, in one lot. */
async function received(qty: string): Promise<number> {
  const order = await acted(
    buyer,
    'purchase-order',
    { ...head(), lines: [{ sku_id: board, qty, price: '800', price_unit: 'unit', tax_rate: '13' }] },
    'submit',
    'approve',
  )
  const { data } = await post(keeper, '/doc/goods-receipt/draft', { from: [order] })
  const lines = data.lines.map((line) => without(line, 'source_name', 'sku_name', 'wanted'))
  return acted(keeper, 'goods-receipt', { ...head(), sub_type: 'purchase', lines }, 'submit', 'audit')
}

describe('a return to the supplier', () => {
  const bodyOf = ({ lines }: Reply['data'], qty?: string) => ({
    ...{ ...head(), sub_type: 'return' },
    lines: lines.map((line) => ({ ...without(line, 'source_name', 'sku_name', 'lot_name'), ...(qty && { qty }) })),
  })

  it('begins with what came, with its lot, and takes the agreed price unseen', async () => {
    const receipt = await received('10')
    const { data } = await post(keeper, '/doc/outbound-order/draft', { from: [receipt] })
    expect(data).toMatchObject({
      party_id: String(stage.suppliers[0]),
      warehouse_id: String(stage.warehouses[0]),
      lines: [{ sku_id: board, qty: '10' }],
    })
    expect(data.lines[0]!['lot_id']).not.toBe('')
    expect(data.lines[0]).not.toHaveProperty('price')
    const back = await acted(keeper, 'outbound-order', bodyOf(data, '4'), 'submit', 'audit')
    const gross = (await held.app.db.execute<{ gross: string }>(sql`select gross::text as gross from factory_documents where id = ${back}`))
      .rows[0]!
    expect(gross.gross).toBe('3200.00')
    // what went back does not go back again
    const rest = await post(keeper, '/doc/outbound-order/draft', { from: [receipt] })
    expect(rest.data.lines).toMatchObject([{ qty: '6' }])
    await acted(keeper, 'outbound-order', bodyOf(rest.data), 'submit', 'audit')
    expect(await post(keeper, '/doc/outbound-order/draft', { from: [receipt] })).toMatchObject({ status: 422, code: 'RETURN_NOTHING' })
  })

  it('answers goods of that supplier alone', async () => {
    const { data } = await post(keeper, '/doc/outbound-order/draft', { from: [await received('2')] })
    const wrong = { ...bodyOf(data), party_id: String(stage.suppliers[1]) }
    expect(await post(keeper, '/doc/outbound-order/add', wrong)).toMatchObject({ status: 400, code: 'RETURN_OTHER' })
  })

  it('is refused of a receipt that is not posted or not there', async () => {
    const draft = await acted(keeper, 'goods-receipt', { ...head(), sub_type: 'purchase', lines: [{ sku_id: board, qty: '1' }] })
    expect(await post(keeper, '/doc/outbound-order/draft', { from: [draft] })).toMatchObject({ status: 422, code: 'RETURN_NOTHING' })
    expect(await post(keeper, '/doc/outbound-order/draft', { from: [999_999] })).toMatchObject({ status: 400, code: 'RECORD_GONE' })
  })
})

describe('what is short', () => {
  it('is what is wanted at least, less what lies there and what is on its way', async () => {
    const material = stage.materials[0]!
    const supplier = stage.suppliers[1]!
    await held.app.db.execute(
      sql`update factory_products set safety_min = 500, supplier_id = ${supplier} where id = (select parent_id from factory_products_skus where id = ${material})`,
    )
    const short = async (query: object = {}) => {
      const { data } = await post(buyer, '/doc/purchase-order/shortage', query)
      return data.list.filter(({ sku_id }) => sku_id === String(material))
    }
    expect(await short()).toMatchObject([{ qty: '500', on_hand: '0', incoming: '0', supplier_id: String(supplier), price: '' }])
    const lines = [{ sku_id: String(material), qty: '180', price: '9.5', price_unit: 'unit', tax_rate: '13' }]
    await acted(buyer, 'purchase-order', { ...head(), party_id: String(supplier), lines }, 'submit', 'approve')
    expect(await short({ party_id: supplier })).toMatchObject([{ qty: '320', incoming: '180', price: '9.5', tax_rate: '13' }])
    expect(await short({ party_id: stage.suppliers[0] })).toEqual([])
    // what was taken back was no purchase, whatever stands on its mirror
    const taken = {
      ...head(),
      party_id: String(supplier),
      sub_type: 'purchase',
      lines: [{ sku_id: String(material), qty: '1', price: '7', price_unit: 'kg', tax_rate: '9' }],
    }
    const receipt = await acted(receiver, 'goods-receipt', taken, 'submit', 'audit')
    expect(await post(receiver, '/doc/goods-receipt/reverse', { id: receipt, note: '录错' })).toMatchObject({ status: 200 })
    const mirror = await post(receiver, '/doc/goods-receipt/list', { page: 1, limit: 1 })
    expect((await post(receiver, '/doc/goods-receipt/read', { id: Number(mirror.data.list[0]!['id']) })).data).toMatchObject({
      is_mirror: true,
      lines: [{ price: '7', price_unit: 'kg', tax_rate: '9' }],
    })
    expect(await short({ party_id: supplier })).toMatchObject([
      { qty: '320', incoming: '180', price: '9.5', price_unit: 'unit', tax_rate: '13' },
    ])
    await acted(
      buyer,
      'purchase-order',
      { ...head(), party_id: String(supplier), lines: [{ ...lines[0], qty: '320' }] },
      'submit',
      'approve',
    )
    expect(await short()).toEqual([])
  })
})
