/** Milliseconds of the way (specification 9). */
const duration = 800
const ended = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const running = new WeakMap<Element, () => void>()

/** Scrolls a box to its top over 800 ms; at once for whoever wants less motion. Whoever scrolls meanwhile keeps the hand on it. */
export function scrollToTop(box: Element): void {
  running.get(box)?.()
  const from = box.scrollTop
  if (from <= 0) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = 0
    return
  }
  const started = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    running.delete(box)
    for (const name of ended) box.removeEventListener(name, stop)
  }
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, now - started) / duration)
    // slow at both ends
    const way = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
    box.scrollTop = Math.round(from * (1 - way))
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const name of ended) box.addEventListener(name, stop, { passive: true })
  running.set(box, stop)
  frame = requestAnimationFrame(step)
}
