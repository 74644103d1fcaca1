import { addressOf, toPlace, type Place } from './place.ts'

/** How a router keeps its place: in the path, in the hash, or only in memory. */
export interface Course {
  /** The place that the address names; undefined when the address is the host's business. */
  read(): Place | undefined
  /** Undefined where there is no address to show. */
  href(place: Place): string | undefined
  push(place: Place): void
  replace(place: Place): void
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

function inHistory(window: Window, events: string[], read: () => Place | undefined, href: (place: Place) => string): Course {
  const { history } = window
  const at = () => (history.state as Record<string, number> | null)?.[mark]
  const state = (entry: number) => ({ ...(history.state as object | null), [mark]: entry })
  return {
    read,
    href,
    at,
    push: (place) => history.pushState({ [mark]: (at() ?? 0) + 1 }, '', href(place)),
    replace: (place) => history.replaceState(state(at() ?? 0), '', href(place)),
    travel: (steps) => history.go(steps),
    listen(listener) {
      for (const event of events) window.addEventListener(event, listener)
      return () => {
        for (const event of events) window.removeEventListener(event, listener)
      }
    },
  }
}

/** The place is the URL's path behind the prefix. */
export function inPath(window: Window, prefix: string): Course {
  const read = () => {
    const { pathname, search } = window.location
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
    return toPlace(decoded(pathname.slice(prefix.length)) + search)
  }
  return inHistory(window, ['popstate'], read, (place) => prefix + addressOf(place))
}

/** The place is the URL's hash, `#/…`; other hashes are the host's anchors. */
export function inHash(window: Window): Course {
  const read = () => (window.location.hash.startsWith('#/') ? toPlace(decoded(window.location.hash.slice(1))) : undefined)
  return inHistory(window, ['popstate', 'hashchange'], read, (place) => `#${addressOf(place)}`)
}

/** The place is nobody's but ours: the host's URL stays as it is. */
export function inMemory(): Course {
  let entries: Place[] = [toPlace('/')]
  let current = 0
  const listeners = new Set<() => void>()
  return {
    read: () => entries[current],
    href: () => undefined,
    at: () => current,
    push(place) {
      entries = [...entries.slice(0, current + 1), place]
      current++
    },
    replace: (place) => void (entries[current] = place),
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
