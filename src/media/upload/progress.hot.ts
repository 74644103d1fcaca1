import { signal, type Signal } from '@preact/signals-react'

const shares = new Map<number, Signal<number>>()

/** Share of an upload that has left the browser, 0 to 1. */
export function shareOf(id: number): Signal<number> {
  let share = shares.get(id)
  if (!share) shares.set(id, (share = signal(0)))
  return share
}

export function setShare(id: number, share: number): void {
  shareOf(id).value = share
}

export function forgetShare(id: number): void {
  shares.delete(id)
}
