import { atom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import { $locale } from '#src/text/locale.ts'
import type { Connection } from '#src/stores/connection.ts'
import { knownPerson, personOf } from '#src/stores/person.ts'
import type { Notify } from '#src/ui/toast/notify.ts'
import { $text as $designer } from '../designer.text.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { ShopProducts } from '../products/shop-products.ts'
import type { Clash, Side } from '../document/merge/clash.ts'
import type { Draft } from './draft.ts'
import { HostSave, type HostAnswer } from './host-save.ts'
import type { JournalStore } from './journal-store.ts'
import { PagePersistence } from './page-persistence.ts'
import { Merging } from './merging.ts'
import { openedPage, type OpenedPage, type PageOrigin } from './open-page.ts'
import { readStored } from './page-store.ts'
import { Publisher } from './publisher.ts'
import { Saver } from './saver.ts'
import { $text } from './save.text.ts'
import { timeOf } from './time.ts'

/** How often others may save in between before a save is given up. */
const mostRounds = 5

/** What a session works with. `journals` is the device's unless a test brings its own. */
export interface SessionParts {
  readonly host: Host
  readonly connection: Connection
  readonly page: PageDocument
  readonly products: ShopProducts
  readonly notify: Notify
  readonly journals?: JournalStore | undefined
}

/** Between the open page and what outlives it: saving, the journal on the device, and the host's events. */
export class Session {
  readonly saver: Saver
  readonly merging: Merging
  readonly publisher: Publisher
  /** Drafts that the person has not decided about, the latest first. */
  readonly $drafts = atom<readonly Draft[]>([])
  readonly #persistence: PagePersistence
  readonly #opened: OpenedPage
  readonly #stops: (() => void)[] = []

  constructor(
    private readonly parts: SessionParts,
    origin: PageOrigin,
  ) {
    const { page, connection, notify, journals } = parts
    this.#opened = { origin, ...page.content(), rows: [] }
    this.saver = new Saver(connection, page, origin, {
      isAllowed: (detail) => this.#asksHost(detail),
      onSending: (position) => this.#persistence.sending(position),
      onSaved: (position, now, names) => this.#persistence.saved(position, now, names),
    })
    this.merging = new Merging(page, this.saver, {
      onTheirs: ({ rows }) => parts.products.learn(rows),
      onUnable: () => notify.error($text.get().failed),
      onTaken: (count, updated) => notify.info($text.get().mergedCount(count, timeOf(updated, $locale.get()))),
    })
    this.publisher = new Publisher({
      ...{ connection, page, saver: this.saver },
      save: () => this.save(),
      onShown: (opened, label) => this.#show(opened, label),
      onConflict: (conflict) => this.merging.meet(conflict, false),
      onPublished: () => this.#tellPublished(),
    })
    const sayTrouble = () => notify.info($text.get().notKept)
    const person = { now: () => personOf(connection.$session?.get()), known: () => knownPerson(connection) }
    this.#persistence = new PagePersistence(
      connection.base,
      page,
      origin,
      sayTrouble,
      journals,
      (before) => this.merging.continueFrom(before),
      person,
    )
    this.#stops.push(this.#recallWhenEditable(), this.#followDirt(), this.#persistence.followLeaving(), this.#followReturn())
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
    void this.#persistence.close()
  }

  get isDirty(): boolean {
    return this.parts.page.history.$state.get().isDirty
  }

  /**
   * Saves the page, together with what others have saved meanwhile. Null when it was refused or failed, or a person has
   * to choose first; the screen says why.
   */
  async save(): Promise<{ id: string } | null> {
    if (this.parts.page.$isLocked.get()) {
      this.parts.notify.error($designer.get().readOnly)
      return null
    }
    if (this.parts.page.order.$count.get() === 0) {
      this.parts.notify.error($text.get().noBlocks)
      return null
    }
    await this.publisher.catchUp()
    if (!(await this.merging.takeAgain())) return null
    for (let round = 1; ; round++) {
      const saved = await this.saver.save()
      const conflict = this.saver.$conflict.get()
      if (saved || !conflict) return this.#finish(saved)
      if (round === mostRounds) return this.#giveUp()
      if (!(await this.merging.meet(conflict, true))) return null
      if (!this.isDirty) return this.#finish({ id: this.saver.$origin.get().id })
    }
  }

  // others save faster than this; what is on the screen stays, and the next save merges again
  #giveUp(): null {
    this.merging.cancel()
    this.parts.notify.error($text.get().failed)
    return null
  }

  /** Ends the open merge with what was chosen; goes on saving where it was met while saving. */
  async settle(choose: (clash: Clash) => Side): Promise<void> {
    const isSaving = this.merging.$open.get()?.isSaving
    this.merging.settle(choose)
    if (isSaving && this.isDirty) await this.save()
  }

  /** Puts a draft on the screen with its history. One of an older state of the page meets what was saved since. */
  async restoreDraft(draft = this.$drafts.get()[0]): Promise<void> {
    if (!draft) return
    this.$drafts.set([])
    this.#persistence.restore(draft, $text.get().restore)
    if (!draft.isOlder) return
    this.saver.fallBack(draft.journal.head, { content: draft.baseline, names: draft.names })
    await this.merging.meet(this.saver.meet(this.#opened), false)
  }

  /** Leaves a draft; where the server's page can be reached by undoing, it can be taken up again by redoing. */
  discardDraft(draft = this.$drafts.get()[0]): void {
    if (!draft) return
    this.$drafts.set(this.$drafts.get().filter((other) => other !== draft))
    this.#persistence.discard(draft)
  }

  /** Puts the page as the server has it now on the screen, as one step of undo. @throws RequestError, UnreadableValue */
  async reset(): Promise<void> {
    const { info, publishing } = await readStored(this.parts.connection, this.saver.$origin.get().id)
    this.#show(openedPage(info, undefined, publishing), $text.get().reset)
  }

  #show(opened: OpenedPage, label: string): void {
    const { theirs, ...result } = this.saver.meet(opened)
    this.parts.products.learn(theirs.rows)
    this.parts.page.replace(theirs.value, theirs.settings, label)
    this.saver.follow({ theirs, ...result })
  }

  /** Leaves all drafts on the device, to be offered again at the next opening. */
  postponeDrafts(): void {
    this.$drafts.set([])
  }

  // a page that is only looked at leaves history and drafts to those who edit it
  #recallWhenEditable(): () => void {
    let isRecalled = false
    return this.parts.page.$isLocked.subscribe((isLocked) => {
      if (isLocked || isRecalled) return
      isRecalled = true
      void this.#persistence.recall((drafts) => this.$drafts.set([...this.$drafts.get(), ...drafts]))
    })
  }

  #finish(saved: { id: string } | null): { id: string } | null {
    if (!saved) return this.#sayFailure()
    const { id, version } = this.saver.$origin.get()
    this.#tellHarmless()
    this.parts.host.emit('crm-saved', { id, version })
    return saved
  }

  #tellPublished(): void {
    const { id, version } = this.saver.$origin.get()
    this.parts.host.emit('crm-published', { id, version })
  }

  // what a server only spells differently is worth a line; a dialog tells the rest
  #tellHarmless(): void {
    const changed = this.saver.$changed.get()
    if (changed.length > 0 && changed.every((difference) => difference.isHarmless))
      this.parts.notify.info($text.get().harmless(changed.length))
  }

  #sayFailure(): null {
    const state = this.saver.$state.get()
    const message = state.state === 'failed' ? state.message : state.state === 'unproven' ? $text.get().unproven : undefined
    if (message !== undefined) this.parts.host.emit('crm-error', { kind: 'save', message })
    return null
  }

  #asksHost(detail: object): boolean | Promise<HostAnswer> {
    const host = new HostSave()
    const isAllowed = this.parts.host.emit('crm-save', { ...detail, respondWith: host.respondWith })
    const saved = host.close()
    if (!isAllowed && !saved) this.parts.notify.info($text.get().refused)
    return saved ?? isAllowed
  }

  // what failed is tried again when the network is back, and is only unsaved once the person is signed in again
  #followReturn(): () => void {
    const { $state } = this.saver
    const isFailed = (kinds: RegExp) => {
      const now = $state.get()
      return now.state === 'failed' && kinds.test(now.kind ?? '') && this.isDirty
    }
    const retry = () => void (isFailed(/network|timeout/) && this.save())
    globalThis.addEventListener?.('online', retry)
    const stop = this.parts.connection.$session?.listen((session) => {
      if (session && isFailed(/session/)) $state.set({ state: 'idle' })
    })
    return () => {
      stop?.()
      globalThis.removeEventListener?.('online', retry)
    }
  }

  #followDirt(): () => void {
    let before = false
    return this.parts.page.history.$state.listen(({ isDirty }) => {
      if (isDirty === before) return
      before = isDirty
      this.parts.host.emit('crm-change', { dirty: isDirty })
    })
  }
}
