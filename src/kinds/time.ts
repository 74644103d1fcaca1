import { shopTime } from '#src/lib/shop-time.ts'
import { dayIn } from './day.ts'
import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

const written = /^(.*?)[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/

function timeIn(text: string): string | undefined {
  const [, date = '', hour = '', minute = '', second = '00'] = written.exec(text.normalize('NFKC').trim()) ?? [undefined, text, '00', '00']
  const day = dayIn(date)
  if (!day || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  return `${day} ${hour.padStart(2, '0')}:${minute}:${second}`
}

const timeKind: Kind<string> = {
  as: 'time',
  empty: '',
  isEmpty: (value) => value === '',
  // the shop sends unix seconds in some lists, 0 for never
  read: (wire) => (typeof wire === 'number' ? (wire > 0 ? shopTime(wire) : '') : (timeIn(textIn(wire)) ?? '')),
  write: (value) => value,
  text: (value) => value,
  parse(text) {
    if (text.trim() === '') return { value: '' }
    const value = timeIn(text)
    return value ? { value } : { fault: { code: 'FIELD_TIME' } }
  },
  fault: (value) => (timeIn(value) === value ? undefined : { code: 'FIELD_TIME' }),
  cell: 'date',
  schema: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' },
}

/** A moment of the shop's clock, `YYYY-MM-DD HH:mm:ss`. */
export const time = (options: FieldOptions<string> = {}): Field<string> => field(timeKind, options)
