import { atom, type ReadableAtom } from 'nanostores'
import { addressOf, type RouteLocation } from '../router/location.ts'
import type { Leave } from '../router/router.ts'

/** An open page. Its path is its identity; the query is where one is within it. */
export interface Tab {
  readonly path: string
  readonly query: string
  /** A new number mounts the page afresh. */
  readonly round: number
}

/** So many pages are kept as they are; of more, the longest unused ones are read again when one comes back. */
export const mostKept = 20

export interface Tabs {
  readonly $tabs: ReadableAtom<readonly Tab[]>
  /** Paths in the order of their last use, the latest first. */
  readonly $recent: ReadableAtom<readonly string[]>
  /** Whether a bar shows them: without one a page is left for good. */
  readonly bar: { readonly current: boolean }
  setBar(hasBar: boolean): void
  /** The page that is looked at; without a bar, those that keep nothing unsaved are dropped. */
  visit(location: RouteLocation): void
  /** Opens tabs of another time, without loading their pages. */
  restore(addresses: readonly RouteLocation[]): void
  /** Closes them; false when somebody wants to keep what is unsaved. */
  close(paths: readonly string[]): Promise<boolean>
  /** Mounts a page afresh; false when somebody wants to keep what is unsaved. */
  refresh(path: string): Promise<boolean>
  move(from: number, to: number): void
  /** Asks `leave` before the tab goes; until the returned function is called, or the tab is gone. `drop` is called then. */
  guard(path: string, leave: Leave, drop: () => void): () => void
  isGuarded(path: string): boolean
  /** Asks for everything that is unsaved. */
  mayLeave(): Promise<boolean>
  /** All of it goes, unasked. */
  clear(): void
}

/** The open pages of one console. */
export function createTabs(): Tabs {
  const $tabs = atom<readonly Tab[]>([])
  const $recent = atom<readonly string[]>([])
  const bar = { current: true }
  const guards = new Map<string, Map<Leave, () => void>>()

  const ask = async (paths: readonly string[]) => {
    for (const path of paths) for (const leave of guards.get(path)?.keys() ?? []) if (!(await leave())) return false
    return true
  }
  const dropGuards = (path: string) => {
    for (const drop of guards.get(path)?.values() ?? []) drop()
    guards.delete(path)
  }
  const remove = (gone: (path: string) => boolean) => {
    if (!$tabs.get().some((tab) => gone(tab.path))) return
    for (const { path } of $tabs.get()) if (gone(path)) dropGuards(path)
    $recent.set($recent.get().filter((path) => !gone(path)))
    $tabs.set($tabs.get().filter(({ path }) => !gone(path)))
  }
  const change = (path: string, next: (tab: Tab) => Tab) => $tabs.set($tabs.get().map((tab) => (tab.path === path ? next(tab) : tab)))
  const isGuarded = (path: string) => (guards.get(path)?.size ?? 0) > 0

  return {
    $tabs,
    $recent,
    bar,
    setBar: (hasBar) => void (bar.current = hasBar),
    isGuarded,
    visit({ path, query }) {
      const known = $tabs.get().find((tab) => tab.path === path)
      if (!known) $tabs.set([...$tabs.get(), { path, query, round: 0 }])
      else if (known.query !== query) change(path, (tab) => ({ ...tab, query }))
      if ($recent.get()[0] !== path) $recent.set([path, ...$recent.get().filter((one) => one !== path)])
      if (!bar.current) remove((other) => other !== path && !isGuarded(other))
    },
    restore(places) {
      const known = $tabs.get()
      const added = places.filter((location) => !known.some((tab) => tab.path === location.path))
      if (added.length > 0) $tabs.set([...added.map(({ path, query }) => ({ path, query, round: 0 })), ...known])
    },
    async close(paths) {
      if (!(await ask(paths))) return false
      remove((path) => paths.includes(path))
      return true
    },
    async refresh(path) {
      if (!(await ask([path]))) return false
      dropGuards(path)
      change(path, (tab) => ({ ...tab, round: tab.round + 1 }))
      return true
    },
    move(from, to) {
      const tabs = [...$tabs.get()]
      const [moved] = tabs.splice(from, 1)
      if (!moved || to < 0 || to > tabs.length) return
      tabs.splice(to, 0, moved)
      $tabs.set(tabs)
    },
    guard(path, leave, drop) {
      const own = guards.get(path) ?? new Map<Leave, () => void>()
      own.get(leave)?.()
      guards.set(path, own.set(leave, drop))
      return () => {
        if (!own.delete(leave)) return
        drop()
      }
    },
    mayLeave: () => ask([...guards.keys()]),
    clear: () => remove(() => true),
  }
}

/** Which of the open pages stay mounted: the shown one, those with something unsaved, and the latest ones. */
export function keptPaths(tabs: Tabs, shown: string): ReadonlySet<string> {
  const kept = new Set(tabs.$recent.get().slice(0, mostKept))
  for (const { path } of tabs.$tabs.get()) if (tabs.isGuarded(path)) kept.add(path)
  return kept.add(shown)
}

export const addressOfTab = (tab: Tab): string => addressOf(tab)

/** Where one was last, for a page that only leads back; the start without one. */
export function lastAddress(tabs: Tabs): string {
  const [latest] = tabs.$recent.get()
  const tab = tabs.$tabs.get().find(({ path }) => path === latest)
  return tab ? addressOfTab(tab) : '/'
}
