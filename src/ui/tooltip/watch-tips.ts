import type { Host } from '#src/door/host.ts'
import { bringChunk } from '../chunk-error.ts'

const showAfter = 400
const hideAfter = 120
let serial = 0
// most people see no tip on a page that they open
const loadPositioning = () => bringChunk(() => import('./position-tip.ts'))

const isCut = (node: HTMLElement) => node.dataset['cut'] !== undefined && node.scrollWidth > node.clientWidth
// what is cut tells itself whole
const textOf = (node: HTMLElement) => node.dataset.tip || (isCut(node) ? node.innerText : '')
const tipOf = (event: Event) => event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && textOf(node) !== '')

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
    if (tip && target.matches(':focus-visible')) void this.#show(tip)
  }

  // a finger does not hover: what is cut is read by a touch
  readonly touch = (event: Event) => {
    const tip = tipOf(event)
    if (tip && !tip.dataset.tip && (event as PointerEvent).pointerType === 'touch') void this.#show(tip)
  }

  readonly hide = () => {
    clearTimeout(this.#timer)
    if (this.#tip?.dataset.tip) this.#tip.firstElementChild?.removeAttribute('aria-describedby')
    this.#tip = undefined
    this.#bubble.remove()
  }

  readonly key = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape' || (event as KeyboardEvent).key === 'Enter') this.hide()
  }

  #later(tip: HTMLElement | undefined, wait: number) {
    clearTimeout(this.#timer)
    if (!tip && !this.#tip) return
    if (tip) loadPositioning().catch(() => undefined)
    this.#timer = window.setTimeout(() => (tip ? void this.#show(tip) : this.hide()), wait)
  }

  async #show(tip: HTMLElement) {
    this.hide()
    this.#tip = tip
    // one that cannot be downloaded is tried again at the next tip
    const found = await loadPositioning().catch(() => undefined)
    const anchor = tip.dataset.tip ? tip.firstElementChild : tip
    const text = textOf(tip)
    if (this.#tip !== tip) return
    if (!found || !anchor?.isConnected || !text || anchor.getAttribute('aria-expanded') === 'true') return this.hide()
    this.#bubble.textContent = text
    const carrier = tip.closest<HTMLElement>('.ui-top') ?? this.#host.layer
    carrier.append(this.#bubble)
    this.#bubble.showPopover()
    void found.positionTip(this.#bubble, anchor)
    // what is cut is read whole already
    const isNew = anchor !== tip && anchor.getAttribute('aria-label') !== tip.dataset.tip && !anchor.hasAttribute('aria-describedby')
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
    ['click', tips.touch],
    ['keydown', tips.key],
    ['scroll', tips.hide],
  ]
  for (const [type, listener] of on) host.root.addEventListener(type, listener, { capture: true, passive: true })
  return () => {
    tips.hide()
    for (const [type, listener] of on) host.root.removeEventListener(type, listener, { capture: true })
  }
}
