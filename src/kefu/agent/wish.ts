import { atom, type ReadableAtom } from 'nanostores'
import { keep, recall } from '../page-storage.ts'

/** Whether an agent wants to be reached, the same in every tab of a browser. */
export interface Wish {
  readonly $isOnline: ReadableAtom<boolean>
  set(isOnline: boolean): void
  stop(): void
}

interface Kept {
  /** Of the session that went away: signing in anew means being there. */
  session: string
}

/** The wish kept under `key`, as long as this session lasts. */
export function createWish(key: string, session: string): Wish {
  const read = () => recall<Kept>(key)?.session !== session
  const $isOnline = atom(read())
  const follow = (event: StorageEvent) => event.key === key && $isOnline.set(read())
  window.addEventListener('storage', follow)
  return {
    $isOnline,
    set(isOnline) {
      $isOnline.set(isOnline)
      keep(key, isOnline ? undefined : ({ session } satisfies Kept))
    },
    stop: () => window.removeEventListener('storage', follow),
  }
}
