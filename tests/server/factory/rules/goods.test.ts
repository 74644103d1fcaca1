import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { act, createDocument, type NewLine } from '#src/server/factory/documents.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, day, factoryStage, lying, setStage, who, type Stage } from '../stage.ts'

const held = factoryStage()

const transfer = async ({ warehouses }: Stage, lines: NewLine[]) => {
  const [warehouse, toWarehouse] = warehouses as [number, number]
  const { id } = await createDocument(held.db, { type: 'TRANSFER', day, warehouse, toWarehouse, lines }, '仓管')
  await act(held.db, id, 'submit', who)
  return id
}
const receive = async ({ suppliers, warehouses }: Stage, line: NewLine, warehouse = warehouses[0]!) =>
  audit(held.db, await held.receipt([line], { party: suppliers[0]!, warehouse }), who)
const weighed = (sku: number, pieces: number, weightActual: string, value: string) =>
  boardLine(sku, pieces, { weightActual, net: value, gross: value })
const worth = (sku: number) => row(held.db, sql`select pieces, weight, value from stock_values where sku_id = ${sku}`)

it('goes from one warehouse to another at one worth, and back without losing a gram', async () => {
  const own = await setStage(held.db)
  const sku = own.boards[0]!
  await receive(own, weighed(sku, 10, '451.3', '1000.00'))
  await receive(own, weighed(sku, 5, '230', '700.00'), own.warehouses[1]!)
  const before = await lying(held.db)
  const all = await worth(sku)
  const id = await transfer(own, [boardLine(sku, 4)])
  await audit(held.db, id, who)
  const [from, to] = own.warehouses.map((warehouse) => `${sku}@${warehouse}`)
  expect(await lying(held.db)).toMatchObject({ [from!]: '6 270.78', [to!]: '9 410.52' })
  const moves = await rows<{ value: number }>(held.db, sql`select value from stock_moves where document_id = ${id} order by post_seq`)
  expect(moves.map(({ value }) => value)).toEqual([-45_333, 45_333])
  expect(await worth(sku)).toEqual(all)
  expect(await rows(held.db, sql`select 1 from journal_entries where document_id = ${id}`)).toEqual([])
  await reverse(held.db, id, day, who)
  expect(Object.keys(await lying(held.db))).toEqual(Object.keys(before))
  expect(await worth(sku)).toEqual(all)
  expect(await verify(held.db)).toEqual([])
})

it('is refused where there is too little, at the line that takes it, and back where it has gone on', async () => {
  const own = await setStage(held.db)
  const [sku, other] = own.boards as [number, number]
  await receive(own, weighed(sku, 3, '135', '300.00'))
  await receive(own, weighed(other, 3, '135', '300.00'))
  const before = await lying(held.db)
  await expect(
    audit(held.db, await transfer(own, [boardLine(sku, 3), boardLine(other, 2), boardLine(other, 2)]), who),
  ).rejects.toMatchObject({
    detail: {
      ...{ code: 'STOCK_SHORT', errors: { 'lines.1.qty': 'STOCK_SHORT_LINE', 'lines.2.qty': 'STOCK_SHORT_LINE' } },
      valuesAt: { 'lines.1.qty': { need: '4', have: '3' } },
    },
  })
  expect(await lying(held.db)).toEqual(before)
  const id = await transfer(own, [boardLine(sku, 3)])
  await audit(held.db, id, who)
  await audit(held.db, await held.issue([boardLine(sku, 1)], { warehouse: own.warehouses[1]! }), who)
  await expect(reverse(held.db, id, day, who)).rejects.toMatchObject({ detail: { code: 'STOCK_SHORT' } })
  expect(await verify(held.db)).toEqual([])
})

it('does not stay where it is', async () => {
  const own = await setStage(held.db)
  const id = await transfer({ ...own, warehouses: [own.warehouses[0]!, own.warehouses[0]!] }, [boardLine(own.boards[0]!, 1)])
  await expect(audit(held.db, id, who)).rejects.toMatchObject({ detail: { code: 'WAREHOUSE_SAME' } })
})

it('says of each move which line of its paper it is of, also when it is taken back', async () => {
  const own = await setStage(held.db)
  const [here, there] = own.warehouses
  for (const sku of own.boards) await receive(own, weighed(sku, 3, '135', '9.00'))
  const lines = own.boards.toReversed().map((sku) => boardLine(sku, 1))
  const id = await transfer(own, lines)
  await audit(held.db, id, who)
  const mirror = await reverse(held.db, id, day, who)
  const moves = await rows(
    held.db,
    sql`select m.sku_id as sku, l.position as at, m.warehouse_id as warehouse, (m.pieces / 1000000)::int as pieces
        from stock_moves m left join factory_documents_lines l on l.id = m.line_id and l.parent_id = m.document_id and l.sku_id = m.sku_id
        where m.document_id in (${id}, ${mirror.id}) order by m.post_seq`,
  )
  const both = (from: number, to: number) =>
    lines.flatMap(({ sku }, at) => [
      { sku, at, warehouse: from, pieces: -1 },
      { sku, at, warehouse: to, pieces: 1 },
    ])
  expect(moves).toEqual([...both(here!, there!), ...both(there!, here!)])
})
