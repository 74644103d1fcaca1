import { field, textIn, type Fault, type Field, type FieldOptions, type Kind } from './kind.ts'

export interface TextOptions extends FieldOptions<string> {
  /** Characters, as a person counts them. */
  max?: number
  /** Words of basic data that are offered while somebody types (`api/dictionaries`); any other is as good. */
  suggests?: string
  /** A password: never kept in a draft, never shown. */
  isSecret?: boolean
}

const usual = 255

/** A kind whose value is text as it is. */
export const textKind = (as: string, max: number, wrong?: (value: string) => Fault | undefined): Kind<string> => ({
  as,
  empty: '',
  isEmpty: (value) => value.trim() === '',
  read: textIn,
  write: (value) => value.trim(),
  text: (value) => value,
  parse: (text) => ({ value: text.trim() }),
  fault: (value) => ([...value].length > max ? { code: 'FIELD_LONG', values: { max } } : wrong?.(value)),
  cell: 'text',
  schema: { type: 'string', maxLength: max },
})

/** Text of one line: up to 255 characters unless told. */
export const text = (options: TextOptions = {}): Field<string> => field(textKind('text', options.max ?? usual), options)
