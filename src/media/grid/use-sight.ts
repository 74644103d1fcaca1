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
const onScreen = evenly(0)
// ms before more of a list is drawn than can be seen: its pictures come first, as long as they are not much longer than that
const calm = 100
const patience = 1500
// ms after a leap within which the next one makes it a flight
const swift = 100
const leaning: Record<1 | -1, Margin> = { 1: { above: 0.25, below: 1 }, [-1]: { above: 1, below: 0.25 } }
// screens whose pictures are asked for before they are drawn
const pictured: Record<1 | 0 | -1, Margin> = { 1: { above: 0.25, below: 2 }, 0: evenly(1.5), [-1]: { above: 2, below: 0.25 } }
// screens whose files are known before they are drawn
const margins: Record<1 | 0 | -1, Margin> = { 1: { above: 0, below: 4 }, 0: evenly(1), [-1]: { above: 4, below: 0 } }
// px of a list's own edge; the style sheet's
const edge = 8

interface Wish {
  view: View
  count: number
  isEndless: boolean
  /** Of what stands above the list and stays in sight. */
  headHeight: number
  /** What is shown: another list, or its view, starts where `top()` says. */
  what: string
  /** Index that shall be the first on the screen. */
  top(): number
  /** Tells what can be seen, and what may be seen soon. */
  onSeen(range: Range, soon: Range): void
  /** Tells whose pictures are to come: what is drawn, and what will be. */
  onComing(range: Range): void
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
export function useSight({ view, count, isEndless, headHeight, what, top, onSeen, onComing }: Wish): Sight {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box, headHeight)
  const geometry = useMemo(() => layOut(view, count, size, isEndless), [view, count, size, isEndless])
  const [sight, setSight] = useState({ range: { first: 0, last: -1 }, shift: 0, what })
  const $isFlying = useMemo(() => atom(false), [])
  const last = useRef(0)
  const way = useRef<1 | 0 | -1>(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFresh = useRef(true)
  const leapt = useRef(-swift)

  /** What stands in the document, and how far it is shifted, with the scroll bar at a place. */
  const sightAt = useCallback(
    (scrollTop: number, margin: Margin) => {
      const range = isEndless ? rangeAt(geometry, count, scrollTop, size.height, margin) : { first: 0, last: count - 1 }
      return { range, shift: geometry.ratio === 1 ? 0 : depthOf(geometry, scrollTop) - scrollTop, what }
    },
    [geometry, count, size.height, isEndless, what],
  )
  const look = useCallback(() => {
    const { scrollTop } = box.current!
    const now = sightAt(scrollTop, isFresh.current ? onScreen : way.current ? leaning[way.current] : atRest)
    setSight((before) => (isSame(before, now) ? before : now))
    const near = (margin: Margin) => rangeAt(geometry, count, scrollTop, size.height, margin)
    if (size.height === 0 || $isFlying.get()) return
    onSeen(near(onScreen), near(margins[way.current]))
    onComing(near(isFresh.current ? onScreen : pictured[way.current]))
  }, [sightAt, geometry, count, size.height, onSeen, onComing, $isFlying])

  const again = useRef(look)
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Somewhere else in the list: what can be seen comes first, what lies around it once that is painted. */
  const arrive = useCallback(() => {
    isFresh.current = true
    const start = performance.now()
    const wait = () => {
      clearTimeout(arrival.current)
      arrival.current = setTimeout(() => {
        if (!isPainted(box.current) && performance.now() - start < patience) return wait()
        isFresh.current = false
        again.current()
      }, calm)
    }
    wait()
    return () => clearTimeout(arrival.current)
  }, [])

  const onScroll = useCallback(() => {
    const { scrollTop } = box.current!
    const step = scrollTop - last.current
    const isLeap = Math.abs(step) > size.height * flight
    const now = performance.now()
    $isFlying.set(isLeap && now - leapt.current < swift)
    if (isLeap) leapt.current = now
    if (Math.abs(step) > size.height * run) way.current = step > 0 ? 1 : -1
    last.current = scrollTop
    if (isLeap) arrive()
    else isFresh.current = false
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      $isFlying.set(false)
      way.current = 0
      look()
    }, 40)
    // before the frame of this scrolling is painted
    flushSync(look)
  }, [look, arrive, size.height, $isFlying])

  useEffect(() => () => clearTimeout(rest.current), [])
  // whoever was at a file is at it again after a change of width, view or list
  const restore = useRef(() => {})
  restore.current = () => {
    box.current!.scrollTop = scrollTo(geometry, top())
    last.current = box.current!.scrollTop
  }
  const isSized = size.height > 0
  useLayoutEffect(() => restore.current(), [what, view, geometry.columns, geometry.stepY, isSized])
  again.current = look
  useLayoutEffect(arrive, [what, arrive])
  useLayoutEffect(look, [look])

  const scroll = (where: number) => {
    box.current!.scrollTop = where
    last.current = where
    flushSync(look)
  }
  // another list is not drawn first where the one before was
  const { range, shift } = sight.what === what || !isSized ? sight : sightAt(scrollTo(geometry, top()), onScreen)
  return { box, geometry, range, shift, screen: size.height, $isFlying, onScroll, scroll }
}

const isPainted = (box: HTMLElement | null) =>
  !box?.querySelector('[data-index][aria-busy]') && [...(box?.querySelectorAll('img') ?? [])].every((image) => image.complete)

interface Drawn {
  range: Range
  shift: number
  what: string
}

const isSame = (one: Drawn, other: Drawn) =>
  one.range.first === other.range.first && one.range.last === other.range.last && one.shift === other.shift && one.what === other.what

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
