import { expect, it } from 'vitest'
import { csvLine, type Cell } from '#src/console/engine/export/csv.ts'
import { csvLines, decoded } from '#src/papers/sheet/csv-text.ts'
import { SheetError } from '#src/papers/sheet/sheet.ts'

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const cellsOf = (text: string) => csvLines(text).map(({ cells }) => cells)

it('reads what Excel and others write, in China as well', () => {
  expect(decoded(bytes('名称,€'))).toBe('名称,€')
  expect(decoded(bytes([0xef, 0xbb, 0xbf], '名称'))).toBe('名称')
  // GBK, and a letter that only GB18030 has
  expect(decoded(bytes([0xc3, 0xfb, 0xb3, 0xc6], ',', [0x95, 0x32, 0x82, 0x36]))).toBe('名称,𠀀')
  expect(decoded(Uint8Array.from([0xff, 0xfe, 0x0d, 0x54, 0x09, 0x00]))).toBe('名\t')
})

it('reads quotes, breaks within cells, empty lines and the line numbers of the file', () => {
  const text = 'a,b\r\n"x, ""y""",\r\n\r\n"two\nlines",1\n3,4'
  expect(csvLines(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', ''] },
    { line: 4, cells: ['two\nlines', '1'] },
    { line: 6, cells: ['3', '4'] },
  ])
})

it.each([
  ['a;b\n1,5;2', ['1,5', '2']],
  ['a\tb\n1,5\t2', ['1,5', '2']],
  ['"a,c",b\n1;5,2', ['1;5', '2']],
  ['a,b\n5" pipe,"open', ['5" pipe', '"open']],
])('finds what stands between the cells of %j', (text, row) => expect(cellsOf(text)[1]).toEqual(row))

it('gives back what our own export wrote', () => {
  const row: Cell[] = ['=1+1', '-3.50', '@x', "it's", 'a,"b"', '+86 10', '两\n行']
  expect(cellsOf(`h${',h'.repeat(6)}\r\n${csvLine(row)}`)[1]).toEqual(row)
})

it('stops at too many rows', () => {
  expect(() => csvLines('x\n'.repeat(10_002))).toThrow(SheetError)
  expect(csvLines('x\n'.repeat(10_001))).toHaveLength(10_001)
})
