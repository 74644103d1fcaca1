import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridStore } from './grid-store.ts'
import { drawnRows } from './layout.ts'

/** px that count as in sight until the box was measured. */
const first = 800

/** The rows of a grid that are drawn, whatever scrolls: its box, or what stands around it. */
export function useDrawnRows(grid: GridStore, body: RefObject<HTMLElement | null>, tops: readonly number[]): { from: number; to: number } {
  const [range, setRange] = useState(() => drawnRows(tops, 0, first))
  const measure = () => {
    const element = body.current
    const box = element?.closest<HTMLElement>('.lines-box')
    if (!element || !box) return
    const { top } = element.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    const start = Math.max(frame.top, 0)
    const height = Math.max(0, Math.min(frame.bottom, window.innerHeight) - start) || first
    grid.setPageSize(Math.max(1, Math.floor(height / 36) - 2))
    const next = drawnRows(tops, start - top, height)
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  }
  const latest = useRef(measure)
  useLayoutEffect(() => {
    latest.current = measure
  })
  useLayoutEffect(() => latest.current(), [tops])
  useEffect(() => {
    const root = body.current?.getRootNode()
    if (!root) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current())
    }
    // scrolling is heard on its way down, since it does not come up
    const scrollers: (Node | Window)[] = [root, window]
    for (const scroller of scrollers) scroller.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    soon()
    return () => {
      cancelAnimationFrame(frame)
      for (const scroller of scrollers) scroller.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [body])
  return { from: Math.min(range.from, tops.length - 1), to: Math.min(range.to, tops.length - 1) }
}
