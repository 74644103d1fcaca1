import { hasLostFigures } from '#src/papers/sheet/sheet.ts'
import type { ImportColumn } from './import.ts'

/** A cell as the server reads it, or what is wrong with it. */
export type Read = { value: string } | { value: string; fault: 'lost' | 'unknown' | 'date' }

/** Words as they are compared: width, case and blanks say nothing. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

function decimal(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/^([+-]?)\s*[¥$€]\s*/, '$1')
    .trim()
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

function day(text: string): string | undefined {
  const found = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/.exec(
    text.normalize('NFKC'),
  )
  if (!found) return undefined
  const [, year, month, date, hours, minutes, seconds = '00'] = found
  const iso = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return undefined
  return hours === undefined ? iso : `${iso} ${hours.padStart(2, '0')}:${minutes}:${seconds}`
}

/** Reads a cell for a column; `spelled` gives the words of a key in every language. */
export function readCell<W>(column: ImportColumn<W>, cell: string, spelled: (key: string) => readonly string[]): Read {
  if (cell === '') return { value: '' }
  if (column.as !== 'code' && hasLostFigures(cell)) return { value: cell, fault: 'lost' }
  if (column.options) {
    const wanted = folded(cell)
    const option = column.options.find(({ value, word }) => [value, ...spelled(word)].some((one) => folded(one) === wanted))
    return option ? { value: option.value } : { value: cell, fault: 'unknown' }
  }
  if (column.as === 'decimal' || column.as === 'whole') return { value: decimal(cell) }
  if (column.as === 'percent') return { value: decimal(cell.replace(/\s*[%％]$/, '')) }
  if (column.as !== 'date') return { value: cell }
  const value = day(cell)
  return value === undefined ? { value: cell, fault: 'date' } : { value }
}
