import { expect, it } from 'vitest'
import { readCells } from '#src/lib/clipboard-cells.ts'

it.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\t\tb', [['a', '', 'b']]],
  ['"一\n二"\t"他说""好"""\n', [['一\n二', '他说"好"']]],
  ['5" 管\t1', [['5" 管', '1']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['', [['']]],
])('%j', (text, cells) => expect(readCells(text)).toEqual(cells))
