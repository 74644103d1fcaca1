import type { Point } from './edits.ts'
import type { Row } from './rows.ts'

/** Which cells are chosen: one has the focus, `anchor` is where the range began. */
export interface Selection {
  readonly at: Point
  readonly anchor: Point
}

interface Step {
  readonly before: readonly Row[]
  readonly after: readonly Row[]
  readonly selection: Selection
}

/** Steps at most; rows that did not change are shared between them. */
const most = 200

/** Undo and redo of a grid. */
export class GridHistory {
  #done: Step[] = []
  #undone: Step[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  add(step: Step): void {
    this.#done = [...this.#done.slice(1 - most), step]
    this.#undone = []
  }

  /** Takes the last step back; undefined when there is none. */
  undo(): Step | undefined {
    const step = this.#done.pop()
    if (step) this.#undone.push(step)
    return step
  }

  /** Makes what was undone last once more. */
  redo(): Step | undefined {
    const step = this.#undone.pop()
    if (step) this.#done.push(step)
    return step
  }

  clear(): void {
    this.#done = []
    this.#undone = []
  }
}
