import Sortable from 'sortablejs'
import { flushSync } from 'react-dom'

/** Lets the entries of a short list be reordered by their handles; the list itself is put back before `move` is told. */
export function reorderable(list: HTMLElement, handle: string, move: (from: number, to: number) => void): () => void {
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
