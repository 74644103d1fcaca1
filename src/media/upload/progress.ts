/** Milliseconds between two steps of all bars: each is a frame. */
const step = 120

interface Watcher {
  /** Some shares are others now. */
  show(): void
  forget(id: number): void
}

const reported = new Map<number, number>()
let watcher: Watcher | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Share of an upload that has left the browser, 0 to 1. */
export const shareNow = (id: number): number => reported.get(id) ?? 0

/** Tells who draws the bars, a few times a second; they come with the first upload. */
export function watchShares(by: Watcher): void {
  watcher = by
}

export function setShare(id: number, share: number): void {
  reported.set(id, share)
  timer ??= setTimeout(() => {
    timer = undefined
    watcher?.show()
  }, step)
}

export function forgetShare(id: number): void {
  reported.delete(id)
  watcher?.forget(id)
}
