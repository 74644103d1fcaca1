import { readDecimal, sumOf } from '#src/lib/decimal.ts'
import type { Row } from './rows.ts'

/** The exact sum of a column; what is no number counts as nothing. */
export function columnSum(rows: readonly Row[], name: string): string {
  const values = rows.map((row) => {
    const value = row[name]
    return typeof value === 'string' || typeof value === 'number' ? (readDecimal(String(value)) ?? '0') : '0'
  })
  return sumOf(values)
}
