import type { Editor } from '../editor.ts'
import { pinnedCount } from '../rules.ts'
import type { DropGround } from './drop-ground.ts'

const edge = 64
const fastest = 16

/**
 * Where a dragged block would land: follows the pointer, shows one line, scrolls the canvas near its edges.
 * Nothing on the page moves meanwhile, so what the line shows is what happens.
 */
export class DropZone {
  #pointer: { x: number; y: number } | undefined
  #index: number | null = null
  #frame = 0

  private readonly canvas: HTMLElement
  private readonly list: HTMLElement
  private readonly mark: HTMLElement

  constructor(
    private readonly editor: Editor,
    { canvas, list, mark }: DropGround,
  ) {
    this.canvas = canvas
    this.list = list
    this.mark = mark
  }

  start(): void {
    this.#pointer = undefined
    this.#index = null
    this.canvas.dataset['dragging'] = ''
    this.canvas.ownerDocument.addEventListener('pointermove', this.#follow, { capture: true, passive: true })
    this.#frame = requestAnimationFrame(this.#scroll)
  }

  /** Ends the gesture and says where it ended; null = outside of the phone. */
  stop(): number | null {
    this.canvas.ownerDocument.removeEventListener('pointermove', this.#follow, { capture: true })
    cancelAnimationFrame(this.#frame)
    delete this.canvas.dataset['dragging']
    this.mark.hidden = true
    return this.#index
  }

  readonly #follow = (event: PointerEvent) => {
    this.#pointer = { x: event.clientX, y: event.clientY }
    this.#aim()
  }

  #aim(): void {
    const { x, y } = this.#pointer!
    const box = this.canvas.getBoundingClientRect()
    const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    if (isInside) this.#show(y)
    else this.#hide()
  }

  #hide(): void {
    this.#index = null
    this.mark.hidden = true
  }

  #show(y: number): void {
    const frames = [...this.list.querySelectorAll<HTMLElement>('.designer-block:not(.designer-lifted)')]
    const { order } = this.editor.page
    const least = pinnedCount(this.editor.page)
    const under = frames.find((frame) => {
      const box = frame.getBoundingClientRect()
      return y < box.top + box.height / 2
    })
    const last = frames.at(-1)
    const wanted = under ? order.indexOf(under.dataset['id']!) : last ? order.indexOf(last.dataset['id']!) + 1 : 0
    this.#index = Math.max(wanted, least)
    this.#draw(this.#index)
  }

  #draw(index: number): void {
    const ground = this.mark.offsetParent ?? this.list
    const { order } = this.editor.page
    const frameOf = (id: string | undefined) =>
      id ? this.list.querySelector<HTMLElement>(`[data-id="${id}"]:not(.designer-lifted)`) : null
    const below = frameOf(order.at(index))
    const above = frameOf(order.at(index - 1))
    const y = below ? below.getBoundingClientRect().top : above ? above.getBoundingClientRect().bottom : ground.getBoundingClientRect().top
    this.mark.hidden = false
    const top = (this.mark.parentElement ?? this.list).getBoundingClientRect().top
    this.mark.style.transform = `translateY(${Math.round((y - top) / this.editor.view.$scale.get())}px)`
  }

  readonly #scroll = () => {
    this.#frame = requestAnimationFrame(this.#scroll)
    if (!this.#pointer) return
    const box = this.canvas.getBoundingClientRect()
    const { x, y } = this.#pointer
    if (x < box.left || x > box.right) return
    const above = edge - (y - box.top)
    const below = edge - (box.bottom - y)
    const by = above > 0 ? -above : below > 0 ? below : 0
    if (by === 0) return
    const before = this.canvas.scrollTop
    this.canvas.scrollTop += Math.max(-edge, Math.min(edge, by)) * (fastest / edge)
    if (this.canvas.scrollTop !== before) this.#aim()
  }
}
