import type { GridColumn } from './lines.ts'

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

const isNamed = ({ title, headings = [] }: GridColumn, text: string) => [title, ...headings].some((word) => plain(word) === plain(text))

/** Whether a row says the headings of the columns, one by one; empty cells behind them say nothing. */
function isHeadings(row: readonly string[], columns: readonly GridColumn[]): boolean {
  const words = row.slice(0, row.findLastIndex((text) => text.trim() !== '') + 1)
  return words.length > 0 && words.every((word, at) => columns[at] !== undefined && isNamed(columns[at], word))
}

/**
 * Pasted cells without the headings above them. Headings that count the computed columns say where these stand, so that their cells
 * are left out as well: the rest is one cell for each column that is written. `columns` from the one on that is pasted into.
 */
export function belowHeadings(cells: readonly (readonly string[])[], columns: readonly GridColumn[]): readonly (readonly string[])[] {
  const [first, ...rest] = cells
  if (!first || rest.length === 0) return cells
  if (
    isHeadings(
      first,
      columns.filter(({ of }) => !of),
    )
  )
    return rest
  return isHeadings(first, columns) ? rest.map((row) => row.filter((_, at) => !columns[at]?.of)) : cells
}
