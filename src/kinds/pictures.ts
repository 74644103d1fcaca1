import { listKind, type ListOptions } from './choices.ts'
import { field, textIn, type Fault, type Field, type FieldOptions, type Kind } from './kind.ts'

const most = 1_000

// what leads to a picture: in the library, or whole; no script, no other scheme
const isAddress = (value: string) => /^(\/(?!\/)|https?:\/\/)\S+$/.test(value)

function addressFault(value: string): Fault | undefined {
  if (value.length > most) return { code: 'FIELD_LONG', values: { max: most } }
  return isAddress(value) ? undefined : { code: 'FIELD_LINK' }
}

const pictureKind: Kind<string> = {
  as: 'picture',
  empty: '',
  isEmpty: (value) => value === '',
  read: (wire) => textIn(Array.isArray(wire) ? wire[0] : wire),
  write: (value) => value,
  text: (value) => value,
  parse: (text) => ({ value: text.trim() }),
  fault: addressFault,
  cell: 'text',
  schema: { type: 'string', maxLength: most },
}

/** Address of a picture of the media library. */
export const picture = (options: FieldOptions<string> = {}): Field<string> => field(pictureKind, options)

/** Addresses of pictures: up to 5 unless told. */
export function pictures(options: ListOptions = {}): Field<readonly string[]> {
  const kind = listKind('pictures', options.max ?? 5)
  const fault = (value: readonly string[]) => kind.fault(value) ?? value.map(addressFault).find((one) => one !== undefined)
  return field({ ...kind, fault }, options)
}
