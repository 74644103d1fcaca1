import { field, type Field } from './kind.ts'
import { textKind, type TextOptions } from './text.ts'

const plain = /^[\p{L}\p{N}][\p{L}\p{N}\-_./#+*]*$/u

/** A number or code that people type and scan: no blanks, no signs at its ends, up to 40 characters unless told. */
export const code = (options: TextOptions = {}): Field<string> =>
  field(
    textKind('code', options.max ?? 40, (value) => (plain.test(value.trim()) ? undefined : { code: 'FIELD_CODE' })),
    options,
  )
