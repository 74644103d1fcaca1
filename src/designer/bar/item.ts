import type { ComponentType } from 'react'
import type { Editor } from '../editor.ts'

/** One part of the bar above the phone: a file in `bar/items`. */
export interface BarItem {
  /** `start` beside the title, `middle` above the phone, `end` at the right. */
  readonly side: 'start' | 'middle' | 'end'
  /** Place on its side. */
  readonly rank: number
  /** False where the connected server or the host cannot carry it. */
  isShown?(editor: Editor): boolean
  readonly Item: ComponentType
}

/** Declares a part of the bar. */
export const defineItem = (item: BarItem): BarItem => item
