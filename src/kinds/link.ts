import { field, type Field } from './kind.ts'
import { textKind, type TextOptions } from './text.ts'

const address = /^(https?:\/\/\S+|\/\S*)$/

/** An address: of the shop (`/pages/…`) or of the web. */
export const link = (options: TextOptions = {}): Field<string> =>
  field(
    textKind('link', options.max ?? 1_000, (value) => (address.test(value.trim()) ? undefined : { code: 'FIELD_LINK' })),
    options,
  )
