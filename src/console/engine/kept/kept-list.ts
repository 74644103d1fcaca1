import { atom, type ReadableAtom } from 'nanostores'
import type { Preference, SharedView } from '#src/api/preferences.ts'
import type { Connection } from '#src/stores/connection.ts'
import { keeperOf } from './keeper.ts'
import { nothingKept, readListPreferences, type ListPreferences } from './list-preferences.ts'

/** What is kept for one list, shared by everything that shows it. */
export interface KeptList {
  /** null until it was read. */
  $kept: ReadableAtom<ListPreferences | null>
  /**
   * Shows a change at once and keeps it; changed elsewhere meanwhile, it is made again on what is there.
   * @throws RequestError when it could not be kept; it is shown all the same
   */
  change(step: Step): Promise<void>
  /** Views that somebody shared with everybody. */
  $shared: ReadableAtom<readonly SharedView[]>
  /** Shares one, and takes one back; undefined where nothing can be shared. @throws RequestError */
  sharing?: { share(view: Pick<SharedView, 'name' | 'query'>): Promise<void>; remove(id: SharedView['id']): Promise<void> }
}

const lists = new WeakMap<Connection, Map<string, KeptList>>()
type Step = (before: ListPreferences) => ListPreferences

/** How often a change is made again on what somebody else kept. */
const tries = 5

function open(connection: Connection, name: string): KeptList {
  const keeper = keeperOf(connection)
  const $kept = atom<ListPreferences | null>(null)
  const $shared = atom<readonly SharedView[]>([])
  let base = nothingKept
  let version = 0
  let pending: readonly Step[] = []
  const after = (steps: readonly Step[]) => steps.reduce((value, step) => step(value), base)
  const take = (found: Preference) => {
    base = readListPreferences(found.value)
    version = found.version
    if (found.shared) $shared.set(found.shared)
    $kept.set(after(pending))
  }
  // without what was kept, a list stands as it is declared
  const reading = keeper.read(name).then(take, () => $kept.set(after(pending)))
  let last: Promise<unknown> = reading
  // what could not be kept stays pending, and goes with the next change
  const flush = async (left = tries): Promise<void> => {
    const steps = pending
    if (steps.length === 0) return
    const wanted = after(steps)
    const saved = await keeper.save(name, { ...wanted }, version)
    if ('version' in saved) {
      base = wanted
      version = saved.version
      pending = pending.slice(steps.length)
    } else if (left > 0) {
      take(saved.other)
      await flush(left - 1)
    }
  }
  const { shared } = keeper
  const again = async () => $shared.set((await keeper.read(name)).shared ?? [])
  return {
    $kept,
    $shared,
    ...(shared && {
      sharing: {
        share: (view) => shared.share(name, view).then(again),
        remove: (id) => shared.remove(id).then(again),
      },
    }),
    change(step) {
      pending = [...pending, step]
      $kept.set(after(pending))
      const kept = last.then(() => flush())
      last = kept.catch(() => undefined)
      return kept
    },
  }
}

/** The kept list of the signed-in person under a name, read when it is first asked for. */
export function keptList(connection: Connection, name: string): KeptList {
  const known = lists.get(connection) ?? new Map<string, KeptList>()
  lists.set(connection, known)
  const key = `${connection.$session.get()?.user?.id ?? ''} ${name}`
  const list = known.get(key) ?? open(connection, name)
  known.set(key, list)
  return list
}
