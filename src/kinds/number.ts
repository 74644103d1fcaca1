import { field, type Fault, type Field, type FieldOptions, type Kind } from './kind.ts'

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

// a step of 0.01 means two places
const placesOf = (value: number) => (String(value).split('.')[1] ?? '').length

/** NaN is a text that is no number: what somebody typed is not passed over. */
const numberKind = (as: string, { least = -Infinity, most = Infinity, step }: NumberOptions): Kind<number | null> => ({
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
  fault(value): Fault | undefined {
    if (value === null) return undefined
    if (Number.isNaN(value)) return { code: 'FIELD_NUMBER' }
    if (value < least) return { code: 'FIELD_LEAST', values: { least } }
    if (value > most) return { code: 'FIELD_MOST', values: { most } }
    const places = step === undefined ? Infinity : placesOf(step)
    if (placesOf(value) <= places) return undefined
    return places === 0 ? { code: 'FIELD_WHOLE' } : { code: 'FIELD_PLACES', values: { places } }
  },
  cell: 'number',
  schema: { type: ['number', 'null'] },
})

/** A number that neither counts money nor goods: pixels, days, stars. Ours are `whole` and `decimal`. */
export const number = (options: NumberOptions = {}): Field<number | null> => field(numberKind('number', options), options)

/** Stars, 0 for none. */
export const rating = (options: NumberOptions = {}): Field<number | null> => field(numberKind('rating', options), options)

/** A number between two others. */
export const slider = (options: NumberOptions = {}): Field<number | null> => field(numberKind('slider', options), options)
