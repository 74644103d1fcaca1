import { atom } from 'nanostores'
import type { Mount } from '#src/door/host.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import css from './bubble.css?inline'
import { $text } from './bubble.text.ts'
import type { MountedSheet } from './visitor-app.tsx'

addStyles(css)

/** What a fresh opening of the chat waits before it looks for answers to an earlier one, in milliseconds. */
const settle = 1500

/** Methods whose bodies come with the sheet. */
type Later = 'send' | 'showProduct' | 'showOrder'

function madeIn(parent: Element, name: string, className: string): HTMLElement {
  const node = document.createElement(name)
  node.className = className
  parent.append(node)
  return node
}

/**
 * The visitor's round button. A page loads no more than this before the chat is opened: the sheet comes with the
 * first opening, or by itself where a conversation was going on.
 */
export const mountBubble: Mount = (host, container) => {
  const $open = atom(false)
  const $unread = atom(0)
  const dock = madeIn(container, 'div', 'kefu-dock')
  // the top layer: no host box clips it, none lies above it; the mark lets it return there when the tag is moved
  dock.popover = 'manual'
  dock.dataset.open = ''
  const button = madeIn(dock, 'button', 'kefu-bubble') as HTMLButtonElement
  button.part.add('bubble')
  const badge = madeIn(button, 'span', '')
  dock.showPopover()
  let sheet: Promise<MountedSheet> | undefined
  let isGone = false

  const load = () => import('./visitor-app.tsx?preact')
  const bring = () => {
    sheet ??= load().then(({ mountSheet }) => mountSheet({ host, dock, button, $open, $unread, setOpen }))
    sheet.catch(() => (sheet = undefined))
    return sheet
  }

  async function setOpen(next: boolean): Promise<void> {
    if (!next) return $open.set(false)
    button.ariaBusy = 'true'
    try {
      await bring()
      if (!isGone) $open.set(true)
    } catch (error) {
      button.title = $text.get().failed
      host.emit('crm-error', { kind: 'load', message: String(error) })
    }
    button.ariaBusy = null
  }

  const label = () => {
    const count = $unread.get()
    button.ariaLabel = $text.get().open(count)
    badge.textContent = count ? `${Math.min(count, 99)}` : ''
  }
  const stops = [
    $locale.listen(label),
    $unread.subscribe((count, before) => {
      label()
      if (before !== undefined) host.emit('crm-unread', { count })
    }),
    $open.subscribe((isOpen, before) => {
      button.ariaExpanded = `${isOpen}`
      if (before !== undefined) host.emit(isOpen ? 'crm-open' : 'crm-close')
    }),
    host.$props.subscribe(({ open, theme }, before) => {
      const colour = /#\w+/.exec(String(theme))
      if (colour) dock.style.setProperty('--crm-primary', colour[0])
      if (open !== before?.open && (open || before)) void setOpen(open === true)
    }),
  ]
  const show = (button.onclick = () => setOpen(true))
  // who points at it will open it: the code is on its way by then, a conversation is not begun
  button.onpointerenter = () => void load().catch(() => {})
  const later = (name: Later) => async (what: string) => (await bring())[name](what)
  host.expose({ show, hide: () => setOpen(false), send: later('send'), showProduct: later('showProduct'), showOrder: later('showOrder') })
  host.emit('crm-ready')
  if (wroteBefore()) setTimeout(() => isGone || bring().catch(() => {}), settle)

  return {
    unmount() {
      isGone = true
      for (const stop of stops) stop()
      void sheet?.then((mounted) => mounted.unmount())
    },
  }
}

// somebody who wrote before is told of answers without opening the chat
function wroteBefore(): boolean {
  try {
    return 'crm:chat' in localStorage
  } catch {
    return false
  }
}
