import type { LucideIcon } from 'lucide-react'
import type { ReadableAtom } from 'nanostores'
import type { LazyPart } from '#src/ui/lazy-part.ts'
import type { Editor } from '../editor.ts'

/** A number on a tab, such as of problems; `label` says it in words. */
export interface Badge {
  readonly text: string
  readonly label: string
  readonly tone: 'danger' | 'warning'
}

/** One tab of the rail at the left: a folder in `rail`. Its panel is downloaded when it is first opened. */
export interface RailTab {
  readonly id: string
  /** Place among the tabs. */
  readonly rank: number
  readonly icon: LucideIcon
  /** Its name in the language of the screen. */
  label(): string
  /** False where the connected server or the host cannot carry it. */
  isShown?(editor: Editor): boolean
  /** What its badge shows while the rail is on the screen; null = none. */
  $badge?(editor: Editor): ReadableAtom<Badge | null>
  readonly part: LazyPart<object>
}

/** Declares a tab of the rail. */
export const defineTab = (tab: RailTab): RailTab => tab
