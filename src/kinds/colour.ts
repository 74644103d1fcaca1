import { field, type Field, type FieldOptions } from './kind.ts'
import { textKind } from './text.ts'

const hex = /^#[\da-f]{6}([\da-f]{2})?$/i

/** A colour, `#rrggbb`. */
export const colour = (options: FieldOptions<string> = {}): Field<string> =>
  field(
    textKind('colour', 9, (value) => (hex.test(value) ? undefined : { code: 'FIELD_COLOUR' })),
    options,
  )
