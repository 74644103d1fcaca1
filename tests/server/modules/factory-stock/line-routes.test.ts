import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { act, createDocument, type NewDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { boardLine, materialLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const orders = 'admin-store-materialPurchase-index'
const receipts = 'admin-store-godownEntry-index'

interface Reply {
  status: number
  msg: string
  data: Record<string, never> & {
    list: (Record<string, string> & { history?: Record<string, string>[] })[]
    hit: Record<string, string>
    line_id?: string
    next: string
    closest: { code: string }[]
  }
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let board: number
let buyer: SignedIn
let keeper: SignedIn

async function made(
  draft: Partial<NewDocument> & Pick<NewDocument, 'type' | 'day' | 'lines'>,
  acts: string[],
): Promise<{ id: number; sn: string }> {
  const { db } = held.app
  const given = { warehouse: stage.warehouses[0]!, subType: 'purchase', party: stage.suppliers[0]!, ...draft }
  const document = await createDocument(db, given, '仓管')
  for (const name of acts) {
    if (name === 'audit') await audit(db, document.id, { who: '仓管' })
    else await act(db, document.id, name as never, { who: '仓管' })
  }
  return document
}

beforeAll(async () => {
  stage = await setStage(held.app.db)
  board = stage.boards[0]!
  await held.app.db.execute(sql`update product_types set track_lot = 1`)
  buyer = await signedIn(held.app, [orders, 'price:view'])
  keeper = await signedIn(held.app, [receipts, 'admin-store-outboundOrder-index'])
  await made({ type: 'IN', day: '2026-09-20', lines: [boardLine(board, 6, { lotNo: 'L-1', net: '600', gross: '600' })] }, [
    'submit',
    'audit',
  ])
  const second = [boardLine(board, 2, { lotNo: 'L-2', net: '200', gross: '200' })]
  await made({ type: 'IN', day: '2026-09-21', warehouse: stage.warehouses[1]!, lines: second }, ['submit', 'audit'])
})

/** An order of a supplier at a price, approved. */
const ordered = (day: string, price: string, supplier = stage.suppliers[0]!) =>
  made({ type: 'PO', subType: 'normal', day, party: supplier, lines: [boardLine(board, 3, { price, priceUnit: 'unit' } as never)] }, [
    'submit',
    'approve',
  ])

describe('facts about the goods of a line', () => {
  it('say what lies in the warehouse and everywhere, and what is on its way', async () => {
    await ordered('2026-10-01', '80')
    const { data } = await post(keeper, '/stock/lineFacts', { sku_ids: [board], warehouse_id: stage.warehouses[1] })
    expect(data.list).toMatchObject([
      {
        sku_id: String(board),
        name: expect.stringContaining('丁腈橡胶板'),
        product: '丁腈橡胶板',
        here: '2',
        everywhere: '8',
        incoming: '3',
      },
    ])
    expect(data.list[0]).not.toHaveProperty('history')
  })

  it('have the last five prices of the supplier, for who sees prices', async () => {
    for (const [at, price] of ['81', '82', '83', '84', '85'].entries()) await ordered(`2026-10-1${at}`, price)
    await ordered('2026-11-01', '70', stage.suppliers[1])
    const asked = { sku_ids: [board], party_id: stage.suppliers[0] }
    const { data } = await post(buyer, '/stock/lineFacts', asked)
    expect(data.list[0]!.history!.map(({ price, unit }) => [price, unit])).toEqual(
      ['85', '84', '83', '82', '81'].map((price) => [price, 'unit']),
    )
    expect(data.list[0]).toMatchObject({ price_alert: '5' })
    await setFactorySettings(held.app.db, { price_alert: '12.5' }, '老板')
    expect((await post(buyer, '/stock/lineFacts', asked)).data.list[0]).toMatchObject({ price_alert: '12.5' })
    const whole = await post(buyer, '/stock/lineFacts', { sku_ids: [board] })
    expect(whole.data.list[0]!.history).toEqual([])
  })

  it('tell nobody the prices of a supplier whom they do not see', async () => {
    const other = await signedIn(held.app, [orders, 'price:view'])
    await held.app.db.execute(
      sql`update roles set data_scope = 'own' where id in (select role_id from account_roles where account_id = ${other.id})`,
    )
    const { data } = await post(other, '/stock/lineFacts', { sku_ids: [board], party_id: stage.suppliers[0] })
    expect(data.list[0]).not.toHaveProperty('history')
  })
})

describe('a scanner', () => {
  const scan = (code: string, more: object = {}) => post(keeper, '/common/scan', { code, context: 'OUT', ...more })

  it('finds a lot by its label, with the weight on it, and by its number alone', async () => {
    const sn = (await held.app.db.execute<{ sn: string }>(sql`select sn from factory_products_skus where id = ${board}`)).rows[0]!.sn
    const { data } = await scan(`L-1|${sn}|270.5`, { warehouse_id: stage.warehouses[0] })
    expect(data.hit).toMatchObject({ kind: 'lot', sku_id: String(board), lot_no: 'L-1', available: '6', weight: '270.5' })
    expect(data.next).toBe('qty')
    expect((await scan('l-2', { warehouse_id: stage.warehouses[0] })).data.hit).toMatchObject({
      kind: 'lot',
      lot_no: 'L-2',
      available: '0',
    })
    expect((await scan(`L-1|another|3`)).status).toBe(404)
  })

  it('finds goods by number and bar code, and the line of a paper that has them', async () => {
    const material = stage.materials[0]!
    await held.app.db.execute(sql`update factory_products_skus set barcode = '6901234567892' where id = ${material}`)
    const paper = await made({ type: 'IN', day: '2026-10-02', lines: [boardLine(board, 1), materialLine(material, '5')] }, [])
    const { data } = await scan('6901234567892', { context: 'IN', doc_id: paper.id })
    expect(data).toMatchObject({ hit: { kind: 'sku', sku_id: String(material), counted_by: 'weight' }, next: 'weight' })
    const line = (
      await held.app.db.execute<{ id: string }>(sql`select id from factory_documents_lines where parent_id = ${paper.id} and position = 1`)
    ).rows[0]!
    expect(data.line_id).toBe(String(line.id))
  })

  it('finds papers that somebody may see, and no others', async () => {
    const { sn } = await ordered('2026-10-20', '90')
    expect((await scan(sn)).status).toBe(404)
    expect((await post(buyer, '/common/scan', { code: sn.toLowerCase(), context: 'IN' })).data).toMatchObject({
      hit: { kind: 'doc', label: sn },
      next: 'done',
    })
  })

  it('names the three that come closest where it finds nothing', async () => {
    const refused = await scan('L-11')
    expect(refused).toMatchObject({ status: 404, msg: '没有找到“L-11”' })
    expect(refused.data.closest).toHaveLength(3)
    expect(refused.data.closest[0]!.code).toBe('L-1')
  })
})

describe('choices', () => {
  it('of goods are those of a product, of lots those that lie in a warehouse', async () => {
    const product = (await held.app.db.execute<{ id: string }>(sql`select parent_id as id from factory_products_skus where id = ${board}`))
      .rows[0]!
    const goods = await post(keeper, '/product/sku/options', { product_id: String(product.id) })
    expect(goods.data.list.map(({ id }) => id)).toEqual([String(board)])
    const lots = await post(keeper, '/stock/lot/options', { sku_id: String(board), warehouse_id: String(stage.warehouses[1]) })
    expect(lots.data.list.map(({ name }) => name)).toEqual(['L-2'])
  })
})
