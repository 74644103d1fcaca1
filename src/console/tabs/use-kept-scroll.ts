import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A page that was out of sight comes back scrolled as it was: the box that it scrolls in, which is not its own,
 * and every box within it. A box without a layout forgets, and not every browser remembers for it.
 */
export function useKeptScroll(page: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<Element, [number, number]>())
  useLayoutEffect(() => {
    const element = page.current
    const outer = element?.closest('.console-main')
    if (!element || !outer) return
    const kept = places.current
    const around = [outer, element.closest('.console-outlet') ?? element.parentElement!]
    for (const box of around) if (!kept.has(box)) kept.set(box, [0, 0])
    const restore = () => {
      for (const [box, [left, top]] of kept) {
        if (!box.isConnected) kept.delete(box)
        else if (box.scrollTop !== top || box.scrollLeft !== left) box.scrollTo({ left, top, behavior: 'instant' })
      }
    }
    restore()
    const note = (event: Event) => {
      const box = event.target
      if (box instanceof Element && (element.contains(box) || around.includes(box))) kept.set(box, [box.scrollLeft, box.scrollTop])
    }
    // scrolling is told a frame later: what this page's own restoring sets is noted again as it is
    outer.addEventListener('scroll', note, { capture: true, passive: true })
    return () => outer.removeEventListener('scroll', note, { capture: true })
  }, [page])
}
