import { jsonText } from '#src/lib/json-text.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { OtherNames } from '../document/block-names.ts'
import type { Change } from '../document/change.ts'
import type { Step } from '../document/history.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { HistoryPosition } from '../document/timeline.ts'
import { JournalBase } from './journal-base.ts'
import { entryPart, namesPart, type JournalEntry, type JournalHead } from './journal-format.ts'
import type { FoundJournal } from './journal-reader.ts'
import type { JournalStore } from './journal-store.ts'
import type { PageOrigin } from './open-page.ts'

const delay = 60
const patience = 60
/** After so many milliseconds a device that does not answer is as good as one that keeps nothing. */
const slowness = 5000

const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patience })
  else run()
}

/** Which state of the page the server has. */
export type ServerState = Pick<PageOrigin, 'version' | 'updated'>

/**
 * Keeps the history of an open page on the device: a step is written when it is made, within 250 ms, and an undo as one
 * small entry, however long the page and its history are. Blocked or full storage loses nothing that is on the screen.
 */
export class Journal {
  readonly #owner = freshId()
  #name = freshId()
  /** Who the journal on the device must belong to; null when it is not there yet. */
  #present: string | null = null
  #entries: JournalEntry[] = []
  #written = 0
  /** How many of them are known to be on the device: what is under way may stay undone when the page is left. */
  #proven = 0
  #base: JournalBase
  /** The base that is on the device already, of a journal that was begun in an earlier opening. */
  #earlierBase: number | undefined
  #saved = 0
  #sent = 0
  #names: OtherNames = new Map()
  #isHeadBehind = false
  #areNamesBehind = false
  #size = 0
  /** How many entries are those of earlier openings, and how many of ours had happened at a place. */
  #earlier = 0
  readonly #lengths = new WeakMap<HistoryPosition, number>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #letGo: Promise<(() => void) | null>
  #isInTrouble = false
  #person = ''

  constructor(
    private readonly store: JournalStore,
    private readonly page: PageDocument,
    private pageKey: string,
    private server: ServerState,
    /** The device keeps nothing; told once. */
    private readonly onTrouble: () => void,
    /** What the person at work is called here; empty while nobody is known. */
    private readonly who: () => string = () => '',
  ) {
    this.#base = new JournalBase(0, page.content())
    this.#lengths.set(page.history.position, 0)
    this.#letGo = this.#hold()
    page.history.watch({ added: (step, isJoined) => this.#added(step, isJoined), walked: (walk) => this.#push({ walk }) })
  }

  get name(): string {
    return this.#name
  }

  /** Writes at once what is waiting to be written. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  /** The same for a page that is being left, where nothing can be waited for: what is under way is written once more. */
  leave(): void {
    const isUnderWay = this.#running !== undefined
    if (!this.#isBehind && !(isUnderWay && this.#entries.length > 0)) return
    const { head, parts } = this.#batch(Math.min(this.#written, this.#proven), isUnderWay || this.#areNamesBehind)
    try {
      this.store.leave(this.#name, head, parts)
    } catch {
      this.onTrouble()
    }
  }

  /** Resolves when everything so far is on the device, or cannot be. */
  async settled(): Promise<void> {
    this.flush()
    await this.#running
  }

  /** Ends with this opening of the page; the journal stays on the device. */
  async close(): Promise<void> {
    this.page.history.watch(undefined)
    await this.settled()
    clearTimeout(this.#timer)
    ;(await this.#letGo)?.()
  }

  /** Who is at work may be known by now: what was kept before is theirs. */
  claim(): void {
    if (this.#person || !this.who()) return
    this.#isHeadBehind = true
    this.#keepSoon()
  }

  /** The page as it was at `place` goes to the server; whether it arrives is not known yet. */
  sending(position: HistoryPosition): void {
    this.#sent = this.#lengthAt(position)
    this.#isHeadBehind = true
    this.flush()
  }

  /** The server has the page as it was at `place`; `pageKey` when the page has got an id by that. */
  saved(position: HistoryPosition, server: ServerState, names: OtherNames, pageKey = this.pageKey): void {
    this.#saved = this.#sent = this.#lengthAt(position)
    this.server = server
    this.pageKey = pageKey
    this.#names = names
    this.#areNamesBehind = this.#isHeadBehind = true
    this.#keepSoon()
  }

  /** Goes on with the journal of an earlier opening; its history has been put before ours. */
  adopt(found: FoundJournal, names: OtherNames): void {
    const [own, before] = [this.#name, found.entries.length]
    const mayBeWritten = this.#present !== null || this.#running !== undefined
    const letGo = this.#letGo
    this.#letGo = Promise.resolve(found.letGo)
    this.#base = new JournalBase(before, this.#entries.length > 0 ? this.#base.content : this.page.content())
    this.#earlierBase = found.head.isBaseWhole ? found.head.base : undefined
    this.#written = this.#proven = before
    this.#entries = [...found.entries, ...this.#entries]
    const hasSaved = this.#saved > 0
    this.#saved = this.#sent = hasSaved ? this.#saved + before : found.head.saved
    this.#earlier = before
    // the answer to a save may come after further edits: it must find what this place was
    this.#lengths.set(this.page.history.position, this.#entries.length - before)
    if (!hasSaved) this.server = { version: found.head.version, updated: found.head.updated }
    this.#names = names
    this.#size += found.head.size
    this.#name = found.name
    this.#present = found.head.owner
    // what an unanswered save called the blocks is known since this opening only
    this.#areNamesBehind = this.#isHeadBehind = true
    void this.settled().then(async () => {
      // only once the other one has it all: until then this one is all that a crash leaves
      if (mayBeWritten && this.#isProven) await this.store.drop(own).catch(() => undefined)
      ;(await letGo)?.()
    })
  }

  #lengthAt(position: HistoryPosition): number {
    const own = this.#lengths.get(position)
    return own === undefined ? this.#entries.length : this.#earlier + own
  }

  #hold(): Promise<(() => void) | null> {
    return this.store.hold(this.#name, patience).catch(() => null)
  }

  #added(step: Step<Change>, isJoined: boolean): void {
    if (isJoined) {
      this.#entries.pop()
      this.#written = Math.min(this.#written, this.#entries.length)
      this.#proven = Math.min(this.#proven, this.#written)
    }
    this.#push({ step })
  }

  #push(entry: JournalEntry): void {
    this.#entries.push(entry)
    this.#lengths.set(this.page.history.position, this.#entries.length - this.#earlier)
    this.#keepSoon()
  }

  #keepSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      whenIdle(() => this.flush())
    }, delay)
  }

  get #isBehind(): boolean {
    if (this.#entries.length === 0) return false
    return this.#isHeadBehind || this.#written < this.#entries.length
  }

  get #isProven(): boolean {
    return !this.#isBehind && this.#proven === this.#entries.length
  }

  get #isBaseWhole(): boolean {
    return this.#earlierBase !== undefined || this.#base.isWhole
  }

  // a second round for what came while the first was written; the base follows in rounds of its own
  async #run(): Promise<void> {
    while (this.#isBehind) if (!(await this.#write())) return
    if (this.#entries.length > 0 && !this.#isBaseWhole) this.#keepBase()
  }

  #keepBase(): void {
    this.#isHeadBehind = true
    this.#keepSoon()
  }

  /** What is not on the device yet, with the next slice of the base. */
  #batch(from: number, hasNames: boolean): { head: JournalHead; parts: Map<string, unknown>; taken: () => void } {
    const slice = this.#isBaseWhole ? undefined : this.#base.next()
    const parts = new Map<string, unknown>(slice?.parts)
    if (hasNames) parts.set(namesPart, [...this.#names])
    for (let index = from; index < this.#entries.length; index++) parts.set(entryPart(index), this.#entries[index])
    for (const part of parts.values()) this.#size += jsonText(part).length
    return { head: this.#head(this.#isBaseWhole || slice?.isLast === true), parts, taken: () => slice?.taken() }
  }

  /** One transaction. False when the device refused. */
  async #write(): Promise<boolean> {
    const [name, from] = [this.#name, this.#written]
    const { head, parts, taken } = this.#batch(from, this.#areNamesBehind)
    const until = (this.#written = this.#entries.length)
    this.#isHeadBehind = this.#areNamesBehind = false
    const slow = setTimeout(() => this.#sayTrouble(), slowness)
    const isOurs = await this.store.write(name, this.#present, head, parts).catch(() => undefined)
    clearTimeout(slow)
    // another journal was adopted meanwhile: this answer says nothing of it
    if (name !== this.#name) return true
    if (isOurs === undefined) {
      this.#written = Math.min(this.#written, from)
      this.#areNamesBehind = this.#isHeadBehind = true
      this.#sayTrouble()
      return false
    }
    if (isOurs) {
      this.#present = this.#owner
      this.#proven = Math.min(until, this.#written)
      taken()
    } else this.#beginAgain()
    this.#isInTrouble = false
    return true
  }

  #sayTrouble(): void {
    if (!this.#isInTrouble) this.onTrouble()
    this.#isInTrouble = true
  }

  // somebody else goes on with it, or the device was cleared: everything goes into another one
  #beginAgain(): void {
    void this.#letGo.then((letGo) => letGo?.())
    this.#name = freshId()
    this.#present = null
    this.#written = this.#proven = 0
    this.#size = 0
    this.#base = this.#base.again()
    this.#earlierBase = undefined
    this.#areNamesBehind = this.#isHeadBehind = true
    this.#letGo = this.#hold()
  }

  /** The first who is known: after the session only the same person returns to an open page. */
  #whose(): string | undefined {
    return (this.#person ||= this.who()) || undefined
  }

  #head(isBaseWhole: boolean): JournalHead {
    return {
      page: this.pageKey,
      person: this.#whose(),
      owner: this.#owner,
      at: Date.now(),
      count: this.#entries.length,
      ...this.server,
      saved: this.#saved,
      sent: this.#sent,
      isDirty: this.page.history.$state.get().isDirty,
      base: this.#earlierBase ?? this.#base.at,
      isBaseWhole,
      size: this.#size,
    }
  }
}
