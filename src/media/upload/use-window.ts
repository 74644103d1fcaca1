import { useEffect, useRef, useState } from 'react'

/** Pixels; also in dock.css. */
export const rowHeight = 56
const shownRows = 4

/**
 * Which rows of a long list are drawn, and the box that scrolls them. It follows `current` until somebody scrolls away
 * from it, and again once they come back.
 */
export function useWindow(count: number, current: number) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const lastTop = useRef(0)
  const isLeft = useRef(false)
  useEffect(() => {
    const list = box.current
    if (!list) return
    const look = () => {
      isLeft.current = Math.abs(list.scrollTop - lastTop.current) > 1
      setTop(list.scrollTop)
    }
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    const list = box.current
    if (!list || current < 0) return
    // the list itself: scrollIntoView would move the host's page too
    const wanted = current * rowHeight - (list.clientHeight - rowHeight) / 2
    const nextTop = Math.max(0, Math.min(wanted, count * rowHeight - list.clientHeight))
    if (isLeft.current && Math.abs(list.scrollTop - nextTop) > list.clientHeight) return
    list.scrollTop = nextTop
    lastTop.current = list.scrollTop
  }, [current, count])
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight) - 1, count - 1))
  return { box, from, to: Math.min(count, from + shownRows + 4) }
}
