import type { LucideIcon } from 'lucide-react'
import type { LazyPart } from '#src/ui/lazy-part.ts'
import type { Editor } from '../editor.ts'

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
  readonly part: LazyPart<object>
}

/** Declares a tab of the rail. */
export const defineTab = (tab: RailTab): RailTab => tab
