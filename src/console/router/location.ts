/** Where the console is: a path without the prefix, and the query without its question mark. */
export interface RouteLocation {
  readonly path: string
  readonly query: string
}

/** `/setting//pages/?id=1` → path `/setting/pages`, query `id=1`. */
export function toLocation(address: string): RouteLocation {
  const [path = '', query = ''] = address.split('#')[0]!.split(/\?(.*)/s)
  return { path: `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), query }
}

export const addressOf = (location: RouteLocation): string => location.path + (location.query ? `?${location.query}` : '')

export const sameLocation = (a: RouteLocation, b: RouteLocation): boolean => a.path === b.path && a.query === b.query

/** `admin/` → `/admin`; `/` and empty → empty. */
export const toPrefix = (text: unknown): string => (typeof text === 'string' ? toLocation(text).path.replace(/^\/$/, '') : '')
