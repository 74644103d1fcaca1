import { $text } from './door.text.ts'

/** A sentence in place of the screen, for when its code cannot run; drawn without any framework. */
export function showFailure(root: ShadowRoot, container: HTMLElement, key: 'oldBrowser' | 'notLoaded', retry?: () => void): void {
  const words = $text.get()
  const card = document.createElement('div')
  card.setAttribute('role', 'alert')
  card.style.cssText =
    'display:block;padding:16px;font:14px/1.5 system-ui,sans-serif;color:#1f2329;background:#fff;border:1px solid #d0d3d6;border-radius:10px'
  card.textContent = words[key]
  if (retry) {
    const button = document.createElement('button')
    button.textContent = words.retry
    button.style.cssText = 'margin-left:12px;font:inherit;padding:4px 12px'
    button.onclick = () => {
      container.replaceChildren()
      retry()
    }
    card.append(button)
  }
  if (!container.isConnected) root.append(container)
  container.style.display = 'contents'
  container.replaceChildren(card)
}
