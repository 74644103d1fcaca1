import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

const written = /^(\d{4})[-/.年]?(\d{1,2})月?$/

function monthIn(text: string): string | undefined {
  const [, year, month = ''] = written.exec(text.normalize('NFKC').trim()) ?? []
  return year && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined
}

const monthKind: Kind<string> = {
  as: 'month',
  empty: '',
  isEmpty: (value) => value === '',
  read: (wire) => monthIn(textIn(wire).slice(0, 7)) ?? '',
  write: (value) => value,
  text: (value) => value,
  parse(text) {
    if (text.trim() === '') return { value: '' }
    const value = monthIn(text)
    return value ? { value } : { fault: { code: 'FIELD_MONTH' } }
  },
  fault: (value) => (monthIn(value) === value ? undefined : { code: 'FIELD_MONTH' }),
  cell: 'text',
  schema: { type: 'string', pattern: '^(\\d{4}-\\d{2})?$' },
}

/** A month, `YYYY-MM`. */
export const month = (options: FieldOptions<string> = {}): Field<string> => field(monthKind, options)
