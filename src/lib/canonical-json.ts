import { plainValue } from './json-text.ts'
import { sha256 } from './sha256.ts'

function sorted(this: Record<string, unknown>, key: string, serialized: unknown): unknown {
  const value = plainValue.call(this, key, serialized)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const source = value as Record<string, unknown>
  // JSON.stringify writes integer-like keys first and in number order whatever the insertion order:
  // both ends run this same code, so the text is the same
  return Object.fromEntries(
    Object.keys(source)
      .sort()
      .map((key) => [key, source[key]]),
  )
}

/**
 * JSON text of a value with the keys of all objects sorted: equal values give equal text, in whatever
 * order a database keeps its keys (PostgreSQL's jsonb does not keep any).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sorted) ?? 'null'
}

/** Hex SHA-256 of `canonicalJson(value)`: what a server answers after a save, so that "saved" is proven. */
export function canonicalHash(value: unknown): string {
  return sha256(canonicalJson(value))
}
