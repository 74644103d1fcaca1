import { atom } from 'nanostores'
import { renamedPositions, type HistoryPosition, type Timeline } from './timeline.ts'

/** One undoable step: changes in the order in which they were made, and what was chosen around it. */
export interface Step<Change> {
  readonly label: string
  readonly changes: readonly Change[]
  readonly before: string | null
  readonly after: string | null
  /** Steps of one gesture carry the same key and become one. */
  readonly gesture: string | null
  /** When it was made; unix milliseconds. */
  readonly at: number
  /** It took in what somebody else had stored. */
  readonly isMerge?: boolean
}

/** Hears what happens to a history, in order: enough to do the same to a copy of it. */
export interface HistoryWatcher<Change> {
  /** A step was made, or joined to the one made last, which is this one now. */
  added(step: Step<Change>, isJoined: boolean): void
  /** So many steps were undone (negative) or redone. */
  walked(by: number): void
}

const pause = 1500

/** Undo and redo as lists of patches; nothing of the page is copied. */
export class History<Change> {
  readonly $state = atom({ canUndo: false, canRedo: false, isDirty: false })
  /** Counts everything that happens to it; for lists of the steps. */
  readonly $revision = atom(0)
  readonly #positions = renamedPositions()
  #start: HistoryPosition = {}
  #done: Step<Change>[] = []
  #undone: Step<Change>[] = []
  #saved: HistoryPosition = this.#start
  #isOpen = false
  #isHeld = false
  #lastAt = 0
  #watcher: HistoryWatcher<Change> | undefined

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Adds a step, or joins it to the last one when both belong to the same gesture. */
  add(step: Omit<Step<Change>, 'at'>, join: (last: readonly Change[], next: readonly Change[]) => readonly Change[]): void {
    const last = this.#done.at(-1)
    const time = this.now()
    const isJoined =
      this.#isOpen && last && step.gesture !== null && last.gesture === step.gesture && (this.#isHeld || time - this.#lastAt < pause)
    const made = { ...step, at: Date.now(), ...(isJoined && { changes: join(last.changes, step.changes), before: last.before }) }
    if (isJoined) this.#done[this.#done.length - 1] = made
    else this.#done.push(made)
    if (this.#undone.length > 0) this.#undone = []
    this.#isOpen = true
    this.#lastAt = time
    this.#watcher?.added(made, Boolean(isJoined))
    this.#tell()
  }

  /** Ends the gesture: what follows is a step of its own. */
  seal(): void {
    this.#isOpen = false
  }

  /** From here to `release` everything is one gesture, however slow: a held pointer, a composition of an input method. */
  hold(): void {
    this.#isHeld = true
  }

  release(): void {
    this.#isHeld = false
  }

  /** Takes back so many steps (negative), or takes them up again, and answers them in the order to be gone through. */
  walk(by: number): Step<Change>[] {
    const [from, to] = by < 0 ? [this.#done, this.#undone] : [this.#undone, this.#done]
    const passed: Step<Change>[] = []
    while (passed.length < Math.abs(by) && from.length > 0) passed.push(from.pop()!)
    for (const step of passed) to.push(step)
    this.seal()
    if (passed.length === 0) return passed
    this.#watcher?.walked(by < 0 ? -passed.length : passed.length)
    this.#tell()
    return passed
  }

  /** How many steps there are, those that were undone among them. */
  get length(): number {
    return this.#done.length + this.#undone.length
  }

  /** How many of them are done. */
  get depth(): number {
    return this.#done.length
  }

  /** A step, counted from the oldest. */
  at(index: number): Step<Change> | undefined {
    return index < this.#done.length ? this.#done[index] : this.#undone.at(this.#done.length - 1 - index)
  }

  /** Where the page is now; pass it to `markSaved` when the server has this state. */
  get position(): HistoryPosition {
    return this.#done.at(-1) ?? this.#start
  }

  /** Whether the step that led to a place is done. */
  isDone(position: HistoryPosition): boolean {
    return this.#done.some((step) => step === position)
  }

  /** How many steps are done where the server has the page; undefined when no undoing leads there. */
  get savedDepth(): number | undefined {
    if (this.#saved === this.#start) return 0
    for (let index = 0; index < this.length; index++) if (this.at(index) === this.#saved) return index + 1
    return undefined
  }

  markSaved(position: HistoryPosition): void {
    this.#saved = this.#positions.present(position)
    this.seal()
    this.#tell()
  }

  /** The server has another state than any of these (somebody else's page). */
  markUnsaved(): void {
    this.#saved = {}
    this.#tell()
  }

  /** One that hears everything from now on. */
  watch(watcher: HistoryWatcher<Change> | undefined): void {
    this.#watcher = watcher
  }

  /** Puts what was done in earlier openings of the page before what was done in this one. */
  continueFrom(earlier: Timeline<Change>): void {
    const isUntouched = this.length === 0
    const joint = earlier.done.at(-1) ?? earlier.start
    this.#positions.rename(this.#start, joint)
    if (isUntouched) this.#undone = [...earlier.undone]
    if (isUntouched || this.#saved === this.#start) this.#saved = earlier.saved
    this.#done = [...earlier.done, ...this.#done]
    this.#start = earlier.start
    this.#tell()
  }

  #tell(): void {
    const next = { canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0, isDirty: this.position !== this.#saved }
    const now = this.$state.get()
    if (now.canUndo !== next.canUndo || now.canRedo !== next.canRedo || now.isDirty !== next.isDirty) this.$state.set(next)
    this.$revision.set(this.$revision.get() + 1)
  }
}
