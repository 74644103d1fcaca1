import type { Block } from '../block.ts'
import type { PageSettings } from '../settings.ts'

export type Side = 'mine' | 'theirs'

/** Something that two editors did differently: a person chooses between both outcomes. */
export type Clash =
  | {
      /**
       * `changed`: the same field of a block, or of the tab bar. `deletedByMe`, `deletedByThem`: the other one edited it.
       * `onlyOnce`: each added one of a kind that a page has once.
       */
      readonly type: 'changed' | 'deletedByMe' | 'deletedByThem' | 'onlyOnce'
      readonly id: string
      /** The block with my choice, and with theirs; null = it is gone. What only one of them changed is in both. */
      readonly mine: Block | null
      readonly theirs: Block | null
    }
  | {
      /** The same settings of the page. */
      readonly type: 'settings'
      readonly id: string
      readonly fields: readonly (keyof PageSettings)[]
      readonly mine: PageSettings
      readonly theirs: PageSettings
    }

/** What becomes of a thing: the same for both choices, or a clash. */
export interface Outcome<T> {
  readonly mine: T
  readonly theirs: T
}

export const agreed = <T>(value: T): Outcome<T> => ({ mine: value, theirs: value })
