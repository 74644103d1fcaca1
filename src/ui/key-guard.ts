const editing = new Set(['a', 'b', 'c', 'i', 'u', 'v', 'x', 'y', 'z'])
const isHosts = (key: string) => key === 'Escape' || key === 'Tab' || /^F\d+$/.test(key)

/**
 * A key pressed inside the element looks to the host's scripts as if it was pressed on a plain tag: they
 * swallow Backspace, Enter or Ctrl-Z "outside of inputs", or take letters as shortcuts. Keys that type, edit or
 * press a control end at the shadow root; Escape, Tab, function keys and other combinations reach the host.
 */
function stay(event: Event): void {
  const { key, ctrlKey, metaKey } = event as KeyboardEvent
  if (!key || isHosts(key)) return
  const combined = ctrlKey || metaKey
  if (!combined || key.length > 1 || editing.has(key.toLowerCase())) event.stopPropagation()
}

/** Guards a shadow root until the returned function is called. */
export function guardKeys(root: ShadowRoot): () => void {
  const types = ['keydown', 'keypress', 'keyup'] as const
  for (const type of types) root.addEventListener(type, stay)
  return () => {
    for (const type of types) root.removeEventListener(type, stay)
  }
}

/** Whether the key belongs to an input method that is composing; such an Enter chooses a word and sends nothing. */
export function isComposing(event: { nativeEvent: KeyboardEvent } | KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}
