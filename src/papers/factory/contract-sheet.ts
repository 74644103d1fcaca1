import type { LaidCell, LaidRow, LaidSheet } from '../sheet/laid-sheet.ts'
import { clausesOf, goodsOf, headLines, none, sideLines, type Contract } from './contract.ts'

const widths = [6, 22, 24, 8, 11, 13, 15, 13, 16]
const size = widths.length
/** Characters that a line over all columns takes. */
const wide = Math.floor(widths.reduce((sum, width) => sum + width, 0) / 2) - 2

const boxed = (values: readonly string[], numbers: Readonly<Record<number, LaidCell['look']>> = {}): LaidCell[] =>
  values.map((value, at) => ({ value, look: (value === none ? 'box' : numbers[at]) ?? 'box' }))

function table(contract: Contract): LaidRow[] {
  const { heads, rows, sums, words } = goodsOf(contract)
  const figures = { 0: 'boxNumber', 4: 'boxNumber', 5: 'boxMoney', 6: 'boxMoney', 7: 'boxDay' } as const
  const sum = ([title, value]: readonly [string, string]): LaidRow => ({
    cells: [
      { value: title, look: 'boxHeading', span: 6 },
      { value, look: 'boxMoney' },
      { value: '', look: 'box', span: 2 },
    ],
  })
  return [
    { cells: heads.map((value) => ({ value, look: 'boxHeading' })) },
    ...rows.map((cells) => ({ cells: boxed(cells, figures) })),
    ...sums.map(sum),
    { cells: [{ value: words, look: 'box', span: size }], height: 20 },
  ]
}

function sides(contract: Contract): LaidRow[] {
  const left = 4
  const row = (look: LaidCell['look'], [seller, buyer]: readonly [string, string]): LaidRow => ({
    cells: [
      { value: seller, look, span: left },
      { value: buyer, look, span: size - left },
    ],
    ...(look === 'box' && { height: 20 }),
  })
  return [row('boxHeading', ['供方', '需方']), ...sideLines(contract).map((line) => row('box', line))]
}

/** A purchase contract as a sheet of a workbook. */
export function contractSheet(contract: Contract): LaidSheet {
  const line = (value: string): LaidRow => ({
    cells: [{ value, look: 'wrapped', span: size }],
    height: 16 * Math.ceil(value.length / wide) + 2,
  })
  return {
    name: '采购合同',
    widths,
    isLandscape: false,
    laid: [
      { cells: [{ value: '采 购 合 同', look: 'title', span: size }], height: 32 },
      ...headLines(contract).map(([left, right]) => ({
        cells: [
          { value: left, span: 4 },
          { value: right, span: 5 },
        ],
      })),
      line('一、产品名称、规格、数量、价格与交货期'),
      ...table(contract),
      ...clausesOf(contract).map(line),
      ...sides(contract),
    ],
  }
}
