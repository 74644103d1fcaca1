import { useEffect, useState, type RefObject } from 'react'

const spare = 8

/** Which rows of a long list are in sight, all of one height in px: the first one, and how many to draw. */
export function useSight(scroller: RefObject<HTMLElement | null>, rowHeight: number): [number, number] {
  const [sight, setSight] = useState<[number, number]>([0, 40])
  useEffect(() => {
    const node = scroller.current!
    const look = () => {
      const from = Math.max(0, Math.floor(node.scrollTop / rowHeight) - spare)
      const rows = Math.ceil(node.clientHeight / rowHeight) + spare * 2
      setSight((now) => (now[0] === from && now[1] === rows ? now : [from, rows]))
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(node)
    node.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [scroller, rowHeight])
  return sight
}
