import { jsonText } from '#src/lib/json-text.ts'
import type { KeyValueStore } from './client/outbox.ts'

/** The browser's storage for this origin; undefined where a host's frame blocks it. */
export function pageStorage(): KeyValueStore | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** A JSON value kept under a key; undefined when there is none, or nonsense. */
export function recall<T>(key: string): T | undefined {
  try {
    return (JSON.parse(pageStorage()?.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON; undefined forgets it. A full or blocked storage is no failure. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) pageStorage()?.removeItem(key)
    else pageStorage()?.setItem(key, jsonText(value))
  } catch {
    // what is kept here only spares a question to the server
  }
}
