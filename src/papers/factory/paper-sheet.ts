import type { LaidCell, LaidRow, LaidSheet } from '../sheet/laid-sheet.ts'
import type { CellKind, LaidLook } from '../sheet/xlsx-cells.ts'

/** A column of a paper's table. */
export interface PaperSheetColumn {
  title: string
  as: CellKind
  /** What it comes to, where it is summed. */
  sum?: string | undefined
}

/** A document as it is printed out of a workbook (manufacturing 5.4). */
export interface PaperOnSheet {
  name: string
  company: string
  title: string
  number: string
  /** Headings with their values. */
  fields: readonly (readonly [string, string])[]
  columns: readonly PaperSheetColumn[]
  rows: readonly (readonly string[])[]
  /** Word in front of the sums. */
  total: string
  /** Below the table: the amount in words, a remark. */
  notes: readonly string[]
  /** Who signs, with the names that are known. */
  signers: readonly (readonly [string, string])[]
}

const looks: Partial<Record<CellKind, LaidLook>> = { number: 'boxNumber', money: 'boxMoney', date: 'boxDay', percent: 'boxNumber' }
const lookOf = (as: CellKind): LaidLook => looks[as] ?? 'box'

/** Signs that a text takes, Chinese ones twice. */
const lengthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0)

/** Cells that stand beside each other over so many columns, in parts as equal as they come. */
function spread(texts: readonly string[], columns: number): LaidCell[] {
  const share = Math.max(1, Math.floor(columns / texts.length))
  return texts.map((value, at) => ({ value, span: at === texts.length - 1 ? Math.max(1, columns - share * at) : share }))
}

const pairs = (list: readonly (readonly [string, string])[], many: number) =>
  Array.from({ length: Math.ceil(list.length / many) }, (_, at) => list.slice(at * many, at * many + many))

export function paperSheet(paper: PaperOnSheet): LaidSheet {
  const { columns, rows, total } = paper
  // the number of a line stands before it
  const size = columns.length + 1
  const many = size >= 9 ? 3 : size >= 4 ? 2 : 1
  const head: LaidRow[] = [
    ...(paper.company ? [{ cells: [{ value: paper.company, look: 'centre' as const, span: size }] }] : []),
    { cells: [{ value: paper.title, look: 'title', span: size }], height: 28 },
    { cells: [{ value: paper.number, look: 'end', span: size }] },
    ...pairs(paper.fields, many).map((some) => ({
      cells: spread(
        some.map(([title, value]) => `${title}：${value}`),
        size,
      ),
    })),
  ]
  const heading: LaidRow = {
    cells: [{ value: '#', look: 'boxHeading' }, ...columns.map(({ title }) => ({ value: title, look: 'boxHeading' as const }))],
  }
  const body = rows.map((row, at) => ({
    cells: [
      { value: String(at + 1), look: 'boxNumber' as const },
      ...columns.map(({ as }, place) => ({ value: row[place], look: lookOf(as) })),
    ],
  }))
  const sums: LaidRow[] = columns.some(({ sum }) => sum !== undefined)
    ? [{ cells: [{ value: total, look: 'boxHeading' }, ...columns.map(({ as, sum = '' }) => ({ value: sum, look: lookOf(as) }))] }]
    : []
  const widths = columns.map(({ title }, at) =>
    Math.min(40, Math.max(8, lengthOf(title) + 2, ...rows.slice(0, 100).map((row) => lengthOf(row[at] ?? '') + 1))),
  )
  return {
    name: paper.name,
    widths: [5, ...widths],
    isLandscape: widths.reduce((sum, width) => sum + width, 0) > 95,
    repeated: [head.length + 1, head.length + 1],
    laid: [
      ...head,
      heading,
      ...body,
      ...sums,
      ...paper.notes.map((value) => ({ cells: [{ value, look: 'wrapped' as const, span: size }] })),
      {
        cells: spread(
          paper.signers.map(([title, value]) => `${title}：${value}`),
          size,
        ),
        height: 24,
      },
    ],
  }
}
