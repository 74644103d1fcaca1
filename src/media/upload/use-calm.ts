import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** Milliseconds between two looks: states of small files change far more often than anybody can read. */
const breath = 80
/** With a crowd, every look is a frame that the rest of the page waits for. */
const longBreath = 350
export const crowd = 50

/** A list in a store, seen a few times a second at most. */
export function useCalm<T>(store: ReadableAtom<readonly T[]>): readonly T[] {
  const [value, setValue] = useState(() => store.get())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setValue(() => store.get())
    }
    setValue(() => store.get())
    const stop = store.listen(() => (timer ??= setTimeout(look, store.get().length > crowd ? longBreath : breath)))
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  return value
}
