import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { windowRange, type WindowRange } from './window-range.ts'

/** px that a row is expected to be high until one was measured. */
const usual = 44
const first = 20

/** px from one row that was read to the next; cards have a gap between them. */
function stepOf(body: HTMLElement): number {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[aria-rowindex]:not(.ui-table-waiting)')]
  const row = rows.find((one) => one.nextElementSibling === rows[rows.indexOf(one) + 1])
  return row ? (row.nextElementSibling as HTMLElement).offsetTop - row.offsetTop : 0
}

/** The rows of a long list that are in sight, whatever scrolls: the box of the table, or what stands around it. */
export function useWindow(body: RefObject<HTMLTableSectionElement | null>, count: number): WindowRange {
  const [range, setRange] = useState<WindowRange>(() => windowRange(count, 0, first * usual, usual))
  const step = useRef(usual)
  const measured = useRef(-1)
  const measure = () => {
    const element = body.current
    const box = element?.closest<HTMLElement>('.ui-table-box')
    if (!element || !box) return
    // once a width: what is measured decides what is drawn, and that must not decide what is measured
    if (measured.current !== box.clientWidth) {
      const apart = stepOf(element)
      if (apart > 0) {
        step.current = apart
        measured.current = box.clientWidth
        element.style.setProperty('--table-step', `${apart}px`)
      }
    }
    const { top } = element.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    const start = Math.max(frame.top, 0)
    const height = Math.max(0, Math.min(frame.bottom, window.innerHeight) - start)
    const next = windowRange(count, start - top, height || first * usual, step.current)
    setRange((before) => (before.from === next.from && before.to === next.to && before.below === next.below ? before : next))
  }
  const latest = useRef(measure)
  latest.current = measure
  useLayoutEffect(measure)
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
    // what moved before anybody listened
    soon()
    return () => {
      cancelAnimationFrame(frame)
      for (const scroller of scrollers) scroller.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [body])
  return range
}
