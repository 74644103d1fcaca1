import { addressOf, toLocation, type RouteLocation } from './location.ts'

/** How a router keeps its location: in the path, in the hash, or only in memory. */
export interface HistoryAdapter {
  /** The location that the address names; undefined when the address is the host's business. */
  read(): RouteLocation | undefined
  /** Undefined where there is no address to show. */
  href(location: RouteLocation): string | undefined
  push(location: RouteLocation): void
  replace(location: RouteLocation): void
  /** Steps through the history; the listener hears of it. */
  travel(steps: number): void
  /** Number of the current entry in this router's history. */
  at(): number | undefined
  listen(listener: () => void): () => void
}

const mark = 'crmAt'

// an address typed by hand may be no valid encoding
function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

function inHistory(
  window: Window,
  events: string[],
  read: () => RouteLocation | undefined,
  href: (location: RouteLocation) => string,
): HistoryAdapter {
  const { history } = window
  const at = () => (history.state as Record<string, number> | null)?.[mark]
  const state = (entry: number) => ({ ...(history.state as object | null), [mark]: entry })
  return {
    read,
    href,
    at,
    push: (location) => history.pushState({ [mark]: (at() ?? 0) + 1 }, '', href(location)),
    replace: (location) => history.replaceState(state(at() ?? 0), '', href(location)),
    travel: (steps) => history.go(steps),
    listen(listener) {
      for (const event of events) window.addEventListener(event, listener)
      return () => {
        for (const event of events) window.removeEventListener(event, listener)
      }
    },
  }
}

/** The location is the URL's path behind the prefix. */
export function inPath(window: Window, prefix: string): HistoryAdapter {
  const read = () => {
    const { pathname, search } = window.location
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
    return toLocation(decoded(pathname.slice(prefix.length)) + search)
  }
  return inHistory(window, ['popstate'], read, (location) => prefix + addressOf(location))
}

/** The location is the URL's hash, `#/…`; other hashes are the host's anchors. */
export function inHash(window: Window): HistoryAdapter {
  const read = () => (window.location.hash.startsWith('#/') ? toLocation(decoded(window.location.hash.slice(1))) : undefined)
  return inHistory(window, ['popstate', 'hashchange'], read, (location) => `#${addressOf(location)}`)
}

/** The location is nobody's but ours: the host's URL stays as it is. */
export function inMemory(): HistoryAdapter {
  let entries: RouteLocation[] = [toLocation('/')]
  let current = 0
  const listeners = new Set<() => void>()
  return {
    read: () => entries[current],
    href: () => undefined,
    at: () => current,
    push(location) {
      entries = [...entries.slice(0, current + 1), location]
      current++
    },
    replace: (location) => void (entries[current] = location),
    travel(steps) {
      current = Math.min(Math.max(current + steps, 0), entries.length - 1)
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
