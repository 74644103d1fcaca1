import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit, auditAll, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { seeded } from '../../support/random.mjs'
import { boardLine, day, factoryStage, lying, materialLine, pick, setStage, who } from './stage.ts'

const held = factoryStage()
const { receipt, issue } = held

describe('a receipt', () => {
  it('brings goods, worth and debt, all at once', async () => {
    const [sku] = (await setStage(held.db)).boards
    const id = await receipt([boardLine(sku!, 4, { net: '380.53', tax: '49.47', gross: '430.00' })])
    expect((await lying(held.db))[`${sku}@${held.stage.warehouses[0]}`]).toBeUndefined()
    await audit(held.db, id, who)
    expect((await lying(held.db))[`${sku}@${held.stage.warehouses[0]}`]).toBe('4 180')
    const owed = await row<{ credit: number }>(held.db, sql`select credit from party_entries where document_id = ${id}`)
    expect(owed!.credit).toBe(43_000)
    const journal = await rows(held.db, sql`select account, debit, credit from journal_entries where document_id = ${id} order by account`)
    expect(journal).toEqual([
      { account: 'goods', debit: 38_053, credit: 0 },
      { account: 'payable', debit: 0, credit: 43_000 },
      { account: 'tax-in', debit: 4_947, credit: 0 },
    ])
  })

  it('is audited once, and an audited one is left alone', async () => {
    const id = await receipt([boardLine(held.stage.boards[0]!, 1, { net: '100.00', gross: '100.00' })])
    const results = await Promise.allSettled([audit(held.db, id, who), audit(held.db, id, who), audit(held.db, id, who)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(act(held.db, id, 'void', who)).rejects.toMatchObject({ detail: { code: 'RECORD_STATE' } })
  })
})

describe('what is short', () => {
  it('P-S3: is refused over all lines of a document, and over all documents of a batch, and nothing is posted', async () => {
    const [sku] = (await setStage(held.db)).boards
    await audit(held.db, await receipt([boardLine(sku!, 100, { net: '1000.00', gross: '1000.00' })]), who)
    const before = await lying(held.db)
    const both = await issue([boardLine(sku!, 60), boardLine(sku!, 60)])
    await expect(audit(held.db, both, who)).rejects.toMatchObject({
      detail: {
        ...{ status: 422, code: 'STOCK_SHORT' },
        data: { shortages: [{ sku, warehouse: held.stage.warehouses[0], lot: 0, need: '120', have: '100' }] },
      },
    })
    const two = [await issue([boardLine(sku!, 60)]), await issue([boardLine(sku!, 60)])]
    await expect(auditAll(held.db, two, who, true)).rejects.toMatchObject({ detail: { code: 'STOCK_SHORT' } })
    expect(await lying(held.db)).toEqual(before)
    expect(await row(held.db, sql`select status from factory_documents where id = ${both}`)).toEqual({ status: 1 })
    const each = await auditAll(held.db, two, who, false)
    expect([each.done, each.failed.map(({ id }) => id)]).toEqual([[two[0]], [two[1]]])
    expect(await verify(held.db)).toEqual([])
  })
})

describe('a reversal', () => {
  it('P-S4: restores every balance and stands as a second document; once', async () => {
    const own = await setStage(held.db)
    const [sku] = own.boards
    const [material] = own.materials
    const before = await lying(held.db)
    const id = await receipt([
      boardLine(sku!, 3, { net: '99.99', gross: '99.99' }),
      materialLine(material!, '12.345', { net: '50.00', gross: '50.00' }),
    ])
    await audit(held.db, id, who)
    const mirror = await reverse(held.db, id, day, who)
    expect(await lying(held.db)).toEqual(before)
    expect(await row(held.db, sql`select value, weight from stock_values where sku_id = ${sku}`)).toEqual({ value: 0, weight: 0 })
    expect(await rows(held.db, sql`select status from factory_documents where id in (${id}, ${mirror.id}) order by id`)).toEqual([
      { status: 8 },
      { status: 2 },
    ])
    await expect(reverse(held.db, id, day, who)).rejects.toMatchObject({ detail: { code: 'RECORD_STATE' } })
    expect(await verify(held.db)).toEqual([])
  })

  it('of what was partly issued is refused with what hinders', async () => {
    const [sku] = (await setStage(held.db)).boards
    const id = await receipt([boardLine(sku!, 5, { net: '500.00', gross: '500.00' })])
    await audit(held.db, id, who)
    await audit(held.db, await issue([boardLine(sku!, 2)]), who)
    await expect(reverse(held.db, id, day, who)).rejects.toMatchObject({
      detail: { code: 'STOCK_SHORT', data: { shortages: [{ sku, have: '3' }] } },
    })
    expect(await row(held.db, sql`select status from factory_documents where id = ${id}`)).toEqual({ status: 2 })
  })
})

describe('boards that weigh what they weigh', () => {
  const heavy = (sku: number, pieces: number, weightActual: string, value: string) =>
    boardLine(sku, pieces, { weightActual, net: value, gross: value })
  const left = (sku: number) => row(held.db, sql`select pieces, weight, value from stock_values where sku_id = ${sku}`)

  it('are taken back to the piece, with the weight that is still there', async () => {
    const [sku] = (await setStage(held.db)).boards
    const first = await receipt([heavy(sku!, 10, '100', '1000.00')])
    const second = await receipt([heavy(sku!, 10, '140', '1400.00')])
    await auditAll(held.db, [first, second], who, false)
    await audit(held.db, await issue([boardLine(sku!, 10)]), who)
    expect(await left(sku!)).toEqual({ pieces: 10_000_000, weight: 120_000_000, value: 120_000 })
    await reverse(held.db, second, day, who)
    expect(await left(sku!)).toEqual({ pieces: 0, weight: 0, value: 0 })
    await expect(reverse(held.db, first, day, who)).rejects.toMatchObject({ detail: { data: { shortages: [{ need: '10', have: '0' }] } } })
    expect(await verify(held.db)).toEqual([])
  })

  it('leave by pieces alone: a line of weight, of nothing or of less is none', async () => {
    const [sku] = (await setStage(held.db)).boards
    await audit(held.db, await receipt([heavy(sku!, 10, '450', '10000.00')]), who)
    for (const line of [materialLine(sku!, '45'), boardLine(sku!, -5), boardLine(sku!, 0)])
      await expect(audit(held.db, await issue([line]), who)).rejects.toMatchObject({ detail: { status: 400, code: 'QUANTITY_MISSING' } })
    expect(await left(sku!)).toEqual({ pieces: 10_000_000, weight: 450_000_000, value: 1_000_000 })
  })
})

describe('what was promised', () => {
  const order = async (sku: number, pieces: number) => {
    const { id } = await createDocument(
      held.db,
      { type: 'PO', day, party: held.stage.suppliers[0]!, lines: [boardLine(sku, pieces)] },
      '采购',
    )
    await act(held.db, id, 'submit', who)
    await act(held.db, id, 'approve', who)
    const line = await row<{ id: number }>(held.db, sql`select id from factory_documents_lines where parent_id = ${id}`)
    return { id, line: line!.id }
  }
  const stateOf = async (id: number) =>
    (await row<{ status: number }>(held.db, sql`select status from factory_documents where id = ${id}`))!.status

  it('is partly done and done by what came, approved again when it is taken back, and not void meanwhile', async () => {
    const [sku] = (await setStage(held.db)).boards
    const { id, line } = await order(sku!, 10)
    const receipts = [4, 6].map((pieces) => receipt([boardLine(sku!, pieces, { source: line, net: '1.00', gross: '1.00' })]))
    const [first, second] = await Promise.all(receipts)
    await audit(held.db, first!, who)
    expect(await stateOf(id)).toBe(3)
    await expect(act(held.db, id, 'void', who)).rejects.toMatchObject({ detail: { code: 'DOCUMENT_LINKED' } })
    await audit(held.db, second!, who)
    expect(await stateOf(id)).toBe(4)
    const mirror = await reverse(held.db, second!, day, who)
    expect(await stateOf(id)).toBe(3)
    await expect(reverse(held.db, mirror.id, day, who)).rejects.toMatchObject({ detail: { code: 'RECORD_STATE' } })
    await reverse(held.db, first!, day, who)
    expect(await stateOf(id)).toBe(2)
    await act(held.db, id, 'void', who)
    expect(await stateOf(id)).toBe(9)
  })
})

describe('a ledger', () => {
  it.each(['stock_moves', 'party_entries', 'journal_entries', 'document_events'])('P-D2: %s takes inserts only', async (ledger) => {
    const kept = /stay as they are/
    const refusedBy = async (statement: string) => {
      const error: unknown = await held.db.execute(sql.raw(statement)).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      return String((error as { cause?: unknown }).cause)
    }
    expect(await refusedBy(`update ${ledger} set document_id = document_id`)).toMatch(kept)
    expect(await refusedBy(`delete from ${ledger}`)).toMatch(kept)
    expect(await refusedBy(`truncate ${ledger} cascade`)).toMatch(kept)
  })
})

describe('random histories', () => {
  it('P-S1, P-V: what lies is the sum of moves and of a model, whatever happens', async () => {
    const own = await setStage(held.db)
    const next = seeded(20_261_121)
    const model = new Map<string, bigint>()
    const audited: { id: number; lines: [string, bigint][]; isGone?: boolean }[] = []
    for (let turn = 0; turn < 120; turn++) {
      const [warehouse, isIn] = [pick(next, own.warehouses), next() < 0.55]
      if (next() < 0.15 && audited.length > 0) {
        const one = pick(next, audited)
        const wanted = one.lines.every(([key, count]) => (model.get(key) ?? 0n) - count >= 0n)
        const sums = new Map<string, bigint>()
        for (const [key, count] of one.lines) sums.set(key, (sums.get(key) ?? 0n) + count)
        const isPossible = !one.isGone && wanted && [...sums].every(([key, count]) => (model.get(key) ?? 0n) - count >= 0n)
        const done = await reverse(held.db, one.id, day, who).then(
          () => true,
          () => false,
        )
        expect(done).toBe(isPossible)
        if (done) for (const [key, count] of one.lines) model.set(key, (model.get(key) ?? 0n) - count)
        if (done) one.isGone = true
        continue
      }
      const lines = Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
        const isBoard = next() < 0.6
        const sku = pick(next, isBoard ? own.boards : own.materials)
        const count = 1 + Math.floor(next() * 20)
        const more = { net: (next() * 100).toFixed(2), gross: '0.00' }
        more.gross = more.net
        return {
          key: `${sku}@${warehouse}`,
          count: BigInt(count),
          line: isBoard ? boardLine(sku, count, more) : materialLine(sku, String(count), more),
        }
      })
      const sign = isIn ? 1n : -1n
      const draft = { warehouse, lines: lines.map(({ line }) => line) }
      const id = await (isIn ? receipt(draft.lines, { warehouse }) : issue(draft.lines, { warehouse }))
      const after = new Map(model)
      for (const { key, count } of lines) after.set(key, (after.get(key) ?? 0n) + sign * count)
      const isPossible = [...after.values()].every((count) => count >= 0n)
      const done = await audit(held.db, id, who).then(
        () => true,
        (error: { detail?: { code?: string } }) => {
          expect(error.detail?.code).toBe('STOCK_SHORT')
          return false
        },
      )
      expect(done).toBe(isPossible)
      if (!done) continue
      for (const [key, count] of after) model.set(key, count)
      audited.push({ id, lines: lines.map(({ key, count }): [string, bigint] => [key, sign * count]) })
    }
    const found = await rows<{ key: string; count: string }>(
      held.db,
      sql`select concat_ws('@', sku_id, warehouse_id) as key, ((case when sku_id = any(${sql.param(own.boards)}::bigint[]) then pieces else weight end) / 1000000)::text as count
          from stock_balances where sku_id = any(${sql.param([...own.boards, ...own.materials])}::bigint[])`,
    )
    expect(Object.fromEntries(found.map(({ key, count }) => [key, BigInt(count)]))).toEqual(Object.fromEntries(model))
    expect(await verify(held.db)).toEqual([])
  })

  it('P-S2: eight at once never make anything negative, nor wait for each other for ever', async () => {
    const own = await setStage(held.db)
    const warehouse = own.warehouses[0]!
    const draft = { warehouse, party: own.suppliers[0]! }
    for (const sku of own.boards) await audit(held.db, await receipt([boardLine(sku, 40, { net: '400.00', gross: '400.00' })], draft), who)
    const poster = async (seed: number) => {
      const next = seeded(seed)
      let gone = 0
      for (let turn = 0; turn < 12; turn++) {
        const lines = [...own.boards].sort(() => next() - 0.5).map((sku) => boardLine(sku, 1 + Math.floor(next() * 2)))
        const id = await issue(lines, draft)
        await audit(held.db, id, who).then(
          () => (gone += lines.reduce((sum, { qty }) => sum + Number(qty), 0)),
          (error: { detail?: { code?: string } }) => expect(error.detail?.code).toBe('STOCK_SHORT'),
        )
      }
      return gone
    }
    const gone = (await Promise.all(Array.from({ length: 8 }, (_, at) => poster(at)))).reduce((sum, one) => sum + one, 0)
    const left = await row<{ pieces: number }>(
      held.db,
      sql`select sum(pieces)::bigint / 1000000 as pieces from stock_balances where sku_id = any(${sql.param(own.boards)}::bigint[])`,
    )
    expect(Number(left!.pieces) + gone).toBe(120)
    expect(await verify(held.db)).toEqual([])
  })

  it('P-S5: a lot that leaves in any pieces ends at nothing', async () => {
    const [sku] = (await setStage(held.db)).boards
    const lot = (await row<{ id: number }>(held.db, sql`insert into lots (lot_no, sku_id) values ('261121-1-001', ${sku}) returning id`))!
      .id
    const next = seeded(5)
    await audit(held.db, await receipt([boardLine(sku!, 7, { lot, weightActual: '315.013', net: '999.97', gross: '999.97' })]), who)
    for (let left = 7; left > 0;) {
      const some = Math.min(left, 1 + Math.floor(next() * 3))
      await audit(held.db, await issue([boardLine(sku!, some, { lot })]), who)
      left -= some
    }
    expect(await row(held.db, sql`select pieces, area, weight from stock_balances where lot_id = ${lot}`)).toEqual({
      pieces: 0,
      area: 0,
      weight: 0,
    })
    expect(await row(held.db, sql`select value from stock_values where sku_id = ${sku}`)).toEqual({ value: 0 })
  })
})
