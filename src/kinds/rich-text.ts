import { field, type Field } from './kind.ts'
import { textKind, type TextOptions } from './text.ts'

/** HTML of an editor; what shows it cleans it. */
export const richText = (options: TextOptions = {}): Field<string> => field(textKind('richText', options.max ?? 200_000), options)
