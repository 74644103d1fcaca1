/** Where the console is: a path without the prefix, and the query without its question mark. */
export interface Place {
  readonly path: string
  readonly query: string
}

/** `/setting//pages/?id=1` → path `/setting/pages`, query `id=1`. */
export function toPlace(address: string): Place {
  const [path = '', query = ''] = address.split('#')[0]!.split(/\?(.*)/s)
  return { path: `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), query }
}

export const addressOf = (place: Place): string => place.path + (place.query ? `?${place.query}` : '')

export const samePlace = (a: Place, b: Place): boolean => a.path === b.path && a.query === b.query

/** `admin/` → `/admin`; `/` and empty → empty. */
export const toPrefix = (text: unknown): string => (typeof text === 'string' ? toPlace(text).path.replace(/^\/$/, '') : '')
