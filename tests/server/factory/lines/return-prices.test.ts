import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const of = (page: string) => ['index', 'add', 'edit', 'submit', 'audit'].map((name) => `admin-store-${page}-${name}`)
const papers = [...of('godownEntry'), ...of('outboundOrder')]
interface Reply {
  status: number
  data: { id: string; lines: Record<string, string>[] } & Record<string, unknown>
}
const post = async ({ headers }: SignedIn, url: string, payload: object): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/doc${url}`, headers, payload })).json()

let stage: Stage
let buyer: SignedIn
let keeper: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  buyer = await signedIn(held.app, [...papers, 'price:view'])
  keeper = await signedIn(held.app, papers)
})

const posted = async (who: SignedIn, kind: string, body: object): Promise<number> => {
  const made = await post(who, `/${kind}/add`, body)
  expect(made).toMatchObject({ status: 200 })
  const id = Number(made.data.id)
  for (const name of ['submit', 'audit']) expect(await post(who, `/${kind}/${name}`, { id })).toMatchObject({ status: 200 })
  return id
}
const received = (more: object) => {
  const lines = ['10', '10', '10', '7.77'].map((price) => ({
    ...{ sku_id: String(stage.boards[0]), qty: '3', price, price_unit: 'unit', tax_rate: '13' },
  }))
  const [party_id, warehouse_id] = [String(stage.suppliers[0]), String(stage.warehouses[0])]
  return posted(buyer, 'goods-receipt', { sub_type: 'purchase', party_id, warehouse_id, lines, ...more })
}
/** All that came goes back, as the form begins with it; fen that are owed no more. */
const credited = async (who: SignedIn, from: number, change: object = {}): Promise<number> => {
  const draft = await post(who, '/outbound-order/draft', { from: [from] })
  expect(draft).toMatchObject({ status: 200 })
  const { party_id, warehouse_id, tax_mode, lines } = draft.data
  const shown = ['source_name', 'sku_name', 'unit_name', 'lot_name']
  const own = lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !shown.includes(name))))
  const id = await posted(who, 'outbound-order', { sub_type: 'return', party_id, warehouse_id, tax_mode, lines: own, ...change })
  return (await row<{ debit: number }>(held.app.db, sql`select debit::int as debit from party_entries where document_id = ${id}`))!.debit
}

it('gives back what was owed for the goods after their discount, without the freight, also past who sees no prices', async () => {
  for (const [tax_mode, owed] of [
    ['incl', 11_331 - 3333],
    ['none', 11_331 - 3333],
    ['excl', 12_804 - 3333],
  ] as const)
    for (const freight of ['0', '15'])
      for (const who of [buyer, keeper]) {
        const id = await received({ tax_mode, discount: '33.33', freight })
        expect(await credited(who, id)).toBe(owed)
      }
  expect(await verify(held.app.db)).toEqual([])
})

it('leaves what was agreed as it is where nothing was let off', async () => {
  const id = await received({ tax_mode: 'excl' })
  const { data } = await post(buyer, '/outbound-order/draft', { from: [id] })
  expect([data['tax_mode'], ...data.lines.map(({ price }) => price)]).toEqual(['excl', '10', '10', '10', '7.77'])
  expect(await credited(keeper, id, { tax_mode: 'incl' })).toBe(12_804)
})
