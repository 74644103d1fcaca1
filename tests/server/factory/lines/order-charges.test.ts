import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const orders = ['index', 'add', 'submit', 'approve'].map((name) => `admin-store-materialPurchase-${name}`)
const receipts = ['index', 'add', 'edit', 'submit', 'withdraw', 'audit'].map((name) => `admin-store-godownEntry-${name}`)

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; version: number; lines: Record<string, string>[] } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()
const read = async (kind: string, id: string) => (await post(buyer, `/doc/${kind}/read`, { id: Number(id) })).data

let stage: Stage
let buyer: SignedIn
let keeper: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  buyer = await signedIn(held.app, [...orders, ...receipts, 'price:view'])
  keeper = await signedIn(held.app, receipts)
})

const line = (price: string, qty = '1') => ({ sku_id: String(stage.boards[0]), qty, price, price_unit: 'unit', tax_rate: '13' })
const header = () => ({ party_id: String(stage.suppliers[0]), warehouse_id: String(stage.warehouses[0]) })

it('spreads what stands on a document over its lines, to the fen', async () => {
  for (const tax_mode of ['incl', 'excl', 'none']) {
    const lines = [line('10'), line('10'), line('10')]
    const { data } = await post(buyer, '/doc/purchase-order/add', {
      ...header(),
      tax_mode,
      discount: '0.5',
      freight: '1.5',
      deposit: '6',
      lines,
    })
    const paper = await read('purchase-order', data.id)
    const sums = await row<Record<string, string>>(
      held.app.db,
      sql`select trim_scale(sum(net))::text as net, trim_scale(sum(tax))::text as tax, trim_scale(sum(gross))::text as gross, count(distinct gross)::text as shares
          from factory_documents_lines where parent_id = ${Number(data.id)}`,
    )
    const gross = tax_mode === 'excl' ? '34.9' : '31'
    expect(paper).toMatchObject({ gross, deposit: '6', net: sums!['net'], tax: sums!['tax'] })
    expect(sums).toMatchObject({ gross, shares: '2' })
  }
  const over = await post(buyer, '/doc/purchase-order/add', { ...header(), discount: '10.01', lines: [line('10')] })
  expect(over).toMatchObject({ status: 400, code: 'DISCOUNT_OVER', errors: { discount: expect.any(String) } })
})

const ordered = async (more: object): Promise<number> => {
  const { data } = await post(buyer, '/doc/purchase-order/add', { ...header(), lines: [line('100', '10')], ...more })
  for (const name of ['submit', 'approve']) await post(buyer, `/doc/purchase-order/${name}`, { id: Number(data.id) })
  return Number(data.id)
}
const received = async (who: SignedIn, from: number, qty: string): Promise<string> => {
  const { data: draft } = await post(who, '/doc/goods-receipt/draft', { from: [from] })
  const { lines, party_name: _, warehouse_name: __, ...rest } = draft
  const made = await post(who, '/doc/goods-receipt/add', { sub_type: 'purchase', ...rest, lines: [{ ...lines[0], qty }] })
  expect(made).toMatchObject({ status: 200 })
  for (const name of ['submit', 'audit'])
    expect(await post(who, `/doc/goods-receipt/${name}`, { id: Number(made.data.id) })).toMatchObject({ status: 200 })
  return made.data.id
}

it('goes over to receipts with the goods, also past who sees no prices, and is owed and cost as one', async () => {
  const id = await ordered({ discount: '33.34', freight: '13' })
  expect(JSON.stringify(await post(keeper, '/doc/goods-receipt/draft', { from: [id] }))).not.toMatch(/discount|33\.34/)
  expect(await read('goods-receipt', await received(keeper, id, '3'))).toMatchObject({ discount: '10', freight: '3.9', gross: '293.9' })
  const last = await received(buyer, id, '7')
  expect(await read('goods-receipt', last)).toMatchObject({ discount: '23.34', freight: '9.1', gross: '685.76' })
  const owed = await rows(
    held.app.db,
    sql`select e.credit::int as credit, (select sum(value)::int from stock_moves m where m.document_id = e.document_id) as cost,
          (select (net * 100)::int from factory_documents d where d.id = e.document_id) as net
        from party_entries e where e.document_id = ${Number(last)}`,
  )
  expect(owed).toEqual([{ credit: 68576, cost: 60687, net: 60687 }])
  expect(await verify(held.app.db)).toEqual([])
})

it('leaves no fen of a discount behind with the last goods', async () => {
  const id = await ordered({ lines: [line('100', '3')], discount: '0.1' })
  const discounts: unknown[] = []
  for (let at = 0; at < 3; at++) discounts.push((await read('goods-receipt', await received(keeper, id, '1')))['discount'])
  expect(discounts).toEqual(['0.03', '0.03', '0.04'])
})

const drafted = async (who: SignedIn, from: number[], lines: (all: Record<string, string>[]) => object[], more: object = {}) => {
  const { data: draft } = await post(who, '/doc/goods-receipt/draft', { from })
  const { party_name: _, warehouse_name: __, ...rest } = draft
  const made = await post(who, '/doc/goods-receipt/add', { sub_type: 'purchase', ...rest, ...more, lines: lines(draft.lines) })
  expect(made).toMatchObject({ status: 200 })
  return made.data.id
}
const posted = async (id: string): Promise<Reply> => {
  await post(buyer, '/doc/goods-receipt/submit', { id: Number(id) })
  return post(buyer, '/doc/goods-receipt/audit', { id: Number(id) })
}

it('is given once, whatever receipts are drafted beside each other', async () => {
  const id = await ordered({ discount: '33.34' })
  const some = (qty: string) => (all: Record<string, string>[]) => [{ ...all[0], qty }]
  // both were written when all of it was still to come
  const [first, second] = [
    await drafted(buyer, [id], some('4'), { discount: '33.34' }),
    await drafted(buyer, [id], some('6'), { discount: '10' }),
  ]
  expect(await posted(first)).toMatchObject({ status: 200 })
  expect(await posted(second)).toMatchObject({ status: 422, code: 'DISCOUNT_GIVEN', errors: { discount: expect.stringContaining('0 元') } })
  await post(buyer, '/doc/goods-receipt/withdraw', { id: Number(second) })
  const edited = { id: Number(second), lines: some('6')((await read('goods-receipt', second)).lines), discount: '0' }
  expect(await post(buyer, '/doc/goods-receipt/edit', edited)).toMatchObject({ status: 200 })
  expect(await posted(second)).toMatchObject({ status: 200 })
  // what nobody has ordered may have a discount of its own
  const other = await ordered({ discount: '5' })
  const gift = (all: Record<string, string>[]) => [{ ...all[0], qty: '10' }, line('20', '1')]
  expect(await posted(await drafted(buyer, [other], gift, { discount: '25' }))).toMatchObject({ status: 200 })
})

it('is each order’s own where a receipt answers several, and follows what somebody who sees no prices writes', async () => {
  const [one, two] = [await ordered({ discount: '30' }), await ordered({ discount: '7' })]
  const both = await drafted(
    buyer,
    [one, two],
    (all) => [
      { ...all[0], qty: '10' },
      { ...all[1], qty: '2' },
    ],
    { discount: '31.4' },
  )
  expect(await posted(both)).toMatchObject({ status: 200 })
  expect((await post(buyer, '/doc/goods-receipt/draft', { from: [two] })).data).toMatchObject({ discount: '5.60' })
  const rest = await drafted(keeper, [two], (all) => all)
  const [left] = (await read('goods-receipt', rest)).lines
  expect(await post(keeper, '/doc/goods-receipt/edit', { id: Number(rest), lines: [{ ...left, qty: '3' }] })).toMatchObject({ status: 200 })
  expect(await read('goods-receipt', rest)).toMatchObject({ discount: '2.1' })
  expect(await posted(rest)).toMatchObject({ status: 200 })
})

it('is due as the terms of the supplier say, until somebody says another day', async () => {
  await held.app.db.execute(sql`update parties set pay_term = 'month_end', pay_days = 30 where id = ${stage.suppliers[0]!}`)
  const body = { sub_type: 'purchase', ...header(), biz_date: '2026-11-21', lines: [line('10')] }
  const { data } = await post(buyer, '/doc/goods-receipt/add', body)
  expect(await read('goods-receipt', data.id)).toMatchObject({ due_date: '2026-12-30' })
  await post(buyer, '/doc/goods-receipt/edit', { id: Number(data.id), version: 1, biz_date: '2026-12-01' })
  expect(await read('goods-receipt', data.id)).toMatchObject({ due_date: '2027-01-30' })
  await post(buyer, '/doc/goods-receipt/edit', { id: Number(data.id), version: 2, due_date: '2027-02-15' })
  await post(buyer, '/doc/goods-receipt/edit', { id: Number(data.id), version: 3, biz_date: '2026-12-02' })
  expect(await read('goods-receipt', data.id)).toMatchObject({ due_date: '2027-02-15' })
})
