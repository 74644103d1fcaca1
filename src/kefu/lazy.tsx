// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useEffect, useState, type ComponentType } from 'react'

/** A part that is loaded when it is wanted; `failed` where it did not come, the next wish tries again. */
export function useLazy<P>(
  bring: () => Promise<ComponentType<P>>,
  isWanted: boolean,
): [Part: ComponentType<P> | undefined, failed: boolean] {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || Part) return
    let isCurrent = true
    setFailed(false)
    bring().then(
      (found) => isCurrent && setPart(() => found),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `bring` names one part
  }, [isWanted, Part])
  return [Part, failed]
}
