import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

const written = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/

/** `YYYY-MM-DD` out of what people write: `2026/1/5`, `20260105`, `2026年1月5日`; undefined for no day of the calendar. */
export function dayIn(text: string): string | undefined {
  const [, year, month, day] = written.exec(text.normalize('NFKC').trim()) ?? []
  if (!year || !month || !day) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

const dayKind: Kind<string> = {
  as: 'day',
  empty: '',
  isEmpty: (value) => value === '',
  read: (wire) => dayIn(textIn(wire).slice(0, 10)) ?? '',
  write: (value) => value,
  text: (value) => value,
  parse(text) {
    if (text.trim() === '') return { value: '' }
    const value = dayIn(text)
    return value ? { value } : { fault: { code: 'FIELD_DAY' } }
  },
  fault: (value) => (dayIn(value) === value ? undefined : { code: 'FIELD_DAY' }),
  cell: 'date',
  schema: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
}

/** A day of the calendar, `YYYY-MM-DD`, of no time zone. */
export const day = (options: FieldOptions<string> = {}): Field<string> => field(dayKind, options)
