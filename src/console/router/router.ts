import { atom, type ReadableAtom } from 'nanostores'
import { inHash, inMemory, inPath, type Course } from './history-adapter.ts'
import { samePlace, toPlace, toPrefix, type Place } from './place.ts'

export type RouterMode = 'path' | 'hash' | 'memory'

/** Asked before a place is left; false stays. */
export type Leave = () => boolean | Promise<boolean>

export interface Router {
  readonly mode: RouterMode
  readonly $place: ReadableAtom<Place>
  /** Resolves with false when the person chose to stay. */
  go(address: string, options?: { replace?: boolean; force?: boolean }): Promise<boolean>
  /** Leads on from a place that shows nothing itself; whoever has gone elsewhere meanwhile stays there. */
  redirect(from: Place, address: string, options?: { force?: boolean }): void
  back(): void
  /** For links; undefined where the address is not ours to show. */
  href(address: string): string | undefined
  /** Asks before leaving, until the returned function is called: the path, or what `covers` says of the place that is gone to. */
  guardLeave(leave: Leave, covers?: (to: Place) => boolean): () => void
  readonly isGuarded: boolean
  stop(): void
}

function courseOf(mode: RouterMode, prefix: string, window: Window): Course {
  if (mode === 'path') return inPath(window, prefix)
  return mode === 'hash' ? inHash(window) : inMemory()
}

/** A router of one console element. Outside its prefix it starts at `/` and leaves the address alone. */
export function createRouter(options: { mode: RouterMode; prefix: unknown; window?: Window }): Router {
  const course = courseOf(options.mode, toPrefix(options.prefix), options.window ?? window)
  const $place = atom<Place>(course.read() ?? toPlace('/'))
  const guards = new Map<Leave, (to: Place) => boolean>()
  let entry = course.at() ?? 0

  const show = (place: Place) => {
    entry = course.at() ?? 0
    if (!samePlace($place.get(), place)) $place.set(place)
  }
  const isOtherPath = (to: Place) => to.path !== $place.get().path
  const isAsked = (to: Place) => [...guards.values()].some((covers) => covers(to))
  const mayLeave = async (to: Place) => {
    for (const [leave, covers] of guards) if (covers(to) && !(await leave())) return false
    return true
  }

  // the browser has already moved when it tells, and may tell twice: go back first, then ask once
  let isAsking = false
  const moved = async () => {
    const place = course.read()
    if (isAsking || !place || samePlace(place, $place.get())) return
    const steps = (course.at() ?? entry + 1) - entry
    if (!isAsked(place)) return show(place)
    isAsking = true
    if (steps !== 0) course.travel(-steps)
    const mayGo = await mayLeave(place)
    isAsking = false
    if (!mayGo) {
      const here = course.read()
      if (here && !samePlace(here, $place.get())) course.replace($place.get())
      return
    }
    guards.clear()
    if (steps !== 0) course.travel(steps)
    else show(place)
  }
  const stop = course.listen(() => void moved())

  const go: Router['go'] = async (address, { replace = false, force = false } = {}) => {
    const place = toPlace(address)
    if (samePlace(place, $place.get())) return true
    if (!force && isAsked(place) && !(await mayLeave(place))) return false
    course[replace ? 'replace' : 'push'](place)
    show(place)
    return true
  }

  return {
    mode: options.mode,
    $place,
    go,
    redirect(from, address, { force = false } = {}) {
      if (samePlace(from, $place.get())) void go(address, { replace: true, force })
    },
    back: () => course.travel(-1),
    href: (address) => course.href(toPlace(address)),
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
