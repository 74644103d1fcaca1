import { atom } from 'nanostores'
import type { Expected, Publishing } from '#src/api/page-publishing.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import { renamed, type OtherNames } from '../document/block-names.ts'
import { namesakes } from '../document/merge/namesakes.ts'
import { blocksOf, isSamePage } from '../document/merge/same.ts'
import type { PageContent } from '../document/change.ts'
import type { PageDocument } from '../document/page-document.ts'
import { columnsOf } from '../document/settings.ts'
import type { HistoryPosition } from '../document/timeline.ts'
import { writeValue } from '../document/write-value.ts'
import { answered } from './answers.ts'
import type { Difference } from './compare.ts'
import { Creation } from './creation.ts'
import type { HostAnswer } from './host-save.ts'
import { openedPage, type OpenedPage, type PageOrigin } from './open-page.ts'
import { failureOf, reading, Unproven } from './proof.ts'
import { baselineOf, isSent, type Baseline, type Sending } from './sending.ts'
import { conflicting, readEarlier, readStored, sendPage, type InTheWay, type SavedState, type StoredState } from './page-store.ts'
import { Untouched } from './untouched.ts'

/** `at` in unix milliseconds. `unproven`: sent, but the stored page could not be read to compare. */
export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'checking' | 'unproven' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly message: string; readonly kind?: string | undefined }

/** Somebody else's page, found while saving ours. */
export interface Conflict {
  /** Its blocks are called what they are called here. */
  readonly theirs: OpenedPage
  readonly names: OtherNames
  /** What both were made of, when that is not what was last read or saved here. */
  readonly base?: PageContent
}

/** The state of the page that a write is meant for. */
export const expectedOf = ({ version, publishing }: PageOrigin): Expected => ({
  if_version: version,
  ...(publishing && { if_published: publishing.published?.version ?? '' }),
})

/** What the saver tells: the page of a place in the history is on its way, and has arrived. */
export interface SaverEvents {
  /** Asks the host; false = it refuses, a promise = it saves by itself. */
  isAllowed(detail: { id: string; title: string; name: string; value: Record<string, unknown> }): boolean | Promise<HostAnswer>
  onSending?(position: HistoryPosition): void
  onSaved?(position: HistoryPosition, origin: PageOrigin, names: OtherNames): void
}

/** So many unanswered attempts before the last one are known again. */
const remembered = 19

/** Saves one page, never twice at the same time, and says "saved" only when the server has proved it. */
export class Saver {
  readonly $state = atom<SaveState>({ state: 'idle' })
  readonly $conflict = atom<Conflict | null>(null)
  readonly $changed = atom<readonly Difference[]>([])
  /** Which state of the page the server had when it was read or saved last. */
  readonly $origin: ReturnType<typeof atom<PageOrigin>>
  /** The host stores the page by itself: what our server knows of it is of no meaning. */
  readonly $isHosts = atom(false)
  readonly start = Date.now() * 1000
  readonly #creation: Creation
  readonly #untouched = new Untouched()
  #baseline: Baseline
  #running: Promise<{ id: string } | null> | undefined
  #acting: Promise<unknown> | undefined
  #lastSent: Sending | undefined
  /** What was sent and never answered: the server may have stored any of it. */
  #unanswered: Sending[] = []

  constructor(
    private readonly connection: Pick<Connection, 'send' | 'check' | 'capabilities'>,
    private readonly page: PageDocument,
    origin: PageOrigin,
    private readonly events: SaverEvents,
  ) {
    this.$origin = atom(origin)
    this.#creation = new Creation(connection)
    this.#baseline = { content: page.content(), names: new Map() }
    if (origin.id) this.#untouched.learn(this.#baseline.content)
  }

  value(): Record<string, unknown> {
    return writeValue(this.page.value(), this.#untouched.complete, this.start)
  }

  /** What was last read or saved here: what a merge compares both sides with. */
  get baseline(): Baseline {
    return this.#baseline
  }

  /** Saves what is on the screen; a second call while one runs waits for it and saves what came since. */
  async save(): Promise<{ id: string } | null> {
    if (this.#acting) await this.#acting
    if (this.#running) {
      const earlier = await this.#running
      if (!earlier || !this.page.history.$state.get().isDirty) return earlier
    }
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined))
    return this.#running
  }

  /**
   * Does something else than a save to the page on the server, never beside a save. False when somebody else's page is
   * in the way. @throws RequestError
   */
  async act(send: (expected: Expected, id: string) => Promise<{ version?: string; publishing: Publishing }>): Promise<boolean> {
    await (this.#running ?? this.#acting)
    const act = this.#act(send)
    this.#acting = act.catch(() => {}).finally(() => (this.#acting = undefined))
    return act
  }

  async #act(send: (expected: Expected, id: string) => Promise<{ version?: string; publishing: Publishing }>): Promise<boolean> {
    const origin = this.$origin.get()
    const { isDirty } = this.page.history.$state.get()
    const { position } = this.page.history
    try {
      const { version = origin.version, publishing } = answered(await send(expectedOf(origin), origin.id), true)
      const isOther = version !== origin.version
      this.$origin.set({ ...origin, version, publishing, ...(isOther && { updated: '' }) })
      if (isOther && !isDirty) this.events.onSaved?.(position, this.$origin.get(), this.#baseline.names)
      return true
    } catch (error) {
      const theirs = conflicting(error)
      if (!theirs) throw error
      await this.#meetStored(theirs, error)
      return false
    }
  }

  /** Reads where the page stands now; what only moved on the server by itself (a publishing at a time) is no conflict. */
  async refresh(): Promise<void> {
    if (this.#running || this.#acting || !this.$origin.get().id) return
    const stored = await readStored(this.connection, this.$origin.get().id)
    const { names } = this.#baseline
    const opened = openedPage(stored.info, names)
    const isOurs = this.#lastSent !== undefined && isSent(stored.info, this.#lastSent)
    if (isOurs || isSamePage(opened, this.#baseline.content)) this.#learn(stored, isOurs ? this.#baseline.content : opened, names)
  }

  /** The page on the screen was edited on an earlier state than the server has: the next save meets a conflict. */
  fallBack(origin: Pick<PageOrigin, 'version' | 'updated'>, baseline: Baseline): void {
    this.$origin.set({ ...this.$origin.get(), ...origin })
    this.#baseline = baseline
    this.page.history.markUnsaved()
  }

  /** The server has somebody else's page, as it is read; it is a conflict until the page on the screen has taken it in. */
  meet({ origin, value, settings, rows }: OpenedPage, base?: PageContent): Conflict {
    const { content, names } = this.#baseline
    const sent = renamed({ value, settings }, names)
    const all = new Map([...names, ...namesakes(blocksOf(sent), blocksOf(content))])
    const theirs = { origin, rows, ...renamed({ value, settings }, all) }
    const conflict = { theirs, names: all, ...(base && { base: renamed(base, all) }) }
    this.$conflict.set(conflict)
    return conflict
  }

  /** The page on the screen has taken in what somebody else stored: it may be saved over it, or is the same. */
  follow({ theirs: { origin, value, settings }, names }: Conflict): void {
    this.$conflict.set(null)
    this.$origin.set({ ...this.$origin.get(), ...origin })
    this.#baseline = { content: { value, settings }, names }
    this.#untouched.learn(this.#baseline.content)
    this.page.history.markUnsaved()
    if (!isSamePage(this.page.content(), this.#baseline.content)) return
    const { position } = this.page.history
    this.page.history.markSaved(position)
    this.events.onSaved?.(position, this.$origin.get(), names)
    this.$state.set({ state: 'idle' })
  }

  async #attempt(): Promise<{ id: string } | null> {
    const value = this.value()
    const content = this.page.content()
    const origin = this.$origin.get()
    const { title, name } = content.settings
    const host = this.events.isAllowed({ id: origin.id, title, name, value })
    if (host === false) return null
    const byHost = host === true ? undefined : host
    if (byHost) this.$isHosts.set(true)
    const { position } = this.page.history
    this.page.history.seal()
    this.events.onSending?.(position)
    this.$state.set({ state: 'saving' })
    try {
      if (!byHost) await this.connection.check()
      const sending = { body: { ...columnsOf(content.settings), type: origin.type, value }, content }
      const id = byHost ? this.#follows(sending, await byHost) : await this.#store(sending, origin)
      if (id === null) return this.#stop({ state: 'idle' })
      this.page.history.markSaved(position)
      this.events.onSaved?.(position, this.$origin.get(), this.#baseline.names)
      this.$state.set({ state: 'saved', at: Date.now() })
      return { id }
    } catch (error) {
      return this.#stop(failureOf(error))
    }
  }

  #stop(state: SaveState): null {
    this.$state.set(state)
    return null
  }

  // null = somebody else's page is in the way
  async #store(sending: Sending, origin: PageOrigin): Promise<string | null> {
    if (!origin.id) return this.#create(sending, origin)
    const { pageConflict } = this.connection.capabilities.features
    if (!pageConflict && (await this.#isInTheWay(origin))) return null
    const before = [this.#lastSent, ...this.#unanswered]
    this.#lastSent = sending
    let saved: SavedState
    try {
      saved = await sendPage(this.connection, origin.id, { ...sending.body, ...(pageConflict && expectedOf(origin)) })
    } catch (error) {
      const theirs = conflicting(error)
      if (!theirs) {
        this.#unanswered = [...this.#unanswered.slice(-remembered), sending]
        throw error
      }
      // the answer to an earlier attempt was lost: what is stored is what we sent then
      const ours = before.findLast((sent) => sent && isSent(theirs.info, sent))
      if (!ours) {
        await this.#meetStored(theirs, error)
        return null
      }
      this.#learn(theirs, ours.content, baselineOf(ours).names)
      return this.#store(sending, this.$origin.get())
    }
    this.#unanswered = []
    await this.#prove(origin, sending, saved)
    return origin.id
  }

  // a draft and a page that was published past it are two changes of what the draft was made of
  async #meetStored({ info, publishing, draftOf }: InTheWay, refusal: unknown): Promise<void> {
    const base = draftOf ? await readEarlier(this.connection, info.id, draftOf) : undefined
    if (draftOf && !base) throw refusal
    this.meet(openedPage(info, undefined, publishing), base && openedPage(base))
  }

  /** The host has stored the page. @throws Unproven when it says that it stored something else */
  #follows(sending: Sending, saved: HostAnswer): string {
    const { hash, id, version } = saved ?? {}
    const before = this.$origin.get()
    const origin = { ...before, id: String(id ?? before.id), version: String(version ?? before.version) }
    this.$origin.set(origin)
    if (hash !== undefined && hash !== canonicalHash(sending.body.value)) throw new Unproven()
    this.#baseline = baselineOf(sending)
    return origin.id
  }

  async #create(sending: Sending, origin: PageOrigin): Promise<string | null> {
    const { saved, id, sent } = await this.#creation.create(sending.body)
    const made = { ...origin, id, version: saved.version ?? origin.version, publishing: saved.publishing }
    this.$origin.set(made)
    if (sent !== sending.body) return this.#store(sending, made)
    this.#lastSent = sending
    await this.#prove({ ...made, version: '' }, sending, saved)
    return id
  }

  async #isInTheWay(origin: PageOrigin): Promise<boolean> {
    const stored = await readStored(this.connection, origin.id)
    const { info } = stored
    const isUnchanged = String(info.version ?? '') === origin.version && String(info.update_time ?? '') === origin.updated
    if (isUnchanged || [this.#lastSent, ...this.#unanswered].some((sent) => sent && isSent(info, sent))) return false
    this.meet(openedPage(stored.info))
    return true
  }

  /** By the hash of what was stored, else by reading the page again. @throws Unproven */
  async #prove(before: PageOrigin, sending: Sending, saved: SavedState): Promise<void> {
    const { value } = sending.body
    // the answer tells no time: the version alone says which state it is then
    const { version, publishing } = { ...before, ...saved }
    this.$origin.set({ ...this.$origin.get(), version, publishing, updated: '' })
    if (saved.hash !== undefined && saved.version !== undefined && saved.hash === canonicalHash(value)) {
      this.#baseline = baselineOf(sending)
      return this.$changed.set([])
    }
    this.$state.set({ state: 'checking' })
    const { readBack } = await reading()
    const { stored, opened, names, changed, lack } = await readBack(this.connection, before, sending)
    this.#learn(stored, opened, names)
    if (lack) throw new Unproven(lack)
    this.$changed.set(changed)
  }

  /** The server has this state, which is `content` here. */
  #learn({ info, publishing }: StoredState, { value, settings }: PageContent, names: OtherNames): void {
    const version = String(info.version ?? '')
    this.$origin.set({ ...this.$origin.get(), id: String(info.id), version, publishing, updated: String(info.update_time ?? '') })
    this.#baseline = { content: { value, settings }, names }
  }
}
