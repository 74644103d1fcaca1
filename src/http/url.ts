import type { Endpoint, Input, Side } from '#src/api/endpoint.ts'

/** What the paths of a side begin with. */
export const prefixes: Record<Side, string> = { admin: '/adminapi', kefu: '/kefuapi', storefront: '/api', factory: '/api' }

/**
 * Origin and folder of a server, without a trailing slash: `''` means the page's own origin.
 * A base given with `/adminapi` at its end (an old habit) means the same server.
 */
export function baseOf(text: unknown): string {
  const given = typeof text === 'string' ? text.trim() : ''
  const plain = given.replace(/\/+$/, '').replace(/\/(adminapi|kefuapi|api)$/, '')
  if (typeof location === 'undefined' || location.origin === 'null') return plain
  return new URL(plain || '/', location.origin).href.replace(/\/+$/, '')
}

/** Path of an endpoint with its side's prefix and `:names` filled in. */
export function pathOf(endpoint: Pick<Endpoint, 'path' | 'side'>, params: Input['params'] = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  return prefixes[endpoint.side] + path
}

/** Adds a query; undefined and null are left out, lists become `name[]`. */
export function withQuery(path: string, query: object = {}): string {
  const text = formOf(query).toString()
  return text ? `${path}?${text}` : path
}

/** A flat value as form fields, the way PHP reads them. */
export function formOf(value: object): URLSearchParams {
  const form = new URLSearchParams()
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined || entry === null) continue
    if (Array.isArray(entry)) for (const item of entry) form.append(`${key}[]`, String(item))
    else form.append(key, String(entry))
  }
  return form
}

/** True when a body cannot be sent form-urlencoded without losing its shape. */
export function isNested(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.values(body).some((entry) => typeof entry === 'object' && entry !== null)
}
