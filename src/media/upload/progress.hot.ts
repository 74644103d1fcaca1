import { signal, type Signal } from '@preact/signals-react'
import { shareNow, watchShares } from './progress.ts'

const shares = new Map<number, Signal<number>>()

/** Share of an upload that has left the browser, 0 to 1; follows `setShare` a few times a second. */
export function shareOf(id: number): Signal<number> {
  let share = shares.get(id)
  if (!share) shares.set(id, (share = signal(shareNow(id))))
  return share
}

watchShares({
  show() {
    for (const [id, share] of shares) share.value = shareNow(id)
  },
  forget: (id) => void shares.delete(id),
})
