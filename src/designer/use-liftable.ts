import { useEffect, useRef, type RefObject } from 'react'
import type { Lifting } from './drag.ts'

/** Lets the direct children `card` of a list be dragged; the code for it comes when a pointer comes near. */
export function useLiftable(list: RefObject<HTMLElement | null>, card: string, lifting: Lifting): void {
  const current = useRef(lifting)
  current.current = lifting
  useEffect(() => {
    const node = list.current!
    const gone = new AbortController()
    const near = whenNear(node, async () => {
      const { liftable } = await import('./drag.ts')
      if (gone.signal.aborted) return
      const stop = liftable(node, card, { start: (item) => current.current.start(item), end: (item) => current.current.end(item) })
      gone.signal.addEventListener('abort', stop)
    })
    gone.signal.addEventListener('abort', () => near.abort())
    return () => gone.abort()
  }, [list, card])
}

// a hand quicker than `prepare` drags as well: its press is told again once everything is there
function whenNear(node: HTMLElement, prepare: () => Promise<void>): AbortController {
  const listening = new AbortController()
  const { signal } = listening
  let isAsked = false
  let press: { target: EventTarget; event: PointerEvent } | undefined
  const ask = () => {
    if (isAsked) return
    isAsked = true
    void prepare().then(
      () => {
        listening.abort()
        if (press) pressAgain(node, press.target, press.event)
      },
      // the next pointer tries again
      () => (isAsked = false),
    )
  }
  const down = (event: PointerEvent) => {
    press = { target: event.composedPath()[0]!, event }
    ask()
  }
  const up = () => {
    press = undefined
  }
  node.addEventListener('pointerover', ask, { signal, passive: true })
  node.addEventListener('pointerdown', down, { signal, passive: true })
  node.addEventListener('pointerup', up, { signal, passive: true })
  node.addEventListener('pointercancel', up, { signal, passive: true })
  return listening
}

function pressAgain(node: HTMLElement, target: EventTarget, event: PointerEvent): void {
  // nobody else hears of the same press twice
  node.addEventListener('pointerdown', (again) => again.stopPropagation(), { once: true })
  target.dispatchEvent(new PointerEvent('pointerdown', event))
}
