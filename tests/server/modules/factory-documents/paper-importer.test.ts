import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ImportReply } from '#src/api/imports.ts'
import { row, rows } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['index', 'add', 'edit', 'submit', 'audit', 'import'].map((name) => `admin-store-godownEntry-${name}`)
const orderKeys = ['index', 'add', 'import'].map((name) => `admin-store-materialPurchase-${name}`)
const post = async ({ headers }: SignedIn, url: string, payload: object) =>
  (await held.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })).json()

let stage: Stage
let keeper: SignedIn
let names: Record<'board' | 'sack' | 'warehouse' | 'supplier', string>
beforeAll(async () => {
  const { db } = held.app
  stage = await setStage(db)
  await db.execute(sql`update product_types set track_lot = 1`)
  keeper = await signedIn(held.app, [...keys, ...orderKeys, 'price:view'])
  const skuOf = async (id: number) => (await row<{ sn: string }>(db, sql`select sn from factory_products_skus where id = ${id}`))!.sn
  const nameOf = async (table: 'warehouses' | 'parties', id: number) =>
    (await row<{ name: string }>(db, sql`select name from ${sql.identifier(table)} where id = ${id}`))!.name
  names = {
    board: await skuOf(stage.boards[0]!),
    sack: await skuOf(stage.materials[0]!),
    warehouse: await nameOf('warehouses', stage.warehouses[0]!),
    supplier: await nameOf('parties', stage.suppliers[0]!),
  }
})

const fields = ['paper', 'sub_type', 'biz_date', 'warehouse', 'sku', 'qty', 'unit', 'lot_no', 'price']
const send = async (given: string[][], dry = false): Promise<ImportReply & { status: number }> => {
  const { status, data } = await post(keeper, '/doc/goods-receipt/import', { fields, rows: given, dry })
  return { ...data, status }
}
const papers = () =>
  rows<{ id: number; kind: string; status: number; lines: number; gross: string }>(
    held.app.db,
    sql`select d.id, d.sub_type as kind, d.status, count(l.*)::int as lines, trim_scale(d.gross)::text as gross
        from factory_documents d join factory_documents_lines l on l.parent_id = d.id group by d.id order by d.id`,
  )
const opening = (paper: string, sku: string, qty: string, lot: string, price: string) => [
  ...[paper, 'opening', '2026-11-01', names.warehouse, sku, qty, '', lot, price],
]

it('tells what is wrong row by row, and writes nothing until somebody says so', async () => {
  const { problems, added } = await send(
    [
      opening('1', names.board, '5', 'A-1', '800'),
      opening('1', 'nothing', '5', 'A-2', '800'),
      opening('2', names.board, '0', 'A-3', '800'),
      [...opening('3', names.board, '1', '', '1').slice(0, 6), '箱', '', '1'],
      ['4', 'opening', '2026-11-01', '没有的仓库', names.board, '1', '', '', ''],
      opening('5', names.sack, '12.5', 'S-1', '9.6'),
    ],
    true,
  )
  expect(problems.map(({ row: at, field, message }) => [at, field, message])).toEqual([
    [0, '', '同一单据的其他行有错误，整张单据不导入'],
    [1, 'sku', '没有这个产品规格'],
    [2, 'qty', '数量须大于 0'],
    [3, 'unit', '这个规格没有这个单位'],
    [4, 'warehouse', '没有这个仓库'],
  ])
  expect(added).toBe(1)
  expect(await papers()).toEqual([])
})

it('makes a paper of the rows that say the same of it, and takes them back', async () => {
  const given = [
    opening('1', names.board, '5', 'A-1', '800'),
    opening('2', names.sack, '12.5', 'S-1', '9.6'),
    opening('1', names.board, '3', 'A-2', '810'),
  ]
  const made = await send(given)
  expect(made).toMatchObject({ status: 200, added: 3, wrong: 0 })
  expect(await papers()).toMatchObject([
    { kind: 'opening', status: 0, lines: 2, gross: '6430' },
    { lines: 1, gross: '120' },
  ])
  expect(await post(keeper, `/doc/goods-receipt/undoImport/${made.id}`, {})).toMatchObject({ status: 200 })
  expect((await papers()).map(({ status }) => status)).toEqual([9, 9])
})

it('leaves a whole paper out for a row that is refused by itself, or says something else of the paper', async () => {
  const before = (await papers()).length
  const given = [
    opening('1', names.board, '5', 'A-1', '800'),
    opening('1', names.board, 'five', 'A-2', '810'),
    opening('2', names.board, '5', 'B-1', '800'),
    ['2', 'opening', '2026-11-02', '没有的仓库', names.board, '1', '', 'B-2', '800'],
    opening('3', names.board, '2', 'C-1', '800'),
  ]
  for (const dry of [true, false]) {
    const { problems, added } = await send(given, dry)
    expect(problems.map(({ row: at, field }) => [at, field])).toEqual([
      [0, ''],
      [1, 'qty'],
      [2, ''],
      [3, 'warehouse'],
    ])
    expect(problems[0]!.message).toBe('同一单据的其他行有错误，整张单据不导入')
    expect(added).toBe(1)
  }
  expect((await papers()).slice(before)).toMatchObject([{ lines: 1, gross: '1600' }])
})

it('gives papers of a file their numbers at its end, one after the other', async () => {
  const last = async () =>
    Number(
      (
        await rows<{ sn: string }>(held.app.db, sql`select sn from factory_documents where type = 'IN' order by id desc limit 1`)
      )[0]!.sn.slice(-4),
    )
  const before = await last()
  await send(['1', '2', '3'].map((paper) => opening(paper, names.sack, '1', `N-${paper}`, '9')))
  const made = await rows<{ sn: string }>(held.app.db, sql`select sn from factory_documents where type = 'IN' order by id desc limit 3`)
  expect(made.map(({ sn }) => Number(sn.slice(-4)))).toEqual([before + 3, before + 2, before + 1])
  expect(made[0]!.sn).toMatch(/^RK\d{8}-\d{4}$/)
  const found = await post(keeper, '/doc/goods-receipt/list', { page: 1, limit: 5, keyword: made[1]!.sn })
  expect(found.data.list).toMatchObject([{ sn: made[1]!.sn }])
})

it('opens stock with its lots at what it cost, and that is no price of anybody', async () => {
  await send([opening('', names.board, '5', 'A-1', '800'), opening('', names.board, '3', 'A-2', '810')])
  const { id } = (await papers()).at(-1)!
  for (const name of ['submit', 'audit']) expect(await post(keeper, `/doc/goods-receipt/${name}`, { id })).toMatchObject({ status: 200 })
  const lots = await rows(
    held.app.db,
    sql`select o.lot_no, m.pieces::int as pieces, m.value::int as value from stock_moves m join lots o on o.id = m.lot_id where m.document_id = ${id} order by 1`,
  )
  expect(lots).toEqual([
    { lot_no: 'A-1', pieces: 5_000_000, value: 400_000 },
    { lot_no: 'A-2', pieces: 3_000_000, value: 243_000 },
  ])
  expect(await rows(held.app.db, sql`select 1 from agreed_prices`)).toEqual([])
  expect(await verify(held.app.db)).toEqual([])
})

it('brings orders of suppliers that somebody may see', async () => {
  const order = { fields: ['party', 'sku', 'qty', 'price'], rows: [[names.supplier, names.board, '4', '800']], dry: false }
  expect(await post(keeper, '/doc/purchase-order/import', order)).toMatchObject({ status: 200, data: { added: 1, wrong: 0 } })
  expect((await papers()).at(-1)).toMatchObject({ lines: 1, gross: '3200' })
  const reader = await signedIn(held.app, ['admin-store-materialPurchase-index'])
  expect(await post(reader, '/doc/purchase-order/import', order)).toMatchObject({ status: 110000 })
})
