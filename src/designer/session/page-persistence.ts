import { renamed, type OtherNames } from '../document/block-names.ts'
import type { PageContent } from '../document/change.ts'
import type { PageDocument } from '../document/page-document.ts'
import { timelineOf, type HistoryPosition } from '../document/timeline.ts'
import { isNamed, recall, type Draft } from './draft.ts'
import { pageKey } from './journal-format.ts'
import { findJournals, type FoundJournal } from './journal-reader.ts'
import { deviceJournals, type JournalStore } from './journal-store.ts'
import { Journal } from './journal.ts'
import type { PageOrigin } from './open-page.ts'
import { takenInBy, type TakenIn } from './taken-in.ts'

/** Milliseconds after the opening; whoever opens a page has other things to wait for than old journals. */
const calm = 15_000

/**
 * How many milliseconds each look waits for an opening that is still ending: a busy machine takes its time to take down
 * a page that is reloaded, and what it held is looked for again.
 */
const patiences = [800, 2000, 6000]

/** The open page on the device: its journal, and what earlier openings left there. */
export class PagePersistence {
  readonly #journal: Journal
  readonly #opening: { readonly origin: PageOrigin; readonly content: PageContent }
  #isTroubleTold = false
  #isClosed = false
  #hasHistory = false
  #pruning: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly base: string,
    private readonly page: PageDocument,
    origin: PageOrigin,
    /** Said once: from now on a reload loses what is not saved. */
    sayTrouble: () => void,
    private readonly store: JournalStore = deviceJournals,
    /** The page goes on with a journal in which others' work was taken in. */
    private readonly onTakenIn: (before: readonly TakenIn[]) => void = () => undefined,
    /** Who is at work, now and as soon as it is known. */
    private readonly person: { now(): string; known(): Promise<string> } = { now: () => '', known: () => Promise.resolve('') },
  ) {
    this.#opening = { origin, content: page.content() }
    const tell = () => {
      if (!this.#isTroubleTold) sayTrouble()
      this.#isTroubleTold = true
    }
    this.#journal = new Journal(store, page, pageKey(base, origin.id), origin, tell, person.now)
  }

  /**
   * Takes up the history of earlier openings, and offers the drafts among them, the latest first; those of openings that
   * were still ending come later.
   */
  async recall(offer: (drafts: readonly Draft[]) => void): Promise<void> {
    const seen = new Set<string>()
    try {
      for (const patience of patiences) {
        const drafts = await this.#look(seen.add(this.#journal.name), patience)
        if (this.#isClosed) return
        if (drafts.length > 0) offer(drafts)
      }
      this.#pruning = setTimeout(() => void this.#prune(), calm)
    } catch {
      // a device that keeps nothing has nothing to offer; the first edit will say so
    }
  }

  // a page that was left by then is tidied up by the next one
  async #prune(): Promise<void> {
    if (this.#isClosed) return
    try {
      const { pruneJournals } = await import('./journal-pruning.ts')
      await pruneJournals(this.store, Date.now())
    } catch {
      // what cannot be tidied up stays for the next opening
    }
  }

  async #look(seen: Set<string>, patience: number): Promise<Draft[]> {
    const { origin } = this.#opening
    const drafts: Draft[] = []
    const person = await this.person.known()
    this.#journal.claim()
    for (const journal of await findJournals(this.store, { page: pageKey(this.base, origin.id), person }, seen, patience)) {
      seen.add(journal.name)
      const recalled = this.#isClosed ? undefined : await recall(this.store, journal, this.#opening)
      if (recalled && 'draft' in recalled) drafts.push(recalled.draft)
      else if (recalled && 'history' in recalled && !this.#hasHistory && drafts.length === 0)
        this.#hasHistory = this.#continue(recalled.history, recalled.names)
      else this.#leave(journal, recalled !== undefined)
    }
    return drafts
  }

  /** Puts a draft on the screen with its history; what has been edited here meanwhile stays undoable before it. */
  restore({ content, journal, names }: Draft, label: string): void {
    if (this.page.history.length > 0) {
      this.page.replace(content.value, content.settings, label)
      void this.#journal.settled().then(() => this.#leave(journal, true))
      return
    }
    this.#goOn(journal, names, content)
  }

  /** Takes a draft back to what the server has, where undoing leads there; else it is gone. */
  discard(draft: Draft): void {
    const { history } = this.page
    if (draft.isOlder || history.length > 0) return this.#leave(draft.journal, true)
    const timeline = timelineOf(draft.journal.entries, draft.journal.head.saved)
    const isReachable = timeline.saved === timeline.start || [...timeline.done, ...timeline.undone].some((step) => step === timeline.saved)
    if (!isReachable) return this.#leave(draft.journal, true)
    this.restore(draft, '')
    this.page.walk((history.savedDepth ?? 0) - history.depth)
  }

  sending(position: HistoryPosition): void {
    this.#journal.sending(position)
  }

  saved(position: HistoryPosition, origin: PageOrigin, names: OtherNames): void {
    this.#journal.saved(position, { version: origin.version, updated: origin.updated }, names, pageKey(this.base, origin.id))
  }

  /** Writes what is left when the page is left or hidden. */
  followLeaving(): () => void {
    const leave = () => this.#journal.leave()
    const hide = () => document.visibilityState === 'hidden' && leave()
    // before the page goes there is still some time
    const hurry = () => this.#journal.flush()
    window.addEventListener('beforeunload', hurry)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('beforeunload', hurry)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    // a timer that waits would hold the whole page until then
    clearTimeout(this.#pruning)
    await this.#journal.close()
  }

  #continue(journal: FoundJournal, names: OtherNames): boolean {
    const isRenamed = !isNamed(this.#opening.content, names)
    if (isRenamed && this.page.history.length > 0) {
      journal.letGo()
      return false
    }
    this.#goOn(journal, names, isRenamed ? renamed(this.#opening.content, names) : undefined)
    return true
  }

  #goOn(journal: FoundJournal, names: OtherNames, content?: PageContent): void {
    this.page.continueFrom(timelineOf(journal.entries, journal.head.saved), content)
    this.#journal.adopt(journal, names)
    this.onTakenIn(takenInBy(journal.entries, content ?? this.#opening.content))
  }

  #leave(journal: FoundJournal, isDone: boolean): void {
    const end = () => journal.letGo()
    if (!isDone) end()
    else this.store.drop(journal.name).then(end, end)
  }
}
