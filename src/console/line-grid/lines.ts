import { productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { readDecimal } from '#src/lib/decimal-text.ts'

/** A column of a grid. */
export interface GridColumn {
  key: string
  title: string
  /** Figures are checked, aligned at the end and kept as decimals in strings. */
  kind: 'text' | 'decimal'
  /** Digits behind the point. */
  places?: number
  /** Shown, not written: the product of other columns. */
  of?: readonly [string, string]
  /** Summed below the lines. */
  isSummed?: boolean
  /** px */
  width?: number
}

/** A line by the keys of its columns; what is not there is empty. */
export type GridLine = Readonly<Record<string, string>>

/** What a cell shows. */
export function valueOf(line: GridLine, { key, of, places = 2 }: GridColumn): string {
  if (!of) return line[key] ?? ''
  const [one, other] = of.map((factor) => line[factor] ?? '') as [string, string]
  return one && other ? rounded(productOf(one, other), places) : ''
}

/** What is kept of what was typed: figures as decimals with their places; null where a figure is none. */
export function readCell({ kind, places }: GridColumn, text: string): string | null {
  const plain = text.trim()
  if (kind === 'text' || plain === '') return plain
  const value = readDecimal(plain)
  return value === null || places === undefined ? value : rounded(value, places)
}

/** Cells put into lines from a place on; lines are added as needed, computed columns and unreadable figures are passed over. */
export function withCells(
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  at: { line: number; column: number },
  cells: readonly (readonly string[])[],
): { lines: GridLine[]; refused: number } {
  const next = [...lines]
  let refused = 0
  for (const [down, row] of cells.entries()) {
    const line = { ...next[at.line + down] } as Record<string, string>
    for (const [right, text] of row.entries()) {
      const column = columns[at.column + right]
      if (!column || column.of) continue
      const value = readCell(column, text)
      if (value === null) refused++
      else line[column.key] = value
    }
    next[at.line + down] = line
  }
  return { lines: next, refused }
}

/** The sum of a column, exact; empty cells count nothing. */
export const totalOf = (lines: readonly GridLine[], column: GridColumn): string =>
  rounded(sumOf(lines.flatMap((line) => readDecimal(valueOf(line, column)) ?? [])), column.places ?? 2)
