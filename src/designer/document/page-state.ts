import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { withWire, type Block, type Wire } from './block.ts'
import type { Change, PageContent } from './change.ts'
import { Order } from './order.ts'
import type { PageSettings } from './settings.ts'

/** The content of an open page: one store a block, an order in runs. Changed by patches only. */
export class PageState {
  readonly order: Order
  readonly #$footer: WritableAtom<Block | null>
  readonly #$settings: WritableAtom<PageSettings>
  readonly #blocks = new Map<string, WritableAtom<Block>>()
  readonly #kinds = new Map<string, Set<string>>()

  constructor({ value, settings }: PageContent) {
    for (const block of value.blocks) this.#keep(block)
    this.order = new Order(value.blocks.map((block) => block.id))
    this.#$footer = atom(value.footer)
    this.#$settings = atom(settings)
  }

  get $footer(): ReadableAtom<Block | null> {
    return this.#$footer
  }

  get $settings(): ReadableAtom<PageSettings> {
    return this.#$settings
  }

  /** How many blocks of a kind there are. */
  countOf(kind: string): number {
    return this.#kinds.get(kind)?.size ?? 0
  }

  /** Ids of the blocks of a kind, in no order. */
  idsOf(kind: string): string[] {
    return [...(this.#kinds.get(kind) ?? [])]
  }

  $block(id: string): ReadableAtom<Block> | undefined {
    return this.order.has(id) ? this.#blocks.get(id) : undefined
  }

  block(id: string): Block | undefined {
    const footer = this.#$footer.get()
    return footer?.id === id ? footer : this.$block(id)?.get()
  }

  /** A block as it is, or as it was when it was taken away. */
  lastSeen(id: string): Block | undefined {
    return this.block(id) ?? this.#blocks.get(id)?.get()
  }

  content(): PageContent {
    const blocks = this.order.ids().map((id) => this.#blocks.get(id)!.get())
    return { value: { blocks, footer: this.#$footer.get() }, settings: this.#$settings.get() }
  }

  apply(change: Change): void {
    if (change.type === 'wire') this.#setWire(change.id, change.after)
    else if (change.type === 'insert') this.#put(change.block, change.place)
    else if (change.type === 'remove') this.#take(change.block)
    else if (change.type === 'move') this.#shift(change.id, change.to)
    else if (change.type === 'footer') this.#$footer.set(change.after)
    else if (change.type === 'settings') this.#$settings.set(change.after)
  }

  revert(change: Change): void {
    if (change.type === 'wire') this.#setWire(change.id, change.before)
    else if (change.type === 'insert') this.#take(change.block)
    else if (change.type === 'remove') this.#put(change.block, change.place)
    else if (change.type === 'move') this.#shift(change.id, change.from)
    else if (change.type === 'footer') this.#$footer.set(change.before)
    else if (change.type === 'settings') this.#$settings.set(change.before)
  }

  // a block that comes back has the store that it had: somebody may still be listening to it
  #keep(block: Block): void {
    const $block = this.#blocks.get(block.id)
    if ($block) $block.set(block)
    else this.#blocks.set(block.id, atom(block))
    const ids = this.#kinds.get(block.kind) ?? new Set()
    this.#kinds.set(block.kind, ids.add(block.id))
  }

  #setWire(id: string, wire: Wire): void {
    const $block = this.#blocks.get(id)
    $block?.set(withWire($block.get(), wire))
  }

  #put(block: Block, index: number): void {
    this.#keep(block)
    this.order.insert(block.id, index)
  }

  #take(block: Block): void {
    this.order.remove(block.id)
    this.#kinds.get(block.kind)?.delete(block.id)
  }

  #shift(id: string, to: number): void {
    this.order.remove(id)
    this.order.insert(id, to)
  }
}
