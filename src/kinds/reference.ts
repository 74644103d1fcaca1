import { listKind, type ListOptions } from './choices.ts'
import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

export interface ReferenceOptions extends FieldOptions<string> {
  /** Key of the wire that carries the name beside the id. */
  named?: string
  /** Fields beside it that the chosen record fills in, each with the name of the field there that its value comes from. */
  fills?: Readonly<Record<string, string>>
  /** Choices are those of what stands beside it: keys of the query of the choices, each with the field of the same row. */
  among?: Readonly<Record<string, string>>
  /** Its name is said to who may see that record alone, though the record that refers to it is for others, too. */
  isScoped?: boolean
  /** Our table holds 0 where nothing is chosen, as the shop's does. */
  isZeroNone?: boolean
}

const idOf = (wire: unknown): string => {
  const id = textIn(typeof wire === 'object' && wire !== null ? (wire as { id?: unknown }).id : wire)
  return id === '0' ? '' : id
}

/** A kind whose value is the id of a record of another resource; ids are opaque text. */
export const referenceKind = (as: string, source: string): Kind<string> => ({
  as,
  empty: '',
  isEmpty: (value) => value === '',
  read: idOf,
  write: (value) => value,
  text: (value, reader) => (value === '' ? '' : (reader.name?.(source, value) ?? value)),
  // names are looked up where records are: an import asks the server
  parse: (text) => ({ value: text.trim() }),
  fault: (value) => (value.length > 40 ? { code: 'FIELD_LONG', values: { max: 40 } } : undefined),
  cell: 'text',
  schema: { type: 'string', maxLength: 40 },
})

/** A record of another resource, by the name of that resource: `reference('customer')`. */
export const reference = (source: string, options: ReferenceOptions = {}): Field<string> =>
  field(referenceKind('reference', source), { ...options, source } as ReferenceOptions)

/** Several records of another resource. */
export const references = (source: string, options: ListOptions = {}): Field<readonly string[]> =>
  field(
    listKind('references', options.max ?? 100, {
      text: (value, reader) => value.map((id) => reader.name?.(source, id) ?? id).join('、'),
    }),
    { ...options, source } as ListOptions,
  )

/** A member of staff. */
export const person = (options: ReferenceOptions = {}): Field<string> => reference('staff', options)
