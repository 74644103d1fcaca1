import { atom } from 'nanostores'
import type { Host, Mount, Mounted } from '#src/door/host.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { dress } from '#src/ui/appearance.ts'
import { readTheme, setTheme } from '#src/ui/theme.ts'
import css from './bubble.css?inline'
import { $text } from './bubble.text.ts'

addStyles(css)

type Sheet = Awaited<ReturnType<(typeof import('./visitor-app.tsx'))['mountSheet']>>

const drawing = 'M12 3.5c-5 0-9 3.4-9 7.7 0 2.4 1.3 4.6 3.3 6-.1 1.2-.6 2.3-1.5 3.2 1.8 0 3.4-.6 4.7-1.6.8.2 1.6.3 2.5.3 5 0 9-3.4 9-7.7s-4-7.9-9-7.9Z'

function bubbleOf(): { button: HTMLButtonElement; badge: HTMLElement } {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'kefu-bubble'
  button.part.add('bubble')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ width: 28, height: 28, viewBox: '0 0 24 24', fill: 'currentColor', 'aria-hidden': 'true' }))
    svg.setAttribute(name, String(value))
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawing)
  svg.append(path)
  const badge = document.createElement('span')
  badge.className = 'kefu-badge'
  badge.hidden = true
  button.append(svg, badge)
  return { button, badge }
}

/**
 * The visitor's round button; its code is all that a page loads before the chat is opened. The sheet comes with
 * the first opening, or by itself where a conversation was going on.
 */
const mount: Mount = (host, container): Mounted => {
  const $open = atom(false)
  const $unread = atom(0)
  const dock = document.createElement('div')
  dock.className = 'kefu-dock'
  // the top layer: no host box clips it, none lies above it
  dock.popover = 'manual'
  dock.dataset.open = ''
  const { button, badge } = bubbleOf()
  dock.append(button)
  container.append(dock)
  dock.showPopover()
  const undress = dress([dock])
  let sheet: Promise<Sheet> | undefined
  let isGone = false

  const bring = () => (sheet ??= import('./visitor-app.tsx?preact').then(({ mountSheet }) => mountSheet({ host, dock, button, $open, $unread, setOpen })))

  async function setOpen(next: boolean): Promise<void> {
    if (isGone || next === $open.get()) return
    if (!next) return $open.set(false)
    button.ariaBusy = 'true'
    try {
      await bring()
      if (!isGone) $open.set(true)
    } catch (error) {
      sheet = undefined
      button.title = $text.get().failed
      host.emit('crm-error', { kind: 'load', message: String(error) })
    } finally {
      button.ariaBusy = null
    }
  }

  const label = () => {
    const count = $unread.get()
    button.ariaLabel = count > 0 ? $text.get().unread(count) : $text.get().open
    badge.hidden = count === 0
    badge.textContent = count > 99 ? '99+' : String(count)
  }
  const stops = [
    $locale.listen(label),
    $unread.subscribe(label),
    $unread.listen((count) => void host.emit('crm-unread', { count })),
    $open.subscribe((isOpen) => (button.ariaExpanded = String(isOpen))),
    $open.listen((isOpen) => void host.emit(isOpen ? 'crm-open' : 'crm-close')),
    host.$props.subscribe(({ open, theme }, before) => {
      if (theme && theme !== before?.theme) setTheme(readTheme(theme))
      if (open !== before?.open && (open === true || before !== undefined)) void setOpen(open === true)
    }),
    undress,
  ]
  button.onclick = () => void setOpen(true)
  host.expose({
    show: () => setOpen(true),
    hide: () => setOpen(false),
    send: async (text: string) => (await bring()).send(text),
  })
  host.emit('crm-ready')
  resume(host, () => void bring().catch(() => (sheet = undefined)))

  return {
    unmount() {
      isGone = true
      for (const stop of stops) stop()
      void sheet?.then((mounted) => mounted.unmount())
      dock.remove()
    },
  }
}

// somebody who wrote before is told of answers without opening, once the page has settled
function resume(host: Host, bring: () => void): void {
  try {
    const isKnown = Object.keys(localStorage).some((key) => key.startsWith('crm:chat-read:'))
    if (isKnown) setTimeout(() => host.element.isConnected && bring(), 1500)
  } catch {
    // storage is blocked: the chat begins when it is opened
  }
}

export default mount
