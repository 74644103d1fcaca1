import { atom } from 'nanostores'
import { readPage, savePage, type PageColumns, type SavedPage, type StoredPage } from '#src/api/pages.ts'
import { RequestError } from '#src/http/failure.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import { completeBlock } from '../blocks/index.ts'
import { otherNames, renamed, type OtherNames } from '../document/block-names.ts'
import { isWire } from '../document/block.ts'
import type { PageContent } from '../document/change.ts'
import { namesakes } from '../document/merge/namesakes.ts'
import { blocksOf, isSame, isSamePage } from '../document/merge/same.ts'
import type { PageDocument } from '../document/page-document.ts'
import { columnsOf, settingsOf } from '../document/settings.ts'
import type { Place } from '../document/timeline.ts'
import { writeValue } from '../document/write-value.ts'
import { comparable, differences, isOutcomeOf, type Difference } from './compare.ts'
import { Creation } from './creation.ts'
import { openedPage, type OpenedPage, type PageOrigin } from './open-page.ts'

/** `at` in unix milliseconds. `unproven`: sent, but the stored page could not be read to compare. */
export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'checking' | 'unproven' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly message: string }

/** Somebody else's page, found while saving ours. */
export interface Conflict {
  /** Its blocks are called what they are called here. */
  readonly theirs: OpenedPage
  readonly names: OtherNames
}

/** The page as the server has it, as far as is known here, and how its blocks are called here. */
export interface Baseline {
  readonly content: PageContent
  readonly names: OtherNames
}

/** What the saver tells: the page of a place in the history is on its way, and has arrived. */
export interface SaverEvents {
  /** Asks the host; false = it refuses. */
  isAllowed(detail: { id: string; title: string; name: string; value: Record<string, unknown> }): boolean
  onSending?(place: Place): void
  onSaved?(place: Place, origin: PageOrigin, names: OtherNames): void
}

type Body = PageColumns & { type: number; value: Record<string, unknown> }

/** A page as it is sent, and what it is here. */
interface Sending {
  readonly body: Body
  readonly content: PageContent
}

/** Saves one page, never twice at the same time, and says "saved" only when the server has proved it. */
export class Saver {
  readonly $state = atom<SaveState>({ state: 'idle' })
  readonly $conflict = atom<Conflict | null>(null)
  readonly $changed = atom<readonly Difference[]>([])
  /** Which state of the page the server had when it was read or saved last. */
  readonly $origin: ReturnType<typeof atom<PageOrigin>>
  readonly start = Date.now() * 1000
  readonly #creation: Creation
  #baseline: Baseline
  #running: Promise<{ id: string } | null> | undefined
  #lastSent: Sending | undefined

  constructor(
    private readonly connection: Pick<Connection, 'send' | 'check' | 'capabilities'>,
    private readonly page: PageDocument,
    origin: PageOrigin,
    private readonly events: SaverEvents,
  ) {
    this.$origin = atom(origin)
    this.#creation = new Creation(connection)
    this.#baseline = { content: page.content(), names: new Map() }
  }

  value(): Record<string, unknown> {
    return writeValue(this.page.value(), completeBlock, this.start)
  }

  /** What was last read or saved here: what a merge compares both sides with. */
  get baseline(): Baseline {
    return this.#baseline
  }

  /** Saves what is on the screen; a second call while one runs waits for it and saves what came since. */
  async save(): Promise<{ id: string } | null> {
    if (this.#running) {
      const earlier = await this.#running
      if (!earlier || !this.page.history.$state.get().isDirty) return earlier
    }
    this.#running ??= this.#attempt().finally(() => (this.#running = undefined))
    return this.#running
  }

  /** The page on the screen was edited on an earlier state than the server has: the next save meets a conflict. */
  fallBack(origin: Pick<PageOrigin, 'version' | 'updated'>, baseline: Baseline): void {
    this.$origin.set({ ...this.$origin.get(), ...origin })
    this.#baseline = baseline
    this.page.history.markUnsaved()
  }

  /** The server has somebody else's page, as it is read; it is a conflict until the page on the screen has taken it in. */
  meet({ origin, value, settings, rows }: OpenedPage): Conflict {
    const { content, names } = this.#baseline
    const known = renamed({ value, settings }, names)
    const all = new Map([...names, ...namesakes(blocksOf(known), blocksOf(content))])
    const conflict = { theirs: { origin, rows, ...renamed({ value, settings }, all) }, names: all }
    this.$conflict.set(conflict)
    return conflict
  }

  /** The page on the screen has taken in what somebody else stored: it may be saved over it, or is the same. */
  follow({ theirs: { origin, value, settings }, names }: Conflict): void {
    this.$conflict.set(null)
    this.$origin.set({ ...this.$origin.get(), ...origin })
    this.#baseline = { content: { value, settings }, names }
    this.page.history.markUnsaved()
    if (!isSamePage(this.page.content(), this.#baseline.content)) return
    const { place } = this.page.history
    this.page.history.markSaved(place)
    this.events.onSaved?.(place, this.$origin.get(), names)
    this.$state.set({ state: 'idle' })
  }

  async #attempt(): Promise<{ id: string } | null> {
    const value = this.value()
    const content = this.page.content()
    const origin = this.$origin.get()
    const { title, name } = content.settings
    if (!this.events.isAllowed({ id: origin.id, title, name, value })) return null
    const { place } = this.page.history
    this.page.history.seal()
    this.events.onSending?.(place)
    this.$state.set({ state: 'saving' })
    try {
      await this.connection.check()
      const body: Body = { ...columnsOf(content.settings), type: origin.type, value }
      const id = await this.#store({ body, content }, origin)
      if (id === null) return this.#stop({ state: 'idle' })
      this.page.history.markSaved(place)
      this.events.onSaved?.(place, this.$origin.get(), this.#baseline.names)
      this.$state.set({ state: 'saved', at: Date.now() })
      return { id }
    } catch (error) {
      if (error instanceof Unproven) return this.#stop({ state: 'unproven' })
      return this.#stop({ state: 'failed', message: error instanceof Error ? error.message : '' })
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
    const before = this.#lastSent
    this.#lastSent = sending
    let saved: SavedPage
    try {
      saved = await this.connection.send(savePage, {
        params: { id: origin.id },
        body: { ...sending.body, ...(pageConflict && { if_version: origin.version }) },
      })
    } catch (error) {
      const theirs = conflicting(error)
      if (!theirs) throw error
      // the answer to an earlier attempt was lost: what is stored is what we sent then
      if (!before || !isSent(theirs, before)) {
        this.meet(openedPage(theirs))
        return null
      }
      this.#learn(theirs, before.content, baselineOf(before).names)
      return this.#store(sending, this.$origin.get())
    }
    const id = String(saved?.id ?? origin.id)
    await this.#prove(id, sending, saved)
    return id
  }

  async #create(sending: Sending, origin: PageOrigin): Promise<string | null> {
    const { saved, sent } = await this.#creation.create(sending.body)
    const id = String(saved.id)
    this.$origin.set({ ...origin, id, version: saved.version ?? origin.version })
    if (sent !== sending.body) return this.#store(sending, this.$origin.get())
    this.#lastSent = sending
    await this.#prove(id, sending, saved)
    return id
  }

  async #isInTheWay(origin: PageOrigin): Promise<boolean> {
    const { info } = await this.connection.send(readPage, { params: { id: origin.id } })
    const isUnchanged = String(info.version ?? '') === origin.version && String(info.update_time ?? '') === origin.updated
    if (isUnchanged || (this.#lastSent && isSent(info, this.#lastSent))) return false
    this.meet(openedPage(info))
    return true
  }

  /** By the hash of what was stored, else by reading the page again. @throws Unproven */
  async #prove(id: string, sending: Sending, saved: SavedPage): Promise<void> {
    const { value } = sending.body
    const origin = this.$origin.get()
    // the answer tells no time: the version alone says which state it is then
    this.$origin.set({ ...origin, id, version: saved?.version ?? origin.version, updated: '' })
    if (saved?.hash !== undefined && saved.version !== undefined && saved.hash === canonicalHash(value)) {
      this.#baseline = baselineOf(sending)
      return this.$changed.set([])
    }
    this.$state.set({ state: 'checking' })
    try {
      const { info } = await this.connection.send(readPage, { params: { id } })
      const { names } = baselineOf(sending)
      const stored = openedPage(info, names)
      this.#learn(info, stored, names)
      this.$changed.set(differences(value, info.value))
    } catch {
      throw new Unproven()
    }
  }

  /** The server has this state, which is `content` here. */
  #learn(info: StoredPage, { value, settings }: PageContent, names: OtherNames): void {
    const version = String(info.version ?? '')
    this.$origin.set({ ...this.$origin.get(), id: String(info.id), version, updated: String(info.update_time ?? '') })
    this.#baseline = { content: { value, settings }, names }
  }
}

class Unproven extends Error {}

/** What the server has when it has stored a page as it was sent. */
function baselineOf({ body, content }: Sending): Baseline {
  const entries = Object.entries(body.value).map(([key, wire]) =>
    isWire(wire) ? { key, wire } : { key, wire: {}, foreign: { value: wire } },
  )
  return { content, names: otherNames(entries, blocksOf(content)) }
}

function conflicting(error: unknown): StoredPage | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined
  return (error.data as { info?: StoredPage } | undefined)?.info
}

/** Whether a stored page is one that was sent from here; a server that answers hashes stores what it gets. */
function isSent(theirs: StoredPage, { body }: Sending): boolean {
  if (!isSame(columnsOf(settingsOf(theirs)), columnsOf(settingsOf(body as Partial<StoredPage>)))) return false
  if (theirs.hash !== undefined) return canonicalHash(comparable(theirs.value)) === canonicalHash(comparable(body.value))
  return isOutcomeOf(body.value, theirs.value)
}
