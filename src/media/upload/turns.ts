interface Waiting {
  id: number
  go(): void
}

/** Lets uploads become whole in their order; `first` is the earliest that is under way. */
export function createTurns(first: () => number | undefined) {
  let waiting: readonly Waiting[] = []

  function check(): void {
    const id = first()
    const ready = waiting.filter((one) => one.id === id)
    if (ready.length > 0) waiting = waiting.filter((one) => one.id !== id)
    for (const one of ready) one.go()
  }

  return {
    /** To be called whenever one has ended. */
    check,
    /** Resolves once nothing earlier is under way. @throws what the signal says */
    of(id: number, signal: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        signal.addEventListener('abort', () => {
          waiting = waiting.filter((one) => one.id !== id)
          reject(signal.reason as Error)
        })
        waiting = [...waiting, { id, go: resolve }]
        check()
      })
    },
  }
}
