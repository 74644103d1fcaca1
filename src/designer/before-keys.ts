import type { Editor } from './editor.ts'

type Wait = (go: () => void) => unknown

/**
 * Moves the focus to what is about to be drawn: tries in the next frame, and again until it is there. On a slow machine keys are faster
 * than frames: the next one tries too, and where that moves the focus it goes there, as it was meant. Whoever points elsewhere meanwhile
 * or presses a key too early is left where they are. `attempt` answers false as long as nothing can be done.
 */
export function beforeKeys({ host: { root } }: Editor, attempt: () => unknown, wait: Wait = requestAnimationFrame, patience = 0): void {
  const end = performance.now() + patience
  const over = new AbortController()
  const listening = { signal: over.signal, capture: true }
  const stop = () => over.abort()
  const go = () => {
    if (over.signal.aborted) return
    if (attempt() !== false || performance.now() > end) stop()
    else requestAnimationFrame(go)
  }
  const press = (event: KeyboardEvent) => {
    stop()
    const before = root.activeElement
    attempt()
    const now = root.activeElement
    if (!now || now === before || event.isComposing) return
    event.stopImmediatePropagation()
    if (!now.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
  }
  addEventListener('keydown', press, listening)
  addEventListener('pointerdown', stop, listening)
  wait(go)
}
