import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** True once the list has not been flying by: from then on what is shown is asked for. */
export function useAsked($isHeld: ReadableAtom<boolean> | undefined): boolean {
  const [isAsked, setAsked] = useState(() => $isHeld?.get() !== true)
  useEffect(() => {
    if (isAsked) return
    return $isHeld?.subscribe((isHeld) => !isHeld && setAsked(true))
  }, [isAsked, $isHeld])
  return isAsked
}
