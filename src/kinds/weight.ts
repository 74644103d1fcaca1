import { decimalKind, definedOf, type DecimalOptions } from './decimal.ts'
import { field, type Field } from './kind.ts'

const usual = { as: 'weight', cell: 'number', places: 3, least: '0', most: '99999999' } as const

/** A weight in kilograms, to the gram. */
export const weight = (options: DecimalOptions = {}): Field<string> => field(decimalKind({ ...usual, ...definedOf(options) }), options)
