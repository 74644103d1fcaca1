import { atom } from 'nanostores'
import type { MediaFile } from '../wire/media-file.ts'

export type Selection = ReturnType<typeof createSelection>

/** What the screen needs to know of the chosen files; a new object after every change. */
export interface Chosen {
  count: number
  /** The only one chosen, once its data is known. */
  only?: MediaFile
}

/** Above this many, tiles show a check mark: nobody counts further, and places would have to be counted again at each press. */
const mostNumbered = 999

/**
 * The chosen files by id, in the order they were chosen, across pages and categories; what is known of them comes
 * and goes. Choosing answers false, and changes nothing, when that would be more than the limit.
 * A press costs the same with one chosen as with 100,000: whoever shows a file watches its own id.
 */
export function createSelection() {
  const $chosen = atom<Chosen>({ count: 0 })
  const chosen = new Set<string>()
  const loaded = new Map<string, MediaFile>()
  const watchers = new Map<string, Set<() => void>>()
  let numbers: Map<string, number> | undefined
  let limit = Infinity
  let anchor = { id: '', index: -1 }

  function tell(ids?: Iterable<string>): void {
    numbers = undefined
    const [first, second] = chosen.values()
    const only = second === undefined && first !== undefined ? loaded.get(first) : undefined
    $chosen.set({ count: chosen.size, ...(only && { only }) })
    // places shift behind whatever leaves
    const isOrdered = chosen.size <= mostNumbered
    for (const id of isOrdered || !ids ? watchers.keys() : ids) for (const listener of watchers.get(id) ?? []) listener()
  }

  function take(id: string, file?: MediaFile): void {
    chosen.add(id)
    if (file) loaded.set(id, file)
  }

  function leave(id: string): void {
    chosen.delete(id)
    loaded.delete(id)
  }

  function remember(file: MediaFile, index: number): void {
    anchor = { id: file.id, index }
  }

  function only(file: MediaFile, index = -1): boolean {
    remember(file, index)
    if (limit < 1) return false
    chosen.clear()
    loaded.clear()
    take(file.id, file)
    tell()
    return true
  }

  function toggle(file: MediaFile, index = -1): boolean {
    remember(file, index)
    if (chosen.has(file.id)) leave(file.id)
    else if (chosen.size >= limit) return false
    else take(file.id, file)
    tell([file.id])
    return true
  }

  function addIds(ids: readonly string[], find: (id: string) => MediaFile | undefined = () => undefined): boolean {
    const more = ids.filter((id) => !chosen.has(id))
    if (chosen.size + more.length > limit) return false
    for (const id of more) take(id, find(id))
    if (more.length > 0) tell()
    return true
  }

  function add(files: readonly MediaFile[]): boolean {
    const byId = new Map(files.map((file) => [file.id, file]))
    return addIds([...byId.keys()], (id) => byId.get(id))
  }

  /** Chooses just these. */
  function set(ids: readonly string[], find?: (id: string) => MediaFile | undefined): boolean {
    if (ids.length > limit) return false
    const before = new Map(loaded)
    chosen.clear()
    loaded.clear()
    for (const id of ids) take(id, before.get(id) ?? find?.(id))
    tell()
    return true
  }

  /** A smaller limit keeps the first choices. */
  function limitTo(count: number): void {
    limit = count
    if (chosen.size <= limit) return
    for (const id of [...chosen].slice(limit)) leave(id)
    tell()
  }

  function drop(ids: Iterable<string>): void {
    const before = chosen.size
    for (const id of ids) leave(id)
    if (chosen.size !== before) tell()
  }

  /** Takes over what a fresh list says of chosen files (a new name). */
  function refresh(files: readonly MediaFile[]): void {
    const fresh = files.filter((file) => loaded.has(file.id))
    for (const file of fresh) loaded.set(file.id, file)
    if (fresh.length > 0) tell(fresh.map((file) => file.id))
  }

  function numberOf(id: string): number {
    if (!chosen.has(id)) return 0
    if (chosen.size > mostNumbered) return -1
    numbers ??= new Map([...chosen].map((one, index) => [one, index + 1]))
    return numbers.get(id)!
  }

  return {
    $chosen,
    has: (id: string) => chosen.has(id),
    /** Place in the order of choosing, from 1; 0 when not chosen, -1 when so many are chosen that nobody counts. */
    placeOf: numberOf,
    ids: (): string[] => [...chosen],
    /** Those of which more than the id is known, in the order of choosing. */
    files: (): MediaFile[] => [...chosen].flatMap((id) => loaded.get(id) ?? []),
    only,
    toggle,
    add,
    addIds,
    set,
    limitTo,
    drop,
    refresh,
    clear: () => void set([]),
    /** Calls back when the place of an id changes; answers how to stop. */
    watch(id: string, listener: () => void): () => void {
      const listeners = watchers.get(id) ?? new Set()
      watchers.set(id, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) watchers.delete(id)
      }
    },
    /** Where a range begins: the last file that was chosen by itself. */
    get anchor() {
      return anchor
    },
    get limit() {
      return limit
    },
  }
}
