/** The same value with other texts, wherever they stand; what did not change stays the same object. `key` names where a text stands. */
export function withStrings<T>(value: T, change: (text: string, key: string) => string, key = ''): T {
  if (typeof value === 'string') return change(value, key) as T & string
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withStrings(item, change, key))
    return items.every((item, index) => item === value[index]) ? value : (items as T)
  }
  const entries = Object.entries(value)
  const next = entries.map(([name, entry]) => [name, withStrings<unknown>(entry, change, name)] as const)
  return next.every(([, entry], index) => entry === entries[index]![1]) ? value : (Object.fromEntries(next) as T)
}

/** Every text in a value, with the name of the field that it stands in; texts of a list stand in the field of the list. */
export function stringsIn(value: unknown, found: (text: string, key: string) => void, key = ''): void {
  if (typeof value === 'string') found(value, key)
  else if (Array.isArray(value)) for (const item of value) stringsIn(item, found, key)
  else if (typeof value === 'object' && value !== null) for (const [name, entry] of Object.entries(value)) stringsIn(entry, found, name)
}
