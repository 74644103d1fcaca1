/** A call that happens at once, and then not again before so many milliseconds are over; the last wish is always fulfilled. */
export function paced(run: () => void, gap: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  function next(): void {
    timer = undefined
    if (!isWanted) return
    isWanted = false
    run()
    timer = setTimeout(next, gap())
  }
  return () => {
    isWanted = true
    if (timer === undefined) next()
  }
}
