import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** Smallest that a dialog is made by hand, in px (specification 9). */
const least = { width: 400, height: 300 }
/** px that one arrow key moves it. */
const step = 24

interface Frame {
  x: number
  y: number
  /** Unset: as large as its content. */
  size?: { width: number; height: number }
  isMaximised: boolean
}

const usual: Frame = { x: 0, y: 0, isMaximised: false }
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, Math.min(low, high)), high)
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Follows the pointer until it is let go; told how far it is from where it began. */
function follow(start: PointerEvent<HTMLElement>, move: (x: number, y: number) => void) {
  const target = start.currentTarget
  target.setPointerCapture(start.pointerId)
  const onMove = (event: globalThis.PointerEvent) => move(event.clientX - start.clientX, event.clientY - start.clientY)
  const end = () => {
    target.removeEventListener('pointermove', onMove)
    target.removeEventListener('lostpointercapture', end)
  }
  target.addEventListener('pointermove', onMove)
  target.addEventListener('lostpointercapture', end)
}

/**
 * Where a dialog stands and how large it is: moved by its head or by arrow keys, made larger at its corner, maximised by a button or a
 * double click on the head. It never leaves the window, and opens as it is usual each time.
 */
export function useFrame(popup: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [frame, setFrame] = useState(usual)
  useLayoutEffect(() => {
    if (!isOpen) return
    setFrame(usual)
    // in a window of another size the middle is the right place again
    const centre = () => setFrame(({ isMaximised }) => ({ ...usual, isMaximised }))
    window.addEventListener('resize', centre)
    return () => window.removeEventListener('resize', centre)
  }, [isOpen])

  const mover = () => {
    const { left, right, top, bottom } = popup.current!.getBoundingClientRect()
    return (x: number, y: number) =>
      setFrame({
        ...frame,
        x: frame.x + within(x, -left, innerWidth - right),
        y: frame.y + within(y, -top, innerHeight - bottom),
      })
  }
  const toggle = () => setFrame((before) => ({ ...before, isMaximised: !before.isMaximised }))
  const isButton = (event: { target: EventTarget }) => (event.target as Element).closest('button') !== null
  const head = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0 && !frame.isMaximised && !isButton(event)) follow(event, mover())
    },
    onDoubleClick: (event: { target: EventTarget }) => {
      if (!isButton(event)) toggle()
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way || frame.isMaximised) return
    event.preventDefault()
    mover()(...way)
  }
  const onCorner = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { left, top, width, height } = popup.current!.getBoundingClientRect()
    follow(event, (x, y) => {
      const size = {
        width: within(width + x, least.width, innerWidth - left),
        height: within(height + y, least.height, innerHeight - top),
      }
      // it stands in the middle: what it grows by goes to both sides, unless it is moved by the half
      setFrame({ ...frame, size, x: frame.x + (size.width - width) / 2, y: frame.y + (size.height - height) / 2 })
    })
  }
  // by its edges: what is moved by `translate` is the window of all that is fixed within it, as what a drag lifts is
  const style: CSSProperties = frame.isMaximised ? {} : { left: frame.x, top: frame.y, ...frame.size }
  return { isMaximised: frame.isMaximised, style, toggle, head, onKeyDown, onCorner }
}
