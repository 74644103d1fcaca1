import { decimalKind, definedOf, type DecimalOptions } from './decimal.ts'
import { field, type Field } from './kind.ts'

const usual = { as: 'percent', cell: 'number', places: 2, least: '0', most: '100' } as const

/** Parts of a hundred as people write them: `13` is 13 %. */
export const percent = (options: DecimalOptions = {}): Field<string> => field(decimalKind({ ...usual, ...definedOf(options) }), options)
