import { useEffect, useRef, type RefObject } from 'react'
import type { Lifting } from './drag.ts'

/** Lets the direct children `card` of a list be dragged; the code for it comes after the page is on the screen. */
export function useLiftable(list: RefObject<HTMLElement | null>, card: string, lifting: Lifting): void {
  const current = useRef(lifting)
  current.current = lifting
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('./drag.ts').then(({ liftable }) => {
      if (isGone) return
      stop = liftable(list.current!, card, { start: (item) => current.current.start(item), end: (item) => current.current.end(item) })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [list, card])
}
