/**
 * Prepares something heavy when a pointer comes to `node`; after a failure the next pointer tries again. A press that
 * came before everything was there is told again then, so that a quick hand drags as well. Aborting ends the watch.
 */
export function whenNear(node: HTMLElement, prepare: () => Promise<void>): AbortController {
  const listening = new AbortController()
  const { signal } = listening
  let isRequested = false
  let press: { target: EventTarget; event: PointerEvent } | undefined
  const ask = () => {
    if (isRequested) return
    isRequested = true
    void prepare().then(
      () => {
        listening.abort()
        if (press) pressAgain(node, press.target, press.event)
      },
      // the next pointer tries again
      () => (isRequested = false),
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
