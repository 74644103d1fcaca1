import { field, type Field } from './kind.ts'
import { textKind, type TextOptions } from './text.ts'

/** Text of several lines: up to 2,000 characters unless told. */
export const longText = (options: TextOptions = {}): Field<string> => field(textKind('longText', options.max ?? 2_000), options)
