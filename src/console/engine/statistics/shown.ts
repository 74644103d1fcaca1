import { grouped, rounded } from '#src/lib/decimal.ts'
import { decimalOf } from './request.ts'
import type { FigureValue, Unit } from './statistics-page.ts'

/** A value as people read it; what is no number stays as it came. */
export function shownValue(value: FigureValue, { unit }: Unit = {}): string {
  const decimal = decimalOf(value)
  if (decimal === null) return String(value ?? '')
  if (unit === 'money') return `¥${grouped(rounded(decimal, 2))}`.replace('¥-', '-¥')
  return unit === 'percent' ? `${decimal}%` : grouped(decimal)
}

export const isThere = (value: FigureValue): boolean => value !== null && value !== undefined && value !== ''
