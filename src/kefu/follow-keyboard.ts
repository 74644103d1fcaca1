/** Tells a screen how much of it a keyboard covers, as `--kefu-keyboard`; a page that is shifted under the keyboard scrolls its viewport, too. */
export function followKeyboard(node: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const move = () => {
    node.style.setProperty('--kefu-keyboard', `${Math.max(0, window.innerHeight - view.height - view.offsetTop)}px`)
  }
  view.addEventListener('resize', move)
  view.addEventListener('scroll', move)
  return () => {
    view.removeEventListener('resize', move)
    view.removeEventListener('scroll', move)
  }
}
