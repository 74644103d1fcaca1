import type { KeyboardEvent, PointerEvent } from 'react'

/** Steps of the arrow keys, in shares: 1 %, 10 % with Shift. */
export function stepOf(event: KeyboardEvent): [dx: number, dy: number] | undefined {
  const step = event.shiftKey ? 0.1 : 0.01
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  }
  return steps[event.key]
}

interface Dragging {
  /** What the pointer moves over; shares are of its size. */
  area: () => Element | null
  onMove: (dx: number, dy: number) => void
}

// where the pointer was last over what it drags: handlers are made anew with every render
const last = new WeakMap<Element, { x: number; y: number }>()

/** Handlers of something that is dragged over an area, told in shares of it since the last call; keys move it too. */
export function draggable({ area, onMove }: Dragging) {
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.set(event.currentTarget, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const size = area()?.getBoundingClientRect()
      const before = last.get(event.currentTarget)
      last.set(event.currentTarget, { x: event.clientX, y: event.clientY })
      if (before && size?.width && size.height) onMove((event.clientX - before.x) / size.width, (event.clientY - before.y) / size.height)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = stepOf(event)
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      onMove(...step)
    },
  }
}
