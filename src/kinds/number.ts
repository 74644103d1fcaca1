import { field, type Field, type FieldOptions, type Kind } from './kind.ts'

export interface NumberOptions extends FieldOptions<number | null> {
  least?: number
  most?: number
  /** Between two neighbours. */
  step?: number
}

const numberIn = (wire: unknown): number | null => {
  const number = wire === '' || wire === null || wire === undefined ? NaN : Number(wire)
  return Number.isFinite(number) ? number : null
}

const numberKind = (as: string): Kind<number | null> => ({
  as,
  empty: null,
  isEmpty: (value) => value === null,
  read: numberIn,
  write: (value) => value,
  text: (value) => (value === null ? '' : String(value)),
  parse(text) {
    const value = numberIn(text.trim())
    return value === null && text.trim() !== '' ? { fault: { code: 'FIELD_NUMBER' } } : { value }
  },
  fault: () => undefined,
  cell: 'number',
  schema: { type: ['number', 'null'] },
})

/** A number that neither counts money nor goods: pixels, days, stars. Ours are `whole` and `decimal`. */
export const number = (options: NumberOptions = {}): Field<number | null> => field(numberKind('number'), options)

/** Stars, 0 for none. */
export const rating = (options: NumberOptions = {}): Field<number | null> => field(numberKind('rating'), options)

/** A number between two others. */
export const slider = (options: NumberOptions = {}): Field<number | null> => field(numberKind('slider'), options)
