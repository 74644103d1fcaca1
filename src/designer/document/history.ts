import { atom } from 'nanostores'

/** One undoable step: changes in the order in which they were made, and what was chosen around it. */
export interface Step<Change> {
  readonly label: string
  readonly changes: readonly Change[]
  readonly before: string | null
  readonly after: string | null
  /** Steps of one gesture carry the same key and become one. */
  readonly gesture: string | null
}

const pause = 1500

/** Undo and redo as lists of patches; nothing of the page is copied. */
export class History<Change> {
  readonly $state = atom({ canUndo: false, canRedo: false, isDirty: false })
  #done: Step<Change>[] = []
  #undone: Step<Change>[] = []
  #saved: Step<Change> | undefined
  #isOpen = false
  #isHeld = false
  #lastAt = 0

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Adds a step, or joins it to the last one when both belong to the same gesture. */
  add(step: Step<Change>, join: (last: readonly Change[], next: readonly Change[]) => readonly Change[]): void {
    const last = this.#done.at(-1)
    const time = this.now()
    const isJoined =
      this.#isOpen && last && step.gesture !== null && last.gesture === step.gesture && (this.#isHeld || time - this.#lastAt < pause)
    if (isJoined) this.#done[this.#done.length - 1] = { ...last, changes: join(last.changes, step.changes), after: step.after }
    else this.#done.push(step)
    this.#undone = []
    this.#isOpen = true
    this.#lastAt = time
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

  takeUndo(): Step<Change> | undefined {
    return this.#pass(this.#done, this.#undone)
  }

  takeRedo(): Step<Change> | undefined {
    return this.#pass(this.#undone, this.#done)
  }

  #pass(from: Step<Change>[], to: Step<Change>[]): Step<Change> | undefined {
    const step = from.pop()
    if (step) to.push(step)
    this.seal()
    this.#tell()
    return step
  }

  /** Where the page is now; pass it to `markSaved` when the server has this state. */
  get place(): Step<Change> | undefined {
    return this.#done.at(-1)
  }

  markSaved(place: Step<Change> | undefined): void {
    this.#saved = place
    this.seal()
    this.#tell()
  }

  /** The page differs from what the server has although nothing was done here (a restored draft). */
  markUnsaved(): void {
    this.#saved = { label: '', changes: [], before: null, after: null, gesture: null }
    this.#tell()
  }

  #tell(): void {
    const next = { canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0, isDirty: this.place !== this.#saved }
    const now = this.$state.get()
    if (now.canUndo !== next.canUndo || now.canRedo !== next.canRedo || now.isDirty !== next.isDirty) this.$state.set(next)
  }
}
