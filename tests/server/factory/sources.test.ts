import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { closeLines } from '#src/server/factory/acts/close-lines.ts'
import { act, createDocument, type NewDocument } from '#src/server/factory/documents.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { seeded } from '../../support/random.mjs'
import { boardLine, day, factoryStage, pick, setStage, who } from './stage.ts'

const held = factoryStage()

interface OrderLine {
  id: number
  order: number
  sku: number
  ordered: number
  taken: number
  isClosed: boolean
}
interface Delivery {
  id: number
  /** Lines of it, with the order line of each and how many of it went back. */
  lines: { id: number; of: OrderLine; qty: number; back: number; sku: number }[]
}

const linesOf = (id: number) =>
  rows<{ id: number }>(held.db, sql`select id from factory_documents_lines where parent_id = ${id} order by position`)
const most = ({ ordered }: OrderLine) => Math.floor((ordered * 103) / 100)

/** Writes a paper and posts it; answers why not, where it is refused. */
async function posted(draft: NewDocument): Promise<{ id: number; code?: string }> {
  const { id } = await createDocument(held.db, draft, '采购')
  await act(held.db, id, 'submit', who)
  if (draft.type === 'PO') await act(held.db, id, 'approve', who)
  else {
    const code = await audit(held.db, id, who).then(
      () => undefined,
      (error: { detail?: { code?: string } }) => error.detail?.code ?? String(error),
    )
    if (code) return { id, code }
  }
  return { id }
}

describe('P-D3: what was ordered, what has come, what went back', () => {
  it.each([1, 2, 3])('never exceed each other, however they are split, merged, closed and taken back, seed %i', async (seed) => {
    const [stage, next] = [await setStage(held.db, { boards: 3 }), seeded(seed)]
    const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
    const [orders, deliveries]: [OrderLine[], Delivery[]] = [[], []]
    const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
    const money = (qty: number) => ({ price: '10', net: String(qty * 10), gross: String(qty * 10) })
    const deeds = {
      async order() {
        const lines = Array.from({ length: whole(1, 3) }, () => ({ sku: pick(next, stage.boards), ordered: whole(1, 80) }))
        const draft = { type: 'PO' as const, day, party, lines: lines.map(({ sku, ordered }) => boardLine(sku, ordered, money(ordered))) }
        const { id } = await posted(draft)
        for (const [at, line] of (await linesOf(id)).entries())
          orders.push({ ...lines[at]!, id: line.id, order: id, taken: 0, isClosed: false })
      },
      async receive() {
        // lines of several orders, one of them perhaps twice
        const chosen = Array.from({ length: whole(1, 3) }, () => pick(next, orders)).map((of) => ({
          of,
          qty: Math.max(1, Math.round((of.ordered - of.taken) * pick(next, [0.4, 1, 1, 1.03, 1.2]))),
        }))
        const wanted = new Map<OrderLine, number>()
        for (const { of, qty } of chosen) wanted.set(of, (wanted.get(of) ?? of.taken) + qty)
        const isPossible = [...wanted].every(([of, taken]) => !of.isClosed && taken <= most(of))
        const lines = chosen.map(({ of, qty }) => boardLine(of.sku, qty, { source: of.id, ...money(qty) }))
        const { id, code } = await posted({ type: 'IN', subType: 'purchase', day, party, warehouse, lines })
        expect(code === undefined, code).toBe(isPossible)
        if (code) expect(['OVER_DELIVERED', 'SOURCE_CLOSED']).toContain(code)
        if (code) return
        for (const [of, taken] of wanted) of.taken = taken
        const own = await linesOf(id)
        deliveries.push({ id, lines: chosen.map((one, at) => ({ ...one, id: own[at]!.id, back: 0, sku: one.of.sku })) })
      },
      async giveBack() {
        const line = pick(next, pick(next, deliveries).lines)
        const qty = whole(1, line.qty + 2)
        const lines = [boardLine(line.sku, qty, { source: line.id, ...money(qty) })]
        const { code } = await posted({ type: 'OUT', subType: 'return', day, party, warehouse, lines })
        if (code === 'STOCK_SHORT') return
        expect(code === undefined, code).toBe(line.back + qty <= line.qty)
        if (!code) line.back += qty
      },
      async takeBack() {
        const at = Math.floor(next() * deliveries.length)
        const { id, lines } = deliveries[at]!
        const code = await reverse(held.db, id, day, who).then(
          () => undefined,
          (error: { detail?: { code?: string } }) => error.detail?.code ?? String(error),
        )
        if (code === 'STOCK_SHORT') return
        expect(code === undefined, code).toBe(lines.every(({ back }) => back === 0))
        if (code) return
        for (const { of, qty } of lines) of.taken -= qty
        deliveries.splice(at, 1)
      },
      async close() {
        const line = pick(next, orders)
        const isPossible =
          !line.isClosed && !orders.filter(({ order }) => order === line.order).every((one) => one.isClosed || one.taken >= one.ordered)
        const isDone = await closeLines(held.db, line.order, [line.id], '采购', '余量不要了').then(
          () => true,
          () => false,
        )
        expect(isDone).toBe(isPossible)
        if (isDone) line.isClosed = true
      },
    }
    await deeds.order()
    for (let turn = 0; turn < 70; turn++) {
      const share = next()
      if (share < 0.2) await deeds.order()
      else if (share < 0.65 || deliveries.length === 0) await deeds.receive()
      else if (share < 0.8) await deeds.giveBack()
      else if (share < 0.92) await deeds.takeBack()
      else await deeds.close()
    }
    const taken = await rows<{ id: number; taken: number }>(
      held.db,
      sql`select id, taken::int as taken from factory_documents_lines where id = any(${sql.param(orders.map(({ id }) => id))}::bigint[]) order by id`,
    )
    expect(taken).toEqual(orders.map(({ id, taken: count }) => ({ id, taken: count })).sort((one, other) => one.id - other.id))
    // what is owed is what has come and has not gone back
    const billed = deliveries.flatMap(({ lines }) => lines).reduce((sum, { qty, back }) => sum + (qty - back) * 1000, 0)
    const owed = await row<{ sum: number }>(
      held.db,
      sql`select (credit - debit) as sum from party_balances where party_id = ${party} and side = 'AP'`,
    )
    expect(Number(owed?.sum ?? 0)).toBe(billed)
    expect(await verify(held.db)).toEqual([])
  })
})

describe('P-D7: what happens to a paper', () => {
  it('never changes its remark, its files or what its lines say', async () => {
    const stage = await setStage(held.db)
    const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
    const said = (id: number) =>
      row(
        held.db,
        sql`select d.remark, d.files, d.reason, d.net, d.gross, d.pieces, d.weight, (select json_agg(json_build_array(l.id, l.position, l.sku_id, l.qty, l.pieces, l.area,
              l.weight_theory, l.weight_actual, l.price, l.net, l.gross, l.supplier_lot, l.remark) order by l.position) from factory_documents_lines l where l.parent_id = d.id) as lines
            from factory_documents d where d.id = ${id}`,
      )
    const paths = [
      ['PO', 'submit', 'reject', 'submit', 'withdraw', 'submit', 'approve', 'close line', 'close', 'reopen', 'void'],
      ['IN', 'submit', 'withdraw', 'submit', 'audit', 'reverse'],
      ['OUT', 'submit', 'void'],
      ['TRANSFER', 'void'],
      ['COUNT', 'submit', 'audit', 'reverse'],
    ] as const
    for (const [type, ...acts] of paths) {
      const lines = [
        boardLine(stage.boards[0]!, 5, { price: '8', net: '40', gross: '40', supplierLot: 'S1' }),
        boardLine(stage.boards[1]!, 2),
      ]
      const { id } = await createDocument(
        held.db,
        { type, subType: { IN: 'purchase', COUNT: 'adjust' }[type as string] ?? '', day, party, warehouse, reason: '试', lines },
        '采购',
      )
      await held.db.execute(sql`update factory_documents set remark = '周五前到', files = '["a.pdf"]' where id = ${id}`)
      await held.db.execute(sql`update factory_documents_lines set remark = '😀 第 ' || position where parent_id = ${id}`)
      const before = await said(id)
      for (const name of acts) {
        if (name === 'audit') await audit(held.db, id, who)
        else if (name === 'reverse') await reverse(held.db, id, day, who)
        else if (name === 'close line') await closeLines(held.db, id, [(await linesOf(id))[1]!.id], who.who, '不来了')
        else await act(held.db, id, name, { ...who, note: '为什么' })
        expect(await said(id), `${type} after ${name}`).toEqual(before)
      }
    }
  })
})
