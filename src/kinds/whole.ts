import { readDecimal } from '#src/lib/decimal.ts'
import { field, type Fault, type Field, type FieldOptions, type Kind } from './kind.ts'

export interface WholeOptions extends FieldOptions<number | null> {
  least?: number
  most?: number
}

/** What PostgreSQL's `integer` holds. */
const usualMost = 2_147_483_647

const wholeIn = (wire: unknown): number | null => {
  const number = typeof wire === 'string' && wire.trim() !== '' ? Number(wire) : wire
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

const wholeKind = (least: number, most: number): Kind<number | null> => ({
  as: 'whole',
  empty: null,
  isEmpty: (value) => value === null,
  read: wholeIn,
  write: (value) => value,
  text: (value) => (value === null ? '' : String(value)),
  parse(text) {
    if (text.trim() === '') return { value: null }
    const value = readDecimal(text)
    if (value === null) return { fault: { code: 'FIELD_NUMBER' } }
    const number = wholeIn(value)
    return number === null ? { fault: { code: 'FIELD_WHOLE' } } : { value: number }
  },
  fault(value): Fault | undefined {
    if (value === null) return undefined
    if (value < least) return { code: 'FIELD_LEAST', values: { least } }
    return value > most ? { code: 'FIELD_MOST', values: { most } } : undefined
  },
  cell: 'number',
  schema: { type: ['integer', 'null'], minimum: least, maximum: most },
})

/** A whole number: a sort, a count, days. */
export const whole = (options: WholeOptions = {}): Field<number | null> =>
  field(wholeKind(options.least ?? 0, options.most ?? usualMost), options)
