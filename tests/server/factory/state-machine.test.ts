import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { act, createDocument, linesOf } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { seeded } from '../../support/random.mjs'
import { signedIn, testApp, type SignedIn } from '../database.ts'
import { boardLine, day, pick, setStage, who, type Stage } from './stage.ts'

const held = testApp()
let stage: Stage
let boss: SignedIn

/** The tables of manufacturing 2.8 as they are written there: state, action, state after it. */
const commitment: Record<number, Record<string, number>> = {
  0: { edit: 0, submit: 1, void: 9 },
  1: { approve: 2, reject: 0, withdraw: 0, void: 9 },
  // what was approved is edited by a change, for a reason
  2: { edit: 2, close: 5, void: 9 },
  5: { reopen: 2 },
  9: {},
}
const posting: Record<number, Record<string, number>> = {
  0: { edit: 0, submit: 1, void: 9 },
  1: { audit: 2, reject: 0, withdraw: 0, void: 9 },
  2: { reverse: 8 },
  8: {},
  9: {},
}
const papers = [
  { name: 'purchase-order', machine: commitment },
  { name: 'goods-receipt', machine: posting },
  { name: 'outbound-order', machine: posting },
  { name: 'stock-transfer', machine: posting },
]
const actions = ['edit', 'submit', 'approve', 'reject', 'withdraw', 'close', 'reopen', 'audit', 'reverse', 'void']

const post = (url: string, payload: object) => held.app.inject({ method: 'POST', url: `/api/doc${url}`, headers: boss.headers, payload })

function bodyOf(name: string): object {
  const [from, to] = stage.warehouses.map(String)
  const [party] = stage.suppliers.map(String)
  // what comes in is not what goes out, so that nothing of it is used
  const sku_id = String(stage.boards[name === 'goods-receipt' || name === 'purchase-order' ? 0 : 1])
  const lines = [{ sku_id, qty: '1', price: '10', price_unit: 'unit', tax_rate: '13' }]
  if (name === 'purchase-order') return { party_id: party, lines }
  if (name === 'goods-receipt') return { sub_type: 'purchase', party_id: party, warehouse_id: from, lines }
  if (name === 'outbound-order') return { sub_type: 'other', warehouse_id: from, reason: '试', lines: [{ sku_id, qty: '1' }] }
  return { warehouse_id: from, to_warehouse_id: to, lines: [{ sku_id, qty: '1' }] }
}

/** Everything that an act could have written. */
const traces = () =>
  row<{ all: string }>(
    held.app.db,
    sql`select concat_ws(' ', (select string_agg(md5(d::text), '' order by id) from factory_documents d),
      (select string_agg(md5(l::text), '' order by id) from factory_documents_lines l), (select count(*) from document_events),
      (select count(*) from stock_moves), (select count(*) from party_entries), (select count(*) from journal_entries),
      (select string_agg(md5(b::text), '' order by sku_id, warehouse_id, lot_id) from stock_balances b)) as all`,
  )

beforeAll(async () => {
  stage = await setStage(held.app.db)
  boss = await signedIn(held.app)
  const [from] = stage.warehouses
  await held.app.db.execute(sql`update factory_products_skus set allows_negative = 1 where id = ${stage.boards[1]}`)
  expect(from).toBeDefined()
})

it('P-D1: of random acts those of the table alone succeed; all others are refused and leave nothing', async () => {
  const next = seeded(28)
  const seen = { legal: 0, illegal: 0 }
  for (const { name, machine } of papers)
    for (let one = 0; one < 5; one++) {
      const made = await post(`/${name}/add`, bodyOf(name))
      expect(made.json()).toMatchObject({ status: 200 })
      const id = Number(made.json().data.id)
      let state = 0
      for (let turn = 0; turn < 14; turn++) {
        const legal = Object.keys(machine[state]!)
        const action = legal.length > 0 && next() < 0.4 ? pick(next, legal) : pick(next, actions)
        const before = await traces()
        const reply = await post(`/${name}/${action}`, {
          id,
          ...(action === 'edit'
            ? { remark: `第 ${turn} 次`, ...(name === 'purchase-order' && { change_reason: '原因' }) }
            : { note: '原因' }),
        })
        const after = machine[state]![action]
        if (after === undefined) {
          const { status } = reply.json<{ status: number }>()
          // an act that this kind of paper does not know is no call at all
          expect([404, 409, 422], `${name} ${state} ${action}`).toContain(status)
          expect(await traces(), `${name} ${state} ${action}`).toEqual(before)
          seen.illegal++
          continue
        }
        expect(reply.json(), `${name} ${state} ${action}`).toMatchObject({ status: 200 })
        state = after
        expect((await row<{ status: number }>(held.app.db, sql`select status from factory_documents where id = ${id}`))!.status).toBe(state)
        seen.legal++
      }
    }
  expect(Math.min(seen.legal, seen.illegal)).toBeGreaterThan(60)
  expect(await verify(held.app.db)).toEqual([])
})

it('P-D1: an order of which something has come is changed, closed and opened again, one that is done nothing of that; neither is void', async () => {
  const { db } = held.app
  const [sku, party, warehouse] = [stage.boards[2]!, stage.suppliers[0]!, stage.warehouses[0]!]
  const { data } = (
    await post('/purchase-order/add', { party_id: String(party), lines: [{ sku_id: String(sku), qty: '4', price: '10' }] })
  ).json()
  const id = Number(data.id)
  for (const action of ['submit', 'approve']) await post(`/purchase-order/${action}`, { id })
  const [line] = await linesOf(db, id)
  const comes = async (pieces: number) => {
    const lines = [boardLine(sku, pieces, { source: line!.id, net: '10', gross: '10' })]
    const receipt = await createDocument(db, { type: 'IN', subType: 'purchase', day, party, warehouse, lines }, '仓管')
    await act(db, receipt.id, 'submit', who)
    await audit(db, receipt.id, who)
  }
  const state = async () => (await row<{ status: number }>(db, sql`select status from factory_documents where id = ${id}`))!.status
  const body = (action: string) => ({ id, ...(action === 'edit' ? { remark: '改', change_reason: '原因' } : { note: '原因' }) })
  const refuses = async (...refused: string[]) => {
    for (const action of refused) {
      const before = await traces()
      const reply = await post(`/purchase-order/${action}`, body(action))
      expect([404, 409, 422], `${await state()} ${action}`).toContain(reply.json<{ status: number }>().status)
      expect(await traces(), action).toEqual(before)
    }
  }
  await comes(1)
  expect(await state()).toBe(3)
  await refuses('submit', 'approve', 'reject', 'withdraw', 'reopen', 'audit', 'reverse', 'void')
  for (const [action, after] of [
    ['edit', 3],
    ['close', 5],
    ['reopen', 3],
  ] as const) {
    const reply = await post(`/purchase-order/${action}`, body(action))
    expect(reply.json(), action).toMatchObject({ status: 200 })
    expect(await state(), action).toBe(after)
  }
  await comes(3)
  expect(await state()).toBe(4)
  await refuses(...actions)
  expect(await verify(db)).toEqual([])
})
