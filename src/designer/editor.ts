import { atom, type ReadableAtom } from 'nanostores'
import type { PageVersion } from '#src/api/page-versions.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { notifyOf, type Notify } from '#src/ui/toast/notify.ts'
import { beforeKeys } from './before-keys.ts'
import { blockKinds } from './blocks/index.ts'
import { wordsOfKind } from './blocks/shared/kind-name.ts'
import type { DropGround } from './canvas/drop-ground.ts'
import type { Carrier } from './canvas/tools-carrier.tsx'
import { footerKind, type Wire } from './document/block.ts'
import { hidden, isHidden, named, shown } from './document/marks.ts'
import { PageDocument } from './document/page-document.ts'
import { $text } from './designer.text.ts'
import { policyOf, type Policy } from './policy.ts'
import { admitted, isPinned, pinnedCount, indexFor, refusalToAdd, refusalToMove, type Refusal } from './rules.ts'
import { ShopProducts } from './products/shop-products.ts'
import { ShopAnswers } from './shop/shop-answers.ts'
import type { JournalStore } from './session/journal-store.ts'
import type { FixedLayout, OpenedPage } from './session/open-page.ts'
import { Session } from './session/session.ts'
import { View } from './view/view.ts'
import type { TextDraft, Writing } from './canvas/writing/writing.ts'

/** An open page with everything that can be done to it. */
export class Editor {
  readonly page: PageDocument
  /** Given when blocks are edited, hidden and shown only: an older page. */
  readonly layout: FixedLayout | undefined
  readonly session: Session
  readonly products: ShopProducts
  /** What previews know of the shop. */
  readonly answers: ShopAnswers
  readonly notify: Notify
  /** Asks the canvas to bring a block into view. */
  readonly $reveal = atom<{ id: string } | null>(null)
  /** What happened last, for screen readers. */
  readonly $said = atom('')
  /** The block that has the tool bar now. */
  readonly $carrier = atom<Carrier | null>(null)
  /** Where dragged blocks land, while there is a canvas. */
  readonly $dropGround = atom<DropGround | null>(null)
  readonly view = new View()
  /** The open tab of the rail. */
  readonly $tab = atom('blocks')
  /** The block whose name is being written in the outline. */
  readonly $renaming = atom<string | null>(null)
  /** The version that the page is compared with. */
  readonly $compared = atom<PageVersion | null>(null)
  /** Whose text is being written on the canvas, and where on the screen it was pressed; null when none is. */
  readonly $writing = atom<Writing | null>(null)
  /** What has been written into a text so far: drawn, but not on the page yet. */
  readonly $draft = atom<TextDraft | null>(null)
  readonly #$overlay = atom<string | null>(null)
  readonly #unlock: () => void

  constructor(
    readonly host: Host,
    readonly connection: Connection,
    opened: OpenedPage,
    journals?: JournalStore,
  ) {
    this.notify = notifyOf(host)
    this.answers = new ShopAnswers(connection)
    this.products = new ShopProducts(this.answers)
    this.products.learn(opened.rows)
    this.page = new PageDocument(opened.value, opened.settings)
    this.layout = opened.layout
    const { page, products, notify } = this
    this.#unlock = host.$props.subscribe((props) => page.lock(policyOf(props).isReadOnly))
    this.session = new Session({ host, connection, page, products, notify, journals }, opened.origin)
  }

  dispose(): void {
    this.#unlock()
    this.session.dispose()
  }

  /** What the host allows now. */
  get policy(): Policy {
    const policy = policyOf(this.host.$props.get())
    return this.layout ? { ...policy, allows: () => false } : policy
  }

  /** Adds a fresh block: at a place, else below the chosen block, else at the end. Says why when it may not. */
  add(kind: string, index?: number): void {
    const fresh = blockKinds.get(kind)?.fresh()
    if (fresh) this.addBlock(kind, fresh, index)
  }

  /** Adds a block with its content, at a place as `add` does. */
  addBlock(kind: string, wire: Wire, index?: number): void {
    const refusal = refusalToAdd(this.page, kind, this.policy)
    if (refusal) return this.#refuse(refusal)
    this.#insert(kind, copied(wire), indexFor(this.page, kind, index ?? this.#below()))
  }

  /** The overlay over the designer; null when there is none. */
  get $overlay(): ReadableAtom<string | null> {
    return this.#$overlay
  }

  /** Shows a version beside the page as it is. */
  compare(version: PageVersion): void {
    this.$compared.set(version)
    this.open('compare')
  }

  /** Opens an overlay by its id; null closes the open one. */
  open(overlay: string | null): void {
    this.#$overlay.set(overlay)
  }

  /** Adds blocks below the chosen one; those that the page may have only once and has already stay out. */
  addAll(items: readonly { readonly kind: string; readonly wire: Wire }[]): void {
    const { allowed, why } = admitted(this.page, items, this.policy)
    if (why) this.#refuse(why)
    const copies = allowed.map(({ kind, wire }) => ({ kind, wire: copied(wire) }))
    const pinned = copies.filter(({ kind }) => isPinned(kind))
    const free = copies.filter(({ kind }) => !isPinned(kind))
    if (free.length > 0) this.#insertAll(free, Math.max(this.#below(), pinnedCount(this.page)))
    for (const { kind, wire } of pinned) this.#insert(kind, wire, indexFor(this.page, kind, 0))
  }

  /** Moves a block to a place counted without it; `how` chooses the sentence when it may not. */
  move(id: string, to: number, how: 'keys' | 'drag' = 'keys'): void {
    const last = this.page.order.$count.get() - 1
    const index = Math.max(0, Math.min(to, last))
    if (index === this.page.order.indexOf(id)) return
    const refusal = this.#refusalToMove(id, index)
    if (refusal) return this.#refuse(refusal === 'cannotMove' && how === 'drag' ? 'cannotDrag' : refusal)
    this.page.move(id, index, $text.get().moved)
    this.#say($text.get().moved, id)
    this.reveal(id)
  }

  /** Moves the chosen blocks by one place, together. */
  stepChosen(by: -1 | 1): void {
    const ids = this.page.chosen()
    const [first] = ids
    if (first === undefined) return
    const edge = this.page.order.indexOf(by < 0 ? first : ids.at(-1)!)
    // counted without them: the place of the neighbour that they pass
    this.moveBlocks(ids, by < 0 ? edge - 1 : edge + 1 - (ids.length - 1))
  }

  /** Brings the chosen blocks together at a place counted without them. */
  moveChosen(to: number): void {
    const isTop = to <= 0
    this.moveBlocks(this.page.chosen(), isTop ? pinnedCount(this.page) : to)
  }

  /** Moves blocks as one step; refused as a whole when one of them may not move. */
  moveBlocks(ids: readonly string[], to: number, how: 'keys' | 'drag' = 'keys'): void {
    if (ids.length === 1) return this.move(ids[0]!, to, how)
    const index = Math.max(0, Math.min(to, this.page.order.$count.get() - ids.length))
    const refusal = ids.map((id) => this.#refusalToMove(id, index)).find((found) => found !== undefined)
    if (refusal) return this.#refuse(refusal === 'cannotMove' && how === 'drag' ? 'cannotDrag' : refusal)
    this.page.moveAll(ids, index, $text.get().moved)
    this.#say($text.get().moved, ids[0]!)
    this.reveal(this.page.$selected.get())
  }

  /** Copies the chosen blocks below the last of them, with their settings, as one step. */
  copyChosen(): void {
    const ids = this.page.chosen().filter((id) => !this.page.block(id)!.foreign)
    const last = ids.at(-1)
    if (last === undefined) return
    const blocks = ids.map((id) => this.page.block(id)!)
    const { why } = admitted(this.page, blocks, this.policy)
    if (why) return this.#refuse(why)
    this.#insertAll(
      blocks.map(({ kind, wire }) => ({ kind, wire: copied(wire) })),
      this.page.order.indexOf(last) + 1,
    )
  }

  /** Hides the chosen blocks, or shows them when all of them are hidden. Unknown entries stay as they are. */
  hideChosen(): void {
    if (this.policy.isReadOnly) return this.#refuse('readOnly')
    const blocks = this.page.chosen().map((id) => this.page.block(id)!)
    const areHidden = blocks.every((block) => isHidden(block.wire))
    this.page.editAll(this.page.chosen(), $text.get().hideBlock, (block) => (areHidden ? shown(block.wire) : hidden(block.wire)))
  }

  rename(id: string, name: string): void {
    if (this.layout || this.policy.isReadOnly) return
    this.page.editAll([id], $text.get().renameBlock, (block) => named(block.wire, name))
  }

  removeChosen(): void {
    if (this.policy.isReadOnly) return this.#refuse('readOnly')
    if (this.layout) return this.#refuse('cannotRemove')
    const ids = this.page.chosen()
    if (ids.length === 0) return
    this.page.removeAll(ids, $text.get().removeBlock)
    this.#say($text.get().removeBlock, this.page.$selected.get())
    // the focus went with the blocks: it goes on to the next one
    this.reveal(this.page.$selected.get())
  }

  addFooter(): void {
    this.page.addFooter(blockKinds.get(footerKind)!.fresh(), $text.get().addFooter)
  }

  /** Chooses the block above or below the chosen one. */
  selectNear(by: number): void {
    const { order, $selected } = this.page
    const here = order.indexOf($selected.get())
    const next = order.at(here < 0 ? (by > 0 ? 0 : order.$count.get() - 1) : here + by)
    if (!next) return
    this.page.select(next)
    this.reveal(next)
  }

  /** Also chooses the block above or below the leading one, or lets go of the leading one on the way back. */
  extendChosen(by: -1 | 1): void {
    const { order, $selected } = this.page
    const next = order.at(order.indexOf($selected.get()) + by)
    if (!next) return
    this.page.selectThrough(next)
    this.reveal(next)
  }

  /** Brings a block into view, after the page has been drawn: moving an element in the document takes its focus. */
  reveal(id: string): void {
    beforeKeys(this, () => this.$reveal.set({ id }), setTimeout)
  }

  undo(): boolean {
    return this.#tellStep($text.get().undo, this.page.undo())
  }

  redo(): boolean {
    return this.#tellStep($text.get().redo, this.page.redo())
  }

  /** Undoes or redoes to where so many steps are done. */
  goTo(depth: number): boolean {
    const by = depth - this.page.history.depth
    return by !== 0 && this.#tellStep(by < 0 ? $text.get().undo : $text.get().redo, this.page.walk(by))
  }

  #tellStep(way: string, step: string | undefined): boolean {
    if (step === undefined) return false
    const chosen = this.page.$selected.get()
    this.#say(`${way} ${step}`, chosen)
    this.reveal(chosen)
    return true
  }

  #say(what: string, id: string): void {
    const { order } = this.page
    const index = order.indexOf(id)
    const where = index < 0 ? '' : ` ${wordsOfKind(this.page.block(id)!.kind)}, ${$text.get().position(index + 1, order.$count.get())}`
    this.$said.set(what + where)
  }

  #refusalToMove(id: string, index: number): Refusal | undefined {
    if (this.policy.isReadOnly) return 'readOnly'
    return this.layout ? 'cannotMove' : refusalToMove(this.page, id, index)
  }

  #refuse(refusal: Refusal): void {
    this.notify.error($text.get()[refusal])
  }

  #insert(kind: string, wire: Wire, index: number): void {
    this.#insertAll([{ kind, wire }], index)
  }

  #insertAll(items: readonly { readonly kind: string; readonly wire: Wire }[], index: number): void {
    const [first] = this.page.insertAll(items, index, $text.get().addBlock)
    if (first === undefined) return
    this.#say($text.get().addBlock, first)
    this.reveal(first)
  }

  #below(): number {
    const chosen = this.page.order.indexOf(this.page.$selected.get())
    return chosen < 0 ? this.page.order.$count.get() : chosen + 1
  }
}

/** A block's content without what belongs to its place. */
function copied(wire: Wire): Wire {
  const { timestamp: _, id: __, ...rest } = wire
  return rest
}
