import { atom, type ReadableAtom } from 'nanostores'
import { blockKinds } from '../blocks/index.ts'
import type { PageContent } from '../document/change.ts'
import type { Clash, Side } from '../document/merge/clash.ts'
import type { Merge, PageRules } from '../document/merge/merge-pages.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { OpenedPage } from './open-page.ts'
import type { Conflict, Saver } from './saver.ts'
import { $text } from './save.text.ts'
import type { TakenIn } from './taken-in.ts'

const rules: PageRules = {
  isOnce: (kind) => blockKinds.get(kind)?.isOnce ?? false,
  pinOf: (kind) => blockKinds.get(kind)?.pinned,
}

/** A merge for which a person has to choose. */
export interface OpenMerge extends Merge {
  /** When the other page was stored, as the server writes times; empty when it is not known. */
  readonly updated: string
  /** It was met while saving: saving goes on when everything is chosen. */
  readonly isSaving: boolean
}

type MergePages = typeof import('../document/merge/merge-pages.ts').mergePages

/** What is merged: the page on the screen, and another that was made of the same `base`. */
interface Meeting {
  readonly base: PageContent
  readonly theirs: PageContent
  readonly conflict: Conflict | null
  /** It was taken in before, and undone. */
  readonly again?: TakenIn
  readonly isSaving: boolean
}

/** What merging tells: what came with their page, and how many changes were taken in. */
export interface MergingEvents {
  onTheirs(theirs: OpenedPage): void
  onTaken(count: number, updated: string): void
  /** The code that merges could not be loaded; nothing has changed. */
  onUnable(): void
}

/** Brings the page on the screen together with what others stored, as one step of undo; asks where both did the same thing. */
export class Merging {
  readonly #$open = atom<OpenMerge | null>(null)
  #meeting: Meeting | undefined
  /** Loaded when two pages meet for the first time: most never do. */
  #mergePages: MergePages | undefined
  /** What was taken in on this page, the oldest first. */
  #taken: readonly TakenIn[] = []

  constructor(
    private readonly page: PageDocument,
    private readonly saver: Saver,
    private readonly events: MergingEvents,
  ) {}

  /** The merge that waits for a person; null while there is none. */
  get $open(): ReadableAtom<OpenMerge | null> {
    return this.#$open
  }

  /** Takes in a page that somebody else stored. False when a person has to choose first. */
  async meet(conflict: Conflict, isSaving: boolean): Promise<boolean> {
    if (!(await this.#isReady())) return false
    this.events.onTheirs(conflict.theirs)
    return this.#begin({ base: conflict.base ?? this.saver.baseline.content, theirs: conflict.theirs, conflict, isSaving })
  }

  /** What was taken in by earlier openings of the page. */
  continueFrom(before: readonly TakenIn[]): void {
    this.#taken = [...before, ...this.#taken]
  }

  /** Takes in again what undoing took away of others' work. False when a person has to choose first. */
  async takeAgain(): Promise<boolean> {
    const undone = this.#taken.filter(({ position }) => !this.page.history.isDone(position))
    if (undone.length > 0 && !(await this.#isReady())) return false
    return undone.every((again) => this.#begin({ base: again.before, theirs: again.after, conflict: null, again, isSaving: true }))
  }

  /** Ends the open merge with what was chosen. */
  settle(choose: (clash: Clash) => Side): void {
    if (this.#meeting) this.#take(this.#meeting, this.#merge(this.#meeting), choose)
    this.cancel()
  }

  /** Leaves both pages as they are; the next save asks again. */
  cancel(): void {
    this.#meeting = undefined
    this.#$open.set(null)
    this.saver.$conflict.set(null)
  }

  async #isReady(): Promise<boolean> {
    try {
      this.#mergePages ??= (await import('../document/merge/merge-pages.ts')).mergePages
      return true
    } catch {
      this.cancel()
      this.events.onUnable()
      return false
    }
  }

  #merge({ base, theirs }: Meeting): Merge {
    return this.#mergePages!(base, this.page.content(), theirs, rules)
  }

  #begin(meeting: Meeting): boolean {
    const merge = this.#merge(meeting)
    if (merge.clashes.length === 0) {
      this.#take(meeting, merge, () => 'mine')
      return true
    }
    this.#meeting = meeting
    this.#$open.set({ ...merge, updated: updatedOf(meeting), isSaving: meeting.isSaving })
    return false
  }

  #take(meeting: Meeting, merge: Merge, choose: (clash: Clash) => Side): void {
    const before = this.page.content()
    const isChanged = this.page.merge(merge.resolve(choose), $text.get().merged)
    if (isChanged) {
      const taken = { position: this.page.history.position, before, after: this.page.content() }
      this.#taken = [...this.#taken.filter((each) => each !== meeting.again), taken]
    }
    if (meeting.conflict) this.saver.follow(meeting.conflict)
    if (merge.taken > 0) this.events.onTaken(merge.taken, updatedOf(meeting))
  }
}

const updatedOf = ({ conflict }: Meeting): string => conflict?.theirs.origin.updated ?? ''
