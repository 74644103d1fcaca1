// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { SkuRow } from '#src/api/product-sheets.ts'
import { matched, prepared } from '#src/console/engine/import/matching.ts'
import { everyWord } from '#src/console/engine/import/every-word.ts'
import { readAll } from '#src/console/engine/export/read-all.ts'
import page from '#src/console/pages/product/list/page.tsx'
import { productImport } from '#src/console/pages/product/list/sheet.ts'
import { $text } from '#src/console/pages/product/list/text.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { workbookFile } from '#src/papers/sheet/workbook-stream.ts'
import type { Connection } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'

const row: SkuRow = {
  ...{ product_id: 28, store_name: '纯棉T恤', cate_name: '服饰/男装,新品', virtual_type: 3, unit_name: '件', keyword: '夏,棉' },
  // a code that looks like a number in short
  ...{ spec: '颜色:白;尺码:L', code: '1e234567', bar_code: '0069012345678', price: '1299.90', cost: '0.00', ot_price: '1500.00' },
  ...{ stock: 12, weight: '0.250', volume: '0.000', sales: 4 },
}

it('writes a workbook at our own server that the import reads as it was', async () => {
  setLocale('zh-cn')
  const asked: object[] = []
  const connection = {
    ...{ kind: 'own', capabilities: { features: { largePages: true } } },
    send: async (call: { path: string }, { query }: { query: object }) => {
      asked.push({ path: call.path, ...query })
      return { list: [row], count: 1 }
    },
  } as unknown as Connection
  const reading = { signal: new AbortController().signal, onProgress: () => undefined }
  const { header, kinds, lines } = await readAll(connection, page.list as never, $text.get(), { type: '2', store_name: '棉' }, reading)
  expect(asked).toEqual([{ path: '/product/sku_list', type: '2', store_name: '棉', page: 1, limit: 1000 }])
  const columns = header.map((title, at) => ({ title, as: kinds[at]! }))
  const file = await workbookFile([{ name: '商品', columns, rows: lines as never }])
  const [head, ...rows] = await readSheet(new Blob([await file.arrayBuffer()]))
  const spelled = (word: string) => everyWord($text, word)
  const sent = prepared(rows, productImport.columns, matched(head!.cells, productImport.columns, spelled), spelled)
  expect(sent.faults).toEqual([])
  const figure = (text: string) => String(Number(text))
  const expected = {
    ...row,
    price: figure(row.price),
    cost: '0',
    ot_price: figure(row.ot_price),
    weight: '0.25',
    volume: '0',
    stock_read: 12,
  }
  const given = Object.fromEntries(sent.fields.map((field, at) => [field, sent.rows[0]![at]]))
  expect({ ...given, price: figure(given['price']!), cost: figure(given['cost']!), ot_price: figure(given['ot_price']!) }).toEqual(
    Object.fromEntries(productImport.columns.map(({ field }) => [field, String(expected[field as keyof typeof expected])])),
  )
})
