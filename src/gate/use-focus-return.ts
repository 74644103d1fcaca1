import { useEffect, useRef, type FocusEvent } from 'react'
import { useHost } from '#src/ui/host.ts'

/**
 * Gives the focus back to where it was in the content when that is reachable again, unless the person is
 * somewhere else on the page by now. Returns what the content's `onFocus` must call.
 */
export function useFocusReturn(isShown: boolean): (event: FocusEvent) => void {
  const { element } = useHost()
  const last = useRef<EventTarget | null>(null)
  const wasHidden = useRef(false)
  useEffect(() => {
    const isBack = isShown && wasHidden.current
    wasHidden.current = !isShown
    const target = last.current
    if (!isBack || !(target instanceof HTMLElement) || !target.isConnected) return
    const give = () => {
      stop()
      const { activeElement, body } = element.ownerDocument
      const at = (target.getRootNode() as Document | ShadowRoot).activeElement
      if (at !== null && target.closest('.gate-content')?.contains(at)) return
      if (activeElement === body || activeElement === null || element.matches(':focus-within')) target.focus({ preventScroll: true })
    }
    // an element of ours inside is reachable only when the one around it is; the next key may come before the frame
    const frame = requestAnimationFrame(give)
    addEventListener('keydown', give, true)
    const stop = () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', give, true)
    }
    return stop
  }, [element, isShown])
  return (event) => {
    last.current = event.target
  }
}
