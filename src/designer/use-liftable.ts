import { useEffect, useRef, type RefObject } from 'react'
import { whenNear } from '#src/ui/reorder/when-near.ts'
import type { Landing, Lifting } from './drag.ts'

/** Lets the direct children `card` of a list be dragged; the code for it comes when a pointer comes near. */
export function useLiftable(list: RefObject<HTMLElement | null>, card: string, lifting: Lifting | Landing): void {
  const current = useRef(lifting)
  current.current = lifting
  useEffect(() => {
    const node = list.current!
    const gone = new AbortController()
    const near = whenNear(node, async () => {
      const { liftable } = await import('./drag.ts')
      if (gone.signal.aborted) return
      const stop = liftable(node, card, () => current.current)
      gone.signal.addEventListener('abort', stop)
    })
    gone.signal.addEventListener('abort', () => near.abort())
    return () => gone.abort()
  }, [list, card])
}
