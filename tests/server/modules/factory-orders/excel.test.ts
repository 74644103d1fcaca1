import * as other from '@e965/xlsx'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { compared, sumOf, trimmed } from '#src/lib/decimal.ts'
import { eventWords } from '#src/papers/factory/event-words.ts'
import { addEvent } from '#src/server/factory/events.ts'
import { act, createDocument, type NewLine } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, materialLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const pages = ['materialPurchase', 'purchaseDetails', 'godownEntry', 'outboundOrder', 'transfer', 'stockTake', 'storageDetails']
const everything = [...pages.map((page) => `admin-store-${page}-index`), 'price:view', 'cost:view', 'admin-store-stockTake-audit']

type Cell = string | number | Date | boolean | null
interface Book {
  name: string
  sheets: Record<string, Cell[][]>
  raw: other.WorkBook
}

const inject = ({ headers }: SignedIn, url: string, payload: object | string, type = 'application/json') =>
  held.app.inject({ method: 'POST', url: `/api${url}`, headers: { ...headers, 'content-type': type }, payload })
const call = async (who: SignedIn, url: string, payload: object) => (await inject(who, url, payload)).json()

function bookIn(response: Awaited<ReturnType<typeof inject>>): Book {
  expect(response.headers['content-type'], response.body.slice(0, 300)).toContain('spreadsheetml')
  const raw = other.read(response.rawPayload, { cellDates: true, cellFormula: true })
  const rows = (name: string) => other.utils.sheet_to_json<Cell[]>(raw.Sheets[name]!, { header: 1, defval: null, raw: true })
  const name = decodeURIComponent(String(response.headers['content-disposition']).split("''")[1]!)
  return { name, raw, sheets: Object.fromEntries(raw.SheetNames.map((sheet) => [sheet, rows(sheet)])) }
}
const book = async (who: SignedIn, url: string, payload: object) => bookIn(await inject(who, `/excel/${url}`, payload))

let stage: Stage
const days = ['2026-09-03', '2026-10-14', '2026-11-21']
const awkward = ['=1+1', '+SUM(A1)', '-2', '@x', '\tA', "'quoted", '<b>&"', '正常']

/** Orders and goods of several days, suppliers, warehouses and states, with remarks that a spreadsheet would run. */
async function filled(): Promise<Stage> {
  if (stage) return stage
  const { db } = held.app
  stage = await setStage(db)
  const { boards, materials, suppliers, warehouses } = stage
  const paid = (at: number): Partial<NewLine> => ({
    price: `${10 + at}.3333`,
    net: `${at + 1}00.07`,
    tax: '13.01',
    gross: `${at + 1}13.08`,
  })
  for (let at = 0; at < 12; at++) {
    const lines = [
      boardLine(boards[at % 3]!, at + 1, paid(at)),
      materialLine(materials[at % 2]!, `${at}.125`.replace(/^0\./, '7.'), paid(at + 3)),
    ]
    const draft = { day: days[at % 3]!, party: suppliers[at % 2]!, warehouse: warehouses[at % 2]!, lines }
    const order = await createDocument(db, { ...draft, type: 'PO' }, '采购')
    await db.execute(sql`update factory_documents_lines set remark = ${awkward[at % 8]!} where parent_id = ${order.id}`)
    if (at % 4) await act(db, order.id, 'submit', { who: '采购' })
    if (at % 4 > 1) await act(db, order.id, 'approve', { who: '老板' })
    const receipt = await createDocument(db, { ...draft, type: 'IN', subType: 'purchase' }, '仓管')
    if (at % 3) {
      await act(db, receipt.id, 'submit', { who: '仓管' })
      await audit(db, receipt.id, { who: '仓管' })
    }
  }
  const out = { day: days[2]!, warehouse: warehouses[1]!, lines: [boardLine(boards[1]!, 1)] }
  const issue = await createDocument(db, { ...out, type: 'OUT', subType: 'other' }, '仓管')
  await act(db, issue.id, 'submit', { who: '仓管' })
  await audit(db, issue.id, { who: '仓管' })
  await createDocument(db, { ...out, type: 'TRANSFER', toWarehouse: warehouses[0]! } as never, '仓管')
  await createDocument(db, { ...out, type: 'COUNT', subType: 'count' }, '仓管')
  return stage
}
const begun = async (keys = everything) => {
  await filled()
  return signedIn(held.app, keys)
}

/** Exact sum of a column, by its heading; the last row is that of the sums. */
function columnOf(rows: Cell[][], title: string): { sum: string; total: Cell; values: Cell[] } {
  const at = rows[0]!.indexOf(title)
  expect(at, `${title} in ${rows[0]!.join(' ')}`).toBeGreaterThanOrEqual(0)
  const values = rows.slice(1, -1).map((row) => row[at]!)
  // only a column of figures is summed
  const sum = values.every((value) => value === null || typeof value === 'number') ? sumOf(values.map((value) => String(value ?? 0))) : ''
  return { values, total: rows.at(-1)![at]!, sum }
}

it('writes lines as numbers, days and text, with sums that follow a filter, and what was asked for (5.3)', async () => {
  const who = await begun()
  const { name, sheets, raw } = await book(who, 'export_detail', { type: 'PO', query: { status: '2' }, title: '原料采购' })
  expect(name).toMatch(/^原料采购-\d{4}-\d{2}-\d{2}\.xlsx$/)
  expect(Object.keys(sheets)).toEqual(['明细', '条件'])
  const rows = sheets['明细']!
  expect(rows[0]).toEqual(
    expect.arrayContaining(['单号', '状态', '供应商', '日期', '产品规格', '数量', '单价', '价税合计', '单据备注', '备注']),
  )
  const { values, sum, total } = columnOf(rows, '价税合计')
  expect(values.every((value) => typeof value === 'number')).toBe(true)
  expect(compared(String(total), sum)).toBe(0)
  const sheet = raw.Sheets['明细']!
  const letter = other.utils.encode_col(rows[0]!.indexOf('价税合计'))
  expect((sheet[`${letter}${rows.length}`] as other.CellObject).f).toBe(`SUBTOTAL(9,${letter}2:${letter}${rows.length - 1})`)
  expect(sheet['!autofilter']?.ref).toBe(`A1:${other.utils.encode_col(rows[0]!.length - 1)}${rows.length - 1}`)
  expect(columnOf(rows, '日期').values.every((value) => value instanceof Date)).toBe(true)
  const remarks = columnOf(rows, '备注').values
  expect(remarks.length).toBeGreaterThan(4)
  for (const remark of remarks) expect(awkward).toContain(remark)
  const cells = Object.entries(sheet).filter(([at]) => !at.startsWith('!')) as [string, other.CellObject][]
  expect(cells.filter(([at, cell]) => cell.f !== undefined && !at.endsWith(String(rows.length)))).toEqual([])
  expect(Object.fromEntries(sheets['条件']!.slice(1) as [string, Cell][])).toMatchObject({ 状态: '已审批', 行数: String(rows.length - 2) })
})

it('takes a form and JSON alike, the words of the screen, and columns in the order that is asked for', async () => {
  const who = await begun()
  const asked = {
    type: 'PO',
    columns: ['sn', { name: 'lines.qty', title: '件数' }, 'date'],
    query: { sort: 'sn', order: 'asc' },
    words: { sn: 'Nr' },
  }
  const one = await book(who, 'export_detail', asked)
  const parts = Object.entries(asked).map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ])
  const form = await inject(who, '/excel/export_detail', new URLSearchParams(parts).toString(), 'application/x-www-form-urlencoded')
  expect(bookIn(form).sheets['明细']).toEqual(one.sheets['明细'])
  expect(one.sheets['明细']![0]).toEqual(['Nr', '件数', '日期'])
  const numbers = columnOf(one.sheets['明细']!, 'Nr').values.map(String)
  expect(numbers).toEqual(numbers.toSorted((before, after) => before.localeCompare(after)))
  expect(await call(who, '/excel/export_detail', { type: 'PO', columns: ['nothing'] })).toMatchObject({
    status: 400,
    code: 'EXPORT_COLUMNS',
  })
  expect(await call(who, '/excel/export_detail', { type: 'PO', query: { sort: 'nothing' } })).toMatchObject({
    status: 400,
    code: 'EXPORT_QUERY',
  })
})

it('has what lists look up besides, like the goods in brief, where it is shown and may be seen (5.3)', async () => {
  const who = await begun()
  const { list } = (await call(who, '/doc/purchase-order/list', { page: 1, limit: 100 })).data
  const asked = { type: 'PO', columns: ['sn', 'materials', 'paidShare', 'lines.qty'], words: { materials: '物料', paidShare: '付款(%)' } }
  const rows = (await book(who, 'export_detail', asked)).sheets['明细']!
  expect(rows[0]).toEqual(['单号', '物料', '付款(%)', '数量'])
  const told = new Map(list.map(({ sn, materials, paid_share }: Record<string, string>) => [sn, [materials, Number(paid_share)]]))
  expect(rows.length - 2).toBeGreaterThan(list.length)
  for (const [sn, ...rest] of rows.slice(1, -1)) expect(rest.slice(0, 2)).toEqual(told.get(sn))
  const issue = { type: 'OUT', columns: ['sn', 'operator', 'sources', 'cost'], words: { operator: '经办人', cost: '成本' } }
  const [, first] = (await book(who, 'export_detail', issue)).sheets['明细']!
  expect([first![1], typeof first![3]]).toEqual(['仓管', 'number'])
  const blind = await begun(everything.filter((key) => key !== 'price:view' && key !== 'cost:view'))
  expect((await book(blind, 'export_detail', asked)).sheets['明细']![0]).toEqual(['单号', '物料', '数量'])
  expect((await book(blind, 'export_detail', issue)).sheets['明细']![0]).not.toContain('成本')
  // nobody asked for them: they are looked up paper by paper
  expect((await book(who, 'export_detail', { type: 'PO' })).sheets['明细']![0]).not.toContain('物料')
})

it('has exactly the rows and sums of the lists, whatever they are narrowed by (P-X1)', async () => {
  const who = await begun()
  const { suppliers, warehouses, boards } = await filled()
  const one = <T>(...among: T[]) => fc.option(fc.constantFrom(...among), { nil: undefined })
  const narrowing = fc.record({
    type: fc.constantFrom('PO', 'IN'),
    status: one('0', '1', '2', '0,2'),
    party_id: one(...suppliers),
    warehouse_id: one(...warehouses),
    from: one(...days),
    to: one(...days),
  })
  await fc.assert(
    fc.asyncProperty(narrowing, one(...boards), async ({ type, from, to, ...same }, sku) => {
      const given = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
      const filter = { ...given, ...(from && { date_from: from }), ...(to && { date_to: to }), ...(sku && { sku_id: sku }) }
      const listed = (await call(who, '/order/details', { type, view: 'line', page: 1, limit: 1, ...filter })).data
      const byFamily = (await book(who, 'export_detail', { type, filter })).sheets['明细']!
      expect(byFamily.length - 2).toBe(listed.count)
      if (listed.count > 0) expect(trimmed(columnOf(byFamily, '价税合计').sum)).toBe(trimmed(listed.summary.gross))
      const query = Object.fromEntries(
        Object.entries({ ...given, biz_date_from: from, biz_date_to: to }).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
      )
      const name = type === 'PO' ? 'purchase-order' : 'goods-receipt'
      const page = (await call(who, `/doc/${name}/list`, { page: 1, limit: 100, ...query })).data
      const whole = (await book(who, 'export_full', { type, query })).sheets
      expect(whole['单据']!.length - 2).toBe(page.count)
      if (page.count === 0) return
      expect(columnOf(whole['单据']!, '单号').values).toEqual(page.list.map(({ sn }: { sn: string }) => sn))
      expect(trimmed(columnOf(whole['单据']!, '价税合计').sum)).toBe(trimmed(sumOf(page.list.map(({ gross }: { gross: string }) => gross))))
      expect(trimmed(columnOf(whole['明细']!, '价税合计').sum)).toBe(trimmed(columnOf(whole['单据']!, '价税合计').sum))
    }),
    { numRuns: 25 },
  )
})

it('writes the page of lines with its own sums, and stock as its list has it', async () => {
  const who = await begun()
  const listed = (await call(who, '/doc/goods-receipt/lines', { page: 1, limit: 100 })).data
  const { sheets } = await book(who, 'export_detail', { type: 'IN', view: 'report' })
  expect(sheets['明细']!.length - 2).toBe(listed.count)
  expect(trimmed(columnOf(sheets['明细']!, '成本').sum)).toBe(trimmed(listed.summary.cost))
  expect(trimmed(columnOf(sheets['明细']!, '重量(kg)').sum)).toBe(trimmed(listed.summary.weight))
  const stock = (await call(who, '/stock/balance', { page: 1, limit: 100, by: 'warehouse' })).data
  const kept = (await book(who, 'export_stock', { query: { by: 'warehouse' }, words: { value: '库存金额', cost: '平均成本' } })).sheets[
    '库存明细'
  ]!
  expect(kept.length - 2).toBe(stock.count)
  expect(trimmed(columnOf(kept, '库存金额').sum)).toBe(trimmed(stock.summary.value))
})

it('says everything of every type of paper, one of them as a paper besides (5.4)', async () => {
  const who = await begun()
  for (const [type, name] of [
    ['PO', 'purchase-order'],
    ['IN', 'goods-receipt'],
    ['OUT', 'outbound-order'],
    ['TRANSFER', 'stock-transfer'],
    ['COUNT', 'stock-take'],
  ]) {
    const page = (await call(who, `/doc/${name}/list`, { page: 1, limit: 1 })).data
    const whole = await book(who, 'export_full', { type })
    expect(Object.keys(whole.sheets)).toEqual(['单据', '明细', '收付款', '操作记录', '汇总', '条件'])
    expect(columnOf(whole.sheets['单据']!, '单号').values).toHaveLength(page.count)
    const { id, sn } = page.list[0]
    const single = await book(who, 'export_full', { type, ids: [Number(id)], title: '单据' })
    expect(Object.keys(single.sheets)[0]).toBe('打印单')
    expect(JSON.stringify(single.sheets['打印单'])).toContain(sn)
    expect(single.sheets['操作记录']!.length).toBeGreaterThan(1)
  }
  const [paid] = [await book(who, 'export_full', { type: 'PO', with: [] })]
  expect(Object.keys(paid!.sheets)).toEqual(['单据', '汇总', '条件'])
})

it('says what was done in words, whatever kinds of events there are', async () => {
  const who = await begun()
  const { db } = held.app
  const { id } = (await call(who, '/doc/purchase-order/list', { page: 1, limit: 1 })).data.list[0]
  const kinds = Object.keys(eventWords) as (keyof typeof eventWords)[]
  for (const what of kinds) await addEvent(db, Number(id), { what, who: '某人', note: what === 'contract' ? 'xlsx seal' : '备注' })
  const rows = (await book(who, 'export_full', { type: 'PO', ids: [Number(id)] })).sheets['操作记录']!
  const at = { what: rows[0]!.indexOf('操作'), who: rows[0]!.indexOf('操作人'), note: rows[0]!.indexOf('说明') }
  const told = rows.slice(1).filter((row) => row[at.who] === '某人')
  expect(told).toHaveLength(kinds.length)
  for (const row of rows.slice(1)) expect(row[at.what]).not.toMatch(/[a-z]/)
  expect(told.map((row) => row[at.note])).toContain('Excel · 加盖印章')
})

it('writes the contract of an order: both sides, goods, the amount in words, clauses (5.5)', async () => {
  const who = await begun()
  const { id, sn, gross } = (await call(who, '/doc/purchase-order/list', { page: 1, limit: 1, sort: 'sn', order: 'asc' })).data.list[0]
  const { name, sheets } = await book(who, 'export_contract', { type: 'PO', id: Number(id) })
  expect(name).toMatch(/^采购合同-HT\d{8}-0001\.xlsx$/)
  const told = JSON.stringify(sheets['采购合同'])
  for (const part of [sn, '供应商 1', '丁腈橡胶板', '3*1000*10000', '人民币', '质量标准', '不可抗力', '税号：／', '签订地点：／'])
    expect(told).toContain(part)
  expect(sheets['采购合同']!.flat()).toContain(Number(gross))
  // its number is its own from the first time, whatever rule there is
  const numberOf = (sheet: unknown) => /HT\d{8}-\d{4}/.exec(JSON.stringify(sheet))?.[0]
  const number = numberOf(sheets)
  expect(number).toMatch(/-0001$/)
  expect(numberOf((await book(who, 'export_contract', { type: 'PO', id: Number(id) })).sheets)).toBe(number)
  const next = (await call(who, '/doc/purchase-order/list', { page: 2, limit: 1, sort: 'sn', order: 'asc' })).data.list[0]
  expect(numberOf((await book(who, 'export_contract', { type: 'PO', id: Number(next.id) })).sheets)).toMatch(/-0002$/)
  const blind = await begun(everything.filter((key) => key !== 'price:view'))
  expect(await call(blind, '/excel/export_contract', { type: 'PO', id: Number(id) })).toMatchObject({ status: 110000 })
  expect(await call(who, '/excel/export_contract', { type: 'PO', id: 99_999 })).toMatchObject({ status: 400, code: 'RECORD_GONE' })
})

it('is refused without the page, shows no price and no cost to who may not see them', async () => {
  const stranger = await begun(['admin-store-transfer-index'])
  expect(await call(stranger, '/excel/export_detail', { type: 'PO' })).toMatchObject({ status: 110000 })
  expect(await call(stranger, '/excel/export_full', { type: 'IN' })).toMatchObject({ status: 110000 })
  const blind = await begun(everything.filter((key) => key !== 'price:view' && key !== 'cost:view'))
  const money = /单价|金额|价税合计|税额|税率|成本|计价|收付款/
  for (const asked of [{ type: 'PO' }, { type: 'IN' }, { type: 'IN', view: 'report' }]) {
    const { sheets } = await book(blind, 'export_detail', asked)
    expect(JSON.stringify(sheets['明细']![0])).not.toMatch(money)
  }
  const { sheets } = await book(blind, 'export_full', { type: 'PO' })
  expect(JSON.stringify([Object.keys(sheets), ...Object.values(sheets).map((rows) => rows[0])])).not.toMatch(money)
  const stock = await book(blind, 'export_stock', { words: { value: '库存金额', cost: '平均成本' } })
  expect(JSON.stringify(stock.sheets)).not.toMatch(money)
  // asking for it by name is no way to it
  expect(await call(blind, '/excel/export_detail', { type: 'PO', columns: ['lines.price'] })).toMatchObject({
    status: 400,
    code: 'EXPORT_COLUMNS',
  })
})

it('begins a job where a link is asked for', async () => {
  const who = await begun()
  const { data } = await call(who, '/excel/export_full', { type: 'PO', mode: 'link' })
  expect(data.url).toBe(`/adminapi/setting/jobs/${data.task_id}/file`)
  const stored = await held.app.db.execute(sql`select name, account_id from jobs where id = ${data.task_id}`)
  expect(stored.rows[0]).toMatchObject({ name: 'export-papers', account_id: who.id })
})
