import { atom, type ReadableAtom } from 'nanostores'
import { footerKind, nextId, withWire, type Block, type Wire } from './block.ts'
import { joined, type Change, type PageContent } from './change.ts'
import { changesBetween } from './changes-between.ts'
import { History } from './history.ts'
import type { Order } from './order.ts'
import { PageState } from './page-state.ts'
import type { ReadValue } from './read-value.ts'
import { pageSelection, Selection } from './selection.ts'
import type { PageSettings } from './settings.ts'
import type { Timeline } from './timeline.ts'

type Apply = (change: Change) => void

/**
 * The open page with what is chosen on it and its history. No edit costs more on a page of 5,000 blocks
 * than on one of 100: one store a block, an order in runs, undo as patches.
 */
export class PageDocument {
  readonly history = new History<Change>()
  readonly selection = new Selection()
  /** Counts every change; for drafts and the like, never for drawing blocks. */
  readonly $revision = atom(0)
  readonly #state: PageState
  readonly #$isLocked = atom(false)

  constructor(value: ReadValue, settings: PageSettings) {
    this.#state = new PageState({ value, settings })
  }

  get order(): Order {
    return this.#state.order
  }

  get $footer(): ReadableAtom<Block | null> {
    return this.#state.$footer
  }

  get $settings(): ReadableAtom<PageSettings> {
    return this.#state.$settings
  }

  /** The leading chosen thing: a block, the tab bar, or `pageSelection`. */
  get $selected(): ReadableAtom<string> {
    return this.selection.$lead
  }

  /** How many blocks of a kind the page has. */
  countOf(kind: string): number {
    return this.#state.countOf(kind)
  }

  /** Ids of the blocks of a kind, in no order. */
  idsOf(kind: string): string[] {
    return this.#state.idsOf(kind)
  }

  $block(id: string): ReadableAtom<Block> | undefined {
    return this.#state.$block(id)
  }

  block(id: string): Block | undefined {
    return this.#state.block(id)
  }

  /** A block as it is, or as it was when it was taken away. */
  lastSeen(id: string): Block | undefined {
    return this.#state.lastSeen(id)
  }

  /** The page as it is, for saving. */
  value(): ReadValue {
    return this.content().value
  }

  /** The page with its settings, as it is now; what is answered does not change with the page. */
  content(): PageContent {
    return this.#state.content()
  }

  /** Chooses one block, the tab bar or the page (`pageSelection`). */
  select(id: string): void {
    if (this.selection.$lead.get() !== id) this.history.seal()
    this.selection.one(id, this.order.has(id))
  }

  /** Adds a block to the chosen ones or takes it from them. */
  toggleSelected(id: string): void {
    this.history.seal()
    if (this.order.has(id)) this.selection.toggle(id)
  }

  /** Chooses every block between the one chosen last alone and this one. */
  selectThrough(id: string): void {
    const [from, to] = [this.order.indexOf(this.selection.anchor), this.order.indexOf(id)]
    if (from < 0 || to < 0) return this.select(id)
    const indexes = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => Math.min(from, to) + step)
    this.selection.several(this.order.slice(indexes[0]!, indexes.length), id)
  }

  selectAll(): void {
    const ids = this.order.ids()
    const lead = this.selection.$lead.get()
    if (ids.length > 0) this.selection.several(ids, this.order.has(lead) ? lead : ids[0]!)
  }

  /** The chosen blocks in the order of the page. */
  chosen(): string[] {
    return this.inOrder(this.selection.$many.get())
  }

  /** Blocks of the page in its order; others are left out. */
  inOrder(ids: Iterable<string>): string[] {
    const found = [...ids].map((id) => [this.order.indexOf(id), id] as const).filter(([index]) => index >= 0)
    return found.toSorted(([a], [b]) => a - b).map(([, id]) => id)
  }

  /** Puts a new block of a kind at a place and chooses it. */
  insert(kind: string, wire: Wire, index: number, label: string): string {
    return this.insertAll([{ kind, wire }], index, label)[0]!
  }

  /** Puts new blocks at a place, in their order, as one step, and chooses them. */
  insertAll(items: readonly { readonly kind: string; readonly wire: Wire }[], at: number, label: string): string[] {
    if (this.#$isLocked.get()) return []
    const blocks = items.map(({ kind, wire }): Block => ({ id: nextId(), kind, wire }))
    this.#commit(label, (apply) => blocks.forEach((block, index) => apply({ type: 'insert', block, place: at + index })), blocks[0]?.id)
    const ids = blocks.map((block) => block.id)
    if (ids.length > 1) this.selection.several(ids, ids[0]!)
    return ids
  }

  remove(id: string, label: string): void {
    this.removeAll([id], label)
  }

  /** Takes blocks away as one step; the next neighbour is chosen, or the page when they were the last. */
  removeAll(ids: Iterable<string>, label: string): void {
    const gone = this.inOrder(ids)
    if (gone.length === 0) return
    const after = this.order.indexOf(gone.at(-1)!) + 1
    const next = this.order.at(after) ?? this.order.at(this.order.indexOf(gone[0]!) - 1) ?? pageSelection
    const take = (apply: Apply) => {
      // from the end, so that every place is what undoing needs
      for (const id of gone.toReversed()) apply({ type: 'remove', block: this.block(id)!, place: this.order.indexOf(id) })
    }
    this.#commit(label, take, next)
  }

  move(id: string, to: number, label: string): void {
    this.moveAll([id], to, label)
  }

  /** Brings blocks together at a place, counted without them, in their order on the page, as one step. */
  moveAll(ids: Iterable<string>, to: number, label: string): void {
    const moving = this.inOrder(ids)
    const anchor = this.#anchorAt(to, new Set(moving))
    const shift = (apply: Apply) => {
      for (const id of moving) {
        const from = this.order.indexOf(id)
        const before = anchor === undefined ? this.order.$count.get() : this.order.indexOf(anchor)
        const index = from < before ? before - 1 : before
        if (index !== from) apply({ type: 'move', id, from, to: index })
      }
    }
    this.#commit(label, shift)
    if (moving.length > 1)
      this.selection.several(moving, moving.includes(this.selection.$lead.get()) ? this.selection.$lead.get() : moving[0]!)
    else if (moving[0]) this.selection.one(moving[0], true)
  }

  // the block that stands at a place when those that move are not counted
  #anchorAt(index: number, moving: ReadonlySet<string>): string | undefined {
    const others = moving.size + index
    let left = index
    for (const id of this.order.slice(0, others + 1)) {
      if (moving.has(id)) continue
      if (left-- === 0) return id
    }
    return undefined
  }

  /** Gives several blocks other content as one step; `change` answers the same content to leave a block alone. */
  editAll(ids: Iterable<string>, label: string, change: (block: Block) => Wire): void {
    const edited = this.inOrder(ids).map((id) => this.block(id)!)
    const put = (apply: Apply) => {
      for (const block of edited) {
        const after = block.foreign ? block.wire : change(block)
        if (after !== block.wire) apply({ type: 'wire', id: block.id, before: block.wire, after })
      }
    }
    this.#commit(label, put)
  }

  /** Gives a block or the tab bar other content. Edits with the same `gesture` become one step. */
  edit(id: string, wire: Wire, label: string, gesture: string | null = null): void {
    const block = this.block(id)
    if (!block || block.foreign || block.wire === wire) return
    const change: Change =
      block === this.$footer.get()
        ? { type: 'footer', before: block, after: withWire(block, wire) }
        : { type: 'wire', id, before: block.wire, after: wire }
    this.#commit(label, (apply) => apply(change), undefined, gesture && `${id} ${gesture}`)
  }

  addFooter(wire: Wire, label: string): void {
    const after: Block = { id: nextId(), kind: footerKind, wire }
    this.#commit(label, (apply) => apply({ type: 'footer', before: this.$footer.get(), after }), after.id)
  }

  set(settings: PageSettings, label: string, gesture: string | null = null): void {
    const change: Change = { type: 'settings', before: this.$settings.get(), after: settings }
    this.#commit(label, (apply) => apply(change), undefined, gesture)
  }

  /** Makes another state of the page of this one, as one step (their version, a draft, a merge). */
  replace(value: ReadValue, settings: PageSettings, label: string): void {
    const changes = changesBetween(this.content(), { value, settings })
    this.#commit(label, (apply) => changes.forEach(apply), pageSelection)
  }

  /** Makes the page that came of merging of this one, as one step. False when there is nothing to do. */
  merge({ value, settings }: PageContent, label: string): boolean {
    const { position } = this.history
    const changes = changesBetween(this.content(), { value, settings })
    this.#commit(label, (apply) => changes.forEach(apply), undefined, null, true)
    return this.history.position !== position
  }

  /** The page as it was left in an earlier opening, with its history; there is no way back behind that. */
  continueFrom(earlier: Timeline<Change>, content?: PageContent): void {
    if (content) for (const change of changesBetween(this.content(), content)) this.#state.apply(change)
    this.history.continueFrom(earlier)
    if (content) this.#settle(this.selection.$lead.get())
  }

  /** Undoes the last step and answers its name; undefined when there is none. */
  undo(): string | undefined {
    return this.walk(-1)
  }

  redo(): string | undefined {
    return this.walk(1)
  }

  /** Undoes so many steps (negative), or redoes them, and answers the name of the last one. */
  walk(by: number): string | undefined {
    const steps = this.#$isLocked.get() ? [] : this.history.walk(by)
    for (const { changes } of steps)
      if (by > 0) for (const change of changes) this.#state.apply(change)
      else for (const change of changes.toReversed()) this.#state.revert(change)
    const last = steps.at(-1)
    if (last) this.#settle(by < 0 ? last.before : last.after)
    return last?.label
  }

  /** True while nothing may be changed: every operation is ignored. */
  get $isLocked(): ReadableAtom<boolean> {
    return this.#$isLocked
  }

  lock(isLocked: boolean): void {
    this.#$isLocked.set(isLocked)
  }

  /** Runs a step: what `run` applies is one entry of the history. Nothing applied, nothing remembered. */
  #commit(
    label: string,
    run: (apply: Apply) => void,
    chosen = this.selection.$lead.get(),
    gesture: string | null = null,
    isMerge = false,
  ): void {
    if (this.#$isLocked.get()) return
    const before = this.selection.$lead.get()
    const changes: Change[] = []
    run((change) => {
      this.#state.apply(change)
      changes.push(change)
    })
    if (changes.length === 0) return
    this.history.add({ label, changes, before, after: chosen, gesture, ...(isMerge && { isMerge }) }, joined)
    this.#settle(chosen)
  }

  #settle(chosen: string | null): void {
    const isThere = chosen !== null && (chosen === pageSelection || this.block(chosen) !== undefined)
    const lead = isThere ? chosen : pageSelection
    const isKept = lead === this.selection.$lead.get() && [...this.selection.$many.get()].every((id) => this.order.has(id))
    if (!isKept) this.selection.one(lead, this.order.has(lead))
    this.$revision.set(this.$revision.get() + 1)
  }
}
