import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as other from '@e965/xlsx'
import Zip from 'jszip'
import { describe, expect, it } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { readXlsx } from '#src/papers/sheet/read-xlsx.ts'
import type { SheetRow } from '#src/papers/sheet/row-queue.ts'
import { workbookFile, workbookStream, type Sheet } from '#src/papers/sheet/workbook-stream.ts'
import { findCalc } from '../../support/chromium.mjs'

const bytesOf = async (sheets: readonly Sheet[], most?: number) => new Uint8Array(await (await workbookFile(sheets, most)).arrayBuffer())
const back = async (sheet: Sheet) => (await readSheet(await workbookFile([sheet]))).map(({ cells }) => cells)
const sheetOf = async (sheets: Sheet[], file = 'xl/worksheets/sheet1.xml', most?: number) =>
  (await Zip.loadAsync(await bytesOf(sheets, most))).file(file)!.async('string')

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

it('takes 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`DD${at}`, `${at}.5`, at, '13', '2026-11-22'])
  const found = await back({ name: 'x', columns, rows })
  expect(found).toHaveLength(10_001)
  expect(found.at(-1)).toEqual(['DD9999', '9999.5', '9999', '13%', '2026-11-22'])
})

/** Every kind of column, sums below, and text that another program would run, cut or damage. */
const stock: Sheet = {
  name: 'stock',
  total: '合计',
  columns: [
    { title: '编号', width: 24 },
    { title: '件数', as: 'number', isSummed: true },
    { title: '重量', as: 'number', isSummed: true },
    { title: '金额', as: 'money', isSummed: true },
    { title: '日期', as: 'date' },
    { title: '时间', as: 'time' },
    { title: '税率', as: 'percent' },
    { title: '在用', as: 'flag', flags: ['是', '否'] },
    { title: '备注' },
  ],
  rows: [
    ['000123456789012345678', 3, '0.1', '1234.5', '2026-11-22', '08:30:15', '13', true, '=1+1'],
    ['+86 138', 4n, '0.2', '0.05', '2026-11-22 23:59:59', '23:59', '0.5', false, '-2+3'],
    ['@SUM(A1)', null, '12345.6789', '-0.0001', '2024-02-29', '00:00:00', '6.25', 1, "'quoted"],
    ['', undefined, '-0.3', '999999999.99', '', '', '', 0, 'a, "b"\n<c> & \t😀'],
  ],
}
// as a spreadsheet shows it
const shownStock = [
  ['编号', '件数', '重量', '金额', '日期', '时间', '税率', '在用', '备注'],
  ['000123456789012345678', '3', '0.1', '1,234.50', '2026-11-22', '08:30:15', '13%', '是', '=1+1'],
  ['+86 138', '4', '0.2', '0.05', '2026-11-22 23:59:59', '23:59:00', '0.5%', '否', '-2+3'],
  ['@SUM(A1)', '', '12345.6789', '-0.0001', '2024-02-29', '00:00:00', '6.25%', '是', "'quoted"],
  ['', '', '-0.3', '999,999,999.99', '', '', '', '否', 'a, "b"\n<c> & \t😀'],
  ['合计', '7', '12345.6789', '1,000,001,234.5399', '', '', '', '', ''],
]

it('holds every kind of cell and exact sums for another library, and no formula', async () => {
  const book = other.read(await bytesOf([stock, { name: '空', columns: [{ title: '一' }], rows: [] }]), { cellFormula: true, cellNF: true })
  expect(book.SheetNames).toEqual(['stock', '空'])
  const sheet = book.Sheets['stock']!
  const cells = Object.entries(sheet).filter(([address]) => !address.startsWith('!')) as [string, { t: string; v: unknown; f?: string }][]
  expect(cells.filter(([, { f }]) => f !== undefined)).toEqual([])
  const typeOf = (address: string) => (sheet[address] as { t: string } | undefined)?.t
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'I2'].map(typeOf)).toEqual(['s', 'n', 'n', 'n', 'n', 'n', 'n', 's', 's'])
  expect(['A6', 'B6', 'C6', 'D6'].map((address) => (sheet[address] as { v: unknown }).v)).toEqual(['合计', 7, 12345.6789, 1000001234.5399])
})

it('writes the figures themselves, never what a float makes of them', async () => {
  const xml = await sheetOf([stock])
  for (const figure of ['0.1', '1234.5', '12345.6789', '1000001234.5399', '0.13']) expect(xml).toContain(`<v>${figure}</v>`)
  expect(await sheetOf([stock], 'xl/styles.xml')).toContain('<b/>')
  expect(xml).toContain('state="frozen"')
  expect(xml).toContain('<col min="1" max="1" width="24" customWidth="1"/>')
})

it('is read by the name of a sheet, sums in the last one of those that a long list needs', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => [`n${at}`, '0.1'])
  const columns = [{ title: '名' }, { title: '数', as: 'number', isSummed: true }] as const
  const bytes = await bytesOf([{ name: 'x', columns, rows, total: 'Σ' }], 5)
  const cellsOf = async (name: string) => (await readXlsx(bytes, name)).map(({ cells }) => cells)
  expect(await cellsOf('x')).toEqual([['名', '数'], ...rows.slice(0, 3)])
  expect(await cellsOf('x 3')).toEqual([
    ['名', '数'],
    ['n6', '0.1'],
    ['Σ', '0.7'],
  ])
  await expect(cellsOf('y')).rejects.toThrow('empty')
})

it('takes rows no faster than its bytes are read, and ends them when nobody reads on', async () => {
  let [taken, isEnded] = [0, false]
  async function* rows(): AsyncGenerator<SheetRow> {
    try {
      for (;;) yield [`row ${taken++} ${Math.random()}`, String(Math.random())]
    } finally {
      isEnded = true
    }
  }
  const reader = workbookStream([{ name: 'x', columns: [{ title: 'a' }, { title: 'b' }], rows: rows() }]).getReader()
  for (let bytes = 0; bytes < 200_000;) bytes += (await reader.read()).value!.length
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(taken).toBeLessThan(50_000)
  await reader.cancel()
  expect(isEnded).toBe(true)
})

it('fails with what the rows failed with', async () => {
  async function* rows(): AsyncGenerator<SheetRow> {
    yield ['1']
    await Promise.resolve()
    throw new Error('the database is away')
  }
  await expect(workbookFile([{ name: 'x', columns: [{ title: 'a' }], rows: rows() }])).rejects.toThrow('the database is away')
})

it('is the same file whenever it is written', async () => {
  expect(await bytesOf([stock])).toEqual(await bytesOf([stock]))
})

const office = findCalc()

describe.skipIf(!office)('a workbook in LibreOffice', () => {
  it('shows every cell of every sheet as it was given', { timeout: 180_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paper-'))
    try {
      const long = { name: 'long', columns: [{ title: 'n', as: 'number' }, { title: 't' }] as const }
      const rows = Array.from({ length: 3000 }, (_, at) => [String(at), `第 ${at} 行`])
      await writeFile(join(folder, 'w.xlsx'), await bytesOf([stock, { ...long, rows }]))
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true,true,false,false,-1'
      await promisify(execFile)(office!, [profile, '--headless', '--convert-to', format, '--outdir', folder, join(folder, 'w.xlsx')])
      const cellsOf = async (sheet: string) => rawCells(await readFile(join(folder, `w-${sheet}.csv`), 'utf8'))
      expect(await cellsOf('stock')).toEqual(shownStock)
      expect(await cellsOf('long')).toEqual([['n', 't'], ...rows])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

/** Every cell as it stands between the separators. */
function rawCells(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}
