// a frame keeps most of its 16 ms for the person
const slice = 6
const patience = 1500

/** Runs steps until one of them takes it over its time; true when there are none left. */
function runFor(steps: Iterator<unknown>, until: () => boolean): boolean {
  while (until()) if (steps.next().done) return true
  return false
}

/** Runs steps in the browser's idle time, a few ms at a time, then `done`. Answers how to stop it. */
export function inIdle(steps: Iterator<unknown>, done: () => void): () => void {
  let isStopped = false
  const hasIdle = typeof requestIdleCallback === 'function'
  const next = () => (hasIdle ? void requestIdleCallback(work, { timeout: patience }) : void setTimeout(work, 20))
  const work = (deadline?: IdleDeadline) => {
    if (isStopped) return
    const start = performance.now()
    const isLate = deadline === undefined || deadline.didTimeout
    const isOver = runFor(steps, () => performance.now() - start < slice && (isLate || deadline.timeRemaining() > 1))
    if (isOver) done()
    else next()
  }
  next()
  return () => (isStopped = true)
}

/** Runs steps now, letting the browser draw in between. */
export async function inTurns(steps: Iterator<unknown>): Promise<void> {
  const go = () => {
    const start = performance.now()
    return runFor(steps, () => performance.now() - start < slice)
  }
  while (!go()) await new Promise((next) => setTimeout(next))
}
