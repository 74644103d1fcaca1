import type { AnyRow, BlockWords } from '../../blocks/shared/define.ts'

/** What every control gets. `onCommit` ends a gesture; what comes after is a step of its own. */
export interface ControlProps<T> {
  row: AnyRow
  value: T
  /** What a fresh block has; undefined in rows of lists. */
  initial: T | undefined
  words: BlockWords
  /** The block, or the entry of a list, that the row belongs to. */
  whole: Readonly<Record<string, unknown>>
  // a method, so that a control for text fits where only the row knows the type
  onChange(next: T): void
  onCommit: () => void
}
