import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { createContext, useContext, useEffect } from 'react'

/** Slides, pages of icons, tabs or headlines of one preview. Which one is shown is the editor's affair and never stored. */
export class Pages {
  readonly $count = atom(1)
  readonly $at = atom(0)
  /** Milliseconds after which the storefront turns by itself; 0 = only visitors turn. */
  readonly $pace = atom(0)
  /** Whether somebody has turned a page: nothing moves before. */
  isTurned = false

  /** Goes on by so many pages; behind the last comes the first. */
  turn(by: number): void {
    const count = this.$count.get()
    this.isTurned = true
    this.$at.set((((this.$at.get() + by) % count) + count) % count)
  }

  tell(count: number, pace: number): void {
    this.$count.set(Math.max(1, count))
    this.$pace.set(pace)
    if (this.$at.get() >= count) this.$at.set(Math.max(0, count - 1))
  }
}

/** The pages of the block that a preview belongs to; none where it is only looked at. */
export const PagesContext = createContext<Pages | null>(null)

const $first = atom(0)

/** For a preview that has pages: says how many there are, and answers which one is shown. */
export function usePages(count: number, pace = 0): { at: number; isTurned: boolean } {
  const pages = useContext(PagesContext)
  const at = useStore(pages?.$at ?? $first)
  useEffect(() => pages?.tell(count, pace), [pages, count, pace])
  return { at: Math.min(at, Math.max(0, count - 1)), isTurned: pages?.isTurned ?? false }
}
