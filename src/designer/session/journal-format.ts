import type { Block } from '../document/block.ts'
import type { Change } from '../document/change.ts'
import type { PageSettings } from '../document/settings.ts'
import type { Entry } from '../document/timeline.ts'

/**
 * What was done to one page in one place: a journal on the device. Its head says whose it is and how long, its parts are
 * the entries of the history, each written when it happens, and the page as it was before the first of them.
 */
export interface JournalHead {
  /** Which page of which server: `pageKey`. */
  readonly page: string
  /** Whose work it is, see `personOf`; absent where nobody was known, and in journals of before. */
  readonly person?: string | undefined
  /** The opening of the page that writes it; nobody else may. */
  readonly owner: string
  /** Unix milliseconds of the last write. */
  readonly at: number
  /** How many entries it has. */
  readonly count: number
  /** The server's state of the page that `saved` stands for. */
  readonly version: string
  readonly updated: string
  /** How many entries had happened when the server got the page. */
  readonly saved: number
  /** How many had happened when the page was sent last; the answer may never have come. */
  readonly sent: number
  /** The page differs from what the server has: a draft. */
  readonly isDirty: boolean
  /** How many entries had happened when the page was like its base, and whether all of the base is there. */
  readonly base: number
  readonly isBaseWhole: boolean
  /** Characters written so far, about. */
  readonly size: number
}

export type JournalEntry = Entry<Change>

/** The part that holds everything of the base but its blocks. */
export interface BaseFrame {
  readonly settings: PageSettings
  readonly footer: Block | null
  readonly slices: number
}

const padded = (number: number) => String(number).padStart(9, '0')

export const entryPart = (index: number): string => `entry ${padded(index)}`
export const slicePart = (index: number): string => `slice ${padded(index)}`
export const framePart = 'frame'
/** Pairs of `OtherNames` as of `saved`. */
export const namesPart = 'names'

export const pageKey = (base: string, page: string): string => `${base} ${page || 'new'}`
