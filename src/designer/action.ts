import type { LucideIcon } from 'lucide-react'
import type { Editor } from './editor.ts'

/** Where the keys of an action are listened to. `page`: not while somebody types; `block`: with the focus on a block. */
export type Reach = 'anywhere' | 'page' | 'block'

/**
 * Something that can be done in the designer. One declaration feeds the keys, the list of keys, the command
 * palette and the menus: an action is one entry in one file of `actions/`.
 */
export interface Action {
  readonly id: string
  readonly group: 'edit' | 'block' | 'page' | 'view' | 'help'
  /** Its name in the language of the screen. */
  label(): string
  readonly icon?: LucideIcon
  /** Like `Mod+Shift+Z`, `Alt+ArrowUp`, `Delete`; Mod is Ctrl, or ⌘ on a Mac. The first one is shown. */
  readonly keys?: readonly string[]
  readonly reach?: Reach
  /** The browser answers these keys by an event of its own (copy, cut, paste). */
  readonly isNative?: boolean
  /** Its place in the tools beside the chosen block: on the bar, or in its menu. */
  readonly tools?: { readonly at: 'bar' | 'menu'; readonly rank: number }
  /** False where the connected server or the host cannot carry it: it is nowhere to be seen then. */
  isShown?(editor: Editor): boolean
  isEnabled?(editor: Editor): boolean
  run(editor: Editor): unknown
}

/** Declares the actions of one file. */
export const defineActions = (actions: readonly Action[]): readonly Action[] => actions

/** Whether anything on the page may be changed: its host may only show it. */
export const mayEdit = ({ policy }: Editor): boolean => !policy.isReadOnly

/** Whether blocks may come, go and move: the parts of an older page are given. */
export const mayArrange = (editor: Editor): boolean => mayEdit(editor) && editor.layout === undefined

export const isShown = (action: Action, editor: Editor): boolean => action.isShown?.(editor) ?? true
export const isEnabled = (action: Action, editor: Editor): boolean => action.isEnabled?.(editor) ?? true
