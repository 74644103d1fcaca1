/** Makes the address of an uploaded file absolute; others stay as they are. */
export const absolute = (address: string, origin: string): string => (address.startsWith('/uploads/') ? origin + address : address)

/** The other way round: a file that was uploaded here is stored without the address of this server. */
export const relative = (address: string, origin: string): string =>
  address.startsWith(`${origin}/uploads/`) ? address.slice(origin.length) : address

const quoted = /(["'(])(\/uploads\/)/g

/** HTML with the addresses of uploaded files made absolute, where they stand in quotes or brackets. */
export const absoluteIn = (html: string, origin: string): string => html.replace(quoted, `$1${origin}$2`)
export const relativeIn = (html: string, origin: string): string => html.replaceAll(`${origin}/uploads/`, '/uploads/')

/** A JSON value with the addresses of uploaded files made absolute. */
export function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return absolute(value, origin)
  if (Array.isArray(value)) return value.map((entry) => withOrigin(entry, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOrigin(entry, origin)]))
}
