import { compared, grouped, readDecimal, trimmed } from '#src/lib/decimal.ts'
import { field, textIn, type Fault, type Field, type FieldOptions, type Kind, type SheetCell } from './kind.ts'

export interface DecimalOptions extends FieldOptions<string> {
  /** Figures behind the point. */
  places?: number
  /** Decimal text; '0' unless told. */
  least?: string
  most?: string
  /** Word that stands where there is none. */
  none?: string
}

interface Shape {
  as: string
  cell: SheetCell
  places: number
  least: string
  most: string
  /** Zeros at the end are kept, as on an invoice. */
  isFixed?: boolean
}

const usual = { places: 3, least: '0', most: '999999999999' }
const placesOf = (value: string) => trimmed(value).split('.')[1]?.length ?? 0

const filled = (value: string, places: number): string => {
  const [whole = '0', part = ''] = value.split('.')
  return places === 0 ? whole : `${whole}.${part.padEnd(places, '0')}`
}

/** A kind whose value is decimal text: never a float, on no side. '' is nothing. */
export const decimalKind = ({ as, cell, places, least, most, isFixed = false }: Shape): Kind<string> => ({
  as,
  empty: '',
  isEmpty: (value) => value === '',
  read: (wire) => readDecimal(textIn(wire)) ?? '',
  write: (value) => value,
  text: (value) => (value === '' ? '' : isFixed ? filled(value, places) : trimmed(value)),
  parse(text) {
    if (text.trim() === '') return { value: '' }
    const value = readDecimal(text)
    return value === null ? { fault: { code: 'FIELD_NUMBER' } } : { value }
  },
  fault(value): Fault | undefined {
    if (readDecimal(value) !== value) return { code: 'FIELD_NUMBER' }
    if (placesOf(value) > places) return places === 0 ? { code: 'FIELD_WHOLE' } : { code: 'FIELD_PLACES', values: { places } }
    if (compared(value, least) < 0) return { code: 'FIELD_LEAST', values: { least: grouped(least) } }
    return compared(value, most) > 0 ? { code: 'FIELD_MOST', values: { most: grouped(most) } } : undefined
  },
  cell,
  // the validator turns numbers of other programs into text
  schema: { type: 'string', maxLength: 40, pattern: '^(-?\\d+(\\.\\d+)?)?$' },
})

/** A decimal with at most so many places: three unless told. */
export const decimal = (options: DecimalOptions = {}): Field<string> =>
  field(decimalKind({ as: 'decimal', cell: 'number', ...usual, ...definedOf(options) }), options)

/** The options of a shape that were given. */
export const definedOf = ({ places, least, most }: DecimalOptions): Partial<Pick<Shape, 'places' | 'least' | 'most'>> => ({
  ...(places !== undefined && { places }),
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
})
