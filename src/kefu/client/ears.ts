/** Who hears of something. */
export interface Ears<What> {
  /** Gives back how to stop. */
  listen(hear: (what: What) => void): () => void
  tell(what: What): void
}

export function createEars<What>(): Ears<What> {
  const all = new Set<(what: What) => void>()
  return {
    listen(hear) {
      all.add(hear)
      return () => void all.delete(hear)
    },
    tell: (what) => all.forEach((hear) => hear(what)),
  }
}
