import { decimalKind, definedOf, type DecimalOptions } from './decimal.ts'
import { field, type Field } from './kind.ts'

const usual = { as: 'money', cell: 'money', places: 2, least: '0', most: '99999999.99', isFixed: true } as const

/** An amount in yuan, two places unless told (unit prices of the factory have four). */
export const money = (options: DecimalOptions = {}): Field<string> => field(decimalKind({ ...usual, ...definedOf(options) }), options)
