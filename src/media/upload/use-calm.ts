import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** Milliseconds between two looks: states of small files change far more often than anybody can read. */
const breath = 80

/** The value of a store, seen a few times a second at most. */
export function useCalm<T>(store: ReadableAtom<T>): T {
  const [value, setValue] = useState(() => store.get())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setValue(() => store.get())
    }
    setValue(() => store.get())
    const stop = store.listen(() => (timer ??= setTimeout(look, breath)))
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  return value
}
