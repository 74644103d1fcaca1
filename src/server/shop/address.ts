/** Makes the address of an uploaded file absolute; others stay as they are. */
export const absolute = (address: string, origin: string): string => (address.startsWith('/uploads/') ? origin + address : address)

/** A JSON value with the addresses of uploaded files made absolute. */
export function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return absolute(value, origin)
  if (Array.isArray(value)) return value.map((entry) => withOrigin(entry, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOrigin(entry, origin)]))
}
