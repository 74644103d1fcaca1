import Zip from 'jszip'
import { expect, it } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { writeXlsx, type SheetPart } from '#src/papers/sheet/write-xlsx.ts'

const back = async (part: SheetPart) => (await readSheet(new Blob([await writeXlsx([part])]))).map(({ cells }) => cells)
const sheetOf = async (parts: SheetPart[], file = 'xl/worksheets/sheet1.xml', most?: number) =>
  (await Zip.loadAsync(await writeXlsx(parts, most))).file(file)!.async('string')

const columns = [
  { title: '编号' },
  { title: '金额', as: 'money' },
  { title: '数量', as: 'number' },
  { title: '税率', as: 'percent' },
  { title: '日期', as: 'date' },
] as const

it('gives back the same rows: long numbers, exact decimals, days and seconds', async () => {
  const rows = [
    ['123456789012345678', '0.1', '-12.3456', '13', '2026-11-22'],
    ['007', '999999999999.99', '3', '0.0001', '2026-11-22 08:30:15'],
    ['=1+1', '-0.05', '0', '7.25', '1900-03-01'],
    [' <a>&"\'_x0041_ ', '', '', '', ''],
    ['两\n行\u0007😀', '12345678901234567', 'n/a', 'x', '2026-02-30'],
  ]
  const expected = rows.map((row) => [row[0]!.trim(), row[1], row[2], /^\d/.test(row[3]!) ? `${row[3]}%` : row[3], row[4]])
  expect(await back({ name: '表', columns, rows })).toEqual([columns.map(({ title }) => title), ...expected].map((row) => trimEnd(row)))
})

// cells that hold nothing are not written
function trimEnd(row: readonly (string | undefined)[]) {
  const last = row.findLastIndex((cell) => cell !== '')
  return row.slice(0, last + 1)
}

it('writes text as text and numbers as numbers, and no formula whatever a cell begins with', async () => {
  const sheet = await sheetOf([
    {
      name: 'x',
      columns: columns.slice(0, 2),
      rows: [
        ['=cmd|x', '12.50'],
        ['@y', '1e3'],
      ],
    },
  ])
  expect(sheet).not.toContain('<f')
  expect(sheet).toContain('<c r="A2" t="inlineStr" s="3"><is><t xml:space="preserve">=cmd|x</t>')
  expect(sheet).toContain('<c r="B2" s="4"><v>12.50</v></c>')
  expect(sheet).toContain('<c r="B3" t="inlineStr" s="2">')
})

it('goes on in further sheets, names them as a workbook allows, and offers choices', async () => {
  const part = { name: '[a/b]', columns: [{ title: 'n', choices: ['启用', '停用'] }], rows: Array.from({ length: 5 }, (_, at) => [at]) }
  expect(await sheetOf([part], 'xl/workbook.xml', 4)).toMatch(/name="a b" .*name="a b 2" /)
  expect(await sheetOf([part], 'xl/worksheets/sheet2.xml', 4)).toContain('>4</t>')
  expect(await sheetOf([part])).toContain(
    '<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="A2:A10001"><formula1>&quot;启用,停用&quot;</formula1>',
  )
})

it('takes 10,000 rows in seconds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`DD${at}`, `${at}.5`, at, '13', '2026-11-22'])
  const began = performance.now()
  const found = await back({ name: 'x', columns, rows })
  expect(found).toHaveLength(10_001)
  expect(found.at(-1)).toEqual(['DD9999', '9999.5', '9999', '13%', '2026-11-22'])
  expect(performance.now() - began).toBeLessThan(15_000)
})
