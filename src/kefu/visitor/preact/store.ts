import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * `useStore` of `@nanostores/react` for the visitor's chat, which listens to whole stores alone: what listens to keys of a map would come
 * along with the package.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const [, renew] = useState({})
  const value = store.get()
  useLayoutEffect(() => {
    const hear = (now: T) => {
      if (!Object.is(now, value)) renew({})
    }
    hear(store.get())
    return store.listen(hear)
  }, [store, value])
  return value
}
