import { listKind, type ListOptions } from './choices.ts'
import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

const pictureKind: Kind<string> = {
  as: 'picture',
  empty: '',
  isEmpty: (value) => value === '',
  read: (wire) => textIn(Array.isArray(wire) ? wire[0] : wire),
  write: (value) => value,
  text: (value) => value,
  parse: (text) => ({ value: text.trim() }),
  fault: (value) => (value.length > 1_000 ? { code: 'FIELD_LONG', values: { max: 1_000 } } : undefined),
  cell: 'text',
  schema: { type: 'string', maxLength: 1_000 },
}

/** Address of a picture of the media library. */
export const picture = (options: FieldOptions<string> = {}): Field<string> => field(pictureKind, options)

/** Addresses of pictures: up to 5 unless told. */
export const pictures = (options: ListOptions = {}): Field<readonly string[]> => field(listKind('pictures', options.max ?? 5), options)
