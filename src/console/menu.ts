import type { MenuEntry } from '#src/stores/session.ts'

/** The prefix that the shop's server writes into every menu path, whatever prefix the console has. */
const serverPrefix = '/admin'

/** A server path as a place of ours; one entry of the shop has lost its slash (`/adminsystem/…`). */
export function pathOfMenu(path: string): string {
  const bare = path.startsWith(serverPrefix) ? path.slice(serverPrefix.length) : path
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** The site outside that a server path names; undefined for a place of ours. */
export function outsideOf(path: string): string | undefined {
  const bare = (path.startsWith(serverPrefix) ? path.slice(serverPrefix.length) : path).replace(/^\//, '')
  return /^https?:\/\//i.test(bare) && URL.canParse(bare) ? bare : undefined
}

/** The menu with the console's own places, without entries that the person has no key for. */
export function shownMenu(entries: readonly MenuEntry[], access: readonly string[]): MenuEntry[] {
  return entries
    .filter((entry) => entry.auth.length === 0 || entry.auth.some((key) => access.includes(key)))
    .map((entry) => {
      const children = shownMenu(entry.children, access)
      const url = outsideOf(entry.path)
      return url ? { ...entry, url, path: `/link/${entry.id}`, children } : { ...entry, path: pathOfMenu(entry.path), children }
    })
}

/** Where an entry leads: itself, or its first leaf. */
export function leafOf(entry: MenuEntry): string {
  return entry.children[0] ? leafOf(entry.children[0]) : entry.path
}

const withoutNumbers = (path: string) => path.replace(/(\/\d+)+$/, '')

/**
 * The chain of entries that leads to a path, top level first; empty when no entry does. An entry also stands
 * for what lies under it (`/product/add/5` under `/product/add`); the longest match wins, a leaf before a group. Where nothing
 * else matches, an entry stands for its page whatever numbers follow (`/setting/system_config/2/129`).
 */
export function trailOf(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  let best: MenuEntry[] = []
  let score = -1
  const walk = (list: readonly MenuEntry[], above: MenuEntry[]) => {
    for (const entry of list) {
      const trail = [...above, entry]
      const isLeaf = entry.children.length === 0
      const matches = entry.path === path || (isLeaf && path.startsWith(`${entry.path}/`))
      const isSamePage = isLeaf && withoutNumbers(entry.path) === withoutNumbers(path)
      const value = matches ? entry.path.length * 2 + (isLeaf ? 1 : 0) : 0
      if ((matches || isSamePage) && value > score) {
        best = trail
        score = value
      }
      walk(entry.children, trail)
    }
  }
  walk(entries, [])
  return best
}

/**
 * The chain that leads to a page. One that the menu has only with more behind it (`/setting/system_config/2/129`) belongs to
 * the first such entry.
 */
export function trailOfPage(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  const trail = trailOf(entries, path)
  if (trail.length > 0) return trail
  const further = leavesOf(entries).find((entry) => entry.path.startsWith(`${path}/`))
  return further ? trailOf(entries, further.path) : trail
}

/** All entries that lead somewhere, in the order of the menu. */
export function leavesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children.length ? leavesOf(entry.children) : [entry]))
}
