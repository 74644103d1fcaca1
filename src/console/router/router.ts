import { atom, type ReadableAtom } from 'nanostores'
import { inHash, inMemory, inPath, type HistoryAdapter } from './history-adapter.ts'
import { sameLocation, toLocation, toPrefix, type RouteLocation } from './location.ts'

export type RouterMode = 'path' | 'hash' | 'memory'

/** Asked before a location is left; false stays. */
export type Leave = () => boolean | Promise<boolean>

export interface Router {
  readonly mode: RouterMode
  readonly $location: ReadableAtom<RouteLocation>
  /** Resolves with false when the person chose to stay. */
  go(address: string, options?: { replace?: boolean; force?: boolean }): Promise<boolean>
  /** Leads on from a location that shows nothing itself; whoever has gone elsewhere meanwhile stays there. */
  redirect(from: RouteLocation, address: string, options?: { force?: boolean }): void
  back(): void
  /** For links; undefined where the address is not ours to show. */
  href(address: string): string | undefined
  /** Asks before leaving, until the returned function is called: the path, or what `covers` says of the location that is gone to. */
  guardLeave(leave: Leave, covers?: (to: RouteLocation) => boolean): () => void
  readonly isGuarded: boolean
  stop(): void
}

function courseOf(mode: RouterMode, prefix: string, window: Window): HistoryAdapter {
  if (mode === 'path') return inPath(window, prefix)
  return mode === 'hash' ? inHash(window) : inMemory()
}

/** A router of one console element. Outside its prefix it starts at `/` and leaves the address alone. */
export function createRouter(options: { mode: RouterMode; prefix: unknown; window?: Window }): Router {
  const adapter = courseOf(options.mode, toPrefix(options.prefix), options.window ?? window)
  const $location = atom<RouteLocation>(adapter.read() ?? toLocation('/'))
  const guards = new Map<Leave, (to: RouteLocation) => boolean>()
  let entry = adapter.at() ?? 0

  const show = (location: RouteLocation) => {
    entry = adapter.at() ?? 0
    if (!sameLocation($location.get(), location)) $location.set(location)
  }
  const isOtherPath = (to: RouteLocation) => to.path !== $location.get().path
  const isAsked = (to: RouteLocation) => [...guards.values()].some((covers) => covers(to))
  const mayLeave = async (to: RouteLocation) => {
    for (const [leave, covers] of guards) if (covers(to) && !(await leave())) return false
    return true
  }

  // the browser has already moved when it tells, and may tell twice: go back first, then ask once
  let isAsking = false
  const moved = async () => {
    const location = adapter.read()
    if (isAsking || !location || sameLocation(location, $location.get())) return
    const steps = (adapter.at() ?? entry + 1) - entry
    if (!isAsked(location)) return show(location)
    isAsking = true
    if (steps !== 0) adapter.travel(-steps)
    const mayGo = await mayLeave(location)
    isAsking = false
    if (!mayGo) {
      const here = adapter.read()
      if (here && !sameLocation(here, $location.get())) adapter.replace($location.get())
      return
    }
    guards.clear()
    if (steps !== 0) adapter.travel(steps)
    else show(location)
  }
  const stop = adapter.listen(() => void moved())

  const go: Router['go'] = async (address, { replace = false, force = false } = {}) => {
    const location = toLocation(address)
    if (sameLocation(location, $location.get())) return true
    if (!force && isAsked(location) && !(await mayLeave(location))) return false
    adapter[replace ? 'replace' : 'push'](location)
    show(location)
    return true
  }

  return {
    mode: options.mode,
    $location,
    go,
    redirect(from, address, { force = false } = {}) {
      if (sameLocation(from, $location.get())) void go(address, { replace: true, force })
    },
    back: () => adapter.travel(-1),
    href: (address) => adapter.href(toLocation(address)),
    guardLeave(leave, covers = isOtherPath) {
      guards.set(leave, covers)
      return () => guards.delete(leave)
    },
    get isGuarded() {
      return guards.size > 0
    },
    stop,
  }
}
