import { dayIn } from './day.ts'
import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

/** From one day to another, both in it; '' is open. */
export interface Period {
  from: string
  to: string
}

const empty: Period = { from: '', to: '' }
const dayOf = (value: unknown) => dayIn(textIn(value).slice(0, 10)) ?? ''

const periodKind: Kind<Period> = {
  as: 'period',
  empty,
  isEmpty: ({ from, to }) => from === '' && to === '',
  read(wire) {
    if (Array.isArray(wire)) return { from: dayOf(wire[0]), to: dayOf(wire[1]) }
    if (typeof wire !== 'object' || wire === null) return empty
    return { from: dayOf((wire as Partial<Period>).from), to: dayOf((wire as Partial<Period>).to) }
  },
  write: ({ from, to }) => ({ from, to }),
  text: ({ from, to }) => (from || to ? `${from} – ${to}` : ''),
  parse(text) {
    if (text.trim() === '') return { value: empty }
    const [from = '', to = ''] = text.split(/\s*[–~至]\s*|\s+-\s+/).map((part) => dayIn(part) ?? '')
    return from && to ? { value: { from, to } } : { fault: { code: 'FIELD_PERIOD' } }
  },
  fault: ({ from, to }) => (from && to && from > to ? { code: 'FIELD_PERIOD' } : undefined),
  cell: 'text',
  schema: {
    type: 'object',
    properties: {
      from: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
      to: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
    },
  },
}

/** From one day to another. */
export const period = (options: FieldOptions<Period> = {}): Field<Period> => field(periodKind, options)
