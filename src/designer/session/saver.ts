import { atom } from 'nanostores'
import { readPage, savePage, type SavedPage, type StoredPage } from '#src/api/pages.ts'
import { RequestError } from '#src/http/failure.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import type { Connection } from '#src/stores/connection.ts'
import { completeBlock } from '../blocks/index.ts'
import type { PageDocument } from '../document/page-document.ts'
import { columnsOf } from '../document/settings.ts'
import { writeValue } from '../document/write-value.ts'
import { differences, isOutcomeOf, type Difference } from './compare.ts'
import { Creation } from './creation.ts'
import type { PageOrigin } from './open-page.ts'

/** `at` in unix milliseconds. `unproven`: sent, but the stored page could not be read to compare. */
export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'checking' | 'unproven' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly message: string }

/** Somebody else's page, found while saving ours. */
export interface Conflict {
  readonly theirs: StoredPage
}

type Body = ReturnType<typeof columnsOf> & { type: number; value: Record<string, unknown> }

/** Saves one page, never twice at the same time, and says "saved" only when the server has proved it. */
export class Saver {
  readonly $state = atom<SaveState>({ state: 'idle' })
  readonly $conflict = atom<Conflict | null>(null)
  readonly $changed = atom<readonly Difference[]>([])
  /** Which state of the page the server had when it was read or saved last. */
  readonly $origin: ReturnType<typeof atom<PageOrigin>>
  readonly start = Date.now() * 1000
  readonly #creation: Creation
  #running: Promise<{ id: string } | null> | undefined
  #lastSent: Record<string, unknown> | undefined

  constructor(
    private readonly connection: Pick<Connection, 'send' | 'check' | 'capabilities'>,
    private readonly page: PageDocument,
    origin: PageOrigin,
    /** Asks the host; false = it refuses. */
    private readonly isAllowed: (detail: { id: string; title: string; name: string; value: Record<string, unknown> }) => boolean,
  ) {
    this.$origin = atom(origin)
    this.#creation = new Creation(connection)
  }

  value(): Record<string, unknown> {
    return writeValue(this.page.value(), completeBlock, this.start)
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

  /** Saves over what somebody else stored. */
  keepMine(): Promise<{ id: string } | null> {
    const theirs = this.$conflict.get()?.theirs
    this.$conflict.set(null)
    if (theirs) this.#follow(theirs)
    return this.save()
  }

  /** Their page has been put on the screen. */
  tookTheirs(theirs: StoredPage): void {
    this.$conflict.set(null)
    this.#follow(theirs)
    this.page.history.markSaved(this.page.history.place)
    this.$state.set({ state: 'idle' })
  }

  #follow(info: StoredPage): void {
    this.$origin.set({
      ...this.$origin.get(),
      id: String(info.id),
      version: String(info.version ?? ''),
      updated: String(info.update_time ?? ''),
    })
  }

  async #attempt(): Promise<{ id: string } | null> {
    const value = this.value()
    const settings = this.page.$settings.get()
    const origin = this.$origin.get()
    const { title, name } = settings
    if (!this.isAllowed({ id: origin.id, title, name, value })) return null
    const place = this.page.history.place
    this.page.history.seal()
    this.$state.set({ state: 'saving' })
    try {
      await this.connection.check()
      const body: Body = { ...columnsOf(settings), type: origin.type, value }
      const id = await this.#store(body, origin)
      if (id === null) return this.#stop({ state: 'idle' })
      this.page.history.markSaved(place)
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
  async #store(body: Body, origin: PageOrigin): Promise<string | null> {
    if (!origin.id) return this.#create(body, origin)
    const { pageConflict } = this.connection.capabilities.features
    if (!pageConflict && (await this.#isInTheWay(origin))) return null
    const before = this.#lastSent
    this.#lastSent = body.value
    let saved: SavedPage
    try {
      saved = await this.connection.send(savePage, {
        params: { id: origin.id },
        body: { ...body, ...(pageConflict && { if_version: origin.version }) },
      })
    } catch (error) {
      const theirs = conflicting(error)
      if (!theirs) throw error
      // the answer to an earlier attempt was lost: what is stored is what we sent then
      if (!isOwn(theirs, before)) {
        this.$conflict.set({ theirs })
        return null
      }
      this.#follow(theirs)
      return this.#store(body, this.$origin.get())
    }
    const id = String(saved?.id ?? origin.id)
    await this.#prove(id, body.value, saved)
    return id
  }

  async #create(body: Body, origin: PageOrigin): Promise<string | null> {
    const { saved, sent } = await this.#creation.create(body)
    this.#lastSent = sent.value
    const id = String(saved.id)
    this.$origin.set({ ...origin, id, version: saved.version ?? origin.version })
    if (sent !== body) return this.#store(body, this.$origin.get())
    await this.#prove(id, body.value, saved)
    return id
  }

  async #isInTheWay(origin: PageOrigin): Promise<boolean> {
    const { info } = await this.connection.send(readPage, { params: { id: origin.id } })
    const isSame = String(info.version ?? '') === origin.version && String(info.update_time ?? '') === origin.updated
    if (isSame || isOwn(info, this.#lastSent)) return false
    this.$conflict.set({ theirs: info })
    return true
  }

  /** By the hash of what was stored, else by reading the page again. @throws Unproven */
  async #prove(id: string, value: Record<string, unknown>, saved: SavedPage): Promise<void> {
    const origin = this.$origin.get()
    this.$origin.set({ ...origin, id, version: saved?.version ?? origin.version })
    if (saved?.hash !== undefined && saved.version !== undefined && saved.hash === canonicalHash(value)) return this.$changed.set([])
    this.$state.set({ state: 'checking' })
    try {
      const { info } = await this.connection.send(readPage, { params: { id } })
      this.#follow(info)
      this.$changed.set(differences(value, info.value))
    } catch {
      throw new Unproven()
    }
  }
}

class Unproven extends Error {}

function conflicting(error: unknown): StoredPage | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined
  return (error.data as { info?: StoredPage } | undefined)?.info
}

const isOwn = (theirs: StoredPage, sent: Record<string, unknown> | undefined): boolean =>
  sent !== undefined && isOutcomeOf(sent, theirs.value)
