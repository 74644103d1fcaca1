import type { Block, Wire } from './block.ts'
import type { ReadValue } from './read-value.ts'
import type { PageSettings } from './settings.ts'

/** Everything that is edited of a page. */
export interface PageContent {
  readonly value: ReadValue
  readonly settings: PageSettings
}

/** A patch of the open page; each can be applied both ways. */
export type Change =
  | { readonly type: 'wire'; readonly id: string; readonly before: Wire; readonly after: Wire }
  | { readonly type: 'insert' | 'remove'; readonly block: Block; readonly place: number }
  | { readonly type: 'move'; readonly id: string; readonly from: number; readonly to: number }
  | { readonly type: 'footer'; readonly before: Block | null; readonly after: Block | null }
  | { readonly type: 'settings'; readonly before: PageSettings; readonly after: PageSettings }

/** Joins the changes of one gesture: it changes one thing many times, so the first "before" and the last "after" are the step. */
export function joined(last: readonly Change[], next: readonly Change[]): readonly Change[] {
  const [a, b] = [last[0], next[0]]
  if (last.length !== 1 || next.length !== 1 || !a || !b || a.type !== b.type || !('before' in a) || !('before' in b))
    return [...last, ...next]
  return [{ ...b, before: a.before } as Change]
}
