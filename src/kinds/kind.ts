/** A JSON schema of one value on the wire. */
export interface ValueSchema {
  readonly type?: string | readonly string[]
  readonly [keyword: string]: unknown
}

/** How a spreadsheet holds a value; ids and codes are text, so that no figure of them is lost. */
export type SheetCell = 'text' | 'number' | 'money' | 'percent' | 'date'

/** What is wrong with a value: a code that every language has a sentence for (`fields/faults.text.ts`, `server` messages). */
export interface Fault {
  readonly code: FaultCode
  readonly values?: Readonly<Record<string, string | number>>
}

export type FaultCode =
  | 'FIELD_REQUIRED'
  | 'FIELD_LONG'
  | 'FIELD_CODE'
  | 'FIELD_NUMBER'
  | 'FIELD_WHOLE'
  | 'FIELD_PLACES'
  | 'FIELD_LEAST'
  | 'FIELD_MOST'
  | 'FIELD_DAY'
  | 'FIELD_MONTH'
  | 'FIELD_TIME'
  | 'FIELD_PERIOD'
  | 'FIELD_OPTION'
  | 'FIELD_FLAG'
  | 'FIELD_LINK'
  | 'FIELD_COLOUR'
  | 'FIELD_COUNT'
  | 'FIELD_LINES'

/** For whom a value is put into words. */
export interface Reader {
  /** Word of the page for an option (`choice`, `state`), of a flag for `yes` and `no`. */
  word(key: string): string
  /** Name of what a reference points at; the id where it is not known. */
  name?(source: string, id: string): string
}

/** What came of reading a text that somebody typed, pasted or imported. */
export type Parsed<V> = { readonly value: V } | { readonly fault: Fault }

/**
 * A kind of value: how it travels, how it is put into words, what is wrong with it. Pure: the browser and the server share it; what
 * draws it stands in `src/fields/<as>`.
 */
export interface Kind<V> {
  readonly as: string
  /** The value of a field that nobody filled in. */
  readonly empty: V
  isEmpty(value: V): boolean
  /** Any value of the wire; what cannot be one is `empty`. */
  read(wire: unknown): V
  /** As our own server takes it; `read(write(value))` is the same value. */
  write(value: V): unknown
  /** For exports, copies, prints and comparisons. */
  text(value: V, reader: Reader): string
  /** Text of a person: a cell of a workbook, a pasted cell, a field. */
  parse(text: string, reader: Reader): Parsed<V>
  /** What is wrong with a value that is filled in. */
  fault(value: V): Fault | undefined
  readonly cell: SheetCell
  /** Of what `write` returns. */
  readonly schema: ValueSchema
}

/** What any field can say besides its kind. */
export interface FieldOptions<V> {
  /** Its key on the wire, and its column at our server, where that is another. */
  wire?: string
  required?: boolean
  /** Told by the server, changed by nobody. */
  readOnly?: boolean
  /** A permission key without which the server leaves it out, and no screen shows it (`price:view`). */
  needs?: string
  /** A feature of the server without which it is not there. */
  feature?: string
  /** What a new one begins with; a function where that is another one every time, as today. */
  start?: V | (() => V)
  /** A column of lines that goes with its row and is drawn nowhere. */
  isKept?: boolean
}

/** A field of a resource: a kind, its options, and what is said about this field alone. */
export interface Field<V = unknown> extends FieldOptions<V> {
  readonly kind: Kind<V>
  readonly options: object
}

/** What a field of a new record begins with. */
export const startOf = <V>({ kind, start }: Pick<Field<V>, 'kind' | 'start'>): V =>
  typeof start === 'function' ? (start as () => V)() : (start ?? kind.empty)

/** Fields by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** The values of fields, by name. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer V> ? V : never }

/** Makes a field of a kind; `options` go to what draws it. */
export const field = <V>(kind: Kind<V>, options: FieldOptions<V> & object = {}): Field<V> => {
  const { wire, required, readOnly, needs, feature, start, isKept, ...rest } = options as FieldOptions<V> & Record<string, unknown>
  return {
    kind,
    options: rest,
    ...(wire !== undefined && { wire }),
    ...(required && { required }),
    ...(readOnly && { readOnly }),
    ...(needs !== undefined && { needs }),
    ...(feature !== undefined && { feature }),
    ...(start !== undefined && { start }),
    ...(isKept && { isKept }),
  }
}

/** Declares the fields of a resource. */
export const fields = <F extends Record<string, Field<unknown>>>(declared: F): F => declared

/** The key of a field on the wire. */
export const wireOf = (name: string, { wire }: Pick<Field<unknown>, 'wire'>): string => wire ?? name

/** Key of the wire that carries the name of what a reference points at, beside its id. */
export const nameKeyOf = (name: string, field: Pick<Field<unknown>, 'wire' | 'options'>): string =>
  (field.options as { named?: string }).named ?? `${wireOf(name, field).replace(/_id$/, '')}_name`

/** What is wrong with a value, filled in or not. */
export function faultOf<V>({ kind, required }: Pick<Field<V>, 'kind' | 'required'>, value: V): Fault | undefined {
  if (kind.isEmpty(value)) return required ? { code: 'FIELD_REQUIRED' } : undefined
  return kind.fault(value)
}

/** Text of the wire: numbers are written out, everything else that is no text is none. */
export const textIn = (wire: unknown): string =>
  typeof wire === 'string' ? wire : typeof wire === 'number' && Number.isFinite(wire) ? String(wire) : ''
