import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { footerKind, nextId, withWire, type Block, type Wire } from './block.ts'
import { History } from './history.ts'
import { Order } from './order.ts'
import type { ReadValue } from './read-value.ts'
import type { PageSettings } from './settings.ts'

/** A patch; each can be applied both ways. */
export type Change =
  | { readonly type: 'wire'; readonly id: string; readonly before: Wire; readonly after: Wire }
  | { readonly type: 'insert' | 'remove'; readonly block: Block; readonly place: number }
  | { readonly type: 'move'; readonly id: string; readonly from: number; readonly to: number }
  | { readonly type: 'footer'; readonly before: Block | null; readonly after: Block | null }
  | { readonly type: 'settings'; readonly before: PageSettings; readonly after: PageSettings }

/** What is chosen: a block, the tab bar, or the page's settings. */
export const pageSelection = 'page'

/**
 * The open page. One store a block, an order in runs, undo as patches: no edit costs more on a page of
 * 5,000 blocks than on one of 100.
 */
export class PageDocument {
  readonly order: Order
  readonly history = new History<Change>()
  readonly $footer: WritableAtom<Block | null>
  readonly $settings: WritableAtom<PageSettings>
  readonly $selected = atom<string>(pageSelection)
  /** Counts every change; for drafts and the like, never for drawing blocks. */
  readonly $revision = atom(0)
  readonly #blocks = new Map<string, WritableAtom<Block>>()
  readonly #kinds = new Map<string, number>()

  constructor(value: ReadValue, settings: PageSettings) {
    for (const block of value.blocks) this.#keep(block)
    this.order = new Order(value.blocks.map((block) => block.id))
    this.$footer = atom(value.footer)
    this.$settings = atom(settings)
  }

  #keep(block: Block): void {
    this.#blocks.set(block.id, atom(block))
    this.#kinds.set(block.kind, this.countOf(block.kind) + 1)
  }

  /** How many blocks of a kind the page has. */
  countOf(kind: string): number {
    return this.#kinds.get(kind) ?? 0
  }

  $block(id: string): ReadableAtom<Block> | undefined {
    return this.#blocks.get(id)
  }

  block(id: string): Block | undefined {
    const footer = this.$footer.get()
    return footer?.id === id ? footer : this.#blocks.get(id)?.get()
  }

  /** The page as it is, for saving. */
  value(): ReadValue {
    return { blocks: this.order.ids().map((id) => this.#blocks.get(id)!.get()), footer: this.$footer.get() }
  }

  select(id: string): void {
    if (this.$selected.get() === id) return
    this.history.seal()
    this.$selected.set(id)
  }

  /** Puts a new block of a kind at a place and chooses it. */
  insert(kind: string, wire: Wire, place: number, label: string): string {
    const block: Block = { id: nextId(), kind, wire }
    this.#commit(label, [{ type: 'insert', block, place }], block.id)
    return block.id
  }

  /** Takes a block away; its neighbour is chosen, or the page when it was the last. */
  remove(id: string, label: string): void {
    const block = this.#blocks.get(id)?.get()
    if (!block) return
    const place = this.order.placeOf(id)
    const next = this.order.at(place + 1) ?? this.order.at(place - 1) ?? pageSelection
    this.#commit(label, [{ type: 'remove', block, place }], next)
  }

  move(id: string, to: number, label: string): void {
    const from = this.order.placeOf(id)
    if (from < 0 || from === to) return
    this.#commit(label, [{ type: 'move', id, from, to }], id)
  }

  /** Gives a block or the tab bar other content. Edits with the same `gesture` become one step. */
  edit(id: string, wire: Wire, label: string, gesture: string | null = null): void {
    const block = this.block(id)
    if (!block || block.wire === wire) return
    const change: Change =
      block === this.$footer.get()
        ? { type: 'footer', before: block, after: withWire(block, wire) }
        : { type: 'wire', id, before: block.wire, after: wire }
    this.#commit(label, [change], this.$selected.get(), gesture && `${id} ${gesture}`)
  }

  addFooter(wire: Wire, label: string): void {
    const after: Block = { id: nextId(), kind: footerKind, wire }
    this.#commit(label, [{ type: 'footer', before: this.$footer.get(), after }], after.id)
  }

  set(settings: PageSettings, label: string, gesture: string | null = null): void {
    this.#commit(label, [{ type: 'settings', before: this.$settings.get(), after: settings }], this.$selected.get(), gesture)
  }

  /** Replaces everything by another state of the page as one step (their version, a draft). */
  replace(value: ReadValue, settings: PageSettings, label: string): void {
    const present = this.value()
    const removed = present.blocks.map((block): Change => ({ type: 'remove', block, place: 0 }))
    const inserted = value.blocks.map((block, place): Change => ({ type: 'insert', block, place }))
    const rest: Change[] = [
      { type: 'footer', before: present.footer, after: value.footer },
      { type: 'settings', before: this.$settings.get(), after: settings },
    ]
    this.#commit(label, [...removed, ...inserted, ...rest], pageSelection)
  }

  undo(): string | undefined {
    const step = this.history.takeUndo()
    if (!step) return undefined
    for (const change of step.changes.toReversed()) this.#revert(change)
    this.#settle(step.before)
    return step.label
  }

  redo(): string | undefined {
    const step = this.history.takeRedo()
    if (!step) return undefined
    for (const change of step.changes) this.#apply(change)
    this.#settle(step.after)
    return step.label
  }

  #commit(label: string, changes: Change[], chosen: string, gesture: string | null = null): void {
    const before = this.$selected.get()
    for (const change of changes) this.#apply(change)
    this.history.add({ label, changes, before, after: chosen, gesture }, joined)
    this.#settle(chosen)
  }

  #settle(chosen: string | null): void {
    const isThere = chosen !== null && (chosen === pageSelection || this.block(chosen) !== undefined)
    this.$selected.set(isThere ? chosen : pageSelection)
    this.$revision.set(this.$revision.get() + 1)
  }

  #apply(change: Change): void {
    if (change.type === 'wire') this.#setWire(change.id, change.after)
    else if (change.type === 'insert') this.#put(change.block, change.place)
    else if (change.type === 'remove') this.#take(change.block)
    else if (change.type === 'move') this.#shift(change.id, change.to)
    else if (change.type === 'footer') this.$footer.set(change.after)
    else if (change.type === 'settings') this.$settings.set(change.after)
  }

  #revert(change: Change): void {
    if (change.type === 'wire') this.#setWire(change.id, change.before)
    else if (change.type === 'insert') this.#take(change.block)
    else if (change.type === 'remove') this.#put(change.block, change.place)
    else if (change.type === 'move') this.#shift(change.id, change.from)
    else if (change.type === 'footer') this.$footer.set(change.before)
    else if (change.type === 'settings') this.$settings.set(change.before)
  }

  #setWire(id: string, wire: Wire): void {
    const $block = this.#blocks.get(id)
    $block?.set(withWire($block.get(), wire))
  }

  #put(block: Block, place: number): void {
    this.#keep(block)
    this.order.insert(block.id, place)
  }

  #take(block: Block): void {
    this.order.remove(block.id)
    this.#blocks.delete(block.id)
    this.#kinds.set(block.kind, this.countOf(block.kind) - 1)
  }

  #shift(id: string, to: number): void {
    this.order.remove(id)
    this.order.insert(id, to)
  }
}

// a gesture changes one thing many times: the first "before" and the last "after" are the step
function joined(last: readonly Change[], next: readonly Change[]): readonly Change[] {
  const [a, b] = [last[0], next[0]]
  if (last.length !== 1 || next.length !== 1 || !a || !b || a.type !== b.type || !('before' in a) || !('before' in b))
    return [...last, ...next]
  return [{ ...b, before: a.before } as Change]
}
