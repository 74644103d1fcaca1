import { atom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Notify } from '#src/ui/toast/notify.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { ShopProducts } from '../products/shop-products.ts'
import type { DraftShelf } from './draft-shelf.ts'
import { DraftKeeper, draftKey, type Draft } from './drafts.ts'
import { openedPage, type PageOrigin } from './open-page.ts'
import { Saver } from './saver.ts'
import { $text } from './save.text.ts'

/** What a session works with. `shelf` is the device's unless a test brings its own. */
export interface SessionParts {
  readonly host: Host
  readonly connection: Connection
  readonly page: PageDocument
  readonly products: ShopProducts
  readonly notify: Notify
  readonly shelf?: DraftShelf | undefined
}

/** Between the open page and what outlives it: saving, drafts on the device, and the host's events. */
export class Session {
  readonly saver: Saver
  /** A draft that the person has not decided about. */
  readonly $draft = atom<Draft | null>(null)
  #drafts: DraftKeeper
  #isDraftKnown = false
  readonly #stops: (() => void)[] = []

  constructor(
    private readonly parts: SessionParts,
    origin: PageOrigin,
  ) {
    this.saver = new Saver(parts.connection, parts.page, origin, (detail) => this.#asksHost(detail))
    this.#drafts = this.#keeper(origin.id)
    void this.#recallDraft()
    this.#stops.push(this.#followDirt(), this.#followEdits(), this.#followLeaving())
  }

  dispose(): void {
    this.#drafts.flush()
    for (const stop of this.#stops) stop()
  }

  get isDirty(): boolean {
    return this.parts.page.history.$state.get().isDirty
  }

  /** Null when it was refused or failed; the screen says why. */
  async save(): Promise<{ id: string } | null> {
    if (this.parts.page.order.$count.get() === 0) {
      this.parts.notify.error($text.get().noBlocks)
      return null
    }
    return this.#finish(await this.saver.save())
  }

  async keepMine(): Promise<void> {
    this.#finish(await this.saver.keepMine())
  }

  takeTheirs(): void {
    const theirs = this.saver.$conflict.get()?.theirs
    if (!theirs) return
    const { value, settings, rows } = openedPage(theirs)
    this.parts.products.learn(rows)
    this.parts.page.replace(value, settings, $text.get().theirs)
    this.saver.tookTheirs(theirs)
  }

  restoreDraft(): void {
    const draft = this.$draft.get()
    this.$draft.set(null)
    if (draft) this.parts.page.replace(draft.value, draft.settings, $text.get().restore)
  }

  discardDraft(): void {
    this.$draft.set(null)
    this.#drafts.drop()
    if (this.isDirty) this.#drafts.keepSoon()
  }

  #finish(saved: { id: string } | null): { id: string } | null {
    if (!saved) return this.#sayFailure()
    const { id, version } = this.saver.$origin.get()
    this.#keepAs(id)
    this.#tellHarmless()
    this.parts.host.emit('crm-saved', { id, version })
    return saved
  }

  // what a server only spells differently is worth a line; a dialog tells the rest
  #tellHarmless(): void {
    const changed = this.saver.$changed.get()
    if (changed.length > 0 && changed.every((difference) => difference.isHarmless))
      this.parts.notify.info($text.get().harmless(changed.length))
  }

  #sayFailure(): null {
    const state = this.saver.$state.get()
    if (state.state === 'failed') this.parts.host.emit('crm-error', { kind: 'save', message: state.message })
    return null
  }

  #asksHost(detail: object): boolean {
    const isAllowed = this.parts.host.emit('crm-save', detail)
    if (!isAllowed) this.parts.notify.info($text.get().refused)
    return isAllowed
  }

  #keeper(id: string): DraftKeeper {
    return new DraftKeeper(
      draftKey(this.parts.connection.base, id),
      this.parts.page,
      () => this.saver.$origin.get().version,
      this.parts.shelf,
    )
  }

  // edits made before the old draft is known wait, so that they do not overwrite it
  async #recallDraft(): Promise<void> {
    const draft = await this.#drafts.read()
    this.#isDraftKnown = true
    if (draft) this.$draft.set(draft)
    else if (this.isDirty) this.#drafts.keepSoon()
  }

  // a new page has an id of its own after its first save
  #keepAs(id: string): void {
    this.#drafts.drop()
    this.#drafts = this.#keeper(id)
    if (this.isDirty) this.#drafts.keepSoon()
  }

  #followDirt(): () => void {
    let before = false
    return this.parts.page.history.$state.listen(({ isDirty }) => {
      if (isDirty === before) return
      before = isDirty
      if (!isDirty && this.#isDraftKnown && !this.$draft.get()) this.#drafts.drop()
      this.parts.host.emit('crm-change', { dirty: isDirty })
    })
  }

  #followEdits(): () => void {
    return this.parts.page.$revision.listen(() => {
      // an undecided draft must not be written over by the first edit beside it
      if (this.$draft.get() || !this.#isDraftKnown) return
      if (this.isDirty) this.#drafts.keepSoon()
    })
  }

  #followLeaving(): () => void {
    const leave = () => this.#drafts.flush()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }
}
