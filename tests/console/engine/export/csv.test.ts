import { expect, it } from 'vitest'
import { csvCell, csvLine } from '#src/console/engine/export/csv.ts'

it.each([
  ['胶带', '胶带'],
  ['3,5 mm', '"3,5 mm"'],
  ['他说"好"', '"他说""好"""'],
  ['一\n二', '"一\n二"'],
  [null, ''],
  [0, '0'],
  ['-12.50', '-12.50'],
  ['+86', '+86'],
  ['1,234.50', '"1,234.50"'],
])('%j is written as it is', (value, written) => expect(csvCell(value)).toBe(written))

it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\tx', '=HYPERLINK("http://x")'])('%j is never run by a spreadsheet', (value) =>
  expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/),
)

it('ends lines as spreadsheets expect', () => expect(csvLine(['a', 1, undefined])).toBe('a,1,\r\n'))
