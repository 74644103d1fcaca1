import type { PageRoute, Route } from './route.ts'

const files = import.meta.glob<readonly Route[]>('./**/route.ts', { base: './pages', eager: true, import: 'routes' })

/** One digit for each part of a path: a fixed part sorts before a named one, that before one that may be missing. */
const rankOf = (path: string) => path.replace(/[^/]+/g, (part) => (part[0] !== ':' ? '0' : part.endsWith('?') ? '2' : '1'))

/** Routes of pages, the more specific path first. */
export const ordered = (table: readonly PageRoute[]): PageRoute[] => table.toSorted((a, b) => (rankOf(a.path) < rankOf(b.path) ? -1 : 1))

/** Every address of the console. */
export const routes: readonly PageRoute[] = ordered(
  Object.entries(files).flatMap(([file, own]) => own.map((route) => ({ ...route, page: file.slice(2, -'/route.ts'.length) }))),
)

/** Addresses that lead somewhere else (specification 2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/index',
  '/home': '/index',
  '/home_index': '/index',
  '/setting/pages/devise': '/setting/pages/devise/0',
}

export interface Match {
  route: PageRoute
  params: Readonly<Record<string, string>>
}

function matchOne(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (given.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]
    const name = /^:(\w+)(\?)?$/.exec(part)
    if (!name ? part !== value : value === undefined && !name[2]) return undefined
    if (name && value !== undefined) params[name[1]!] = value
  }
  return params
}

/** The page of an address and what its named parts are; `table` is in order. */
export function matchRoute(path: string, table: readonly PageRoute[] = routes): Match | undefined {
  for (const route of table) {
    const params = matchOne(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}
