import { grouped, rounded } from '#src/lib/decimal.ts'
import { $text } from './statistics.text.ts'
import { decimalOf } from './decimal-of.ts'
import type { FigureValue, Unit } from './statistics-page.ts'

/** Seconds in the two largest units that they fill. */
function durationOf(seconds: number): string {
  const { hours, minutes, seconds: only } = $text.get()
  const [whole, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  if (whole >= 60) return hours(String(Math.floor(whole / 60)), String(whole % 60).padStart(2, '0'))
  return whole > 0 ? minutes(String(whole), String(rest).padStart(2, '0')) : only(String(rest))
}

/** A value as people read it; what is no number stays as it came. */
export function shownValue(value: FigureValue, { unit }: Unit = {}): string {
  const decimal = decimalOf(value)
  if (decimal === null) return String(value ?? '')
  if (unit === 'money') return `¥${grouped(rounded(decimal, 2))}`.replace('¥-', '-¥')
  if (unit === 'duration') return durationOf(Math.round(Number(decimal)))
  return unit === 'percent' ? `${decimal}%` : grouped(decimal)
}

export const isThere = (value: FigureValue): boolean => value !== null && value !== undefined && value !== ''
