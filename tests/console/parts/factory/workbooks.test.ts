// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import purchaseLine from '#src/api/resources/purchasing/purchase-line.ts'
import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import supplier from '#src/api/resources/supplier.ts'
import { fullOf, paperFiles, paperTypeOf, reportFiles } from '#src/console/parts/factory/workbooks.ts'
import type { Connection } from '#src/stores/connection.ts'
import { columns } from '#src/text/columns.ts'

const word = (one: string) => ({ 'zh-cn': one, en: one, 'zh-tw': one })
const $text = columns({
  title: word('入库单'),
  exportDetail: word('导出明细'),
  qty: word('数量'),
  of: { 'zh-cn': () => '', en: () => '', 'zh-tw': () => '' },
})

const sent = vi.fn<(call: { path: string }, input: { body: Record<string, unknown> }) => Promise<unknown>>()
const connection = { send: sent } as unknown as Connection

let saved: string[] = []
afterEach(() => {
  saved = []
  vi.restoreAllMocks()
  sent.mockReset()
})
function catchFiles() {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
}

it('knows papers by the letters of their numbers', () => {
  expect([paperTypeOf(purchaseOrder), paperTypeOf(goodsReceipt)]).toEqual(['PO', 'IN'])
  expect(() => paperTypeOf(supplier)).toThrow('supplier is no paper')
})

it('asks for what the list is narrowed by, in the words of the screen; a large one is a job', async () => {
  const [detail, full] = paperFiles(goodsReceipt)
  sent.mockResolvedValueOnce(new Blob(['x'])).mockResolvedValueOnce({ task_id: 7 })
  const made = await detail.make(connection, { status: '2' }, $text.get(), ['sn', 'sources', 'actions', 'date'])
  expect(made).toMatchObject({ name: expect.stringMatching(/^入库单 导出明细-\d{4}-\d\d-\d\d\.xlsx$/) })
  expect(await full.make(connection, {}, $text.get(), ['sn'])).toEqual({ job: 7 })
  const [one, other] = sent.mock.calls.map(([call, { body }]) => ({ path: call.path, ...body }))
  expect(one).toMatchObject({ path: '/excel/export_detail', type: 'IN', query: { status: '2' }, words: { qty: '数量' } })
  expect(one).not.toHaveProperty('words.of')
  // its columns as they are shown, what is no field left out, and all of its lines (manufacturing 5.3)
  const { columns } = one as unknown as { columns: string[] }
  expect(columns.slice(0, 3)).toEqual(['sn', 'sources', 'date'])
  expect(columns).toEqual(expect.arrayContaining(['lines.sku', 'lines.lotNo', 'lines.gross']))
  expect(other).not.toHaveProperty('columns')
  expect(other).toMatchObject({ path: '/excel/export_full', type: 'IN' })
})

it('asks for a page of lines as a report', async () => {
  sent.mockResolvedValue(new Blob(['x']))
  await reportFiles('PO', purchaseLine)[0].make(connection, { is_open: '1' }, $text.get(), ['sn', 'remark', 'trace'])
  expect(sent.mock.calls[0]![1].body).toMatchObject({ type: 'PO', view: 'report', query: { is_open: '1' }, columns: ['sn', 'remark'] })
})

it('saves one paper', async () => {
  catchFiles()
  sent.mockResolvedValue(new Blob(['x']))
  await fullOf(goodsReceipt, $text).run({ id: '12', sn: 'RK1' }, { connection } as never)
  expect(saved).toEqual(['入库单-RK1.xlsx'])
  expect(sent.mock.calls.map(([, { body }]) => body)).toMatchObject([{ type: 'IN', ids: [12] }])
})
