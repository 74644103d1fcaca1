import { atom, type ReadableAtom } from 'nanostores'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { View } from '../list/view.ts'
import { depthOf, evenly, layOut, rangeAt, scrollTo, type Geometry, type Margin, type Range, type Size } from './geometry.ts'

// beyond this many screens between two frames nobody sees a picture
const flight = 1.5
// beyond this many, what comes is drawn further ahead than what has passed; as many cells as at rest
const run = 1 / 16
const atRest = evenly(1)
const leaning: Record<1 | -1, Margin> = { 1: { above: 0.25, below: 1.75 }, [-1]: { above: 1.75, below: 0.25 } }
// screens whose files are known before they are drawn
const known: Record<1 | 0 | -1, Margin> = { 1: { above: 0, below: 4 }, 0: evenly(1), [-1]: { above: 4, below: 0 } }
// px of a list's own edge; the style sheet's
const edge = 8

interface Wish {
  view: View
  count: number
  isEndless: boolean
  /** Of what stands above the list and stays in sight. */
  headHeight: number
  /** What is shown: another list, or its view, starts where `top()` says. */
  what: unknown
  /** Index that shall be the first on the screen. */
  top(): number
  /** Tells what can be seen, and what may be seen soon. */
  onSeen(range: Range, soon: Range): void
}

export interface Sight {
  box: RefObject<HTMLDivElement | null>
  geometry: Geometry
  /** What is in the document. */
  range: Range
  /** Height of the part that scrolls, in px. */
  screen: number
  /** How far the list is scrolled, as far as cells must be shifted: 0 unless it is taller than browsers bear. */
  shift: number
  /** True while the list flies by. */
  $isFlying: ReadableAtom<boolean>
  onScroll(): void
  /** Scrolls there, and has it in the document when it answers. */
  scroll(top: number): void
}

/** What of a long list is on the screen; only that is in the document. */
export function useSight({ view, count, isEndless, headHeight, what, top, onSeen }: Wish): Sight {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box, headHeight)
  const geometry = useMemo(() => layOut(view, count, size, isEndless), [view, count, size, isEndless])
  const [sight, setSight] = useState({ range: { first: 0, last: -1 }, shift: 0 })
  const $isFlying = useMemo(() => atom(false), [])
  const last = useRef(0)
  const way = useRef<1 | 0 | -1>(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback(() => {
    const { scrollTop } = box.current!
    const near = (margin: Margin) => rangeAt(geometry, count, scrollTop, size.height, margin)
    const range = isEndless ? near(way.current ? leaning[way.current] : atRest) : { first: 0, last: count - 1 }
    const shift = geometry.ratio === 1 ? 0 : depthOf(geometry, scrollTop) - scrollTop
    setSight((before) =>
      before.range.first === range.first && before.range.last === range.last && before.shift === shift ? before : { range, shift },
    )
    if (size.height > 0 && !$isFlying.get()) onSeen(near(evenly(0)), near(known[way.current]))
  }, [geometry, count, size.height, isEndless, onSeen, $isFlying])

  const onScroll = useCallback(() => {
    const { scrollTop } = box.current!
    const step = scrollTop - last.current
    $isFlying.set(Math.abs(step) > size.height * flight)
    if (Math.abs(step) > size.height * run) way.current = step > 0 ? 1 : -1
    last.current = scrollTop
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      $isFlying.set(false)
      way.current = 0
      look()
    }, 40)
    // before the frame of this scrolling is painted
    flushSync(look)
  }, [look, size.height, $isFlying])

  useEffect(() => () => clearTimeout(rest.current), [])
  // whoever was at a file is at it again after a change of width, view or list
  const restore = useRef(() => {})
  restore.current = () => {
    box.current!.scrollTop = scrollTo(geometry, top())
    last.current = box.current!.scrollTop
  }
  const isSized = size.height > 0
  useLayoutEffect(() => restore.current(), [what, view, geometry.columns, geometry.stepY, isSized])
  useLayoutEffect(look, [look, what])

  const scroll = (where: number) => {
    box.current!.scrollTop = where
    last.current = where
    flushSync(look)
  }
  return { box, geometry, ...sight, screen: size.height, $isFlying, onScroll, scroll }
}

// an element that is not shown has no size; what it had stays
function useSize(box: RefObject<HTMLDivElement | null>, headHeight: number): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = box.current!
      const now = { width: Math.max(0, clientWidth - edge), height: Math.max(0, clientHeight - headHeight) }
      if (clientWidth > 0) setSize((before) => (before.width === now.width && before.height === now.height ? before : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [box, headHeight])
  return size
}
