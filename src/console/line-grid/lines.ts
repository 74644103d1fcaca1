import { productOf, readDecimal, rounded, sumOf } from '#src/lib/decimal.ts'

/** A column of a grid. */
export interface GridColumn {
  key: string
  title: string
  /** What else stands above such a column in somebody's spreadsheet: its title in the other languages. */
  headings?: readonly string[]
  /** Figures are checked, aligned at the end and kept as decimals in strings. */
  kind: 'text' | 'decimal'
  /** Digits behind the point. */
  places?: number
  /** Shown, not written: the product of other columns. */
  of?: readonly [string, string]
  /** Summed below the lines. */
  isSummed?: boolean
  /** A line that holds anything needs it; said once somebody wanted to go on (`checked` of the grid). */
  isRequired?: boolean
  /** px */
  width?: number
}

/** A line by the keys of its columns; what is not there is empty. */
export type GridLine = Readonly<Record<string, string>>

/** Why a cell is wrong: it holds no number, or is empty and may not be. */
export type CellFault = 'number' | 'missing'

/** A line that holds nothing yet. */
export const isBlank = (line: GridLine): boolean => Object.values(line).every((value) => value === '')

/** What a cell shows; nothing where a product lacks a factor. */
export function valueOf(line: GridLine, { key, of, places = 2 }: GridColumn): string {
  if (!of) return line[key] ?? ''
  const [one, other] = of.map((factor) => readDecimal(line[factor] ?? ''))
  return one && other ? rounded(productOf(one, other), places) : ''
}

/** What is kept of what was typed: figures as decimals with their places; null where a figure is none. */
export function readCell({ kind, places }: GridColumn, text: string): string | null {
  const plain = text.trim()
  if (kind === 'text' || plain === '') return plain
  const value = readDecimal(plain)
  return value === null || places === undefined ? value : rounded(value, places)
}

/** What is wrong with a cell; undefined where nothing is. */
export function faultOf(line: GridLine, column: GridColumn): CellFault | undefined {
  if (column.of) return undefined
  const value = valueOf(line, column)
  if (readCell(column, value) === null) return 'number'
  return column.isRequired && value === '' && !isBlank(line) ? 'missing' : undefined
}

/** The first wrong cell of lines, from the left and from above. */
export function firstFault(lines: readonly GridLine[], columns: readonly GridColumn[]): { line: number; column: number } | undefined {
  for (const [at, line] of lines.entries()) {
    const column = columns.findIndex((one) => faultOf(line, one))
    if (column >= 0) return { line: at, column }
  }
  return undefined
}

/** What became of cells that were put into lines. */
export interface Placed {
  lines: GridLine[]
  /** Figures that are none: kept as they were written, so that they can be mended. */
  wrong: number
  /** Cells that hold something and found no column. */
  outside: number
}

/** Cells put into lines from a place on; lines are added as needed, and computed columns are passed over: they take no cell. */
export function withCells(
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  at: { line: number; column: number },
  cells: readonly (readonly string[])[],
): Placed {
  const takers = columns.slice(at.column).filter(({ of }) => !of)
  const next = [...lines]
  let [wrong, outside] = [0, 0]
  for (const [down, row] of cells.entries()) {
    const line = { ...next[at.line + down] } as Record<string, string>
    for (const [right, text] of row.entries()) {
      const column = takers[right]
      if (!column) {
        if (text.trim()) outside++
        continue
      }
      const value = readCell(column, text)
      if (value === null) wrong++
      line[column.key] = value ?? text.trim()
    }
    next[at.line + down] = line
  }
  return { lines: next, wrong, outside }
}

/** The sum of a column, exact; what is empty or no number counts nothing. */
export const totalOf = (lines: readonly GridLine[], column: GridColumn): string => {
  const sum = sumOf(lines.flatMap((line) => readDecimal(valueOf(line, column)) ?? []))
  return column.of || column.places !== undefined ? rounded(sum, column.places ?? 2) : sum
}
