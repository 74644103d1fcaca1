import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** True once the list has not been flying by: from then on what is shown is asked for. */
export function useRequested($isHeld: ReadableAtom<boolean> | undefined): boolean {
  const [isRequested, setRequested] = useState(() => $isHeld?.get() !== true)
  useEffect(() => {
    if (isRequested) return
    return $isHeld?.subscribe((isHeld) => !isHeld && setRequested(true))
  }, [isRequested, $isHeld])
  return isRequested
}
