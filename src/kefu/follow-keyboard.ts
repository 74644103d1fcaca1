/** Tells a screen how much of it a keyboard covers, as `--kefu-keyboard`; a page that is shifted under the keyboard scrolls its viewport, too. */
export function followKeyboard(node: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const move = () => {
    node.style.setProperty('--kefu-keyboard', `${Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))}px`)
  }
  const events = ['resize', 'scroll'] as const
  for (const event of events) view.addEventListener(event, move)
  return () => events.forEach((event) => view.removeEventListener(event, move))
}
