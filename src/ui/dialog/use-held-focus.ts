import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The box of a dialog and its ref: the focus is in it from the moment in which it is there, first where `start` says, and stays in it
 * when what had it goes away. Base UI would do both a frame later, when the next key has been pressed on a slow machine.
 */
export function useHeldFocus(isOpen: boolean, start: (box: HTMLElement) => HTMLElement | null) {
  const box = useRef<HTMLElement>(null)
  const first = useRef(start)
  useLayoutEffect(() => {
    first.current = start
  })
  // opened again while it faded
  useLayoutEffect(() => {
    if (isOpen && box.current) begin(box.current, first.current)
  }, [isOpen])
  const ref = useCallback((node: HTMLElement | null) => {
    box.current = node
    if (!node) return
    // a page that comes back into sight shows its dialog again: the browser would give the focus to the first guard, that to the last button
    node.autofocus = true
    begin(node, first.current)
    // before Base UI hears of it
    node.addEventListener('focusout', (event) => event.relatedTarget ?? queueMicrotask(() => hold(node)), true)
  }, [])
  return { box, ref, initialFocus: () => box.current && start(box.current) }
}

function begin(box: HTMLElement, start: (box: HTMLElement) => HTMLElement | null) {
  start(box)?.focus({ preventScroll: true })
}

function hold(box: HTMLElement) {
  const { activeElement, body } = box.ownerDocument
  if (activeElement === body) box.focus({ preventScroll: true })
}
