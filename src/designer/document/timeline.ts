import type { Step } from './history.ts'

/** A place in a history, compared by identity: the step made last, or the beginning. */
export type HistoryPosition = object

/** A history as it was left: what can be undone, what can be redone (the next one last), and what the server has. */
export interface Timeline<Change> {
  readonly start: HistoryPosition
  readonly done: readonly Step<Change>[]
  readonly undone: readonly Step<Change>[]
  readonly saved: HistoryPosition
}

/** What happened to a history, one after the other. */
export type Entry<Change> = { readonly step: Step<Change> } | { readonly walk: number }

/**
 * The history that these entries make.
 * @param saved how many of them had happened when the server got the page
 */
export function timelineOf<Change>(entries: readonly Entry<Change>[], saved: number): Timeline<Change> {
  const start: HistoryPosition = {}
  const done: Step<Change>[] = []
  let undone: Step<Change>[] = []
  let savedPosition: HistoryPosition = start
  for (const [index, entry] of entries.entries()) {
    if ('step' in entry) {
      done.push(entry.step)
      undone = []
    } else walk(entry.walk < 0 ? done : undone, entry.walk < 0 ? undone : done, Math.abs(entry.walk))
    if (index + 1 === saved) savedPosition = done.at(-1) ?? start
  }
  return { start, done, undone, saved: savedPosition }
}

function walk<T>(from: T[], to: T[], count: number): void {
  for (let left = count; left > 0 && from.length > 0; left--) to.push(from.pop()!)
}

/** What to do to a page, one after the other, to bring it through these entries. */
export function* changesOf<Change>(
  entries: readonly Entry<Change>[],
  from: number,
): Generator<{ readonly change: Change; readonly isBack: boolean }> {
  const { done, undone } = timelineOf(entries.slice(0, from), 0)
  const stacks = { done: [...done], undone: [...undone] }
  for (const entry of entries.slice(from)) {
    if ('step' in entry) {
      stacks.done.push(entry.step)
      stacks.undone = []
      for (const change of entry.step.changes) yield { change, isBack: false }
      continue
    }
    for (let left = Math.abs(entry.walk); left > 0; left--) {
      const isBack = entry.walk < 0
      const step = (isBack ? stacks.done : stacks.undone).pop()
      if (!step) break
      ;(isBack ? stacks.undone : stacks.done).push(step)
      for (const change of isBack ? step.changes.toReversed() : step.changes) yield { change, isBack }
    }
  }
}

/** Places that have become others since somebody took hold of them. */
export function renamedPositions() {
  const renamed = new WeakMap<HistoryPosition, HistoryPosition>()
  return {
    rename: (from: HistoryPosition, to: HistoryPosition): void => void renamed.set(from, to),
    present: (position: HistoryPosition): HistoryPosition => renamed.get(position) ?? position,
  }
}
