/** A JSON schema, as far as the server reads it itself. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  [key: string]: unknown
}

/** Nothing is said about keys that the schema does not name. */
const isClosed = (schema: Schema) => schema.type === 'object' && schema.additionalProperties === undefined

/** Refuses keys that the schema does not name, unless it says otherwise. */
export const bodySchema = (schema: Schema): Schema => (isClosed(schema) ? { ...schema, additionalProperties: false } : schema)

// how a write is carried out once; no schema names them
const keys = new Set(['client_save_id', 'client_token'])

/** Takes out what the schema does not name, as the shop does not look at it; an open schema keeps what it does not name. */
export function withoutUnknown(value: unknown, schema: Schema): unknown {
  if (!isClosed(schema) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const named = schema.properties ?? {}
  return Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(named, key) || keys.has(key)))
}

/** Queries may carry more than is read: cache breakers, `token`. */
export const looseSchema = (schema: Schema): Schema => ({ type: 'object', ...schema })

const takesText = (schema: Schema | undefined) => !schema?.type || [schema.type].flat().includes('string')

/** A character cut in the middle: one half of a pair in UTF-16. */
const half = /\p{Cs}/u

const isUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || half.test(value)
  return typeof value === 'number' && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
}

/**
 * Names of fields that fit their schema and yet no column: NUL or half a character in a text (PostgreSQL refuses them), and numbers that
 * are no exact ones (a validator lets `Infinity` pass every bound). Deeper than a list only half characters are looked for.
 */
export const unstorableFields = (value: unknown): string[] =>
  Object.entries(value ?? {}).flatMap(([name, entry]) => ([entry].flat().some(isUnstorable) || holdsHalf(entry) ? [name] : []))

// bytes and streams are bodies, too
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)

/** Whether a text or a name anywhere in it is cut in the middle of a character, as of an emoji. */
function holdsHalf(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && half.test(one)) return true
    if (Array.isArray(one)) for (const inner of one) left.push(inner)
    else if (isPlain(one)) for (const [key, inner] of Object.entries(one)) left.push(key, inner)
  }
  return false
}

const nested = new Set(['array', 'object'])

/** A form of the manufacturing side sends lists and records as JSON text (manufacturing 3.0); what is none stays, and is refused by its schema. */
export function withJsonParts(value: unknown, { properties = {} }: Schema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([key, entry]) => {
    const { type } = (properties[key] ?? {}) as { type?: unknown }
    const isNested = nested.has(String(type)) && typeof entry === 'string'
    return [key, isNested ? parsedOr(entry as string) : entry]
  })
  return Object.fromEntries(parts)
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A form sends '' for a field that was left empty; where no text is wanted that means "absent".
 * The token of a query-authenticated call is no field of the body either.
 */
export function withoutBlanks(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = value as Record<string, unknown>
  for (const [key, entry] of Object.entries(entries)) if (entry === '' && !takesText(schema.properties?.[key])) delete entries[key]
  return entries
}
