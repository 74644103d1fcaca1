import { type RefObject, useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './reorder.css?inline'
import { whenNear } from './when-near.ts'

addStyles(css)

/**
 * Reordering of a list's children by handles that match a selector. `move` may change between renders and gets
 * places counted from 0; keys are the owner's: a handle needs its arrow keys, too.
 */
export function useReorder(list: RefObject<HTMLElement | null>, handle: string, move: (from: number, to: number) => void): void {
  const current = useRef(move)
  current.current = move
  useEffect(() => {
    const node = list.current
    if (!node) return
    let stop = () => {}
    let isGone = false
    const near = whenNear(node, async () => {
      const { reorderable } = await import('./sortable-list.ts')
      if (!isGone) stop = reorderable(node, handle, (from, to) => current.current(from, to))
    })
    return () => {
      isGone = true
      near.abort()
      stop()
    }
  }, [list, handle])
}
