import { useStore } from '@nanostores/react'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import { useHost } from './host.ts'

/** Below this width of the element what opens is a sheet at the bottom. */
const phone = 600

const stores = new WeakMap<Element, ReadableAtom<boolean>>()

function storeOf(element: Element): ReadableAtom<boolean> {
  const found = stores.get(element)
  if (found) return found
  // an element that has not been laid out yet counts as wide
  const isNarrow = () => element.clientWidth > 0 && element.clientWidth < phone
  const $isNarrow = atom(isNarrow())
  onMount($isNarrow, () => {
    const measure = () => $isNarrow.set(isNarrow())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })
  stores.set(element, $isNarrow)
  return $isNarrow
}

/** Whether the element that shows the widget is as narrow as a phone; one observer serves all widgets of an element. */
export function useNarrow(): boolean {
  return useStore(storeOf(useHost().element))
}
