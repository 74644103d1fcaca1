import type { Host } from '#src/door/host.ts'
import { place } from './place.ts'

const showAfter = 400
const hideAfter = 120
let serial = 0

const tipOf = (event: Event) => event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && !!node.dataset.tip)

class Tips {
  readonly #host: Host
  readonly #bubble = document.createElement('div')
  #tip: HTMLElement | undefined
  #timer = 0

  constructor(host: Host) {
    this.#host = host
    this.#bubble.className = 'ui-tooltip'
    this.#bubble.popover = 'manual'
    this.#bubble.setAttribute('role', 'tooltip')
    this.#bubble.id = `crm-tip-${++serial}`
  }

  readonly over = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return
    const tip = tipOf(event)
    if (event.composedPath().includes(this.#bubble) || (tip && tip === this.#tip && this.#bubble.isConnected))
      return clearTimeout(this.#timer)
    this.#later(tip, this.#bubble.isConnected ? hideAfter : showAfter)
  }

  readonly out = (event: Event) => {
    if (!this.#host.root.contains((event as PointerEvent).relatedTarget as Node | null)) this.#later(undefined, hideAfter)
  }

  readonly focus = (event: Event) => {
    const target = event.composedPath()[0] as Element
    const tip = tipOf(event)
    if (tip && target.matches(':focus-visible')) this.#show(tip)
  }

  readonly hide = () => {
    clearTimeout(this.#timer)
    this.#tip?.firstElementChild?.removeAttribute('aria-describedby')
    this.#tip = undefined
    this.#bubble.remove()
  }

  readonly key = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape' || (event as KeyboardEvent).key === 'Enter') this.hide()
  }

  #later(tip: HTMLElement | undefined, wait: number) {
    clearTimeout(this.#timer)
    if (!tip && !this.#bubble.isConnected) return
    this.#timer = window.setTimeout(() => (tip ? this.#show(tip) : this.hide()), wait)
  }

  #show(tip: HTMLElement) {
    this.hide()
    const anchor = tip.firstElementChild
    if (!anchor?.isConnected || !tip.dataset.tip || anchor.getAttribute('aria-expanded') === 'true') return
    this.#tip = tip
    this.#bubble.textContent = tip.dataset.tip
    const carrier = tip.closest<HTMLElement>('.ui-top') ?? this.#host.layer
    carrier.append(this.#bubble)
    this.#bubble.showPopover()
    place(this.#bubble, anchor.getBoundingClientRect())
    const isNew = anchor.getAttribute('aria-label') !== tip.dataset.tip && !anchor.hasAttribute('aria-describedby')
    if (isNew) anchor.setAttribute('aria-describedby', this.#bubble.id)
  }
}

/** Shows the bubbles of all `<Tooltip>`s of one element; returns the function that stops it. */
export function watchTips(host: Host): () => void {
  const tips = new Tips(host)
  const on: [string, (event: Event) => void][] = [
    ['pointerover', tips.over],
    ['pointerout', tips.out],
    ['focusin', tips.focus],
    ['focusout', tips.hide],
    ['pointerdown', tips.hide],
    ['keydown', tips.key],
    ['scroll', tips.hide],
  ]
  for (const [type, listener] of on) host.root.addEventListener(type, listener, { capture: true, passive: true })
  return () => {
    tips.hide()
    for (const [type, listener] of on) host.root.removeEventListener(type, listener, { capture: true })
  }
}
