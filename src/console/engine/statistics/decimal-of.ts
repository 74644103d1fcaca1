import type { FigureValue } from './statistics-page.ts'

/** Decimal text of what a server said; null where it said no number. */
export function decimalOf(value: FigureValue): string | null {
  const text = value === null || value === undefined ? '' : String(value).trim()
  return /^-?\d+(\.\d+)?$/.test(text) ? text : null
}
