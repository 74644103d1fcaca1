import Sortable from 'sortablejs'
import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import css from './reorder.css?inline'

addStyles(css)

/** Lets the entries of a short list be reordered by their handles; the list itself is put back before `move` is told. */
function reorderable(list: HTMLElement, handle: string, move: (from: number, to: number) => void): () => void {
  const sortable = new Sortable(list, {
    handle,
    forceFallback: true,
    fallbackOnBody: false,
    fallbackTolerance: 4,
    delay: 180,
    delayOnTouchOnly: true,
    fallbackClass: 'ui-lifted',
    ghostClass: 'ui-lifted-from',
    animation: 120,
    onEnd({ item, oldIndex, newIndex, from }) {
      if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
      // React owns these elements: undo Sortable's move, then let the state make it
      item.remove()
      from.insertBefore(item, from.children[oldIndex] ?? null)
      flushSync(() => move(oldIndex, newIndex))
    },
  })
  return () => sortable.destroy()
}

/**
 * Reordering of a list's children by handles that match a selector. `move` may change between renders and gets
 * places counted from 0; keys are the owner's: a handle needs its arrow keys, too.
 */
export function useReorder(list: RefObject<HTMLElement | null>, handle: string, move: (from: number, to: number) => void): void {
  const current = useRef(move)
  current.current = move
  useEffect(() => {
    if (list.current) return reorderable(list.current, handle, (from, to) => current.current(from, to))
  }, [list, handle])
}
