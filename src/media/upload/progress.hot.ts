import { signal, type Signal } from '@preact/signals-react'

/** Milliseconds between two steps of all bars: each is a frame. */
const step = 120

const shares = new Map<number, Signal<number>>()
const told = new Map<number, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Share of an upload that has left the browser, 0 to 1; follows `setShare` a few times a second. */
export function shareOf(id: number): Signal<number> {
  let share = shares.get(id)
  if (!share) shares.set(id, (share = signal(told.get(id) ?? 0)))
  return share
}

export function setShare(id: number, share: number): void {
  told.set(id, share)
  timer ??= setTimeout(show, step)
}

export function forgetShare(id: number): void {
  shares.delete(id)
  told.delete(id)
}

function show(): void {
  timer = undefined
  for (const [id, share] of told) {
    const shown = shares.get(id)
    if (shown) shown.value = share
  }
}
