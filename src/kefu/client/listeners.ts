/** Who is told of something. */
export interface Listeners<What> {
  /** Gives back how to stop. */
  listen(hear: (what: What) => void): () => void
  tell(what: What): void
}

export function createListeners<What>(): Listeners<What> {
  const all = new Set<(what: What) => void>()
  return {
    listen(hear) {
      all.add(hear)
      return () => void all.delete(hear)
    },
    tell: (what) => all.forEach((hear) => hear(what)),
  }
}
