import type { ReadableAtom } from 'nanostores'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * `useStore` of `@nanostores/react` for the visitor's chat, which listens to whole stores alone: what listens to keys of a map would come
 * along with the package.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const snapshot = useRef(store.get())
  snapshot.current = store.get()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const hear = (value: unknown) => {
        if (snapshot.current === value) return
        snapshot.current = value as T
        onChange()
      }
      hear(store.get())
      return store.listen(hear)
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => snapshot.current)
}
