import { useEffect, useState, type RefObject } from 'react'

/** A picture is loaded when it is no farther below than this part of what is seen (specification 9: preload 1.3). */
const ahead = '30%'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined
let watched = 0

function watch(): IntersectionObserver {
  const onIntersect = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
  }
  const margin = `0px 0px ${ahead} 0px`
  // a list scrolls by itself: its own edge counts as the window's does
  const options = { rootMargin: margin, scrollMargin: margin }
  return (observer ??= new IntersectionObserver(onIntersect, options))
}

/** True from the moment on when an element is in sight or nearly so; it never turns back. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node || isNear) return
    const watcher = watch()
    waiting.set(node, () => setNear(true))
    watcher.observe(node)
    watched++
    return () => {
      watcher.unobserve(node)
      // nothing is left behind in a page that the elements have gone from
      if (--watched === 0) observer = undefined
    }
  })
  return isNear
}
