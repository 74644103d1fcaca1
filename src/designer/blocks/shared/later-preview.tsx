import { useEffect, useState, type ComponentType } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { PreviewProps } from './define.ts'
import { Waiting } from './waiting.tsx'

/** A preview whose code comes with the first block of its kind. */
export interface LaterPreview<V> {
  (props: PreviewProps<V>): React.JSX.Element
  /** Brings the code; @throws when it cannot be downloaded, and tries again the next time. */
  load(): Promise<unknown>
}

/** For kinds that few pages have and whose content comes from the shop anyway. */
export function laterPreview<V extends object>(bring: () => Promise<ComponentType<PreviewProps<V>>>): LaterPreview<V> {
  const part = lazyPart(bring)
  function Preview(props: PreviewProps<V>) {
    const [Part, setPart] = useState(() => part.loaded())
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      let isCurrent = true
      part.load().then(
        (found) => isCurrent && setPart(() => found),
        (error: unknown) => isCurrent && setFailure(error ?? new Error('not loaded')),
      )
      return () => {
        isCurrent = false
      }
    }, [])
    // the block's guard shows its card, and tries again when the block changes
    if (failure !== undefined) throw failure as Error
    return Part ? <Part {...props} /> : <Waiting width="100%" height={160} />
  }
  return Object.assign(Preview, { load: () => part.load() })
}
