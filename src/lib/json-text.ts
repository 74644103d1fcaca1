const bare = [[], {}] as { toJSON?: unknown }[]

/**
 * A replacer for JSON.stringify that takes back what a host page makes of lists and objects: Prototype.js up to 1.6 writes
 * `Array.prototype.toJSON`, and every list would be sent and kept as a string. Dates and what else has a `toJSON` of its
 * own kind keep it.
 */
export function plainValue(this: Record<string, unknown>, key: string, serialized: unknown): unknown {
  const value = this[key] as { toJSON?: unknown } | null | undefined
  return bare.some(({ toJSON }) => toJSON === value?.toJSON) ? value : serialized
}

/** JSON text of a value, whatever `toJSON` a host page has put on every list and object. */
export function jsonText(value: unknown, space?: number): string {
  // a replacer makes it several times slower
  return JSON.stringify(value, 'toJSON' in bare ? plainValue : undefined, space)
}
